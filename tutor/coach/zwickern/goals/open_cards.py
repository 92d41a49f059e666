"""The rest of a hand with all cards open, as the goals ask for it: two players, last deal."""

from collections.abc import Mapping
from functools import lru_cache

from tutor.engine.budget import TooMuchWorkError
from tutor.engine.zwickern import Play, Position, play
from tutor.engine.zwickern.open_hands import endgame
from tutor.engine.zwickern.open_hands.endgame import Outlook

_KEPT = 256


@lru_cache(maxsize=_KEPT)
def outlook(position: Position) -> Outlook:
    """The best final margin and the plays that reach it; raises TooMuchWorkError."""
    return endgame.outlook(position)


def cost(position: Position, move: Play) -> int | None:
    """How many points a legal play gives away, both sides playing their best after it; None if it is too much work."""
    try:
        return outlook(position).best - _margins(position)[move]
    except TooMuchWorkError:
        return None


def answer(position: Position, move: Play) -> Play | None:
    """A best answer of the other player to a legal play; None where there is none or it is too much work."""
    after = play(position, move)
    if after.turn == position.turn or not after.hand:
        return None
    try:
        return outlook(after).moves[0]
    except TooMuchWorkError:
        return None


@lru_cache(maxsize=_KEPT)
def _margins(position: Position) -> Mapping[Play, int]:
    return endgame.margins(position)
