"""A hand from its first deal to its score."""
