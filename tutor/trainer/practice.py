"""The practice of one profile, updated with each attempt instead of being computed from scratch."""

from bisect import bisect_left, insort
from collections import Counter, defaultdict
from collections.abc import Callable, Container, Iterable, Iterator, Sequence
from datetime import UTC, datetime, timedelta

from tutor.trainer.attempts import Attempt
from tutor.trainer.exercises import Exercise, Sitting, end_of_tomorrow, sort_key
from tutor.trainer.mastery import Mastered, MasteryLevel, Weak, over_time, rises, weak
from tutor.trainer.schedule import ConceptKey, ConceptState, Settings, Test, scheduler_of, state_of

# No clock is a whole day ahead of UTC or behind it.
_DAY = timedelta(days=1)


def _put(many: list[Exercise], one: Exercise) -> None:
    """Insert an exercise into a list sorted by `sort_key`; mostly it belongs at the end."""
    if not many or sort_key(many[-1]) < sort_key(one):
        many.append(one)
    else:
        insort(many, one, key=sort_key)


def _take(many: list[Exercise], one: Exercise) -> None:
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
        _put(self.tried, one)
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
        _take(self.tried, one)
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
        """Find the test of a day again: the first exercise of the day that has a grade."""
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


# Attempts come in from the beginning of yesterday to the end of tomorrow, and continue sittings less than a day old.
_KNOWN, _DAY = timedelta(days=3), timedelta(days=1)
_PORTION = 1000
# Only this many of the latest exercises count for a weakness, as in `weak`.
_LAST = 20


class Practice:
    """The exercises of a profile by their end, with its schedule and levels, at a moment that only moves forward.

    Its results equal those of the functions in `exercises`, `schedule` and `mastery` for the same attempts and moment.
    If the result needs all attempts again, `add` and `at` return False, and the caller makes a new Practice. While
    many attempts are read, `pause` is called now and then.
    """

    def __init__(
        self,
        attempts: Iterable[Attempt],
        now: datetime,
        themes: Container[str] | None = None,
        pause: Callable[[], object] = lambda: None,
    ) -> None:
        self._exercises: list[Exercise] = []
        self.finished = 0
        self._themes = themes
        self._concepts: dict[ConceptKey, Concept] = {}
        self._days: Counter[int] = Counter()
        self._puzzles: list[Exercise] = []
        self._unclean: list[Exercise] = []
        self._named: defaultdict[tuple[str, str, str | None], list[Exercise]] = defaultdict(list)
        self._sittings: dict[str, Sitting] = {}
        self._open: dict[Sitting, Exercise] = {}
        self._ahead: list[Attempt] = []
        self._now, self._since = now, now.astimezone(UTC)
        self._too_late = end_of_tomorrow(now)
        self._known_since = self._too_late - _KNOWN
        self._read(sorted(attempts, key=_order), pause)

    @property
    def exercises(self) -> Sequence[Exercise]:
        """The exercises by their end; this is the list itself, which changes with later attempts."""
        return self._exercises

    def add(self, one: Attempt) -> bool:
        """Add an attempt; return False if it lies so far back that a new Practice has to be made."""
        if one.moment >= self._too_late:
            insort(self._ahead, one, key=_order)
            return True
        sitting = self._sittings.get(one.item_id)
        # Sittings from before that moment have been forgotten, so the attempt might belong to one of them.
        if one.moment < self._known_since if sitting is None else _order(one) < _order(sitting.latest):
            return False
        if sitting is None or not sitting.goes_on(one):
            for begun in self._went_on(one):
                self._insert(begun.exercise(self._now), begun)
            return True
        before = sitting.exercise(self._now)
        if sitting.add(one):
            self._replace(before, sitting)
        return True

    def at(self, now: datetime) -> bool:
        """Move on to a moment; return False if it lies so far back that a new Practice has to be made."""
        moment = now.astimezone(UTC)
        # Where the learner has gone west, an exercise that was over is open again on the day before.
        if moment < self._since or now.date() < self._now.date():
            return False
        self._now = now
        changed = [sitting for sitting in self._open if sitting.left(now)]
        for sitting in changed:
            self._replace(self._open[sitting], sitting)
        new_day = end_of_tomorrow(now) != self._too_late
        # At any earlier moment an exercise or day that is over now would still be open, so there is no way back.
        self._since = moment if changed or new_day else self._since
        return not new_day or self._next_day()

    def _next_day(self) -> bool:
        self._too_late = end_of_tomorrow(self._now)
        self._known_since = self._too_late - _KNOWN
        self._forget_sittings()
        ready = bisect_left(self._ahead, self._too_late, key=lambda one: one.moment)
        released, self._ahead = self._ahead[:ready], self._ahead[ready:]
        return all(self.add(one) for one in released)

    def states(self, settings: Settings) -> dict[ConceptKey, ConceptState]:
        """Return the state of every concept that was tested, as `scheduled` does."""
        found = ((key, concept.state(settings)) for key, concept in self._concepts.items())
        return {key: state for key, state in found if state is not None}

    def levels(self) -> dict[ConceptKey, MasteryLevel]:
        """Return the level of every concept that was tried, as `mastery` does."""
        return {key: MasteryLevel(len(concept.rises)) for key, concept in self._concepts.items()}

    def history(self) -> tuple[Mastered, ...]:
        """Return the levels over time, as `history` in `mastery` does."""
        return over_time(sorted(self._days), ([one.day for one in found.rises] for found in self._concepts.values()))

    def weak(self) -> Weak:
        """Return the weak concepts and themes, as `weak` in `mastery` does."""
        return weak(self.lately(), themes=self._themes)

    def lately(self) -> list[Exercise]:
        """List, by their end, the last exercises of every concept and theme: enough to find the weak ones."""
        found = {sort_key(one): one for many in self._named.values() for one in many[-_LAST:]}
        return [found[key] for key in sorted(found)]

    def streak(self) -> int:
        """Count the exercises in a row, up to the last, that were solved clean, as `streak` in `mastery` does."""
        if not self._unclean:
            return len(self._puzzles)
        last = bisect_left(self._puzzles, sort_key(self._unclean[-1]), key=sort_key)
        return len(self._puzzles) - last - 1

    def _read(self, attempts: list[Attempt], pause: Callable[[], object]) -> None:
        """Add the sorted attempts; those dated after tomorrow wait in `_ahead`."""
        sittings: list[Sitting] = []
        for number, one in enumerate(attempts):
            if one.moment >= self._too_late:
                self._ahead = attempts[number:]
                break
            sittings += self._went_on(one)
            if number % _PORTION == 0:
                pause()
        # Sorted by their ends, each is appended; inserting into the middle of a list would be slow.
        ended = sorted(((one.exercise(self._now), one) for one in sittings), key=lambda pair: sort_key(pair[0]))
        for number, (done, sitting) in enumerate(ended):
            self._insert(done, sitting)
            if number % _PORTION == 0:
                pause()
        self._forget_sittings()

    def _went_on(self, one: Attempt) -> list[Sitting]:
        """Add an attempt to its sitting; return the new sitting if the attempt begins one, else an empty list."""
        sitting = self._sittings.get(one.item_id)
        if sitting is not None and sitting.goes_on(one):
            sitting.add(one)
            return []
        self._sittings[one.item_id] = sitting = Sitting(one)
        return [sitting]

    def _forget_sittings(self) -> None:
        # Attempts reach back to the beginning of yesterday at most, so none can continue these.
        old = [item_id for item_id, one in self._sittings.items() if self._known_since - one.latest.moment >= _DAY]
        for item_id in old:
            del self._sittings[item_id]

    def _replace(self, before: Exercise, sitting: Sitting) -> None:
        self._remove(self._open.pop(sitting, before))
        self._insert(sitting.exercise(self._now), sitting)

    def _insert(self, one: Exercise, sitting: Sitting) -> None:
        if one.grade is None:
            self._open[sitting] = one
        for many in self._lists(one):
            _put(many, one)
        self.finished += one.grade is not None
        self._days[one.day] += 1
        if one.variant is not None:
            key = one.concept, one.variant
            if key not in self._concepts:
                self._concepts[key] = Concept()
            self._concepts[key].add(one)

    def _remove(self, one: Exercise) -> None:
        for many in self._lists(one):
            _take(many, one)
        self.finished -= one.grade is not None
        self._days[one.day] -= 1
        if not self._days[one.day]:
            del self._days[one.day]
        if one.variant is not None:
            concept = self._concepts[one.concept, one.variant]
            concept.remove(one)
            if not concept.tried:
                del self._concepts[one.concept, one.variant]

    def _lists(self, one: Exercise) -> Iterator[list[Exercise]]:
        """Yield the lists that an exercise belongs to."""
        yield self._exercises
        if one.lesson:
            # A wrong try costs nothing in a lesson.
            return
        yield self._puzzles
        if not one.clean:
            yield self._unclean
        if one.grade is None:
            return
        yield self._named["concept", one.concept, one.variant]
        for name in set(one.themes.split()):
            if self._themes is None or name in self._themes:
                yield self._named["theme", name, None]


def _order(one: Attempt) -> tuple[datetime, object]:
    return one.moment, one.id
