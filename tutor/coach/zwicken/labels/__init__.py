"""The labels of readings of Zwicken, proven."""
