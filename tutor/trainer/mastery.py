"""The levels of mastery and the weaknesses of a learner, both read from the exercises by their end."""

from collections import Counter, defaultdict
from collections.abc import Container, Iterable, Mapping, Sequence
from datetime import date
from enum import IntEnum
from itertools import accumulate, takewhile
from typing import NamedTuple

from tutor.trainer.exercises import Exercise
from tutor.trainer.schedule import ConceptKey, by_key

_SETTLES_AFTER = 6  # days


class MasteryLevel(IntEnum):
    """The level of a concept in a variant; a level that was reached is never lost.

    Learnt: solved once, with or without help. Settled: solved clean, that is at the first try and without hints, on a
    day at least six days later. Sure: after that, solved clean where the exercise was not chosen by its concept.
    Weak: in place of the level reached, as long as the concept is one of the weak ones.
    """

    WEAK = -1
    NEW = 0
    LEARNT = 1
    SETTLED = 2
    SURE = 3


class Mastered(NamedTuple):
    """The number of concepts at each level at the end of a day; each is counted once, at its highest level."""

    day: date
    learnt: int
    settled: int
    sure: int


class Share(NamedTuple):
    """The number of exercises solved clean, of the last ones with a concept in a variant, or with a theme in any."""

    name: str
    clean: int
    of: int
    variant: str | None = None


class Weak(NamedTuple):
    """The concepts and themes with less than half of their exercises solved clean, the weakest first."""

    concepts: tuple[Share, ...]
    themes: tuple[Share, ...]


def mastery(exercises: Iterable[Exercise]) -> dict[ConceptKey, MasteryLevel]:
    """Return the level of each concept in each variant that was tried; exercises without a variant do not count."""
    return {key: level_of(tried) for key, tried in by_key(exercises).items()}


def level_of(tried: Iterable[Exercise]) -> MasteryLevel:
    """Return the level that some exercises reach together, as if all were about one concept."""
    return MasteryLevel(len(_days(tried)))


def levels_now(reached: Mapping[ConceptKey, MasteryLevel], weak: Weak) -> dict[ConceptKey, MasteryLevel]:
    """Return the levels reached, with `WEAK` in place of the level of each concept that is weak now."""
    low = {(share.name, share.variant) for share in weak.concepts}
    return {key: MasteryLevel.WEAK if key in low else level for key, level in reached.items()}


def history(exercises: Sequence[Exercise]) -> tuple[Mastered, ...]:
    """Return the levels over time: a row for every day with an exercise, the oldest first."""
    return over_time(sorted(one.day for one in exercises), (_days(tried) for tried in by_key(exercises).values()))


def over_time(days: Iterable[int], steps: Iterable[Sequence[int]]) -> tuple[Mastered, ...]:
    """Return the levels at the end of each of some days.

    `days` are those with an exercise, in order, and `steps` has, for each concept, those on which it rose, in the order
    of the levels; all are ordinals.
    """
    reached: defaultdict[int, list[MasteryLevel]] = defaultdict(list)
    for found in steps:
        # No level is reached before the one below it, though the day before may come a second time on a journey.
        for number, day in enumerate(accumulate(found, max), start=1):
            reached[day].append(MasteryLevel(number))
    rows, standing = [], Counter[int]()
    for day in dict.fromkeys(days):
        for level in reached[day]:
            standing[level] += 1
            standing[level - 1] -= 1
        counts = (standing[level] for level in MasteryLevel if level > MasteryLevel.NEW)
        rows.append(Mastered(date.fromordinal(day), *counts))
    return tuple(rows)


def _days(tried: Iterable[Exercise]) -> list[int]:
    """Return the days on which one concept became learnt, settled and sure, without the levels not reached yet."""
    found: list[int] = []
    # One exercise lifts a concept by one level at most; the next level needs another exercise.
    for one in tried:
        if rises(one, found):
            found.append(one.day)
            if len(found) == MasteryLevel.SURE:
                break
    return found


def rises(one: Exercise, days: Sequence[int]) -> bool:
    """Tell whether an exercise lifts a concept that rose on these days before it and is not sure yet."""
    if not days:
        return one.solved
    if not one.clean:
        return False
    return one.day - days[0] >= _SETTLES_AFTER if len(days) == MasteryLevel.LEARNT else one.mixed


def weak(
    exercises: Sequence[Exercise],
    *,
    themes: Container[str] | None = None,
    variant: str | None = None,
    least: int = 5,
    last: int = 20,
) -> Weak:
    """Return the concepts and themes with the fewest clean solutions, in one variant or in all, of all or some themes.

    For each concept in each variant, and each theme, only the `last` finished exercises count, because old failures
    should not count for ever. Fewer than `least` exercises say nothing; half of them clean is enough not to be weak.
    Steps of lessons do not count, because there a wrong try costs nothing.
    """
    concepts: defaultdict[tuple[str, str | None], list[bool]] = defaultdict(list)
    by_theme: defaultdict[tuple[str, str | None], list[bool]] = defaultdict(list)
    # The lists to add a result to, that of the concept and those of the themes, found once for each text of themes.
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
    """Count the exercises in a row, up to the last, that were solved clean; a wrong try or a hint ends the row at once.

    Steps of lessons neither lengthen nor end the row.
    """
    counted = (one for one in reversed(exercises) if not one.lesson)
    return sum(1 for _ in takewhile(lambda one: one.clean, counted))
