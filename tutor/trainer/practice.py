"""What one profile has practised, carried on from attempt to attempt instead of being worked out anew for each."""

from bisect import bisect_left, insort
from collections import Counter, defaultdict
from collections.abc import Callable, Container, Iterable, Iterator, Sequence
from datetime import UTC, datetime, timedelta

from tutor.trainer.attempts import Attempt
from tutor.trainer.carried import Concept, put, take
from tutor.trainer.exercises import Exercise, Sitting, apart, end_of_tomorrow, place
from tutor.trainer.mastery import Level, Mastered, Weak, over_time, weak
from tutor.trainer.schedule import Key, Settings, State

# From the beginning of yesterday until the end of tomorrow it is known how far every item was tried.
_KNOWN = timedelta(days=3)
_PORTION = 1000
# Only so many of the last exercises count for what is weak.
_LAST = 20


class Practice:
    """The exercises of a profile by their end, and what follows from them, at a moment that only goes on.

    All of it is what the functions of `exercises`, `schedule` and `mastery` say of the same attempts at that moment.
    Where that could only be had from all attempts, `add` and `at` say so, and it is to be made anew. While many are
    read, `pause` is called now and then.
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
        self._concepts: dict[Key, Concept] = {}
        self._days: Counter[int] = Counter()
        self._puzzles: list[Exercise] = []
        self._unclean: list[Exercise] = []
        self._named: defaultdict[tuple[str, str, str | None], list[Exercise]] = defaultdict(list)
        self._sittings: dict[str, Sitting] = {}
        self._open: dict[Sitting, Exercise] = {}
        self._ahead: list[Attempt] = []
        self._now = self._since = now.astimezone(UTC)
        self._too_late = end_of_tomorrow(now)
        self._known_since = self._too_late - _KNOWN
        self._read(sorted(attempts, key=_order), pause)

    @property
    def exercises(self) -> Sequence[Exercise]:
        """The exercises by their end; it goes on with them."""
        return self._exercises

    def add(self, one: Attempt) -> bool:
        """Carry on by an attempt; False where it lies so far back that all has to be made anew."""
        if one.moment >= self._too_late:
            insort(self._ahead, one, key=_order)
            return True
        sitting = self._sittings.get(one.item_id)
        # What was tried at this item before that moment is not known any more.
        if one.moment < self._known_since if sitting is None else _order(one) < sitting.latest:
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
        """Go on to a moment; False where it lies so far back that all has to be made anew."""
        if now < self._since:
            return False
        self._now = now = now.astimezone(UTC)
        changed = [sitting for sitting, one in self._open.items() if apart(one.end, now)]
        for sitting in changed:
            self._replace(self._open[sitting], sitting)
        new_day = end_of_tomorrow(now) != self._too_late
        # By a clock that stands before this moment less would have been over.
        self._since = now if changed or new_day else self._since
        return not new_day or self._next_day()

    def _next_day(self) -> bool:
        self._too_late = end_of_tomorrow(self._now)
        self._known_since = self._too_late - _KNOWN
        self._forget_sittings()
        ready = bisect_left(self._ahead, self._too_late, key=lambda one: one.moment)
        released, self._ahead = self._ahead[:ready], self._ahead[ready:]
        return all(self.add(one) for one in released)

    def states(self, settings: Settings) -> dict[Key, State]:
        """Where every concept stands that was tested, as `scheduled` says it."""
        found = ((key, concept.state(settings)) for key, concept in self._concepts.items())
        return {key: state for key, state in found if state is not None}

    def levels(self) -> dict[Key, Level]:
        """How well every concept is mastered that was tried, as `mastery` says it."""
        return {key: Level(len(concept.rises)) for key, concept in self._concepts.items()}

    def history(self) -> tuple[Mastered, ...]:
        """The levels over time, as `history` says it."""
        return over_time(sorted(self._days), ([one.day for one in found.rises] for found in self._concepts.values()))

    def weak(self) -> Weak:
        """Where the fewest of the last exercises were solved clean, as `weak` says it."""
        return weak(self.lately(), themes=self._themes)

    def lately(self) -> list[Exercise]:
        """The last exercises of every concept and theme by their end, and no others; enough to see what is weak."""
        found = {place(one): one for many in self._named.values() for one in many[-_LAST:]}
        return [found[key] for key in sorted(found)]

    def streak(self) -> int:
        """How many exercises in a row, up to the last, were solved clean, as `streak` says it."""
        if not self._unclean:
            return len(self._puzzles)
        last = bisect_left(self._puzzles, place(self._unclean[-1]), key=place)
        return len(self._puzzles) - last - 1

    def _read(self, attempts: list[Attempt], pause: Callable[[], object]) -> None:
        """Take in what was tried until now, in its order."""
        sittings: list[Sitting] = []
        for number, one in enumerate(attempts):
            if one.moment >= self._too_late:
                self._ahead = attempts[number:]
                break
            sittings += self._went_on(one)
            if number % _PORTION == 0:
                pause()
        # In the order of their ends none is put before another.
        ended = sorted(((one.exercise(self._now), one) for one in sittings), key=lambda pair: place(pair[0]))
        for number, (done, sitting) in enumerate(ended):
            self._insert(done, sitting)
            if number % _PORTION == 0:
                pause()
        self._forget_sittings()

    def _went_on(self, one: Attempt) -> list[Sitting]:
        """The sitting that an attempt begins, if it does not belong to one that has begun."""
        sitting = self._sittings.get(one.item_id)
        if sitting is not None and sitting.goes_on(one):
            sitting.add(one)
            return []
        self._sittings[one.item_id] = sitting = Sitting(one)
        return [sitting]

    def _forget_sittings(self) -> None:
        # Nothing that is tried from that moment on goes on with them.
        old = [item_id for item_id, one in self._sittings.items() if apart(one.latest[0], self._known_since)]
        for item_id in old:
            del self._sittings[item_id]

    def _replace(self, before: Exercise, sitting: Sitting) -> None:
        self._remove(self._open.pop(sitting, before))
        self._insert(sitting.exercise(self._now), sitting)

    def _insert(self, one: Exercise, sitting: Sitting) -> None:
        if one.grade is None:
            self._open[sitting] = one
        for many in self._lists(one):
            put(many, one)
        self.finished += one.grade is not None
        self._days[one.day] += 1
        if one.variant is not None:
            key = one.concept, one.variant
            if key not in self._concepts:
                self._concepts[key] = Concept()
            self._concepts[key].add(one)

    def _remove(self, one: Exercise) -> None:
        for many in self._lists(one):
            take(many, one)
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
        """The lists that an exercise stands in."""
        yield self._exercises
        if one.lesson:
            # A wrong try costs nothing there.
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
