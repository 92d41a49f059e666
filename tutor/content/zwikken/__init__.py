"""The files on Zwikken."""
