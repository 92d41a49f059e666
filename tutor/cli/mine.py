"""The command that mines puzzles."""

import os
import signal
from collections.abc import Callable, Collection, Iterator
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path
from typing import Annotated, get_args

import typer
from rich.console import Console
from rich.progress import Progress

from tutor.cli.terminal import USAGE, fail, show_tally, words
from tutor.coach.zwickern.puzzle.themes import THEMES
from tutor.engine.zwickern import VARIANTS
from tutor.lab.farm import Tally, farm
from tutor.lab.goal_kinds import MINED, Unfit, fault
from tutor.lab.journal import OtherJournalError
from tutor.lab.mining import MiningJob
from tutor.lab.workers import NoWorkersError, Workers, cluster, processes
from tutor.text import Family

FIRST, COUNT = 0, 40
_UNFIT: Family[Unfit] = Family("mine-not-{}", get_args(Unfit))


def mine(
    variant: Annotated[str, typer.Option(help=words("cli-mine-variant"))],
    goal: Annotated[str, typer.Option(help=words("cli-mine-goal"))],
    out: Annotated[Path, typer.Option(help=words("cli-mine-out"), metavar="DIR", file_okay=False)],
    theme: Annotated[str | None, typer.Option(help=words("cli-mine-theme"))] = None,
    players: Annotated[int | None, typer.Option(help=words("cli-mine-players"), min=2)] = None,
    seed: Annotated[int, typer.Option(help=words("cli-mine-seed"), min=0)] = FIRST,
    count: Annotated[int, typer.Option(help=words("cli-mine-count"), min=1)] = COUNT,
    workers: Annotated[int | None, typer.Option(help=words("cli-mine-workers"), min=1, max=256)] = None,
    scheduler: Annotated[
        str | None, typer.Option("--cluster", help=words("cli-mine-cluster"), metavar="ADDRESS")
    ] = None,
) -> None:
    job = _job(variant, goal, theme, players)
    if scheduler is not None and workers is not None:
        fail(words("mine-workers-or-cluster"), USAGE)
    working = processes(workers or os.cpu_count() or 1) if scheduler is None else cluster(scheduler)
    tally = Tally(seed)
    try:
        _watched(job, tally, count, out, working)
    except KeyboardInterrupt:
        fail(words("mine-interrupted", number=len(tally.names), folder=str(out / variant)))
    except NoWorkersError as error:
        fail(words.given(error.message, error.details))
    except OtherJournalError as error:
        fail(words("mine-other-record", file=str(error)))
    except OSError as error:
        fail(words("mine-cannot-write", folder=str(out), problem=error.strerror or type(error).__name__))
    show_tally(tally, str(out / variant))
    if len(tally.names) < count:
        fail(words("mine-exhausted", found=len(tally.names), count=count, games=tally.barren))


def _job(variant: str, goal: str, theme: str | None, players: int | None) -> MiningJob:
    """Return the job of some options; stop with a message if one is unknown or they are impossible together."""
    _known("mine-no-variant", variant, VARIANTS)
    _known("mine-no-goal", goal, MINED)
    if theme is not None:
        _known("mine-no-theme", theme, THEMES)
    rules = VARIANTS[variant]
    why = fault(rules, goal, players)
    if why is not None:
        fail(words(_UNFIT[why], variant=variant, goal=goal, players=players or 0), USAGE)
    return MiningJob(rules, goal, theme, players)


def _known(message: str, name: str, names: Collection[str]) -> None:
    if name not in names:
        fail(words(message, name=name, known=", ".join(names)), USAGE)


@contextmanager
def _interrupts() -> Iterator[Callable[[], None]]:
    """Yield a function that raises KeyboardInterrupt if Ctrl+C was pressed.

    One that is pressed while Python tidies up would be lost otherwise.
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
    finally:
        signal.signal(signal.SIGINT, before)


def _watched(job: MiningJob, tally: Tally, count: int, out: Path, working: AbstractContextManager[Workers]) -> None:
    """Mine puzzles; on a terminal show a progress bar."""
    console = Console(stderr=True)
    bars = Progress(transient=True, console=console, disable=not console.is_terminal)
    with _interrupts() as interrupted, bars as progress, working as workers:
        bar = progress.add_task(words("mine-bar", games=0), total=count)

        def told() -> None:
            progress.update(bar, completed=len(tally.names), description=words("mine-bar", games=tally.hands))
            interrupted()

        farm(job, tally, count, out, workers, told)
