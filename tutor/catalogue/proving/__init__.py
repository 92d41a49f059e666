"""Proving the parts of a file: its place, its plays, its answers, its claims and its deals."""
