"""The review of a hand: what each play of a person gave away, why, what teaches it, and the puzzles in it."""
