"""The files of the book of numbers: games are counted into them, and a sample of each is counted again."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from math import sqrt
from pathlib import Path
from typing import NamedTuple
from zlib import crc32

from tutor.catalogue.library import read_file
from tutor.catalogue.numbers import from_games, prove_numbers
from tutor.coach.kits import KITS, rules_named
from tutor.content.files.load import load_numbers
from tutor.content.files.numbers import CountedEntry, NumbersEntry, NumbersQuestion, numbers_text
from tutor.engine.zwickern import Variants
from tutor.lab.numbers.counted import (
    RANGE_GAMES,
    CountedRange,
    NumbersJob,
    count_range,
    counted_ranges,
    edition_of,
)
from tutor.lab.numbers.sums import NumbersCell, Sums, added
from tutor.lab.workers import Workers

_FAR = 6.0
"""The standard errors by which a sample of the games may differ from all of them."""

_TELLING = 20
"""The games with a try that a sample needs, so that its ratio is compared."""


def numbers_file(out: Path, question: NumbersQuestion) -> Path:
    """Return the file of a question in a folder."""
    return out / f"{question}.yaml"


def read_numbers(out: Path, question: NumbersQuestion, variants: Variants) -> NumbersEntry | None:
    """Return the numbers of a question in a folder, None without a file; raises ContentError."""
    file = numbers_file(out, question)
    if not file.exists():
        return None
    return prove_numbers(load_numbers(str(file), read_file(file), variants), question)


def cells_of(entry: CountedEntry) -> Sums:
    """Return the cells of an entry by their keys."""
    return {key: NumbersCell(*sums) for key, sums in entry.sums.items()}


def is_of_edition(entry: CountedEntry) -> bool:
    """Tell whether an entry is of the edition that would be counted now."""
    return entry.edition == edition_of(entry.variant)


@dataclass(slots=True)
class _Page:
    """The numbers of one question for one job: the sums of its first games."""

    games: int
    seconds: float
    sums: Sums

    def add(self, counted: CountedRange, sums: Sums) -> None:
        """Add the sums of a range, unless its games are counted already."""
        if counted.first >= self.games:
            self.games, self.seconds = counted.past, self.seconds + counted.seconds
            self.sums = added([self.sums, sums])


def count_into(
    out: Path,
    job: NumbersJob,
    questions: Sequence[NumbersQuestion],
    games: int,
    variants: Variants,
    workers: Workers,
    report: Callable[[int], None] = lambda done: None,
) -> dict[NumbersQuestion, CountedEntry]:
    """Count so many games, or a few more, into the files of questions, and return what they have of the job then.

    Games that a file or the journal has are not played again. `report` is called with the number of games done.
    Raises ContentError, OtherJournalError, OSError and NoWorkersError.
    """
    before = {question: read_numbers(out, question, variants) for question in questions}
    pages = {question: _begun(numbers, job) for question, numbers in before.items()}
    past = -(-games // RANGE_GAMES) * RANGE_GAMES
    first = min(past, *(page.games for page in pages.values()))
    report(first)
    for counted in counted_ranges(job, first, past, workers, out) if first < past else ():
        for question, page in pages.items():
            page.add(counted, counted.sums[question])
        report(counted.past)
    found = {
        question: counted_entry(question, job, page.games, page.seconds, page.sums) for question, page in pages.items()
    }
    for question, entry in found.items():
        _write(out, question, before[question], entry)
    return found


def _who(entry: CountedEntry) -> tuple[str, int, str]:
    return entry.variant, entry.seats, entry.players


def _begun(numbers: NumbersEntry | None, job: NumbersJob) -> _Page:
    """Return what a file has of a job in this edition, in whole ranges; else nothing."""
    who = (job.rules.name, job.seats, job.players)
    for entry in () if numbers is None else numbers.entries:
        if is_of_edition(entry) and _who(entry) == who and entry.games % RANGE_GAMES == 0:
            return _Page(entry.games, entry.seconds, cells_of(entry))
    return _Page(0, 0.0, {})


def counted_entry(
    question: NumbersQuestion, job: NumbersJob, games: int, seconds: float, sums: Mapping[str, NumbersCell]
) -> CountedEntry:
    """Return the entry of this edition for sums over so many games, with its keys in order."""
    keys = [key for key in KITS[job.rules.game].figures.keys(question, job.rules, job.seats) if key in sums]
    return CountedEntry(
        variant=job.rules.name,
        seats=job.seats,
        players=job.players,
        edition=edition_of(job.rules.name),
        games=games,
        seconds=round(seconds),
        sums={key: sums[key] for key in keys},
    )


def _write(out: Path, question: NumbersQuestion, before: NumbersEntry | None, entry: CountedEntry) -> None:
    """Write an entry in its place among those of a file; an older edition stays until as many games are counted."""
    others = [
        one
        for one in (() if before is None else before.entries)
        if _who(one) != _who(entry) or (one.edition != entry.edition and one.games > entry.games)
    ]
    entries = sorted((*others, entry), key=lambda one: (one.variant, one.seats, one.players, one.edition))
    # Interrupted here, a run must leave no half-written file.
    file = numbers_file(out, question)
    part = file.with_name(f".{question}.part")
    text = numbers_text(NumbersEntry(format=1, question=question, entries=tuple(entries)))
    part.write_text(text, encoding="utf-8", newline="\n")
    part.replace(file)


class Odd(NamedTuple):
    """A cell that a sample does not bear out: the ratio of the sample, and that of the file; None without tries."""

    question: NumbersQuestion
    entry: CountedEntry
    key: str
    sample: float | None
    whole: float | None


def sample_of(entry: CountedEntry) -> int:
    """Return the first game of the range that is counted again; it is the same for all questions of one run."""
    told = f"{entry.variant}/{entry.seats}/{entry.players}/{entry.games}"
    return crc32(told.encode()) % max(1, entry.games // RANGE_GAMES) * RANGE_GAMES


def check_entries(
    entries: Iterable[tuple[NumbersQuestion, CountedEntry]],
    variants: Variants,
    workers: Workers,
    report: Callable[[int], None] = lambda done: None,
) -> list[Odd]:
    """Play a range of games of each entry again, and list the cells that it does not bear out.

    `report` is called with the number of ranges done. Raises NoWorkersError.
    """
    waiting: dict[tuple[NumbersJob, int], list[tuple[NumbersQuestion, CountedEntry]]] = {}
    for question, entry in entries:
        job = _job(entry, variants)
        waiting.setdefault((job, sample_of(entry)), []).append((question, entry))
    futures = {at: workers.submit(count_range, at[0], at[1], at[1] + RANGE_GAMES) for at in waiting}
    found: list[Odd] = []
    for done, (at, those) in enumerate(waiting.items(), 1):
        sample = workers.result(futures[at])
        for question, entry in those:
            found += odd_cells(question, entry, sample.sums[question])
        report(done)
    return found


def _job(entry: CountedEntry, variants: Variants) -> NumbersJob:
    return NumbersJob(rules_named(entry.variant, variants), entry.seats, entry.players)


def odd_cells(question: NumbersQuestion, entry: CountedEntry, sample: Mapping[str, NumbersCell]) -> list[Odd]:
    """List the cells of an entry that a sample of `RANGE_GAMES` of its games does not bear out.

    The other games must be possible without those of the sample, and its ratios near those of all games.
    """
    whole, none = cells_of(entry), NumbersCell()
    keys = dict.fromkeys((*whole, *sample))
    return [
        Odd(question, entry, key, sample.get(key, none).ratio, whole.get(key, none).ratio)
        for key in keys
        if not _bears_out(sample.get(key, none), whole.get(key, none), entry.games)
    ]


def _bears_out(sample: NumbersCell, whole: NumbersCell, games: int) -> bool:
    rest = NumbersCell(*(all_games - some for all_games, some in zip(whole, sample, strict=True)))
    if not from_games(rest, games - RANGE_GAMES):
        return False
    error, ratio, other = whole.deviation(games), sample.ratio, whole.ratio
    if games <= RANGE_GAMES or error is None or ratio is None or other is None or sample.games < _TELLING:
        return True
    # A sample of some of the games varies by what the games outside it leave open.
    return abs(ratio - other) <= _FAR * error * sqrt(games / RANGE_GAMES - 1)
