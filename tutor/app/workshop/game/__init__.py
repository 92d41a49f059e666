"""The entry of a game played at a real table, card by card and play by play, saved as a record."""
