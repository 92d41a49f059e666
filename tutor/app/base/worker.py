"""A worker process that does pieces of work in turns: each has a thread that runs during its turn.

A `Lane` starts the process, sends it orders through its standard input, and reads its answers. A piece whose turn is
over waits once it calls `stopped` or counts some work; until then it only shares the processor.
"""

import os
import pickle
import signal
import sys
import threading
import time
import traceback
from collections.abc import Callable
from contextlib import suppress
from queue import SimpleQueue
from typing import Any, BinaryIO, NamedTuple

from tutor.engine.budget import ENDLESS, TooMuchWorkError, budget

WORK_STOPPED, WORK_DROPPED = 1, 2
"""How work is given up: it is asked to end with its result so far, or its result is no longer needed."""


WHEN_IDLE = 19
"""The niceness of a process that works only on an idle core."""


class DroppedError(Exception):
    """Raised for work whose visitor has left."""


class Start(NamedTuple):
    """The first order: a pickled function to call before any work, and the niceness of the process."""

    first: bytes
    niceness: int


class Turn(NamedTuple):
    """An order to run a piece for so many seconds; its first turn has its pickled call and the bound of its work."""

    number: int
    seconds: float
    call: bytes | None = None
    most: float = 0.0


class JobGivenUp(NamedTuple):
    """An order to give a piece up, as WORK_STOPPED or WORK_DROPPED."""

    number: int
    how: int


class Progress(NamedTuple):
    """An answer with the hundredths of a piece done."""

    number: int
    hundredths: int


class TurnOver(NamedTuple):
    """The answer to a turn: the pickled result and error of the piece; None if it needs another turn."""

    ended: bytes | None = None


class _Piece(threading.Thread):
    """A pickled call of a function, bounded in processor time wherever it counts its work."""

    def __init__(self, order: Turn, call: bytes, answer: Callable[["Progress | TurnOver"], None]) -> None:
        super().__init__(daemon=True)
        self._number, self._most, self._call, self._answer = order.number, order.most, call, answer
        self.turn, self.ended = threading.Event(), threading.Event()
        self.given_up = self._hundredths = 0
        self.found: Any = None
        self.error: BaseException | None = None

    def run(self) -> None:
        _own.piece = self
        try:
            work, values = pickle.loads(self._call)  # noqa: S301 (the server writes it)
            with budget(ENDLESS, self.look):
                self.found = work(*values)
        except BaseException as error:
            # The traceback is lost on the way to the server.
            error.add_note(traceback.format_exc())
            self.error = error
        finally:
            self.ended.set()

    def look(self) -> None:
        """Wait for the next turn; raises if the work was dropped, or has had its seconds."""
        self.turn.wait()
        if self.given_up == WORK_DROPPED:
            raise DroppedError
        if time.thread_time() > self._most:
            raise TooMuchWorkError("the seconds are used up")

    def go_on(self, seconds: float) -> TurnOver:
        """Run for one turn."""
        self.turn.set()
        if self.ended.wait(seconds):
            return TurnOver(_pickled(self.found, self.error))
        self.turn.clear()
        if self.given_up == WORK_DROPPED:
            self.turn.set()
        return TurnOver()

    def report(self, hundredths: int) -> None:
        """Report the hundredths of the work done, if that has changed."""
        if hundredths != self._hundredths:
            self._hundredths = hundredths
            self._answer(Progress(self._number, hundredths))


class _Own(threading.local):
    """The piece of work that a thread does."""

    piece: _Piece | None = None


_own = _Own()


class _Worker:
    """The pieces that have begun in this process, and the pipe for answers."""

    def __init__(self, answers: BinaryIO) -> None:
        self._answers, self._answering = answers, threading.Lock()
        self._pieces: dict[int, _Piece] = {}
        self._turns: SimpleQueue[Turn] = SimpleQueue()

    def answer(self, answer: Progress | TurnOver) -> None:
        """Send an answer, unless the server is gone."""
        with self._answering, suppress(OSError):
            pickle.dump(answer, self._answers)
            self._answers.flush()

    def give_turns(self, first: bytes) -> None:
        """Call the first function, then give the ordered turns one after the other."""
        with suppress(Exception):
            pickle.loads(first)()  # noqa: S301
        while True:
            number, seconds, *_ = self._turns.get()
            piece = self._pieces.get(number)
            over = TurnOver(_pickled(None, DroppedError())) if piece is None else piece.go_on(seconds)
            if over.ended is not None:
                self._pieces.pop(number, None)
            self.answer(over)

    def take(self, order: Turn | JobGivenUp) -> None:
        """Carry out an order: a turn once earlier ones are over, the end of a piece at once."""
        if isinstance(order, Turn):
            if order.call is not None:
                piece = self._pieces[order.number] = _Piece(order, order.call, self.answer)
                piece.start()
            self._turns.put(order)
            return
        given_up = self._pieces.get(order.number)
        if given_up is not None:
            given_up.given_up = order.how
            if order.how == WORK_DROPPED:
                self._pieces.pop(order.number, None)
                given_up.turn.set()


def stopped() -> bool:
    """Tell whether the calling work was given up, once it has its turn."""
    if _own.piece is None:
        return False
    _own.piece.turn.wait()
    return bool(_own.piece.given_up)


def report_progress(done: int, number: int) -> None:
    """Report that the calling work has done so many parts of a number."""
    if _own.piece is not None and number > 0:
        _own.piece.report(max(0, min(100, 100 * done // number)))


def run_worker() -> None:
    """Carry out the orders of the server until the server is gone."""
    # Ctrl+C reaches all processes of a terminal, but the server ends its workers itself, in its own order.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    orders, answers = os.fdopen(os.dup(0), "rb"), os.fdopen(os.dup(1), "wb")
    # The work must neither read the orders nor print among the answers.
    with open(os.devnull) as nothing:  # noqa: PTH123
        os.dup2(nothing.fileno(), 0)
    os.dup2(2, 1)
    worker = _Worker(answers)
    with suppress(EOFError, OSError):
        start: Start = pickle.load(orders)  # noqa: S301
        if start.niceness and sys.platform != "win32":
            os.nice(start.niceness)
        if start.niceness >= WHEN_IDLE and sys.platform == "linux":
            # Even with the highest niceness, an ordinary process briefly delays others that wake up.
            os.sched_setscheduler(0, os.SCHED_IDLE, os.sched_param(0))
        threading.Thread(target=worker.give_turns, args=(start.first,), daemon=True).start()
        while True:
            worker.take(pickle.load(orders))  # noqa: S301
    # Work that goes on would keep the process.
    os._exit(0)


def _pickled(found: object, error: BaseException | None) -> bytes:
    """Return a result and an error as bytes; if they cannot be pickled, the failure is the error."""
    try:
        return pickle.dumps((found, error))
    except Exception as unfit:
        return pickle.dumps((None, pickle.PicklingError(str(unfit))))
