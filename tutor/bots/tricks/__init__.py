"""What the opponents of all trick-taking games have in common."""
