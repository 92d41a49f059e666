"""Plays, items and variants in words."""
