"""Games that people play: the events of a match, what they make of it, the bots' turns, advice, and the review."""
