"""Matches of the trick-taking games: their hands, the bots on the other seats, and the view of one seat."""
