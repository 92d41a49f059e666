"""The exercises with one concept in one variant, carried on: its tests, its levels, and when it comes back."""

from bisect import bisect_left, insort
from datetime import UTC, datetime

from tutor.trainer.exercises import Exercise, place
from tutor.trainer.mastery import Level, rises
from tutor.trainer.schedule import Settings, State, Test, scheduler_of, state_of


def put(many: list[Exercise], one: Exercise) -> None:
    """Put an exercise among others that stand by their end; mostly it is the last."""
    if not many or place(many[-1]) < place(one):
        many.append(one)
    else:
        insort(many, one, key=place)


def take(many: list[Exercise], one: Exercise) -> None:
    """Take an exercise out again that stands among others by their end."""
    if many[-1] is one:
        many.pop()
    else:
        del many[bisect_left(many, place(one), key=place)]


class Concept:
    """What is known of one concept in one variant: all exercises by their end, and those by which it rose."""

    def __init__(self) -> None:
        self.tried: list[Exercise] = []
        self.rises: list[Exercise] = []
        self._tests: list[Test] = []
        self._state: tuple[Settings, State | None] | None = None

    def add(self, one: Exercise) -> None:
        """Take in an exercise."""
        put(self.tried, one)
        last = self.tried[-1] is one
        if last:
            self._rise(one)
        elif len(self.rises) < Level.SURE or place(one) < place(self.rises[-1]):
            self._rise_anew()
        # A later exercise of a day that has its test already changes nothing.
        if not last or not self._tests or self._tests[-1][0] != one.day:
            self._test(one.day)

    def remove(self, one: Exercise) -> None:
        """Let go of an exercise, because another has taken its place."""
        # What can still change was not solved, so that nothing rose by it.
        take(self.tried, one)
        if one.grade is not None:
            self._test(one.day)

    def state(self, settings: Settings) -> State | None:
        """Where it stands with some settings, None before it was tested."""
        if self._state is None or self._state[0] != settings:
            self._state = settings, state_of(scheduler_of(settings), self._tests) if self._tests else None
        return self._state[1]

    def _rise(self, one: Exercise) -> None:
        if len(self.rises) < Level.SURE and rises(one, [step.day for step in self.rises]):
            self.rises.append(one)

    def _rise_anew(self) -> None:
        self.rises = []
        for one in self.tried:
            self._rise(one)

    def _test(self, day: int) -> None:
        """Find the test of a day again, which is its first exercise that has a grade."""
        at = bisect_left(self._tests, day, key=lambda test: test[0])
        before = self._tests[at : at + 1]
        there = before if before and before[0][0] == day else []
        now = self._first(day)
        if there != now:
            self._tests[at : at + len(there)] = now
            self._state = None

    def _first(self, day: int) -> list[Test]:
        number = bisect_left(self.tried, (datetime.fromordinal(day).replace(tzinfo=UTC), ""), key=place)
        while number < len(self.tried) and self.tried[number].day == day:
            one = self.tried[number]
            if one.grade is not None:
                return [(one.day, one.end, one.grade)]
            number += 1
        return []
