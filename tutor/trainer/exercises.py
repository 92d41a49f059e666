"""What the attempts at an item come to: exercises that were solved, failed, left or are still open.

All days are days in UTC: the trainer knows no place, and the same log says the same on every machine.
"""

from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from datetime import UTC, datetime, timedelta
from enum import IntEnum
from typing import NamedTuple

from tutor.trainer.attempts import MOST_HINTS, Attempt, Outcome

_HOUR = timedelta(hours=1)


class Grade(IntEnum):
    """How well an exercise went; nobody grades himself.

    Easy: right at the first try, without hints. Good: after one hint or at the second try. Hard: after more of them.
    Again: the solution was shown, by itself or as the last hint, or the exercise was left after wrong tries.
    """

    AGAIN = 1
    HARD = 2
    GOOD = 3
    EASY = 4


# Thousands are graded at once, and to look up a member of an enum takes as long as all the rest.
_AGAIN, _HARD, _GOOD, _EASY = Grade
_RIGHT, _SHOWN = Outcome.RIGHT, Outcome.SHOWN
# By the number of hints and wrong tries; more of them are hard.
_BY_HELP = {0: _EASY, 1: _GOOD}


class Exercise(NamedTuple):
    """The tries at one item that belong together; concept, variant, themes and the rest are those of the last try.

    `day` is the day of its `end` as an ordinal. `grade` is None while the exercise can still be gone on with.
    """

    item_id: str
    concept: str
    variant: str | None
    themes: str
    mixed: bool
    end: datetime
    day: int
    grade: Grade | None

    @property
    def solved(self) -> bool:
        """Whether it was solved, with or without help."""
        return self.grade is not None and self.grade is not _AGAIN

    @property
    def clean(self) -> bool:
        """Whether it was solved at the first try and without hints."""
        return self.grade is _EASY


def exercises(attempts: Iterable[Attempt], now: datetime) -> tuple[Exercise, ...]:
    """The exercises of one profile by their end; the order in which the attempts are given does not matter.

    An exercise ends with a right answer or the shown solution. One that was left after wrong tries has failed when its
    day is over. An item that is tried again on the day on which its answer became known is no exercise: it would
    only show that the answer can be repeated. Midnight alone parts nothing, if the tries are less than an hour apart.
    Attempts later than tomorrow were made while a clock was wrong, and wait for their day.
    """
    today = now.astimezone(UTC)
    too_late = today.replace(hour=0, minute=0, second=0, microsecond=0) + timedelta(days=2)
    by_item: defaultdict[str, list[Attempt]] = defaultdict(list)
    for one in attempts:
        if one.moment < too_late:
            by_item[one.item_id].append(one)
    runs = (run for tries in by_item.values() for run in _runs(tries))
    found = sorted((_exercise(run, today) for run in runs), key=lambda one: (one.end, one.item_id))
    return tuple(found)


def _runs(tries: list[Attempt]) -> Iterable[Sequence[Attempt]]:
    """The tries at one item, parted into exercises."""
    # Most items are tried once.
    return [tries] if len(tries) == 1 else _parted(sorted(tries, key=lambda one: (one.moment, one.id)))


def _parted(tries: Sequence[Attempt]) -> Iterator[Sequence[Attempt]]:
    run: list[Attempt] = []
    known: datetime | None = None
    for one in tries:
        if known is not None and not _apart(known, one.moment):
            known = one.moment
            continue
        if run and _apart(run[-1].moment, one.moment):
            yield run
            run = []
        run.append(one)
        known = one.moment if one.outcome in (_RIGHT, _SHOWN) else None
        if known is not None:
            yield run
            run = []
    if run:
        yield run


def _apart(earlier: datetime, later: datetime) -> bool:
    return later - earlier >= _HOUR and earlier.toordinal() < later.toordinal()


def _exercise(run: Sequence[Attempt], now: datetime) -> Exercise:
    last = run[-1]
    end = last.moment
    grade = _grade(run, last, now)
    return Exercise(last.item_id, last.concept, last.variant, last.themes, last.mixed, end, end.toordinal(), grade)


def _grade(run: Sequence[Attempt], last: Attempt, now: datetime) -> Grade | None:
    tries = len(run)
    hints = last.hints if tries == 1 else max(one.hints for one in run)
    if hints == MOST_HINTS or last.outcome is _SHOWN:
        return _AGAIN
    if last.outcome is not _RIGHT:
        return _AGAIN if _apart(last.moment, now) else None
    return _BY_HELP.get(hints + tries - 1, _HARD)
