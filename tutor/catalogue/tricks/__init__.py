"""Situations and whole hands of the trick-taking games, proven."""
