"""The Puzzles page: which puzzle comes next, and everything drawn around it."""
