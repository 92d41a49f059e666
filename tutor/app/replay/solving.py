"""Work on the worth of plays with all cards open; it runs in a process that imports no pages."""

import time

from tutor.app.base.worker import stopped
from tutor.coach.zwickern.puzzle.to_the_end import ToTheEnd, to_the_end
from tutor.engine.budget import TooMuchWorkError
from tutor.engine.zwickern import Play, Position, deal_is_over, make_play, write_play
from tutor.engine.zwickern.open_hands.endgame import NotOpenError
from tutor.lab.solver import Worths, solve

_QUICK = 500  # the most positions searched when there is no process for it


def work(position: Position, made: Play | None, seconds: float) -> Worths | None:
    """Return the outcome of a position after at most so many seconds, None if it cannot be played out.

    It is called in a process of its own, and ends when the job is given up.
    """
    end = time.thread_time() + seconds
    return _solved(position, made, nodes=None, end=end)


def replies_to_seat(position: Position, seat: int, seconds: float) -> tuple[str, ...] | None:
    """Return the best plays of the others, in notation, until a seat is to play or the deal is over.

    None where one of them is not proven best after at most so many seconds in all.
    """
    end, found = time.thread_time() + seconds, list[str]()
    while not deal_is_over(position) and position.turn != seat:
        outcome = _solved(position, None, nodes=None, end=end)
        if outcome is None or not outcome.done:
            return None
        best = outcome.worths[0].play
        found.append(write_play(position, best))
        position = make_play(position, best)
    return tuple(found)


def quick(position: Position, made: Play | None) -> Worths | None:
    """Return the outcome of a position after `_QUICK` positions, None if it cannot be played out."""
    return _solved(position, made, nodes=_QUICK, end=None)


def end(position: Position, seconds: float) -> ToTheEnd | None:
    """Return the best play to the end of the hand after at most so many seconds, None if it cannot be played out."""
    until = time.thread_time() + seconds
    try:
        return to_the_end(position, lambda: not stopped() and time.thread_time() < until)
    except (NotOpenError, TooMuchWorkError):
        return None


def _solved(position: Position, made: Play | None, *, nodes: int | None, end: float | None) -> Worths | None:
    def stop() -> bool:
        return stopped() or (end is not None and time.thread_time() > end)

    try:
        return solve(position, stop=stop, first=made, nodes=nodes)
    except (NotOpenError, TooMuchWorkError):
        return None
