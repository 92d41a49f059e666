"""The schedule of practice: spaced repetition for each concept in each variant, never for single exercises."""

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from datetime import UTC, date, datetime
from typing import NamedTuple

from fsrs import Card, Rating, Scheduler

from tutor.trainer.exercises import Exercise, Grade

ConceptKey = tuple[str, str]
"""A concept and a variant."""

_RATINGS = {grade: Rating(int(grade)) for grade in Grade}
# A learner who practises every day is tested far more often than memory needs; older tests no longer matter.
_REMEMBERED = 24
RANGES = {"most_days": range(1, 366), "most_a_day": range(1, 51)}


@dataclass(frozen=True, slots=True)
class Settings:
    """The longest time until a concept comes back, in days, and the most concepts due in a day; see `RANGES`."""

    most_days: int = 90
    most_a_day: int = 10

    def __post_init__(self) -> None:
        for name, values in RANGES.items():
            if getattr(self, name) not in values:
                raise ValueError(f"{name} {getattr(self, name)!r} is not from {values[0]} to {values[-1]}")


def settings_of(texts: Mapping[str, str]) -> Settings:
    """Return the settings that texts give under their names; a text that is not a valid number leaves the default.

    >>> settings_of({"most_days": "30", "most_a_day": "a few"})
    Settings(most_days=30, most_a_day=10)
    """
    found = {}
    for name, values in RANGES.items():
        text = texts.get(name, "")
        if len(text) <= 3 and text.isdecimal() and int(text) in values:
            found[name] = int(text)
    return Settings(**found)


Test = tuple[int, datetime, Grade]
"""The first graded exercise of a day: the day as an ordinal, the end of the exercise, and its grade."""


class ConceptState(NamedTuple):
    """The state of a concept: `due` is the day from which it is due, and `reviews` the number of tests so far.

    `stability` is the time in days after which nine concepts in ten are still remembered, `last` the end of the last
    review and `day` its day, and `before` the day on which that review was due, or None if it was the first. All days
    are those of the learner's calendar.
    """

    due: date
    stability: float
    reviews: int
    last: datetime
    day: date
    before: date | None


class _Card(Card):
    """A card that the scheduler may change in place instead of copying it, because the old one is not used again."""

    def __copy__(self) -> "_Card":
        return self


def by_key(exercises: Iterable[Exercise]) -> dict[ConceptKey, list[Exercise]]:
    """Group exercises by concept and variant; those without a variant are left out."""
    found: defaultdict[ConceptKey, list[Exercise]] = defaultdict(list)
    for one in exercises:
        if one.variant is not None:
            found[one.concept, one.variant].append(one)
    return found


def scheduled(exercises: Iterable[Exercise], settings: Settings) -> dict[ConceptKey, ConceptState]:
    """Return the state of every concept in every variant that was tested; exercises without a variant test none.

    The exercises are given by their end, as `exercises` returns them.
    """
    scheduler = scheduler_of(settings)
    tests = ((key, _tests(found)) for key, found in by_key(exercises).items())
    return {key: state_of(scheduler, found) for key, found in tests if found}


def scheduler_of(settings: Settings) -> Scheduler:
    """Return the fsrs scheduler, which computes when a concept comes back after each test."""
    # Without learning steps all intervals are days, and without fuzz the same log always gives the same days.
    return Scheduler(learning_steps=(), relearning_steps=(), maximum_interval=settings.most_days, enable_fuzzing=False)


def _tests(exercises: Iterable[Exercise]) -> list[Test]:
    # One test a day: the first exercise shows what the learner remembers from earlier days. Later ones only show what
    # was seen a minute ago, and would make the memory look better than it is. A day comes twice on a journey west over
    # the date line.
    found: dict[int, Test] = {}
    for one in exercises:
        if one.day not in found and one.grade is not None:
            found[one.day] = one.day, one.end, one.grade
    return [found[day] for day in sorted(found)]


def state_of(scheduler: Scheduler, tests: Sequence[Test]) -> ConceptState:
    """Return the state of a concept after its tests, in the order of their days; at least one is needed."""
    recent = tests[-_REMEMBERED:]
    # Given an id and a due moment, a card does not ask the clock for them.
    card: Card = _Card(card_id=0, due=_midnight(recent[0][0]))
    for day, _, grade in recent:
        before = card.due
        # Reviews are counted in calendar days, so tonight and tomorrow morning are a day apart.
        card, _ = scheduler.review_card(card, _RATINGS[grade], _midnight(day))
    last, end, _ = tests[-1]
    due_before = before.date() if len(tests) > 1 else None
    return ConceptState(card.due.date(), card.stability or 0.0, len(tests), end, date.fromordinal(last), due_before)


def _midnight(day: int) -> datetime:
    # fsrs takes moments in UTC only, so each day of the learner's calendar is written as a day in UTC.
    return datetime.fromordinal(day).replace(tzinfo=UTC)


def due(states: Mapping[ConceptKey, ConceptState], settings: Settings, today: date) -> tuple[ConceptKey, ...]:
    """Return the concepts to review on the learner's day, the longest overdue first.

    A day has room for `most_a_day` of them. A concept reviewed today when it was due has used one of these places, so
    the list of a day shrinks as it is worked through. A concept practised before it was due uses none.
    """
    waiting = sorted((state.due, key) for key, state in states.items() if state.due <= today)
    return tuple(key for _, key in waiting[: max(0, settings.most_a_day - _reviewed(states, today))])


def _reviewed(states: Mapping[ConceptKey, ConceptState], today: date) -> int:
    last = (state for state in states.values() if state.day == today)
    return sum(state.before is not None and state.before <= state.day for state in last)


def next_due(states: Mapping[ConceptKey, ConceptState], settings: Settings, today: date) -> date | None:
    """Return the first day after today on which a concept not due today is due, or None."""
    listed = set(due(states, settings, today))
    left = {key: state for key, state in states.items() if key not in listed}
    tomorrow = _day_after(today)
    # After a clock was put back, reviews already made may lie on a coming day and fill it.
    days = {tomorrow, *(state.due for state in left.values()), *(_day_after(state.day) for state in left.values())}
    return next((day for day in sorted(days) if day >= tomorrow and due(left, settings, day)), None)


def _day_after(day: date) -> date:
    return date.fromordinal(day.toordinal() + 1)
