"""The places of the map: the exercises that count at each, its level, and what is due or weak there."""

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence, Set
from types import MappingProxyType
from typing import NamedTuple, TypeVar

from tutor.app.base.once_for_each import once_for_each
from tutor.app.learn.course import Course
from tutor.app.puzzles.preferences import goals
from tutor.catalogue.exercises import Lesson, Step, step_id
from tutor.coach.zwickern.goals.syllabus import Stop
from tutor.coach.zwickern.goals.table import GOALS
from tutor.coach.zwickern.puzzle.way import THEMES_AT, stop_of, stop_of_theme, stops_of
from tutor.trainer.exercises import Exercise
from tutor.trainer.mastery import MasteryLevel, Share, Weak, level_of
from tutor.trainer.schedule import ConceptKey

MAIN_VARIANT = "jensen"
"""The variant of the way; the other variants are tables of their own."""


class OtherTable(NamedTuple):
    """A place for another variant, with everything practised in it."""

    variant: str


MapPlace = Stop | OtherTable
AnyMark = TypeVar("AnyMark")

_LESSONS: Mapping[str, MapPlace] = MappingProxyType(
    {
        "01-the-game-and-the-cards": Stop.FIRST_CATCH,
        "02-taking-cards": Stop.SUMS,
        "03-the-zwick": Stop.ZWICK,
        "04-laying-a-card": Stop.LAYING,
        "05-building": Stop.BUILDING,
        "06-what-a-builder-owes": Stop.PROMISES,
        "07-for-partner": Stop.PARTNER,
        "08-deals-and-the-end": Stop.DEALING,
        "09-scoring": Stop.COUNTING,
        "10-tactics": Stop.TACTICS,
        "11-christiansen": OtherTable("christiansen"),
        "12-dietze-and-danyliuk": OtherTable("dietze"),
        "13-grupps-wild-jokers": OtherTable("grupp"),
        "14-the-french-account": OtherTable("french"),
        "15-not-to-be-confused": Stop.COMPARING,
    }
)
# Steps that teach something else than the rest of their lesson.
_STEPS: Mapping[str, MapPlace] = MappingProxyType(
    {
        "01-the-game-and-the-cards/cards-with-two-values": Stop.COURT_CARDS,
        "01-the-game-and-the-cards/the-jokers": Stop.COURT_CARDS,
        "01-the-game-and-the-cards/a-joker-on-the-table": Stop.COURT_CARDS,
        "02-taking-cards/a-matching-card": Stop.FIRST_CATCH,
        "02-taking-cards/you-need-not-take": Stop.LAYING,
        "02-taking-cards/several-at-once": Stop.SEVERAL,
        "02-taking-cards/two-valued-cards-on-the-table": Stop.COURT_CARDS,
        "02-taking-cards/the-played-card-has-one-value": Stop.SEVERAL,
        "02-taking-cards/the-zwick": Stop.ZWICK,
        "02-taking-cards/after-a-zwick": Stop.ZWICK,
        "paths/tonight/the-picture": Stop.DEALING,
    }
)


class State(NamedTuple):
    """The state of a place: whether it was met, its level, and what is due or weak there.

    `due` lists concepts with their variants; `weak` and `weak_themes` list the concepts and themes with too few solved.
    """

    met: bool
    level: MasteryLevel
    due: tuple[ConceptKey, ...] = ()
    weak: tuple[Share, ...] = ()
    weak_themes: tuple[Share, ...] = ()

    @property
    def is_weak(self) -> bool:
        """Whether anything here is weak."""
        return bool(self.weak or self.weak_themes)


NOT_YET = State(False, MasteryLevel.NEW)


def places_of(one: Exercise) -> frozenset[MapPlace]:
    """Return the places where an exercise counts: that of its lesson for a step, its stops or table for a puzzle."""
    if one.lesson:
        place = place_of_step(one.item_id)
        if place is not None:
            return frozenset([place])
    if one.variant not in (None, MAIN_VARIANT):
        return frozenset([OtherTable(str(one.variant))])
    return stops_of(one.concept, one.themes)


def place_of_step(item_id: str) -> MapPlace | None:
    """Return the place of a step by its id, None if its lesson has none."""
    path = item_id.removeprefix("lessons/")
    return _STEPS.get(path) or _LESSONS.get(path.partition("/")[0])


def _place_of_key(key: ConceptKey) -> MapPlace:
    """Return the place of a concept in a variant."""
    concept, variant = key
    return stop_of(concept) if variant == MAIN_VARIANT else OtherTable(variant)


def practice_of(place: MapPlace) -> dict[str, str] | None:
    """Return the wish for puzzles that practise a place, None if there are none."""
    if isinstance(place, OtherTable):
        return {"variant": place.variant}
    concept = next((kind for kind in GOALS if stop_of(kind) is place and kind in goals()), None)
    if concept is not None:
        return {"goal": concept, "variant": MAIN_VARIANT}
    themes = THEMES_AT.get(place)
    return {"theme": themes[0]} if themes else None


def states(
    exercises: Iterable[Exercise], due: Iterable[ConceptKey], weak: Weak, lessons: Course, solved: Set[str]
) -> dict[MapPlace, State]:
    """Return the state of each place that was met; `exercises` are ordered by their end.

    A place without puzzles is sure once all its steps are solved.
    """
    tried = _by_place(_placed(exercises))
    waiting = _by_place((_place_of_key(key), key) for key in due)
    concepts = _by_place(
        (_place_of_key((concept.name, concept.variant or MAIN_VARIANT)), concept) for concept in weak.concepts
    )
    themes = _by_place((stop_of_theme(theme.name), theme) for theme in weak.themes)
    # A step counts at the place of its lesson, so its concept may come due at a place without an exercise yet.
    return {
        place: State(
            True,
            MasteryLevel.SURE if _is_finished(place, lessons, solved) else level_of(tried.get(place, ())),
            waiting.get(place, ()),
            concepts.get(place, ()),
            themes.get(place, ()),
        )
        for place in {**tried, **waiting, **concepts, **themes}
    }


def _is_finished(place: MapPlace, lessons: Course, solved: Set[str]) -> bool:
    """Tell whether a place has no puzzles and all its steps are solved."""
    if practice_of(place) is not None:
        return False
    steps = [step_id(lesson, step) for _, lesson, step in steps_of(place, lessons)]
    return bool(steps) and solved >= set(steps)


def _placed(exercises: Iterable[Exercise]) -> Iterator[tuple[MapPlace, Exercise]]:
    """Yield every exercise after each of its places, which are looked up once for equal exercises."""
    known: dict[tuple[str | None, ...], frozenset[MapPlace]] = {}
    for exercise in exercises:
        alike = (exercise.item_id,) if exercise.lesson else (exercise.concept, exercise.variant, exercise.themes)
        if alike not in known:
            known[alike] = places_of(exercise)
        for place in known[alike]:
            yield place, exercise


def _by_place(pairs: Iterable[tuple[MapPlace, AnyMark]]) -> dict[MapPlace, tuple[AnyMark, ...]]:
    found: defaultdict[MapPlace, list[AnyMark]] = defaultdict(list)
    for place, mark in pairs:
        found[place].append(mark)
    return {place: tuple(marks) for place, marks in found.items()}


def steps_of(place: MapPlace, lessons: Course) -> Iterator[tuple[str, Lesson, Step]]:
    """Yield the steps of a place in the order of the course, each after its lesson and the lesson's name."""
    yield from _steps_by_place(lessons).get(place, ())


@once_for_each
def _steps_by_place(lessons: Course) -> Mapping[MapPlace | None, Sequence[tuple[str, Lesson, Step]]]:
    found: defaultdict[MapPlace | None, list[tuple[str, Lesson, Step]]] = defaultdict(list)
    for name, lesson in lessons.items():
        for step in lesson.steps:
            found[place_of_step(step_id(lesson, step))].append((name, lesson, step))
    return dict(found)


def steps_done(place: MapPlace, lessons: Course, solved: Set[str]) -> tuple[int, int]:
    """Count the steps of a place that are solved, and all of them."""
    steps = [step_id(lesson, step) for _, lesson, step in steps_of(place, lessons)]
    return sum(step in solved for step in steps), len(steps)


def first_open_step(place: MapPlace, lessons: Course, solved: Set[str]) -> tuple[str, Step] | None:
    """Return the first unsolved step of a place after the name of its lesson, None if all are solved."""
    found = ((name, step) for name, lesson, step in steps_of(place, lessons) if step_id(lesson, step) not in solved)
    return next(found, None)
