"""Zwickern coached: goals, verdicts, questions, puzzles, records and rules, in words."""
