"""The rest of a hand with all cards open, in the last deal of two players; results are kept for the next question."""

from collections.abc import Mapping
from functools import lru_cache

from tutor.engine.budget import TooMuchWorkError
from tutor.engine.zwickern import Play, Position, make_play
from tutor.engine.zwickern.open_hands import endgame
from tutor.engine.zwickern.open_hands.endgame import Outlook

# The problems, the solutions, the verdict, its proof and the flaws all ask about the same position.
_KEPT = 256


@lru_cache(maxsize=_KEPT)
def best_outcome(position: Position) -> Outlook:
    """Return the best final margin and the plays that reach it; raise TooMuchWorkError if the search takes too long."""
    return endgame.outlook(position)


def points_given_away(position: Position, play: Play) -> int | None:
    """Return the points that a legal play gives away if both sides play their best after it; None if too much work."""
    try:
        return best_outcome(position).best - _margins(position)[play]
    except TooMuchWorkError:
        return None


def answer(position: Position, play: Play) -> Play | None:
    """Return a best answer of the other player to a legal play; None if that is too much work.

    Also None if the hand is over after the play, or if the other player has no cards and the same player goes on.
    """
    after = make_play(position, play)
    if after.turn == position.turn or not after.hand:
        return None
    try:
        return best_outcome(after).plays[0]
    except TooMuchWorkError:
        return None


@lru_cache(maxsize=_KEPT)
def _margins(position: Position) -> Mapping[Play, int]:
    return endgame.margins(position)
