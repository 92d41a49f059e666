"""Matches of the trick-taking games: their hands, the bots on the other seats, and what one seat sees of it all."""
