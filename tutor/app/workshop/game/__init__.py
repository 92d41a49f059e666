"""A game that was really played, entered card by card and play by play, and saved as a record."""
