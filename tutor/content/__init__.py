"""The reader of all lessons and puzzles: YAML files become validated, frozen models."""
