"""The files on Zwicken."""
