"""Zwickern on the board: turns a position into zones, actions and words, and an answer into a play."""
