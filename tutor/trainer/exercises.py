"""The exercises that attempts add up to: each is solved, failed, or still open.

All days are days by the learner's clock, as each attempt has kept it, so the same log gives the same on every machine.
The present moment is given in the learner's time zone, which decides today's date.
"""

from collections import defaultdict
from collections.abc import Iterable, Iterator
from datetime import UTC, datetime, timedelta
from enum import IntEnum
from typing import NamedTuple

from tutor.trainer.attempts import MOST_HINTS, Attempt, Outcome

LESSONS = "lessons/"
"""The beginning of the ids of all steps of lessons."""

_HOUR, _DAY = timedelta(hours=1), timedelta(days=1)


class Grade(IntEnum):
    """The grade of an exercise, worked out from its tries; learners do not grade themselves.

    Easy: right at the first try, without hints. Good: after one hint or at the second try. Hard: after more of them.
    Again: the solution was shown, by itself or as the last hint, or the exercise was left after wrong tries.
    """

    AGAIN = 1
    HARD = 2
    GOOD = 3
    EASY = 4


# Thousands of exercises are graded at once, and looking up a member of an enum takes as long as all the rest.
_AGAIN, _HARD, _GOOD, _EASY = Grade
_RIGHT, _SHOWN = Outcome.RIGHT, Outcome.SHOWN
# Grades by the number of hints and of tries before the last; with more of them the grade is hard.
_BY_HELP = {0: _EASY, 1: _GOOD}


class Exercise(NamedTuple):
    """The tries at one item that belong together; concept, variant, themes and `mixed` are those of the last try.

    `end` is the moment of that try in UTC, and `day` its day by the learner's clock, as an ordinal. `grade` is None
    while the exercise is open: it can still be continued.
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
        """Whether the exercise was solved, with or without help."""
        return self.grade is not None and self.grade is not _AGAIN

    @property
    def clean(self) -> bool:
        """Whether the exercise was solved at the first try and without hints."""
        return self.grade is _EASY

    @property
    def lesson(self) -> bool:
        """Whether the exercise is a step of a lesson, where a wrong try costs nothing."""
        return self.item_id.startswith(LESSONS)


def exercises(attempts: Iterable[Attempt], now: datetime) -> tuple[Exercise, ...]:
    """Return the exercises of one profile by their end; the attempts may be given in any order.

    An exercise ends with a right answer or the shown solution. An exercise left after wrong tries has failed when its
    day is over. Further tries on the day on which the answer became known do not count: they would only show that the
    learner can repeat it. Midnight separates tries only if they are at least an hour apart. A whole day always
    separates them, though a learner who crosses the date line may have the same date again. Attempts dated after
    tomorrow were made while a clock was wrong, and are left out until their day comes.
    """
    too_late = end_of_tomorrow(now)
    by_item: defaultdict[str, list[Attempt]] = defaultdict(list)
    for one in attempts:
        if one.moment < too_late:
            by_item[one.item_id].append(one)
    sittings = (sitting for tries in by_item.values() for sitting in _sittings(tries))
    return tuple(sorted((sitting.exercise(now) for sitting in sittings), key=sort_key))


def sort_key(one: Exercise) -> tuple[datetime, str]:
    """Return the key by which exercises are sorted: their end and item, unique to each exercise."""
    return one.end, one.item_id


def end_of_tomorrow(now: datetime) -> datetime:
    """Return the end of tomorrow in UTC; attempts from then on must have been made while a clock was wrong.

    It is meant for wrong clocks of machines, so the learner's time zone does not matter.
    """
    return now.astimezone(UTC).replace(hour=0, minute=0, second=0, microsecond=0) + timedelta(days=2)


class Sitting:
    """The tries at one item without a long pause between them, which make one exercise; they are added in order.

    `latest` is the last try, even if it only repeats the answer and is no part of the exercise.
    """

    __slots__ = ("_hints", "_tries", "_try", "latest")

    def __init__(self, first: Attempt) -> None:
        self._try = first
        self._tries = 1
        self._hints = first.hints
        self.latest = first

    def goes_on(self, one: Attempt) -> bool:
        """Tell whether a later try belongs to the same sitting: it is on no later day, or comes within an hour.

        A try a whole day after the one before begins a new sitting in any case.
        """
        passed = one.moment - self.latest.moment
        return passed < _HOUR or (passed < _DAY and one.local.toordinal() <= self.latest.local.toordinal())

    def add(self, one: Attempt) -> bool:
        """Add the next try, and return whether it changes the exercise."""
        self.latest = one
        if self._try.outcome in (_RIGHT, _SHOWN):
            return False
        self._try = one
        self._tries += 1
        self._hints = max(self._hints, one.hints)
        return True

    def exercise(self, now: datetime) -> Exercise:
        """Return the exercise as it is at a moment, which is given in the learner's time zone."""
        last = self._try
        day = last.local.toordinal()
        return Exercise(
            last.item_id, last.concept, last.variant, last.themes, last.mixed, last.moment, day, self._grade(now)
        )

    def left(self, now: datetime) -> bool:
        """Tell whether the exercise is over at a moment, because a try at it would begin a new sitting."""
        passed = now - self._try.moment
        return passed >= _HOUR and (passed >= _DAY or now.toordinal() > self._try.local.toordinal())

    def _grade(self, now: datetime) -> Grade | None:
        outcome = self._try.outcome
        if self._hints == MOST_HINTS or outcome is _SHOWN:
            return _AGAIN
        if outcome is not _RIGHT:
            return _AGAIN if self.left(now) else None
        return _BY_HELP.get(self._hints + self._tries - 1, _HARD)


def _sittings(tries: list[Attempt]) -> Iterator[Sitting]:
    """Yield the sittings at one item, given all tries at it."""
    sitting: Sitting | None = None
    # Most items are tried once and need no sorting.
    for one in tries if len(tries) == 1 else sorted(tries, key=lambda one: (one.moment, one.id)):
        if sitting is not None and sitting.goes_on(one):
            sitting.add(one)
            continue
        if sitting is not None:
            yield sitting
        sitting = Sitting(one)
    if sitting is not None:
        yield sitting
