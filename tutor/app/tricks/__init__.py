"""Lessons on the trick-taking games."""
