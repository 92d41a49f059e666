"""A position laid out: its table with the pack beside it, the widgets, and what each of them changes."""
