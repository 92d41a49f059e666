"""When a concept is to be practised again: spaced repetition per concept and variant, never per exercise."""

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from typing import NamedTuple

from fsrs import Card, Rating, Scheduler

from tutor.trainer.exercises import Exercise, Grade

Key = tuple[str, str]
"""A concept and a variant."""

_RATINGS = {grade: Rating(int(grade)) for grade in Grade}
# Who practises every day is tested far more often than memory needs; what is longer ago no longer tells.
_REMEMBERED = 24
_DAY = timedelta(days=1)
RANGES = {"most_days": range(1, 366), "most_a_day": range(1, 51)}


@dataclass(frozen=True, slots=True)
class Settings:
    """The longest time until a concept comes back, in days, and how many may be due a day; see `RANGES`."""

    most_days: int = 90
    most_a_day: int = 10

    def __post_init__(self) -> None:
        for name, values in RANGES.items():
            if getattr(self, name) not in values:
                raise ValueError(f"{name} {getattr(self, name)!r} is not from {values[0]} to {values[-1]}")


def settings_of(texts: Mapping[str, str]) -> Settings:
    """The settings among the texts that are kept under their names; a text that is no such number is let pass.

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
"""The first exercise of a day: the day as an ordinal, its end, how it went."""


class State(NamedTuple):
    """Where a concept stands: due from the first moment of a day in UTC on, after so many reviews.

    `stability` is the time in days after which nine of ten are still remembered, `last` the end of the last review,
    and `before` the day on which it had been due until then, None where that was the first.
    """

    due: datetime
    stability: float
    reviews: int
    last: datetime
    before: datetime | None


class _Card(Card):
    """A card that the scheduler may change in place: nobody keeps the old one."""

    def __copy__(self) -> "_Card":
        return self


def by_key(exercises: Iterable[Exercise]) -> dict[Key, list[Exercise]]:
    """The exercises with a concept in a variant; those without a variant say nothing of any."""
    found: defaultdict[Key, list[Exercise]] = defaultdict(list)
    for one in exercises:
        if one.variant is not None:
            found[one.concept, one.variant].append(one)
    return found


def scheduled(exercises: Iterable[Exercise], settings: Settings) -> dict[Key, State]:
    """The state of every concept in every variant that was tested; exercises without a variant test none.

    They are given by their end, as `exercises` returns them.
    """
    scheduler = scheduler_of(settings)
    tests = ((key, _tests(found)) for key, found in by_key(exercises).items())
    return {key: state_of(scheduler, found) for key, found in tests if found}


def scheduler_of(settings: Settings) -> Scheduler:
    """What says when something comes back that was remembered or not."""
    # Without learning steps all intervals are days, and without fuzz the same log always gives the same days.
    return Scheduler(learning_steps=(), relearning_steps=(), maximum_interval=settings.most_days, enable_fuzzing=False)


def _tests(exercises: Iterable[Exercise]) -> list[Test]:
    # Once a day at most: the first exercise shows what the night has left, those after it only what was seen a
    # minute ago, and would make the memory look better than it is.
    found: dict[int, Test] = {}
    for one in exercises:
        if one.day not in found and one.grade is not None:
            found[one.day] = one.day, one.end, one.grade
    return list(found.values())


def state_of(scheduler: Scheduler, tests: Sequence[Test]) -> State:
    """Where a concept stands after its tests, of which there is one at least, by their days."""
    recent = tests[-_REMEMBERED:]
    # With a number and a moment of its own a card asks no clock.
    card: Card = _Card(card_id=0, due=_midnight(recent[0][0]))
    for day, _, grade in recent:
        before = card.due
        # Reviews are counted in days of the calendar: tonight and tomorrow morning are a day apart.
        card, _ = scheduler.review_card(card, _RATINGS[grade], _midnight(day))
    return State(card.due, card.stability or 0.0, len(tests), tests[-1][1], before if len(tests) > 1 else None)


def _midnight(day: int) -> datetime:
    return datetime.fromordinal(day).replace(tzinfo=UTC)


def due(states: Mapping[Key, State], settings: Settings, now: datetime) -> tuple[Key, ...]:
    """What is to be reviewed now, the longest overdue first.

    A day has room for `most_a_day` of them. What was reviewed today because it was due has taken its place, so that
    the list of a day shrinks as it is worked through; what was practised before its time takes none.
    """
    waiting = sorted((state.due, key) for key, state in states.items() if state.due <= now)
    return tuple(key for _, key in waiting[: max(0, settings.most_a_day - _reviewed(states, now))])


def _reviewed(states: Mapping[Key, State], now: datetime) -> int:
    today = now.astimezone(UTC).date()
    last = (state for state in states.values() if state.last.date() == today)
    return sum(state.before is not None and state.before <= state.last for state in last)


def next_due(states: Mapping[Key, State], settings: Settings, now: datetime) -> datetime | None:
    """The first day after today on which something is due that is not due today, None where nothing will be."""
    today = set(due(states, settings, now))
    left = {key: state for key, state in states.items() if key not in today}
    tomorrow = _midnight(now.astimezone(UTC).toordinal()) + _DAY
    # After a clock was put back a coming day may be full of what has been reviewed on it already.
    days = {tomorrow, *(state.due for state in left.values()), *(_day_after(state.last) for state in left.values())}
    return next((day for day in sorted(days) if day >= tomorrow and due(left, settings, day)), None)


def _day_after(moment: datetime) -> datetime:
    return _midnight(moment.astimezone(UTC).toordinal()) + _DAY
