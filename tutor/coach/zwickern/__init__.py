"""The coach for Zwickern: goals, verdicts, questions, puzzles, records and rules, in words."""
