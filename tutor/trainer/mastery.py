"""How well a concept is mastered in a variant, and where a learner is weak: read from the exercises by their end."""

from collections import Counter, defaultdict
from collections.abc import Container, Iterable, Sequence
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
    """

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
    """How many of the last exercises with a concept or a theme were solved clean."""

    name: str
    clean: int
    of: int


class Weak(NamedTuple):
    """The concepts and the themes with the lowest shares of clean solutions, the weakest first."""

    concepts: tuple[Share, ...]
    themes: tuple[Share, ...]


def mastery(exercises: Iterable[Exercise]) -> dict[Key, Level]:
    """The level of every concept in every variant that was tried; exercises without a variant count for none."""
    return {key: Level(len(_days(tried))) for key, tried in by_key(exercises).items()}


def history(exercises: Sequence[Exercise]) -> tuple[Mastered, ...]:
    """The levels over time: a row for every day with an exercise, the oldest first."""
    rises: defaultdict[int, list[Level]] = defaultdict(list)
    for tried in by_key(exercises).values():
        for number, day in enumerate(_days(tried), start=1):
            rises[day].append(Level(number))
    rows, standing = [], Counter[int]()
    for day in dict.fromkeys(one.day for one in exercises):
        for level in rises[day]:
            standing[level] += 1
            standing[level - 1] -= 1
        counts = (standing[level] for level in Level if level is not Level.NEW)
        rows.append(Mastered(date.fromordinal(day), *counts))
    return tuple(rows)


def _days(tried: Iterable[Exercise]) -> list[int]:
    """The days on which one concept was learnt, settled and sure, as far as it has come."""
    found: list[int] = []
    # An exercise makes one step at most: the next level asks for another one.
    for one in tried:
        if _rises(one, found):
            found.append(one.day)
            if len(found) == Level.SURE:
                break
    return found


def _rises(one: Exercise, days: Sequence[int]) -> bool:
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

    For each concept and each theme only the `last` finished exercises count, so that what was learnt since is not
    held against anybody; fewer than `least` say nothing, and where all were clean nothing is weak.
    """
    concepts: defaultdict[str, list[bool]] = defaultdict(list)
    by_theme: defaultdict[str, list[bool]] = defaultdict(list)
    # Both the concept's results and those of the themes, by the text of these.
    places: dict[tuple[str, str], list[list[bool]]] = {}
    for one in reversed(exercises):
        if one.grade is None or (variant is not None and one.variant != variant):
            continue
        place = one.concept, one.themes
        if place not in places:
            named = [name for name in dict.fromkeys(one.themes.split()) if themes is None or name in themes]
            places[place] = [concepts[one.concept], *(by_theme[name] for name in named)]
        clean = one.clean
        for results in places[place]:
            results.append(clean)
    return Weak(_weakest(concepts, least, last), _weakest(by_theme, least, last))


def _weakest(results: dict[str, list[bool]], least: int, last: int) -> tuple[Share, ...]:
    found = [Share(name, sum(clean[:last]), len(clean[:last])) for name, clean in results.items()]
    found = [share for share in found if share.of >= least and share.clean < share.of]
    return tuple(sorted(found, key=lambda share: (share.clean / share.of, -share.of, share.name)))


def streak(exercises: Sequence[Exercise]) -> int:
    """How many exercises in a row, up to the last, were solved clean; a wrong try or a hint ends it at once."""
    return sum(1 for _ in takewhile(lambda one: one.clean, reversed(exercises)))
