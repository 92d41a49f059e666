"""Opponents in Zwikken."""
