"""Work that would hold up everybody's pages, done in a process of its own where the tutor is served."""

import multiprocessing
import os
import signal
import sys
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from types import ModuleType
from typing import TypeVar

Result = TypeVar("Result")

_PROCESSES = 1
_pools: list[ProcessPoolExecutor] = []
_changing = threading.Lock()


@contextmanager
def workers(warm_up: Callable[[], object]) -> Iterator[None]:
    """Have work done elsewhere as long as this lasts; `warm_up` is what a new process does first."""
    _pools.append(_new_pool(warm_up))
    try:
        yield
    finally:
        with _changing:
            _pools.pop().shutdown(cancel_futures=True)


def elsewhere(work: Callable[..., Result], *values: object) -> Result:
    """What a function gives, called in another process where there is one, else here; raises what it raises."""
    # Another thread may replace the pool at any moment.
    for pool in _pools[:1]:
        try:
            return pool.submit(work, *values).result()
        except BrokenProcessPool:
            _replace(pool)
    return work(*values)


def _new_pool(first: Callable[[], object]) -> ProcessPoolExecutor:
    # A forked child would share the locks of this process; a fresh one imports what it needs.
    context = multiprocessing.get_context("spawn")
    pool = ProcessPoolExecutor(_PROCESSES, context, initializer=_leave_to_parent)
    # While pages are run, one of them poses as the main module, and a new process would run that first.
    page, sys.modules["__main__"] = sys.modules["__main__"], ModuleType("__main__")
    try:
        pool.submit(first)
    finally:
        sys.modules["__main__"] = page
    return pool


def _replace(broken: ProcessPoolExecutor) -> None:
    with _changing:
        if _pools and _pools[0] is broken:
            _pools[0] = _new_pool(os.getpid)
            broken.shutdown(wait=False)


def _leave_to_parent() -> None:
    # Ctrl+C reaches all processes of a terminal; the server ends its own in order.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    # But one that is killed cannot, and its process would wait for work for ever.
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(0)
