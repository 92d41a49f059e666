"""What the coach says of every trick-taking game."""
