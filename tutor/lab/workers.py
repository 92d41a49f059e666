"""The workers that mine ranges of seeds: this process, others of this machine, or a cluster."""

import signal
from collections.abc import Callable, Iterator
from concurrent.futures import CancelledError, Executor, Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from dataclasses import dataclass
from importlib import import_module
from multiprocessing import get_context
from typing import ParamSpec, TypeVar

Arguments = ParamSpec("Arguments")
Result = TypeVar("Result")

_AHEAD = 3
"""The number of ranges for each worker that wait or are being mined, so that no worker is idle."""

_PATIENCE = 10
"""Seconds that a cluster has to answer."""


class NoWorkersError(Exception):
    """There are no workers, or they were lost; `message` is the id of a message of `tutor.text`."""

    def __init__(self, message: str, **details: str) -> None:
        super().__init__(message)
        self.message = message
        self.details = details


@dataclass(frozen=True, slots=True)
class Workers:
    """An executor, and how many calls of it may be under way."""

    executor: Executor
    ahead: int

    def submit(
        self, call: Callable[Arguments, Result], *arguments: Arguments.args, **named: Arguments.kwargs
    ) -> "Future[Result]":
        """Begin a call; raises NoWorkersError."""
        try:
            return self.executor.submit(call, *arguments, **named)
        # An executor that is shut down raises a plain RuntimeError, and a broken pool one that is derived from it.
        except RuntimeError:
            raise NoWorkersError("mine-workers-lost") from None

    def result(self, future: "Future[Result]") -> Result:
        """Return what a call gives; raises NoWorkersError, and what the call raises, which must not be an OSError."""
        try:
            return future.result()
        # dask raises an OSError when it loses its scheduler, which looks like one of the call.
        except (BrokenProcessPool, CancelledError, OSError):
            raise NoWorkersError("mine-workers-lost") from None


class _Here(Executor):
    """An executor that makes each call at once."""

    def submit(
        self, fn: Callable[Arguments, Result], /, *args: Arguments.args, **kwargs: Arguments.kwargs
    ) -> "Future[Result]":
        future: Future[Result] = Future()
        future.set_result(fn(*args, **kwargs))
        return future


HERE = Workers(_Here(), 1)


@contextmanager
def processes(number: int) -> Iterator[Workers]:
    """Provide so many processes of this machine; for one the work is done in this process."""
    if number == 1:
        yield HERE
        return
    with ProcessPoolExecutor(number, get_context("spawn"), initializer=_leave_interrupts) as executor:
        try:
            yield Workers(executor, _AHEAD * number)
        finally:
            executor.shutdown(wait=True, cancel_futures=True)


def _leave_interrupts() -> None:
    """Ignore Ctrl+C, which is for the process that waits for the others."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _is_address(text: str) -> bool:
    """Tell whether a text names a host and a port, as dask's own reading of it does only after a long wait."""
    addressing = import_module("distributed.comm.addressing")
    try:
        host, _ = addressing.parse_host_port(addressing.parse_address(text)[1])
    except ValueError:
        return False
    return bool(host)


@contextmanager
def cluster(address: str) -> Iterator[Workers]:
    """Provide the workers of a dask scheduler; raises NoWorkersError if it is not there, has none, or lacks dask."""
    try:
        distributed = import_module("distributed")
    except ImportError:
        raise NoWorkersError("mine-cluster-not-installed") from None
    if not _is_address(address):
        raise NoWorkersError("mine-cluster-address", address=address)
    try:
        client = distributed.Client(address, timeout=_PATIENCE, set_as_default=False)
    except (OSError, ValueError, TypeError):
        raise NoWorkersError("mine-cluster-unreachable", address=address) from None
    with client:
        threads = sum(client.nthreads().values())
        if not threads:
            raise NoWorkersError("mine-cluster-empty", address=address)
        executor = client.get_executor(pure=False)
        try:
            yield Workers(executor, _AHEAD * threads)
        finally:
            executor.shutdown(wait=False)
