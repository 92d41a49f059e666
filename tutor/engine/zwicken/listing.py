"""The legal actions of the seat to act."""

from collections.abc import Iterable, Iterator
from itertools import combinations

from tutor.engine.zwicken.actions import AnyAction, Exchange, PlayCard, Saying
from tutor.engine.zwicken.legality import most_exchanged, violations
from tutor.engine.zwicken.position import Phase, Position


def legal_actions(position: Position) -> Iterable[AnyAction]:
    """List the legal actions, each once; none if no seat is to act."""
    return (action for action in _candidates(position) if not violations(position, action))


def _candidates(position: Position) -> Iterator[AnyAction]:
    if position.turn is None:
        return
    if position.phase is Phase.PLAY:
        yield from map(PlayCard, position.hand)
        return
    yield from Saying
    for number in range(1, most_exchanged(position) + 1):
        yield from (Exchange(frozenset(cards)) for cards in combinations(position.hand, number))
