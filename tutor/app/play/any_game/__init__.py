"""What the Play page has for every game: the frame of a table, a play held back, the ways on, and the choosers."""
