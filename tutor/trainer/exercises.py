"""What the attempts at an item come to: exercises that were solved, failed, left or are still open.

All days are days in UTC: the trainer knows no place, and the same log says the same on every machine.
"""

from collections import defaultdict
from collections.abc import Iterable, Iterator
from datetime import UTC, datetime, timedelta
from enum import IntEnum
from typing import NamedTuple

from tutor.trainer.attempts import MOST_HINTS, Attempt, Outcome

LESSONS = "lessons/"
"""What the ids of the steps of lessons begin with."""

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

    @property
    def lesson(self) -> bool:
        """Whether it is a step of a lesson, where a wrong try costs nothing."""
        return self.item_id.startswith(LESSONS)


def exercises(attempts: Iterable[Attempt], now: datetime) -> tuple[Exercise, ...]:
    """The exercises of one profile by their end; the order in which the attempts are given does not matter.

    An exercise ends with a right answer or the shown solution. One that was left after wrong tries has failed when its
    day is over. An item that is tried again on the day on which its answer became known is no exercise: it would
    only show that the answer can be repeated. Midnight alone parts nothing, if the tries are less than an hour apart.
    Attempts later than tomorrow were made while a clock was wrong, and wait for their day.
    """
    today, too_late = now.astimezone(UTC), end_of_tomorrow(now)
    by_item: defaultdict[str, list[Attempt]] = defaultdict(list)
    for one in attempts:
        if one.moment < too_late:
            by_item[one.item_id].append(one)
    sittings = (sitting for tries in by_item.values() for sitting in _sittings(tries))
    return tuple(sorted((sitting.exercise(today) for sitting in sittings), key=place))


def place(one: Exercise) -> tuple[datetime, str]:
    """Where an exercise stands among others: no two have the same end and item."""
    return one.end, one.item_id


def end_of_tomorrow(now: datetime) -> datetime:
    """The moment from which on attempts must have been made while a clock was wrong."""
    return now.astimezone(UTC).replace(hour=0, minute=0, second=0, microsecond=0) + timedelta(days=2)


def apart(earlier: datetime, later: datetime) -> bool:
    """Whether a try at an item has nothing to do with the one before it: on another day, and an hour later."""
    return later - earlier >= _HOUR and earlier.toordinal() < later.toordinal()


class Sitting:
    """The tries at one item with no long pause between them, of which one exercise comes; they are told in order.

    `latest` is the moment and the id of the last one, be it part of the exercise or only a repetition of its answer.
    """

    __slots__ = ("_hints", "_tries", "_try", "latest")

    def __init__(self, first: Attempt) -> None:
        self._try = first
        self._tries = 1
        self._hints = first.hints
        self.latest = first.moment, first.id

    def goes_on(self, one: Attempt) -> bool:
        """Whether a later try belongs to the same sitting."""
        return not apart(self.latest[0], one.moment)

    def add(self, one: Attempt) -> bool:
        """Take in the next try; whether the exercise is another one by it."""
        self.latest = one.moment, one.id
        if self._try.outcome in (_RIGHT, _SHOWN):
            return False
        self._try = one
        self._tries += 1
        self._hints = max(self._hints, one.hints)
        return True

    def exercise(self, now: datetime) -> Exercise:
        """What has come of it until a moment in UTC."""
        last = self._try
        end = last.moment
        return Exercise(
            last.item_id, last.concept, last.variant, last.themes, last.mixed, end, end.toordinal(), self._grade(now)
        )

    def _grade(self, now: datetime) -> Grade | None:
        outcome = self._try.outcome
        if self._hints == MOST_HINTS or outcome is _SHOWN:
            return _AGAIN
        if outcome is not _RIGHT:
            return _AGAIN if apart(self._try.moment, now) else None
        return _BY_HELP.get(self._hints + self._tries - 1, _HARD)


def _sittings(tries: list[Attempt]) -> Iterator[Sitting]:
    """The sittings at one item."""
    sitting: Sitting | None = None
    # Most items are tried once.
    for one in tries if len(tries) == 1 else sorted(tries, key=lambda one: (one.moment, one.id)):
        if sitting is not None and sitting.goes_on(one):
            sitting.add(one)
            continue
        if sitting is not None:
            yield sitting
        sitting = Sitting(one)
    if sitting is not None:
        yield sitting
