"""The card table: its protocol, its component, and for each game what it shows and the plays that come back from it."""
