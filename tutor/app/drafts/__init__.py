"""Drafts of puzzles, games and lessons, edited in the Workshop and begun from other pages."""
