"""The end of a hand of two, in which the unseen cards are the other hand: no sampling, the best play is proven."""

from collections.abc import Sequence

from tutor.bots.decision import Decision
from tutor.engine.budget import TooMuchWorkError
from tutor.engine.zwickern.open_hands.hands import SmallPlay
from tutor.engine.zwickern.open_hands.two_sides import TwoSides

MOST_SEARCHED = 4
"""The most cards of a hand with which the rest is searched."""


def is_open_end(decision: Decision) -> bool:
    """Tell whether the rest can be searched: two players, the last deal, few cards, and none unseen but in one hand."""
    others = sum(decision.sizes) - decision.sizes[decision.seat]
    return (
        len(decision.sizes) == 2
        and decision.last_deal
        and max(decision.sizes) <= MOST_SEARCHED
        and others == len(decision.unseen)
    )


def best_open_end(decision: Decision, plays: Sequence[SmallPlay], nodes: int) -> SmallPlay | None:
    """Return the first of some plays that is proven best, or None where that takes more nodes or is not possible."""
    if not is_open_end(decision):
        return None
    # The position with all unseen cards in one hand is the true one here.
    search = TwoSides(decision.hands.position, nodes)
    margins: list[int] = []
    try:
        for play in plays:
            margins.append(search.exactly(search.hands.small(decision.play_of(play)), margins[-1] if margins else 0))
    except TooMuchWorkError:
        return None
    return plays[margins.index(max(margins))]
