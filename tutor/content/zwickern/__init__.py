"""The parts of files that are about Zwickern: goals, questions and house rules."""
