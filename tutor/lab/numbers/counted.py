"""Games counted at scale: ranges of seeds are played wherever there is room, and what is done is kept."""

import json
from collections import deque
from collections.abc import Callable, Iterator, Mapping
from concurrent.futures import Future
from itertools import count as numbers_from
from pathlib import Path
from time import process_time
from types import MappingProxyType
from typing import Any, Final, NamedTuple, cast

from tutor.bots.tricks.levels import TrickLevel
from tutor.coach.kits import KITS, TRICK_KITS, TRICK_VARIANTS
from tutor.content.files.numbers import NUMBERS_QUESTIONS, NumbersPlayers, NumbersQuestion
from tutor.content.zwickern.figures import ZwickernPlayers, ZwickernQuestion
from tutor.lab.jsonl_log import OtherJournalError, append, start_or_resume
from tutor.lab.numbers.cards import count_cards, count_jokers, count_laying
from tutor.lab.numbers.games import WholeGame, game_of_seed
from tutor.lab.numbers.outcomes import count_luck, count_seats
from tutor.lab.numbers.sums import Counted, NumbersCell, Sums, sums_of
from tutor.lab.numbers.tables import count_builds, count_totals, count_zwicks
from tutor.lab.numbers.trick_counts import TRICK_COUNTERS, TRICK_NUMBERS_EDITION
from tutor.lab.numbers.trick_games import trick_game_of_seed
from tutor.lab.workers import Workers

NUMBERS_EDITION: Final = 1
"""The edition of what is counted of Zwickern, which changes with what careful and strong bots choose and keys mean.

Numbers of an older edition stay, and are said to be older.
"""

RANGE_GAMES: Final = 50
"""The number of games that are played at once; ranges begin at its multiples."""

COUNTERS: Final[Mapping[ZwickernQuestion, Callable[[WholeGame], Counted]]] = MappingProxyType(
    {
        "cards": count_cards,
        "jokers": count_jokers,
        "totals": count_totals,
        "laying": count_laying,
        "zwicks": count_zwicks,
        "builds": count_builds,
        "seats": count_seats,
        "luck": count_luck,
    }
)
"""What is counted in a game of Zwickern for each question."""


def edition_of(variant: str) -> int:
    """Return the edition of what would be counted now of a variant, which may be one of house rules."""
    return TRICK_NUMBERS_EDITION if variant in TRICK_VARIANTS else NUMBERS_EDITION


class NumbersJob(NamedTuple):
    """Who plays the games that are counted."""

    rules: Any
    seats: int
    players: NumbersPlayers

    @property
    def questions(self) -> tuple[NumbersQuestion, ...]:
        """The questions that are asked of such games."""
        book = KITS[self.rules.game].figures
        return tuple(question for question in NUMBERS_QUESTIONS if book.asked(question, self.rules, self.players))


class CountedRange(NamedTuple):
    """The sums of the games of a range of seeds, by question, and the seconds of a processor that they took."""

    first: int
    past: int
    seconds: float
    sums: Mapping[NumbersQuestion, Sums]


def count_range(job: NumbersJob, first: int, past: int) -> CountedRange:
    """Play the games of a range of seeds, and count all questions in each."""
    start = process_time()
    counted: dict[NumbersQuestion, list[Counted]] = {question: [] for question in job.questions}
    count = _count_tricks if job.rules.game in TRICK_KITS else _count_zwickern
    for seed in range(first, past):
        found = count(job, seed)
        for question, games in counted.items():
            games.append(found[question])
    sums = {question: sums_of(games) for question, games in counted.items()}
    return CountedRange(first, past, round(process_time() - start, 2), sums)


def _count_zwickern(job: NumbersJob, seed: int) -> Mapping[NumbersQuestion, Counted]:
    game = game_of_seed(job.rules, job.seats, seed, cast("ZwickernPlayers", job.players))
    return {question: count(game) for question, count in COUNTERS.items() if question in job.questions}


def _count_tricks(job: NumbersJob, seed: int) -> Mapping[NumbersQuestion, Counted]:
    game = trick_game_of_seed(job.rules, job.seats, seed, cast("TrickLevel", job.players))
    return {question: count(game) for question, count in TRICK_COUNTERS.items()}


def counted_journal(out: Path, job: NumbersJob) -> Path:
    """Return the file that keeps the finished ranges of a job.

    >>> from tutor.engine.zwickern.variants import JENSEN
    >>> counted_journal(Path("numbers"), NumbersJob(JENSEN, 4, "careful")).as_posix()
    'numbers/.jensen-4-careful.counted'
    """
    return out / f".{job.rules.name}-{job.seats}-{job.players}.counted"


def counted_ranges(
    job: NumbersJob, first: int, past: int, workers: Workers, out: Path | None
) -> Iterator[CountedRange]:
    """Yield the ranges from one game up to another, which are multiples of `RANGE_GAMES`, in order.

    Those that the journal in the folder `out` has are not played again. Raises OtherJournalError, OSError and
    NoWorkersError.
    """
    journal = None if out is None else counted_journal(out, job)
    done = {} if journal is None else _done(journal, job)
    waiting: deque[CountedRange | Future[CountedRange]] = deque()
    for start in numbers_from(first, RANGE_GAMES):
        if start < past:
            waiting.append(done.get(start) or workers.submit(count_range, job, start, start + RANGE_GAMES))
        if not waiting:
            return
        if start >= past or len(waiting) >= workers.ahead:
            foremost = waiting.popleft()
            counted = foremost if isinstance(foremost, CountedRange) else workers.result(foremost)
            if journal is not None and counted.first not in done:
                append(journal, _line(counted))
            yield counted


def _done(file: Path, job: NumbersJob) -> dict[int, CountedRange]:
    head = {"edition": edition_of(job.rules.name), "rules": repr(job.rules), "seats": job.seats, "players": job.players}
    found = (_read(file, line) for line in start_or_resume(file, json.dumps(head)))
    return {one.first: one for one in found}


def _line(counted: CountedRange) -> str:
    return json.dumps(counted._asdict(), separators=(",", ":"))


def _read(file: Path, line: str) -> CountedRange:
    try:
        plain = json.loads(line)
        sums: dict[NumbersQuestion, Sums] = {
            question: {key: _cell(cell) for key, cell in plain["sums"][question].items()}
            for question in NUMBERS_QUESTIONS
            if question in plain["sums"]
        }
        return CountedRange(int(plain["first"]), int(plain["past"]), float(plain["seconds"]), sums)
    except (ValueError, KeyError, TypeError, AttributeError):
        raise OtherJournalError(str(file)) from None


def _cell(plain: object) -> NumbersCell:
    match plain:
        case [int(), int(), int(), int(), int()]:
            return NumbersCell(*plain)
    raise ValueError("these are no five sums")
