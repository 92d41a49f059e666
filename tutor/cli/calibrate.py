"""The command that fits the weights of the computed difficulty to how first tries went."""

from collections.abc import Container, Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import replace
from datetime import date
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, NoReturn

import typer
import yaml
from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from tutor.catalogue.exercises import Puzzle
from tutor.cli.files import JsonOption, print_json, prove_folder
from tutor.cli.terminal import USAGE, WRONG, fail, out, words
from tutor.coach.zwickern.puzzle.difficulty import WEIGHTS, Weights
from tutor.content.files.folders import content_root
from tutor.engine.zwickern import VARIANTS
from tutor.lab.fresh import Seeded, fresh, of_day, seeded
from tutor.lab.tries import LEAST_OUTCOMES, LEAST_PUZZLES, MeasuredPuzzle, Try, enough, measured_puzzle, recut
from tutor.text import Family, Line, render
from tutor.trainer.daily import daily

if TYPE_CHECKING:
    from tutor.lab.calibration import Calibrated
    from tutor.trainer.faults import LogError
    from tutor.trainer.log.first_tries import FirstTry

_WIDE, _NARROW = 36, 8
_PARTS = {"per": "cli-calibrate-per", "base": "cli-calibrate-base", "thresholds": "cli-calibrate-thresholds"}
_FIGURES = Family[str]("cli-calibrate-{}", ("log_loss", "rank", "time"), lambda name: name.removeprefix("log_"))


def calibrate(
    database: Annotated[
        str | None,
        typer.Option(envvar="ZWICKERN_DATABASE_URL", help=words("cli-serve-database"), metavar="URL"),
    ] = None,
    file: Annotated[
        Path | None, typer.Option("--out", help=words("cli-calibrate-out"), metavar="FILE", dir_okay=False)
    ] = None,
    with_fresh: Annotated[bool, typer.Option("--fresh/--no-fresh", help=words("cli-calibrate-fresh"))] = True,
    as_json: JsonOption = False,
) -> None:
    if file is not None and file.exists():
        # It may well be the database itself.
        fail(words("cli-calibrate-there", file=str(file)), USAGE)
    noted = _noted(database)
    shelf = prove_folder(content_root(), VARIANTS).puzzles
    seeds = _seeds(noted) if with_fresh else {}
    tries = _tries(noted, {puzzle.id for puzzle in shelf} | set(seeds))
    if not enough(tries):
        fail(words("cli-calibrate-few", **_counts(tries), least=LEAST_OUTCOMES, least_puzzles=LEAST_PUZZLES))
    puzzles = _measured(shelf, seeds)
    tries = _tries(noted, puzzles)
    counts, found = _counts(tries), _fitted(tries, puzzles)
    weights = recut(found.weights, WEIGHTS, [puzzles[puzzle.id] for puzzle in shelf])
    if as_json:
        print_json({**counts, "better": found.better, **_figures(found), "weights": _side_by_side(weights)})
    else:
        _show(found, weights, counts)
    if file is not None:
        _write(file, weights, counts)
        if not as_json:
            out().print(words("cli-calibrate-written", file=str(file)), style="green")


def _noted(database: str | None) -> "list[FirstTry]":
    # Streamlit and the database take a second to import, which the other commands need not wait for.
    from tutor.app.visitor.attempt_log import open_existing  # noqa: PLC0415
    from tutor.trainer.faults import LogError  # noqa: PLC0415

    try:
        log = open_existing(database)
        try:
            with _watched() as progress:
                progress.add_task(words("cli-calibrate-reading"), total=None)
                return log.first_tries()
        finally:
            log.close()
    except LogError as error:
        _refuse(error)


def _refuse(error: "LogError") -> NoReturn:
    fail(render(words, Line(error.message, error.values)), WRONG)


def _seeds(noted: "Iterable[FirstTry]") -> dict[str, tuple[Seeded, ...]]:
    """Return the fresh puzzles and the daily ones among the items, by their ids, each with the seeds it may come from.

    Those under house rules are left out, because only the visitor has these rules.
    """
    found = {one.item_id: _seeds_of(one.item_id) for one in noted}
    return {item_id: seeds for item_id, seeds in found.items() if seeds}


def _seeds_of(item_id: str) -> tuple[Seeded, ...]:
    seed = seeded(item_id, VARIANTS)
    if seed is not None:
        return (seed,)
    day = daily(item_id, VARIANTS, date.max)
    return () if day is None else of_day(*day)


def _tries(noted: "Iterable[FirstTry]", puzzles: Container[str]) -> list[Try]:
    return [Try(*one) for one in noted if one.item_id in puzzles]


def _measured(shelf: Sequence[Puzzle], seeds: Mapping[str, Sequence[Seeded]]) -> dict[str, MeasuredPuzzle]:
    """Measure what makes the puzzles of the content and of some seeds hard; return it by their ids."""
    with _watched() as progress:
        told = progress.track(_all(shelf, seeds), len(shelf) + len(seeds), description=words("cli-calibrate-measuring"))
        return {puzzle.id: measured_puzzle(puzzle) for puzzle in told if puzzle is not None}


def _all(shelf: Iterable[Puzzle], seeds: Mapping[str, Sequence[Seeded]]) -> Iterator[Puzzle | None]:
    yield from shelf
    for item_id, tried in seeds.items():
        yield next(_made(item_id, tried), None)


def _made(item_id: str, seeds: Iterable[Seeded]) -> Iterator[Puzzle]:
    for seed in seeds:
        # An older version may have made a puzzle of a seed that has none now.
        with suppress(LookupError):
            yield replace(fresh(VARIANTS[seed.variant], seed.goal, seed.seed, seed.hardness), id=item_id)


def _fitted(tries: Sequence[Try], puzzles: dict[str, MeasuredPuzzle]) -> "Calibrated":
    # Numpy is slow to import as well.
    from tutor.lab.calibration import PARTS, calibrate  # noqa: PLC0415

    with _watched() as progress:
        task = progress.add_task(words("cli-calibrate-fitting"), total=PARTS + 1)
        return calibrate(tries, puzzles, done=lambda: progress.advance(task))


def _watched() -> Progress:
    """Return a progress bar, which only a terminal shows."""
    console = Console(stderr=True)
    return Progress(transient=True, console=console, disable=not console.is_terminal)


def _counts(tries: Sequence[Try]) -> dict[str, int]:
    """Count tries, puzzles and learners; nothing else about them is printed."""
    return {
        "tries": len(tries),
        "clean": sum(one.clean for one in tries),
        "puzzles": len({one.puzzle for one in tries}),
        "learners": len({one.learner for one in tries}),
    }


def _figures(found: "Calibrated") -> dict[str, dict[str, float]]:
    before, after = found.before._asdict(), found.after._asdict()
    return {name: {"before": round(before[name], 4), "after": round(after[name], 4)} for name in before}


def _side_by_side(weights: Weights) -> dict[str, dict[str, dict[str, float]]]:
    """Return the present and the fitted weights by name, in their three parts."""
    present, fitted = _by_part(WEIGHTS), _by_part(weights)
    return {
        part: {name: {"before": number, "after": fitted[part][name]} for name, number in numbers.items()}
        for part, numbers in present.items()
    }


def _by_part(weights: Weights) -> dict[str, dict[str, float]]:
    cuts = {str(number): cut for number, cut in enumerate(weights.thresholds, 2)}
    return {"per": weights.per._asdict(), "base": dict(weights.base), "thresholds": cuts}


def _show(found: "Calibrated", weights: Weights, counts: dict[str, int]) -> None:
    console = out()
    console.print(words("cli-calibrate-counts", **counts))
    console.print(_table("cli-calibrate-held-out", _figure_rows(found)))
    parts = _side_by_side(weights)
    for part, title in _PARTS.items():
        rows = ((name, one["before"], one["after"]) for name, one in parts[part].items())
        console.print(_table(title, rows))
    console.print(words("cli-calibrate-better" if found.better else "cli-calibrate-not-better"))
    console.print(words("cli-calibrate-copy"))


def _figure_rows(found: "Calibrated") -> Iterator[tuple[str, float, float]]:
    for name, one in _figures(found).items():
        yield words(_FIGURES[name]), one["before"], one["after"]


def _table(title: str, rows: Iterable[tuple[str, float, float]]) -> Table:
    """Return a table with a column before and one after, as wide as in the others; a changed number is bold."""
    table = Table(box=None, padding=(0, 2, 0, 0))
    table.add_column(words(title), min_width=_WIDE)
    for column in ("cli-calibrate-before", "cli-calibrate-after"):
        table.add_column(words(column), justify="right", min_width=_NARROW)
    for name, before, after in rows:
        table.add_row(name, f"{before:g}", f"{after:g}", style="bold" if before != after else "dim")
    return table


def _write(file: Path, weights: Weights, counts: dict[str, int]) -> None:
    head = words("cli-calibrate-head", **counts)
    try:
        with file.open("x", encoding="utf-8") as stream:
            stream.writelines(f"# {said}\n" for said in head.splitlines())
            yaml.safe_dump(_by_part(weights), stream, sort_keys=False)
    except OSError as error:
        fail(words("cli-calibrate-unwritten", file=str(file), problem=error.strerror or type(error).__name__))
