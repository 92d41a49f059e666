"""Opponents in Zwicken."""
