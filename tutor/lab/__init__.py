"""Hands played by machines, and the puzzles found in them."""
