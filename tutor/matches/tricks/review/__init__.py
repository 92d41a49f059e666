"""The review of a hand of tricks: what each action of the person gave away, why, and what teaches it."""
