"""A board of a trick-taking game: zones, buttons, film and words."""
