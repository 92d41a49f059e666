"""The parts that long-running commands share: the workers, Ctrl+C, and a progress bar."""

import os
import signal
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import Progress

from tutor.cli.terminal import USAGE, fail, words
from tutor.lab.workers import Workers, cluster, processes

WorkersOption = Annotated[int | None, typer.Option("--workers", help=words("cli-mine-workers"), min=1, max=256)]
ClusterOption = Annotated[str | None, typer.Option("--cluster", help=words("cli-mine-cluster"), metavar="ADDRESS")]


def working(workers: int | None, scheduler: str | None) -> AbstractContextManager[Workers]:
    """Return the workers of two options, of which at most one may be given; without either, every core works."""
    if scheduler is not None and workers is not None:
        fail(words("mine-workers-or-cluster"), USAGE)
    return processes(workers or os.cpu_count() or 1) if scheduler is None else cluster(scheduler)


def bars() -> Progress:
    """Return bars that are seen on a terminal alone."""
    console = Console(stderr=True)
    return Progress(transient=True, console=console, disable=not console.is_terminal)


@contextmanager
def interrupts() -> Iterator[Callable[[], None]]:
    """Yield a function that raises KeyboardInterrupt if Ctrl+C was pressed.

    One that is pressed while Python tidies up would be lost otherwise, and one that a library turns into its own error
    would be taken for a fault.
    """
    pressed: list[int] = []

    def press(number: int, _: object) -> None:
        pressed.append(number)
        raise KeyboardInterrupt

    def interrupted() -> None:
        if pressed:
            raise KeyboardInterrupt

    before = signal.signal(signal.SIGINT, press)
    try:
        yield interrupted
    except Exception:
        interrupted()
        raise
    finally:
        signal.signal(signal.SIGINT, before)
