"""Work that would hold up everybody's pages, done in processes of their own where the tutor is served."""

import multiprocessing
import os
import signal
import sys
import threading
from collections.abc import Callable, Iterator, MutableSequence
from concurrent.futures import CancelledError, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from types import ModuleType
from typing import Generic, TypeVar

Result = TypeVar("Result")

_JOBS = 1 << 16  # so many can wait or run at once, each with two flags of its own: whether it was given up, and begun
_changing = threading.Lock()


class Job(Generic[Result]):
    """Work that somebody waits for and may give up."""

    def __init__(self, future: "Future[Result]", flags: MutableSequence[int], number: int) -> None:
        self._future, self._flags, self._number = future, flags, number

    @property
    def begun(self) -> bool:
        """Whether the work does not wait for other work any more."""
        return self._future.done() or bool(self._flags[self._number + _JOBS])

    def wait(self, seconds: float) -> bool:
        """Wait for the end of the work, at most so long; whether it has ended."""
        return bool(wait([self._future], seconds).done)

    def result(self) -> Result | None:
        """What the work gave, None where it was given up or its process died; raises what it raised."""
        try:
            return self._future.result()
        except (CancelledError, BrokenProcessPool):
            return None

    def stop(self) -> None:
        """Give the work up; one that runs already is asked to end."""
        self._flags[self._number] = 1
        self._future.cancel()


class Lane:
    """One process and the work that waits for it; `first` is what a new process does first.

    It is there from the beginning, or as soon as there is work for it.
    """

    def __init__(self, first: Callable[[], object], *, at_once: bool) -> None:
        self._first = first
        self._flags = _CONTEXT.RawArray("b", 2 * _JOBS)
        self._number = 0
        self._pool = self._new_pool() if at_once else None

    def result(self, work: Callable[..., Result], *values: object) -> Result:
        """What a function gives in the process; here, where that dies at it; raises what it raises."""
        pool = self._running()
        try:
            return pool.submit(work, *values).result()
        except BrokenProcessPool:
            self._replace(pool)
            return work(*values)

    def begin(self, work: Callable[..., Result], *values: object) -> Job[Result]:
        """Have a function called in the process, which can ask `stopped` whether to go on."""
        with _changing:
            number = self._number = (self._number + 1) % _JOBS
        self._flags[number] = self._flags[number + _JOBS] = 0
        pool = self._running()
        try:
            future = pool.submit(_work, number, work, *values)
        except BrokenProcessPool:
            self._replace(pool)
            future = self._running().submit(_work, number, work, *values)
        return Job(future, self._flags, number)

    def close(self) -> None:
        """End the process; work that runs is asked to stop, and what waits is not done."""
        with _changing:
            self._flags[:_JOBS] = [1] * _JOBS
            if self._pool is not None:
                self._pool.shutdown(cancel_futures=True)

    def _running(self) -> ProcessPoolExecutor:
        """The pool as it is now, which another thread may replace at any moment."""
        with _changing:
            if self._pool is None:
                self._pool = self._new_pool()
            return self._pool

    def _replace(self, broken: ProcessPoolExecutor) -> None:
        with _changing:
            if self._pool is broken:
                self._pool = self._new_pool()
                broken.shutdown(wait=False)

    def _new_pool(self) -> ProcessPoolExecutor:
        pool = ProcessPoolExecutor(1, _CONTEXT, initializer=_begin, initargs=(self._flags,))
        # While pages are run, one of them poses as the main module, and a new process would run that first.
        page, sys.modules["__main__"] = sys.modules["__main__"], ModuleType("__main__")
        try:
            pool.submit(self._first)
        finally:
            sys.modules["__main__"] = page
        return pool


# A forked child would share the locks of this process; a fresh one imports what it needs.
_CONTEXT = multiprocessing.get_context("spawn")
_SHORT, _LONG = "short", "long"
_lanes: dict[str, Lane] = {}


@contextmanager
def workers(warm_up: Callable[[], object], long_work: Callable[[], object] | None = None) -> Iterator[None]:
    """Have work done elsewhere as long as this lasts; `warm_up` and `long_work` are what new processes do first.

    What takes seconds has a process of its own, where there is any, so that nobody waits for it with short work; it
    is there from its first work on.
    """
    lanes = {_SHORT: Lane(warm_up, at_once=True)}
    if long_work is not None:
        lanes[_LONG] = Lane(long_work, at_once=False)
    before = dict(_lanes)
    _lanes.update(lanes)
    try:
        yield
    finally:
        _lanes.clear()
        _lanes.update(before)
        for lane in lanes.values():
            lane.close()


def elsewhere(work: Callable[..., Result], *values: object) -> Result:
    """What a function gives, called in another process where there is one, else here; raises what it raises."""
    lane = _lanes.get(_SHORT)
    return work(*values) if lane is None else lane.result(work, *values)


def begin(work: Callable[..., Result], *values: object) -> Job[Result] | None:
    """Long work begun in the process for it, None where there is none."""
    lane = _lanes.get(_LONG)
    return None if lane is None else lane.begin(work, *values)


def stopped() -> bool:
    """Whether whoever waits for the work that this process does has given it up."""
    return _doing.flags is not None and bool(_doing.flags[_doing.number])


class _Doing:
    """What a process of a lane works at."""

    flags: MutableSequence[int] | None = None
    number = 0


_doing = _Doing()


def _begin(flags: MutableSequence[int]) -> None:
    _doing.flags = flags
    # Ctrl+C reaches all processes of a terminal; the server ends its own in order.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    # But one that is killed cannot, and its process would wait for work for ever.
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _work(number: int, work: Callable[..., Result], *values: object) -> Result:
    _doing.number = number
    if stopped():
        # It was given up while it stood in the queue, from where nothing can be taken back.
        raise CancelledError
    if _doing.flags is not None:
        _doing.flags[number + _JOBS] = 1
    return work(*values)


def _end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(0)
