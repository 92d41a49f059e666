"""Work in this process by turns: each piece of it has a thread, which goes on while it is the turn of the piece.

`Lane` begins the pieces and gives the turns. A piece whose turn is over waits as soon as it asks `stopped` or counts
some work; until then it only shares the processor.
"""

import os
import signal
import sys
import threading
import time
from collections.abc import Callable, MutableSequence
from multiprocessing.connection import Connection
from typing import Any, Final

from tutor.engine.budget import ENDLESS, TooMuchWorkError, budget

JOBS: Final = 1 << 16
"""The most pieces of work that a lane may have at once."""

FLAGS_OF_WORK: Final = 2
"""The flags of each piece: whether it is given up, and how many hundredths are done."""

WORK_STOPPED, WORK_DROPPED = 1, 2
"""How work is given up: it is asked to end with what it has, or nobody will ever want to know."""


class DroppedError(Exception):
    """The end of work that nobody waits for any more, since its visitor has left."""


class _Piece(threading.Thread):
    """A call of a function, which may take so many seconds of the processor where it counts what it does."""

    def __init__(self, number: int, seconds: float, work: Callable[..., Any], values: tuple[object, ...]) -> None:
        super().__init__(daemon=True)
        self._number, self._seconds, self._work, self._values = number, seconds, work, values
        self.turn, self.ended = threading.Event(), threading.Event()
        self.found: Any = None
        self.error: BaseException | None = None

    def run(self) -> None:
        _own.piece = self
        try:
            with budget(ENDLESS, self.look):
                self.found = self._work(*self._values)
        except BaseException as error:
            self.error = error
        finally:
            self.ended.set()

    def look(self) -> None:
        """Wait for the next turn; raises where the work was dropped, or has had its seconds."""
        self.turn.wait()
        if self.given_up == WORK_DROPPED:
            raise DroppedError
        if time.thread_time() > self._seconds:
            raise TooMuchWorkError("the seconds are used up")

    @property
    def given_up(self) -> int:
        """How the work was given up, 0 if it was not."""
        return _process.flags[self._number]

    def tell_done(self, hundredths: int) -> None:
        """Tell whoever waits how many hundredths are done."""
        _process.flags[self._number + JOBS] = hundredths


class _Own(threading.local):
    """What belongs to a thread: the piece of work that it does."""

    piece: _Piece | None = None


class _Process:
    """What belongs to this process: the flags of all work of its lane, and the pieces that have begun here."""

    def __init__(self) -> None:
        self.flags: MutableSequence[int] = []
        self.pieces: dict[int, _Piece] = {}


_own, _process = _Own(), _Process()


def begin_process(flags: MutableSequence[int], ends: Connection, niceness: int) -> None:
    """Make ready a new process of a lane, which ends once nothing can be written to `ends`."""
    _process.flags = flags
    if niceness and sys.platform != "win32":
        os.nice(niceness)
    # Ctrl+C reaches all processes of a terminal, but the server ends its processes itself, in order.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    # A killed server cannot, and its process would wait for work for ever.
    threading.Thread(target=_end_with, args=(ends,), daemon=True).start()


def _end_with(ends: Connection) -> None:
    ends.poll(None)
    os._exit(0)


def first_turn(
    turn: float, number: int, seconds: float, work: Callable[..., Any], values: tuple[object, ...]
) -> tuple[bool, Any]:
    """Begin a piece of work and give it a first turn, as `turn_again` does."""
    piece = _process.pieces[number] = _Piece(number, seconds, work, values)
    piece.start()
    return turn_again(turn, number)


def turn_again(turn: float, number: int) -> tuple[bool, Any]:
    """Give a piece of work a turn of so many seconds; return whether it has ended, and its result; raise its error."""
    piece = _process.pieces[number]
    piece.turn.set()
    if not piece.ended.wait(turn):
        piece.turn.clear()
        return False, None
    del _process.pieces[number]
    if piece.error is not None:
        raise piece.error
    return True, piece.found


def forget_piece(number: int) -> None:
    """Let a piece of work that was dropped come to its end."""
    piece = _process.pieces.pop(number, None)
    if piece is not None:
        piece.turn.set()


def stopped() -> bool:
    """Tell whether the work that calls this was given up, once it has its turn."""
    if _own.piece is None:
        return False
    _own.piece.turn.wait()
    return bool(_own.piece.given_up)


def tell_done(done: int, number: int) -> None:
    """Tell whoever waits for the work that calls this that so many parts of a number are done."""
    if _own.piece is not None and number > 0:
        _own.piece.tell_done(max(0, min(100, 100 * done // number)))
