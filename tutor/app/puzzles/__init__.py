"""The parts of the Puzzles page."""
