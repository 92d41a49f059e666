"""The exercises with one concept in one variant, kept up to date as they come: tests, levels, and what is due."""

from bisect import bisect_left, insort
from datetime import UTC, datetime, timedelta

from tutor.trainer.exercises import Exercise, sort_key
from tutor.trainer.mastery import MasteryLevel, rises
from tutor.trainer.schedule import ConceptState, Settings, Test, scheduler_of, state_of

# No clock is a whole day ahead of UTC or behind it.
_DAY = timedelta(days=1)


def put(many: list[Exercise], one: Exercise) -> None:
    """Insert an exercise into a list sorted by `sort_key`; mostly it belongs at the end."""
    if not many or sort_key(many[-1]) < sort_key(one):
        many.append(one)
    else:
        insort(many, one, key=sort_key)


def take(many: list[Exercise], one: Exercise) -> None:
    """Remove an exercise from a list sorted by `sort_key`."""
    if many[-1] is one:
        many.pop()
    else:
        del many[bisect_left(many, sort_key(one), key=sort_key)]


class Concept:
    """One concept in one variant: `tried` are all its exercises by their end, and `rises` those by which it rose."""

    def __init__(self) -> None:
        self.tried: list[Exercise] = []
        self.rises: list[Exercise] = []
        self._tests: list[Test] = []
        self._state: tuple[Settings, ConceptState | None] | None = None

    def add(self, one: Exercise) -> None:
        """Add an exercise, which may have ended before others that are here already."""
        put(self.tried, one)
        last = self.tried[-1] is one
        if last:
            self._rise(one)
        elif len(self.rises) < MasteryLevel.SURE or sort_key(one) < sort_key(self.rises[-1]):
            self._rise_anew()
        # Only the first exercise of a day is its test, so a later one changes nothing.
        if not last or not self._tests or self._tests[-1][0] != one.day:
            self._test(one.day)

    def remove(self, one: Exercise) -> None:
        """Remove an exercise, because another version of it replaces it."""
        # Only an exercise that was not solved can still change, and no level rose by it.
        take(self.tried, one)
        if one.grade is not None:
            self._test(one.day)

    def state(self, settings: Settings) -> ConceptState | None:
        """Return the state of the concept under some settings, or None before its first test."""
        if self._state is None or self._state[0] != settings:
            self._state = settings, state_of(scheduler_of(settings), self._tests) if self._tests else None
        return self._state[1]

    def _rise(self, one: Exercise) -> None:
        if len(self.rises) < MasteryLevel.SURE and rises(one, [step.day for step in self.rises]):
            self.rises.append(one)

    def _rise_anew(self) -> None:
        self.rises = []
        for one in self.tried:
            self._rise(one)

    def _test(self, day: int) -> None:
        """Find the test of a day anew: the first exercise of the day that has a grade."""
        at = bisect_left(self._tests, day, key=lambda test: test[0])
        before = self._tests[at : at + 1]
        there = before if before and before[0][0] == day else []
        now = self._first(day)
        if there != now:
            self._tests[at : at + len(there)] = now
            self._state = None

    def _first(self, day: int) -> list[Test]:
        midnight = datetime.fromordinal(day).replace(tzinfo=UTC)
        first, end = (bisect_left(self.tried, (at, ""), key=sort_key) for at in (midnight - _DAY, midnight + 2 * _DAY))
        for number in range(first, end):
            one = self.tried[number]
            if one.day == day and one.grade is not None:
                return [(one.day, one.end, one.grade)]
        return []
