"""The board of Zwikken."""
