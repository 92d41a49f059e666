"""Laying out a position: its table with the pack beside it, the widgets, and the changes they make."""
