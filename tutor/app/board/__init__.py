"""The card table: its component, what it shows, and the plays that come back from it."""
