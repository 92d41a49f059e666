"""Zwickern on the board: a position as zones and actions, in words, and the play that an answer means."""
