"""What plays are worth with all cards open, as a process that knows nothing of pages works it out."""

import time

from tutor.app.base.processes import stopped
from tutor.coach.zwickern.puzzle.to_the_end import ToTheEnd, to_the_end
from tutor.engine.budget import TooMuchWorkError
from tutor.engine.zwickern import Play, Position
from tutor.engine.zwickern.open_hands.endgame import NotOpenError
from tutor.lab.solver import Outcome, solve

_QUICK = 500  # positions, where there is no process for it


def ready() -> None:
    """Do nothing: a process that was asked for this has read all that `work` needs."""


def work(position: Position, made: Play | None, seconds: float) -> Outcome | None:
    """The outcome of a position within so many seconds, in a process of its own; None where it cannot be played out."""
    end = time.monotonic() + seconds
    return _solved(position, made, nodes=None, end=end)


def quick(position: Position, made: Play | None) -> Outcome | None:
    """The outcome of a position if it is found at once."""
    return _solved(position, made, nodes=_QUICK, end=None)


def end(position: Position, seconds: float) -> ToTheEnd | None:
    """The rest of a hand within so many seconds; None where it cannot be played out."""
    until = time.monotonic() + seconds
    try:
        return to_the_end(position, lambda: not stopped() and time.monotonic() < until)
    except (NotOpenError, TooMuchWorkError):
        return None


def _solved(position: Position, made: Play | None, *, nodes: int | None, end: float | None) -> Outcome | None:
    def stop() -> bool:
        return stopped() or (end is not None and time.monotonic() > end)

    try:
        return solve(position, stop=stop, first=made, nodes=nodes)
    except (NotOpenError, TooMuchWorkError):
        return None
