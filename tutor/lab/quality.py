"""The quality of a puzzle: few right answers, a choice, and nothing that jumps to the eye."""

from collections.abc import Sequence

from tutor.coach.zwickern.goals.mining import Flaw
from tutor.coach.zwickern.goals.table import ONE_PLAY
from tutor.content.zwickern.goals import OnePlayGoal
from tutor.engine.zwickern import Play, Position

MOST_RIGHT = 3


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
