"""Workers for tests, which work in this process and are interrupted, or find nothing."""

from collections.abc import Callable
from concurrent.futures import Executor, Future
from typing import Any

from tutor.engine.zwickern.variants import JENSEN
from tutor.lab.mine_many import Mined
from tutor.lab.mining import MiningJob
from tutor.lab.workers import HERE, Workers

ZWICKS = MiningJob(JENSEN, "zwick")


class _Interrupted(Executor):
    """An executor that is interrupted, as by Ctrl+C, after so many calls."""

    def __init__(self, calls: int) -> None:
        self.left = calls

    def submit(self, fn: Callable[..., Any], /, *args: Any, **kwargs: Any) -> "Future[Any]":
        if not self.left:
            raise KeyboardInterrupt
        self.left -= 1
        return HERE.executor.submit(fn, *args, **kwargs)


class _Barren(Executor):
    """An executor that finds nothing, quickly."""

    def submit(self, fn: Callable[..., Any], /, *args: Any, **kwargs: Any) -> "Future[Any]":
        _, first, past = args
        return HERE.executor.submit(Mined, first, past, ())


def interrupted(calls: int, ahead: int = 1) -> Workers:
    """Return workers that are interrupted after so many calls."""
    return Workers(_Interrupted(calls), ahead)


BARREN = Workers(_Barren(), 1)
