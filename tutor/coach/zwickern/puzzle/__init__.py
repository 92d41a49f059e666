"""The properties of puzzles: themes, difficulty, needs, hints, and the results of the other plays."""
