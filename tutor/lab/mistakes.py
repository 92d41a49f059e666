"""Tempting mistakes of a puzzle, as its file states them."""

from collections.abc import Iterator, Sequence
from itertools import islice

from tutor.coach.near_misses import near_misses
from tutor.content.goals import OnePlayGoal
from tutor.content.models import WrongEntry
from tutor.engine.zwickern.legality import violations
from tutor.engine.zwickern.listing import legal_lay
from tutor.engine.zwickern.moves import Lay, Move
from tutor.engine.zwickern.notation import write_play
from tutor.engine.zwickern.position import Position

MOST_WRONG = 3


def mistakes(position: Position, goal: OnePlayGoal, right: Sequence[Move]) -> tuple[WrongEntry, ...]:
    """Up to three plays that look right and are not, each with its reason where it is illegal."""
    return tuple(_entry(position, move) for move in islice(_wrong(position, goal, right), MOST_WRONG))


def _wrong(position: Position, goal: OnePlayGoal, right: Sequence[Move]) -> Iterator[Move]:
    first = right[0]
    if not isinstance(first, Lay):
        yield from near_misses(position, first, goal)
        return
    for card in dict.fromkeys(position.hand):
        lay = legal_lay(position, card)
        if lay is not None and lay not in right:
            yield lay


def _entry(position: Position, move: Move) -> WrongEntry:
    found = violations(position, move)
    return WrongEntry(play=write_play(position, move), reason=str(found[0].reason) if found else None)
