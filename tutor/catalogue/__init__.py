"""Proves all content: every stated solution, reason, claim and result, every problem at once."""
