"""The judgement of a play: whether it is legal, why not, what would be legal instead, and what it missed."""
