"""Processes for work that would hold up the pages of all visitors.

`workers` starts them where the tutor is served. Without them `in_other_process` does its work in place, and `begin`
begins none.
"""

import os
import signal
import sys
import threading
from collections.abc import Callable, Iterator, MutableSequence
from concurrent.futures import CancelledError, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from multiprocessing.connection import Connection
from typing import Final, Generic, TypeVar

from tutor.app.base.no_main import NoMainContext
from tutor.engine.budget import SECOND, TooMuchWorkError, budget

Result = TypeVar("Result")

AT_ONCE: Final = SECOND // 8
"""The most work that `at_once_or_long` does in the process of the page."""

_JOBS = 1 << 16  # the most jobs that may wait or run at once
GIVING_WAY = 10
"""The niceness of processes that give way: about a tenth of a core where others want all of it."""

_FLAGS = 3  # of each job: given up, begun, and how many hundredths are done
_changing = threading.Lock()


class Job(Generic[Result]):
    """Work in another process that its caller may wait for or give up."""

    def __init__(self, future: "Future[Result]", flags: MutableSequence[int], number: int) -> None:
        self._future, self._flags, self._number = future, flags, number

    @property
    def begun(self) -> bool:
        """Whether the work no longer waits in the queue: it runs or has ended."""
        return self._future.done() or bool(self._flags[self._number + _JOBS])

    @property
    def hundredths(self) -> int:
        """How many hundredths of the work are done, as far as it tells by `tell_done`."""
        return 100 if self._future.done() else self._flags[self._number + 2 * _JOBS]

    def wait(self, seconds: float) -> bool:
        """Wait for the end of the work, at most so many seconds, and tell whether it has ended."""
        return bool(wait([self._future], seconds).done)

    def result(self) -> Result | None:
        """Return the result of the work, None if it was given up or its process died; raise what it raised."""
        try:
            return self._future.result()
        except (CancelledError, BrokenProcessPool):
            return None

    def stop(self) -> None:
        """Give the work up; work that runs already is only asked to end, by `stopped`."""
        self._flags[self._number] = 1
        self._future.cancel()


class Lane:
    """A queue of work and the processes for it, one or `most`; a new process calls `first` before any work.

    They start with the lane if `at_once`, otherwise with the first work. With a `niceness` above 0 whatever else the
    machine has to do comes first.
    """

    def __init__(self, first: Callable[[], object], *, at_once: bool, most: int = 1, niceness: int = 0) -> None:
        self._first, self._most, self._niceness = first, most, niceness
        self._flags = _CONTEXT.RawArray("b", _FLAGS * _JOBS)
        # Processes end once nothing can be written to them: this process has closed its end, or is gone.
        self._ends, self._kept = _CONTEXT.Pipe(duplex=False)
        self._number = 0
        self._pool = self._new_pool() if at_once else None

    def result(self, work: Callable[..., Result], *values: object) -> Result:
        """Return what a function returns in the process, or here if the process dies; raise what it raises."""
        pool = self._running()
        try:
            return pool.submit(work, *values).result()
        except BrokenProcessPool:
            self._replace(pool)
            return work(*values)

    def begin(self, work: Callable[..., Result], *values: object) -> Job[Result]:
        """Queue a call of a function in the process and return its job; the function may ask `stopped` and end."""
        with _changing:
            number = self._number = (self._number + 1) % _JOBS
        for flag in range(_FLAGS):
            self._flags[number + flag * _JOBS] = 0
        pool = self._running()
        try:
            future = pool.submit(_work, number, work, *values)
        except BrokenProcessPool:
            self._replace(pool)
            future = self._running().submit(_work, number, work, *values)
        return Job(future, self._flags, number)

    def close(self) -> None:
        """Drop the queue and end the processes at once, whatever they do: nothing of theirs is to be kept."""
        with _changing:
            self._kept.close()
            if self._pool is not None:
                self._pool.shutdown(cancel_futures=True)

    def _running(self) -> ProcessPoolExecutor:
        """Return the present pool, started if there is none; another thread may replace it at any moment."""
        with _changing:
            if self._pool is None:
                self._pool = self._new_pool()
            return self._pool

    def _replace(self, broken: ProcessPoolExecutor) -> None:
        with _changing:
            if self._pool is broken and not self._kept.closed:
                self._pool = self._new_pool()
                broken.shutdown(wait=False)

    def _new_pool(self) -> ProcessPoolExecutor:
        given = (self._flags, self._ends, self._niceness)
        pool = ProcessPoolExecutor(self._most, _CONTEXT, initializer=_begin, initargs=given)
        # All start now: work that comes later need not wait for a process.
        for _ in range(self._most):
            pool.submit(self._first)
        return pool


# Spawned, not forked: a forked child would share the locks of this process.
_CONTEXT = NoMainContext()
_SHORT, _LONG, _PLAYERS, _AHEAD = "short", "long", "players", "ahead"
_lanes: dict[str, Lane] = {}


@contextmanager
def workers(
    warm_up: Callable[[], object],
    long_work: Callable[[], object] | None = None,
    players: Callable[[], object] | None = None,
) -> Iterator[None]:
    """Run a process for short work while this lasts, with `long_work` one for work that takes seconds, with `players`
    one a core for bots, and one for what is worked out before anybody waits for it.

    A new process calls `warm_up`, `long_work` or `players` first. No kind of work waits for another kind. Long work and
    what nobody waits for give way where there are too few cores; all but the first start with their first work.
    """
    lanes = {_SHORT: Lane(warm_up, at_once=True)}
    if long_work is not None:
        lanes[_LONG] = Lane(long_work, at_once=False, niceness=GIVING_WAY)
    if players is not None:
        lanes[_PLAYERS] = Lane(players, at_once=False, most=os.cpu_count() or 1)
        lanes[_AHEAD] = Lane(players, at_once=False, niceness=GIVING_WAY)
    before = dict(_lanes)
    _lanes.update(lanes)
    try:
        yield
    finally:
        _lanes.clear()
        _lanes.update(before)
        for lane in lanes.values():
            lane.close()


def in_other_process(work: Callable[..., Result], *values: object) -> Result:
    """Return what a function returns, in the process for short work, or here without one; raise what it raises."""
    lane = _lanes.get(_SHORT)
    return work(*values) if lane is None else lane.result(work, *values)


def for_players(work: Callable[..., Result], *values: object) -> Result:
    """Return what a function returns, in one of the processes for bots, or here without any; raise what it raises."""
    lane = _lanes.get(_PLAYERS)
    return work(*values) if lane is None else lane.result(work, *values)


def ahead_for_players(work: Callable[..., Result], *values: object) -> Callable[[], Result]:
    """Begin a call of a function in one of the processes for bots, and return what waits for its result.

    Without any such process it is called, here, when it is waited for. What it raises is raised then.
    """
    lane = _lanes.get(_PLAYERS)
    job = None if lane is None else lane.begin(work, *values)

    def waited() -> Result:
        result = None if job is None else job.result()
        return work(*values) if result is None else result

    return waited


def begin_giving_way(work: Callable[..., Result], *values: object) -> Job[Result] | None:
    """Queue a call for which nobody waits yet, in the process for such work; None without such a process."""
    lane = _lanes.get(_AHEAD)
    return None if lane is None else lane.begin(work, *values)


def begin(work: Callable[..., Result], *values: object) -> Job[Result] | None:
    """Queue a call of a function in the process for long work and return its job, None without such a process."""
    lane = _lanes.get(_LONG)
    return None if lane is None else lane.begin(work, *values)


def at_once_or_long(work: Callable[..., Result], *values: object) -> Result:
    """Return what a function finds within its own budgets: here if that is a moment's work, else by long work.

    Without that process it is found here, however long it takes.
    """
    with budget(AT_ONCE) as moment:
        try:
            found = work(*values)
        except TooMuchWorkError:
            if moment.spent <= AT_ONCE:
                raise
        else:
            if moment.spent <= AT_ONCE:
                return found
    job = begin(_packed, work, values)
    packed = None if job is None else job.result()
    # If the process has died, the work is done here after all.
    return work(*values) if packed is None else packed[0]


def _packed(work: Callable[..., Result], values: tuple[object, ...]) -> tuple[Result]:
    # None would say that the process has died.
    return (work(*values),)


def stopped() -> bool:
    """Tell whether the work that this process is doing was given up."""
    return _doing.flags is not None and bool(_doing.flags[_doing.number])


def tell_done(done: int, number: int) -> None:
    """Tell whoever waits for the work of this process that so many parts of a number are done."""
    if _doing.flags is not None and number > 0:
        _doing.flags[_doing.number + 2 * _JOBS] = max(0, min(100, 100 * done // number))


class _Doing:
    """The flags of all jobs of a lane, and the number of the job that this process works at."""

    flags: MutableSequence[int] | None = None
    number = 0


_doing = _Doing()


def _begin(flags: MutableSequence[int], ends: Connection, niceness: int) -> None:
    _doing.flags = flags
    if niceness and sys.platform != "win32":
        os.nice(niceness)
    # Ctrl+C reaches all processes of a terminal, but the server ends its processes itself, in order.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    # A killed server cannot, and its process would wait for work for ever.
    threading.Thread(target=_end_with, args=(ends,), daemon=True).start()


def _work(number: int, work: Callable[..., Result], *values: object) -> Result:
    _doing.number = number
    if stopped():
        # Given up while in the queue; a call that the pool has already sent to the process cannot be cancelled there.
        raise CancelledError
    if _doing.flags is not None:
        _doing.flags[number + _JOBS] = 1
    return work(*values)


def _end_with(ends: Connection) -> None:
    ends.poll(None)
    os._exit(0)
