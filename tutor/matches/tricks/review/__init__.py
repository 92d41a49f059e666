"""The review of a hand of tricks: the loss by each action of the person, its cause, and the steps that teach it."""
