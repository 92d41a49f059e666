"""The casual bot: it takes what wins most at once, or else lays what is worth least."""

from collections.abc import Sequence

from tutor.bots.decision import Decision
from tutor.bots.dice import Dice, one_of
from tutor.engine.zwickern.open_hands.hands import SmallPlay


def casual(decision: Decision, dice: Dice) -> SmallPlay:
    """Return the capture of most points, then of most cards, or else the cheapest lay; dice decide between equals."""
    plays = decision.plays_to_look_at()
    return greedy(decision, [play for play in plays if play[1]], plays, dice)


def greedy(decision: Decision, noticed: Sequence[SmallPlay], plays: Sequence[SmallPlay], dice: Dice) -> SmallPlay:
    """Return the best of the captures that were noticed, or else the cheapest lay of all plays."""
    if noticed:
        most = max(play[:2] for play in noticed)
        return one_of([play for play in noticed if play[:2] == most], dice)
    # A promise may forbid every lay; then any play that is left has to do.
    others = [play for play in plays if decision.is_lay(play)] or plays
    costs = [decision.hands.points[play[4]] for play in others]
    return one_of([play for play, cost in zip(others, costs, strict=True) if cost == min(costs)], dice)
