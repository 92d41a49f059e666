"""The command that counts games for the book of numbers."""

import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.table import Table

from tutor.cli.files import Houses, JsonOption, faults_text, print_json, with_houses
from tutor.cli.long_work import ClusterOption, WorkersOption, bars, interrupts, working
from tutor.cli.terminal import USAGE, WRONG, fail, out, refuse_unknown, words
from tutor.coach.kits import KITS, TRICK_VARIANTS, rules_named
from tutor.content.figures import Figure
from tutor.content.files.folders import content_root
from tutor.content.files.kinds import FILE_KINDS
from tutor.content.files.numbers import NUMBERS_PLAYERS, NUMBERS_QUESTIONS, CountedEntry, NumbersQuestion
from tutor.content.yaml.source import ContentError
from tutor.engine.zwickern import Rules, Variants, plan
from tutor.lab.jsonl_log import OtherJournalError
from tutor.lab.numbers.book import Odd, cells_of, check_entries, count_into, is_of_edition, numbers_file, read_numbers
from tutor.lab.numbers.counted import RANGE_GAMES, NumbersJob
from tutor.lab.numbers.sums import Interval, NumbersCell, interval
from tutor.lab.workers import NoWorkersError, Workers

_EVERY, _GAMES = "all", 1000


def numbers(
    question: Annotated[
        str, typer.Option(help=words("cli-numbers-question", questions=", ".join(NUMBERS_QUESTIONS)))
    ] = _EVERY,
    variant: Annotated[str | None, typer.Option(help=words("cli-numbers-variant"))] = None,
    seats: Annotated[int | None, typer.Option(help=words("cli-numbers-seats"), min=2, max=8)] = None,
    hands: Annotated[
        int, typer.Option(help=words("cli-numbers-hands", number=RANGE_GAMES), min=1, max=1_000_000)
    ] = _GAMES,
    players: Annotated[str | None, typer.Option(help=words("cli-numbers-players"))] = None,
    folder: Annotated[
        Path | None, typer.Option("--out", help=words("cli-numbers-out"), metavar="DIR", file_okay=False)
    ] = None,
    check: Annotated[bool, typer.Option("--check", help=words("cli-numbers-check", number=RANGE_GAMES))] = False,
    house: Houses = None,
    workers: WorkersOption = None,
    scheduler: ClusterOption = None,
    as_json: JsonOption = False,
) -> None:
    variants = with_houses(house, "-")
    refuse_unknown("numbers-no-question", question, (_EVERY, *NUMBERS_QUESTIONS))
    refuse_unknown("mine-no-variant", variant, (*variants, *TRICK_VARIANTS))
    refuse_unknown("arena-no-player", players, NUMBERS_PLAYERS)
    where = folder or content_root() / str(FILE_KINDS["numbers"].folder)
    chosen = [one for one in NUMBERS_QUESTIONS if question in (_EVERY, one)]
    if check:
        wanted = _Wanted(variant, seats, players)
        _check(where, chosen, wanted, variants, working(workers, scheduler), as_json=as_json)
        return
    if variant is None or seats is None:
        fail(words("numbers-who"), USAGE)
    job = _job(rules_named(variant, variants), seats, players)
    asked = [one for one in chosen if one in job.questions]
    if not asked:
        fail(words("numbers-not-asked", question=question, variant=variant, level=job.players), USAGE)
    found = _counted(where, job, asked, hands, variants, working(workers, scheduler))
    for one, entry in found.items():
        _print(one, entry, job.rules, as_json=as_json)


class _Wanted:
    """The entries that are to be checked: all, or those of a variant, of so many seats, or of some players."""

    def __init__(self, variant: str | None, seats: int | None, players: str | None) -> None:
        self._variant, self._seats, self._players = variant, seats, players

    def has(self, entry: CountedEntry) -> bool:
        """Tell whether an entry is among them."""
        pairs = ((self._variant, entry.variant), (self._seats, entry.seats), (self._players, entry.players))
        return all(wanted in (None, given) for wanted, given in pairs)


def _job(rules: Any, seats: int, players: str | None) -> NumbersJob:
    taken = plan(rules, seats) is not None if isinstance(rules, Rules) else seats in rules.players
    if not taken:
        fail(words("arena-not-seats", variant=rules.name, seats=seats), USAGE)
    known = KITS[rules.game].figures.players
    if players not in (None, *known):
        fail(words("numbers-not-asked", question=_EVERY, variant=rules.name, level=str(players)), USAGE)
    level = next(level for level in NUMBERS_PLAYERS if level == (players or known[0]))
    return NumbersJob(rules, seats, level)


def _counted(
    where: Path,
    job: NumbersJob,
    asked: list[NumbersQuestion],
    hands: int,
    variants: Variants,
    workers_of: AbstractContextManager[Workers],
) -> Mapping[NumbersQuestion, CountedEntry]:
    """Count games and write the files, with a bar on a terminal; stop with a message where that cannot be done."""
    label = words("numbers-bar", variant=job.rules.name, players=job.players)
    with _watched(where, label, hands) as report, workers_of as those:
        return count_into(where, job, asked, hands, variants, those, report)


@contextmanager
def _watched(where: Path, label: str, total: int) -> Iterator[Callable[[int], None]]:
    """Yield a function that shows the progress of games; stop with a message for anything that can end them early."""
    try:
        with interrupts() as interrupted, bars() as progress:
            bar = progress.add_task(label, total=total)

            def report(done: int) -> None:
                progress.update(bar, completed=done)
                interrupted()

            yield report
    except KeyboardInterrupt:
        fail(words("arena-interrupted-kept", folder=str(where)))
    except NoWorkersError as error:
        fail(words.given(error.message, error.details))
    except OtherJournalError as error:
        fail(words("arena-other-record", file=str(error)))
    except ContentError as error:
        fail(faults_text(error.faults))
    except OSError as error:
        fail(words("mine-cannot-write", folder=str(where), problem=error.strerror or type(error).__name__))


def _check(
    where: Path,
    chosen: Sequence[NumbersQuestion],
    wanted: _Wanted,
    variants: Variants,
    workers_of: AbstractContextManager[Workers],
    *,
    as_json: bool,
) -> None:
    """Count a part of the games of each entry again, and stop with a message for each cell that it does not bear out.

    An entry of another edition is said to be older.
    """
    with _watched(where, words("numbers-bar-check"), len(chosen)) as report, workers_of as those:
        books = {question: read_numbers(where, question, variants) for question in chosen}
        found = [
            (question, entry)
            for question, book in books.items()
            for entry in (() if book is None else book.entries)
            if wanted.has(entry)
        ]
        current = [(question, entry) for question, entry in found if is_of_edition(entry)]
        odd = check_entries(current, variants, those, report)
    older = len(found) - len(current)
    if not found:
        fail(words("numbers-none", folder=str(where)))
    for one in odd:
        print(_told(where, one), file=sys.stderr)  # noqa: T201
    if as_json:
        print_json({"checked": len(current), "older": older, "odd": len(odd)})
    else:
        _show_older(found)
        if not odd:
            out().print(words("numbers-checked", number=len(current), games=RANGE_GAMES), style="green")
    if odd:
        raise typer.Exit(WRONG)


def _told(where: Path, odd: Odd) -> str:
    sample, whole = (words("numbers-untried") if one is None else f"{one:.3f}" for one in (odd.sample, odd.whole))
    return words(
        "numbers-odd",
        file=str(numbers_file(where, odd.question)),
        entry=_entry_name(odd.entry),
        key=odd.key,
        sample=sample,
        whole=whole,
    )


def _entry_name(entry: CountedEntry) -> str:
    return f"{entry.variant} {entry.seats} {entry.players}"


def _show_older(found: Sequence[tuple[NumbersQuestion, CountedEntry]]) -> None:
    for question, entry in found:
        if not is_of_edition(entry):
            out().print(words("numbers-older", question=question, entry=_entry_name(entry), edition=entry.edition))


def _print(question: NumbersQuestion, entry: CountedEntry, rules: Any, *, as_json: bool) -> None:
    """Print the numbers of a question: a table, or a line of JSON."""
    keys = KITS[rules.game].figures.keys(question, rules, entry.seats)
    cells = {key: (cell, _interval(cell, entry, keys[key])) for key, cell in cells_of(entry).items()}
    if as_json:
        told = {
            key: {"ratio": cell.ratio, "tries": cell.tries, "interval": None if found is None else list(found)}
            for key, (cell, found) in cells.items()
        }
        print_json({"question": question, **entry.model_dump(exclude={"sums"}), "cells": told})
        return
    out().print(words("numbers-title", question=question, entry=_entry_name(entry), games=entry.games), style="bold")
    table = Table(
        *map(words, ("numbers-column-key", "numbers-column-tries", "numbers-column-ratio", "numbers-column-interval"))
    )
    for key, (cell, found) in cells.items():
        range_of = "" if found is None else f"{found.low:.3f} – {found.high:.3f}"
        table.add_row(key, str(cell.tries), "" if cell.ratio is None else f"{cell.ratio:.3f}", range_of)
    out().print(table)


def _interval(cell: NumbersCell, entry: CountedEntry, figure: Figure) -> Interval | None:
    return interval(cell, entry.games, chance=figure.unit == "chance")
