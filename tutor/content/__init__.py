"""YAML files as validated, frozen models: the only reader of lessons and puzzles."""
