"""What files of the trick-taking games have in common."""
