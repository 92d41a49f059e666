"""The board of Zwicken."""
