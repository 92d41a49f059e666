"""What a game has shown: its review, worked out in another process, kept with the match, and told beside the result."""
