"""The rest of a hand with all cards open, as the goals ask for it: two players, last deal."""

from functools import lru_cache

from tutor.engine.zwickern.endgame import Outlook
from tutor.engine.zwickern.endgame import outlook as look_ahead
from tutor.engine.zwickern.moves import Move
from tutor.engine.zwickern.position import Position


@lru_cache(maxsize=256)
def outlook(position: Position) -> Outlook:
    """The best final margin and the plays that reach it; raises TooMuchWorkError."""
    return look_ahead(position)


def cost(position: Position, move: Move) -> int:
    """How many points a legal play gives away, both sides playing their best after it; raises TooMuchWorkError."""
    return 0
