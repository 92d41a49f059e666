"""The miner of puzzles in the trick-taking games."""
