"""The beginner: it plays like the casual bot, but overlooks captures, long ones more often than short ones."""

from tutor.bots.casual import greedy
from tutor.bots.decision import Decision
from tutor.bots.dice import Dice
from tutor.engine.zwickern.open_hands.hands import SmallPlay

_NOTICED = 0.6
"""The chance to notice each further item of a capture; the first is always seen."""


def beginner(decision: Decision, dice: Dice) -> SmallPlay:
    """Return the best capture that is noticed, or else the cheapest lay."""
    plays = decision.plays_to_look_at()
    noticed = [play for play in plays if play[1] and dice.random() < _NOTICED ** (decision.items_taken(play) - 1)]
    return greedy(decision, noticed, plays, dice)
