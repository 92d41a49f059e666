"""What puzzles are like: themes, difficulty, needs, hints, and what the other plays would bring."""
