"""The judgement of a play: whether it is legal, why not, the legal play instead, and the captures that it missed."""
