"""Drafts of puzzles, games and lessons, as the Workshop changes them and other pages begin them."""
