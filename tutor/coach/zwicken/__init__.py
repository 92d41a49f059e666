"""Zwicken judged and explained."""
