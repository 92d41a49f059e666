"""Opponents: the parts that all trick-taking games share."""
