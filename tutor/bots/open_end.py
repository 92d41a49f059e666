"""The end of a hand in which the unseen cards are the only other hand: no sampling, the best play is proven."""

from collections.abc import Sequence

from tutor.bots.decision import Decision
from tutor.engine.budget import TooMuchWorkError
from tutor.engine.zwickern.open_hands.hands import SmallPlay
from tutor.engine.zwickern.open_hands.two_sides import TwoSides


def is_open_end(decision: Decision) -> bool:
    """Tell whether all cards are known: the last deal of two sides, and none unseen but in the hand of the next player.

    Of four players that is so before the last two cards.
    """
    sizes, seat = decision.sizes, decision.seat
    next_size = sizes[(seat + 1) % len(sizes)]
    return (
        decision.last_deal
        and len(decision.piles) == 2
        and next_size == sum(sizes) - sizes[seat] == len(decision.unseen) > 0
    )


def best_open_end(decision: Decision, plays: Sequence[SmallPlay], nodes: int) -> SmallPlay | None:
    """Return the first of some plays that is proven best, or None where that takes more nodes or is not possible.

    At tables with other turns, duties or ends it is not: the search does not know them.
    """
    if not (decision.rules.plain and is_open_end(decision)):
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
