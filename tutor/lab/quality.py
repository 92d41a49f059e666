"""The quality of a puzzle: few right answers, a choice, nothing obvious, and tempting mistakes."""

from collections.abc import Iterator, Sequence
from functools import partial
from itertools import islice

from tutor.coach.zwickern.goals.mining import Flaw
from tutor.coach.zwickern.goals.table import ONE_PLAY
from tutor.coach.zwickern.goals.tactics import cards_taken, largest_captures, points_won
from tutor.coach.zwickern.questions.near_misses import near_misses
from tutor.content.files.models import WrongEntry
from tutor.content.zwickern.goals import OnePlayGoal
from tutor.engine.zwickern import Lay, Play, Position, violations, write_play
from tutor.engine.zwickern.listing import legal_lay

MOST_RIGHT = 3
MOST_WRONG = 3


def flaw(position: Position, goal: OnePlayGoal, right: Sequence[Play]) -> Flaw | None:
    """Return the first flaw of a puzzle that these plays solve, None if it is a good one."""
    if not right:
        return Flaw.UNSOLVABLE
    if len({position.rules.hand_values[card] for card in position.hand}) == 1:
        return Flaw.ONE_CARD
    if len(right) > MOST_RIGHT:
        return Flaw.TOO_MANY_RIGHT
    mined = ONE_PLAY[goal.kind].mined
    return None if mined is None else next(mined.flaws(position, goal, right), None)


def mistakes(
    position: Position, goal: OnePlayGoal, right: Sequence[Play], most: int = MOST_WRONG
) -> tuple[WrongEntry, ...]:
    """Return up to three plays, or `most`, that look right and are not, each with its reason where it is illegal."""
    return tuple(_entry(position, play) for play in islice(_wrong(position, goal, right), most))


def _wrong(position: Position, goal: OnePlayGoal, right: Sequence[Play]) -> Iterator[Play]:
    """Yield what others would play: the captures of most cards and of most points, or other lays; then near misses."""
    first = right[0]
    if isinstance(first, Lay):
        lays = (legal_lay(position, card) for card in dict.fromkeys(position.hand))
        yield from (lay for lay in lays if lay is not None and lay not in right)
        return
    # All right captures are among the solutions, so every other one of the largest is wrong.
    others = [play for play in largest_captures(position) if play not in right]
    tempting = [max(others, key=worth) for worth in (cards_taken, partial(points_won, position)) if others]
    yield from dict.fromkeys([*tempting, *near_misses(position, first, goal)])


def _entry(position: Position, play: Play) -> WrongEntry:
    found = violations(position, play)
    return WrongEntry(play=write_play(position, play), reason=str(found[0].reason) if found else None)
