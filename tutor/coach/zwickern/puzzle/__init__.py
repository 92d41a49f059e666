"""The properties of puzzles: themes, difficulty, needs, hints, and what the other plays would bring."""
