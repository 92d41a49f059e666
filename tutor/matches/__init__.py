"""Games that people play: the events of a match, the match they add up to, the bots' turns, advice, and the review."""
