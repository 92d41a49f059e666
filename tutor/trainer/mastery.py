"""How well a concept is mastered in a variant, and where a learner is weak: read from the exercises by their end."""

from collections import Counter, defaultdict
from collections.abc import Container, Iterable, Mapping, Sequence
from datetime import date
from enum import IntEnum
from itertools import takewhile
from typing import NamedTuple

from tutor.trainer.exercises import Exercise
from tutor.trainer.schedule import Key, by_key

SETTLES_AFTER = 6  # days


class Level(IntEnum):
    """How well a concept is mastered; nobody falls back.

    Learnt: solved once, with or without help. Settled: solved clean, that is at the first try and without hints, on a
    day at least six days later. Sure: after that, solved clean where the exercise was not chosen by its concept.
    Weak: whatever was reached before, as long as it is one of the weak concepts.
    """

    WEAK = -1
    NEW = 0
    LEARNT = 1
    SETTLED = 2
    SURE = 3


class Mastered(NamedTuple):
    """How many concepts stand at each level at the end of a day; each is counted at its highest."""

    day: date
    learnt: int
    settled: int
    sure: int


class Share(NamedTuple):
    """How many of the last exercises with a concept in a variant, or with a theme in any, were solved clean."""

    name: str
    clean: int
    of: int
    variant: str | None = None


class Weak(NamedTuple):
    """The concepts and the themes of which less than half was solved clean, the weakest first."""

    concepts: tuple[Share, ...]
    themes: tuple[Share, ...]


def mastery(exercises: Iterable[Exercise]) -> dict[Key, Level]:
    """The level of every concept in every variant that was tried; exercises without a variant count for none."""
    return {key: level_of(tried) for key, tried in by_key(exercises).items()}


def level_of(tried: Iterable[Exercise]) -> Level:
    """The level that some exercises reach together, as if all were about one concept."""
    return Level(len(_days(tried)))


def levels_now(reached: Mapping[Key, Level], weak: Weak) -> dict[Key, Level]:
    """The levels that were reached, but for concepts that are weak now: nothing is learnt and weak at once."""
    low = {(share.name, share.variant) for share in weak.concepts}
    return {key: Level.WEAK if key in low else level for key, level in reached.items()}


def history(exercises: Sequence[Exercise]) -> tuple[Mastered, ...]:
    """The levels over time: a row for every day with an exercise, the oldest first."""
    return over_time((one.day for one in exercises), (_days(tried) for tried in by_key(exercises).values()))


def over_time(days: Iterable[int], steps: Iterable[Sequence[int]]) -> tuple[Mastered, ...]:
    """The levels over time, of the days with an exercise and those on which each concept rose, all in their order."""
    reached: defaultdict[int, list[Level]] = defaultdict(list)
    for found in steps:
        for number, day in enumerate(found, start=1):
            reached[day].append(Level(number))
    rows, standing = [], Counter[int]()
    for day in dict.fromkeys(days):
        for level in reached[day]:
            standing[level] += 1
            standing[level - 1] -= 1
        counts = (standing[level] for level in Level if level > Level.NEW)
        rows.append(Mastered(date.fromordinal(day), *counts))
    return tuple(rows)


def _days(tried: Iterable[Exercise]) -> list[int]:
    """The days on which one concept was learnt, settled and sure, as far as it has come."""
    found: list[int] = []
    # An exercise makes one step at most: the next level asks for another one.
    for one in tried:
        if rises(one, found):
            found.append(one.day)
            if len(found) == Level.SURE:
                break
    return found


def rises(one: Exercise, days: Sequence[int]) -> bool:
    """Whether an exercise lifts a concept by a level, which rose on these days before it and is not sure yet."""
    if not days:
        return one.solved
    if not one.clean:
        return False
    return one.day - days[0] >= SETTLES_AFTER if len(days) == Level.LEARNT else one.mixed


def weak(
    exercises: Sequence[Exercise],
    *,
    themes: Container[str] | None = None,
    variant: str | None = None,
    least: int = 5,
    last: int = 20,
) -> Weak:
    """Where the fewest of the last exercises were solved clean, in one variant or in all; of all or some themes.

    For each concept in each variant, and each theme, only the `last` finished exercises count, so that what was learnt
    since is not held against anybody; fewer than `least` say nothing, and what was clean half of the times is not weak.
    Steps of lessons do not count: there a wrong try costs nothing.
    """
    concepts: defaultdict[tuple[str, str | None], list[bool]] = defaultdict(list)
    by_theme: defaultdict[tuple[str, str | None], list[bool]] = defaultdict(list)
    # Both the concept's results and those of the themes, by the text of these.
    places: dict[tuple[str, str | None, str], list[list[bool]]] = {}
    for one in reversed(exercises):
        if one.grade is None or one.lesson or (variant is not None and one.variant != variant):
            continue
        place = one.concept, one.variant, one.themes
        if place not in places:
            named = [name for name in dict.fromkeys(one.themes.split()) if themes is None or name in themes]
            places[place] = [concepts[one.concept, one.variant], *(by_theme[name, None] for name in named)]
        clean = one.clean
        for results in places[place]:
            results.append(clean)
    return Weak(_weakest(concepts, least, last), _weakest(by_theme, least, last))


def _weakest(results: dict[tuple[str, str | None], list[bool]], least: int, last: int) -> tuple[Share, ...]:
    found = [Share(name, sum(clean[:last]), len(clean[:last]), variant) for (name, variant), clean in results.items()]
    found = [share for share in found if share.of >= least and 2 * share.clean < share.of]
    return tuple(sorted(found, key=lambda share: (share.clean / share.of, -share.of, share.name, share.variant or "")))


def streak(exercises: Sequence[Exercise]) -> int:
    """How many exercises in a row, up to the last, were solved clean; a wrong try or a hint ends it at once.

    Steps of lessons neither lengthen nor end it.
    """
    counted = (one for one in reversed(exercises) if not one.lesson)
    return sum(1 for _ in takewhile(lambda one: one.clean, counted))
