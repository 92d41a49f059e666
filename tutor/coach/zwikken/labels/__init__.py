"""The labels of readings of Zwikken, proven."""
