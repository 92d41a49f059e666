"""The course: its lessons by their names in the address, and the step where a learner continues."""

from collections.abc import Iterable, Iterator, Mapping
from itertools import cycle
from typing import Any, Final

from tutor.app.base.library import library
from tutor.app.base.once_for_each import once_for_each
from tutor.app.visitor.address import go_to_all
from tutor.app.visitor.attempts import last_item, tried
from tutor.app.visitor.page_address import COUSIN, lesson_name, step_address
from tutor.catalogue.exercises import Lesson, Step, step_id
from tutor.catalogue.tricks.exercises import TricksLesson
from tutor.catalogue.user_content import slug_of

Course = Mapping[str, Lesson]
AnyLesson = Lesson | TricksLesson
AnyCourse = Mapping[str, Lesson] | Mapping[str, TricksLesson]

_WORDS_A_MINUTE = 150
_MINUTES_A_STEP = 1 / 3

_RANKS = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")
LESSON_CARDS: Final = (*(f"{rank}{suit}" for rank, suit in zip(_RANKS, cycle("SHCD"), strict=False)), "X15", "X20")
"""The card of each lesson by its number, from 1, while there are such cards; suits alternate."""

END = "end"
"""The name of a lesson's end in the address, in place of a step."""

_KEYS = ("lesson", "step", "variant", "challenge")
_TRICK_KEYS = (COUSIN, *_KEYS, "view", "path")


def course() -> Course:
    """Return the tutor's own lessons in their order, by file name without the extension."""
    return _by_name(library().lessons)


@once_for_each
def _by_name(lessons: Iterable[Lesson]) -> Course:
    return {lesson_name(lesson.id): lesson for lesson in lessons if slug_of(lesson.id) is None}


def tricks_course() -> Mapping[str, TricksLesson]:
    """Return the lessons on the trick-taking games by their names in the address."""
    return {lesson_name(lesson.id): lesson for lesson in library().tricks}


def courses_of_folders() -> dict[str, Course]:
    """Return the lessons of each folder of own content with any, by the slug of the folder."""
    found: dict[str, dict[str, Lesson]] = {slug: {} for slug in library().folders}
    for lesson in library().lessons:
        slug = slug_of(lesson.id)
        if slug is not None:
            found[slug][lesson_name(lesson.id)] = lesson
    return {slug: lessons for slug, lessons in found.items() if lessons}


def has_end(lesson: AnyLesson) -> bool:
    """Tell whether the lesson has an end of its own; a step that its author has named so keeps its address."""
    return isinstance(lesson, Lesson) and all(step.entry.slug != END for step in lesson.steps)


def go_to_step(name: str, step: Step) -> None:
    """Change the address to a step of a lesson."""
    go_to_all(step_address(name, step), _KEYS)


def go_to_end(name: str, challenge: str | None = None) -> None:
    """Change the address to the end of a lesson, or to a challenge there."""
    go_to_all({"lesson": name, "step": END} | ({} if challenge in (None, END) else {"challenge": challenge}), _KEYS)


def go_in(name: str, lesson: AnyLesson, place: str) -> None:
    """Change the address to a place in a lesson: the step with this name, or the end."""
    if isinstance(lesson, TricksLesson):
        go_to_all({COUSIN: name, "step": place}, _TRICK_KEYS)
        return
    step = next((step for step in lesson.steps if step.entry.slug == place), None)
    if step is None:
        go_to_end(name)
    else:
        go_to_step(name, step)


def finished_lessons(lessons: Course) -> list[tuple[str, str, Lesson]]:
    """List the lessons of which every step is solved, each after its name and its card."""
    cards = zip(lessons.items(), LESSON_CARDS, strict=False)
    return [(name, card, lesson) for (name, lesson), card in cards if not open_steps(lesson)]


def open_steps(lesson: AnyLesson) -> list[Any]:
    """List the unsolved steps of a lesson."""
    solved = tried().solved
    return [step for step in lesson.steps if step_id(lesson, step) not in solved]


def first_open_of(lesson: AnyLesson) -> Any:
    """Return the first unsolved step, or the first of all if every step is solved."""
    return next(iter(open_steps(lesson)), lesson.steps[0])


def next_step(lessons: Course) -> tuple[str, Step] | None:
    """Return the name of a lesson and the step to continue with, None if all steps are solved.

    It is the first unsolved step from the step last tried to the end, then from the beginning.
    """
    every = list(_steps(lessons))
    ids = [step_id(lessons[name], step) for name, step in every]
    last = last_item(ids)
    start = ids.index(last) if last is not None else 0
    order = [*range(start, len(ids)), *range(start)]
    solved = tried().solved
    return next((every[place] for place in order if ids[place] not in solved), None)


def first_step(lessons: Course) -> tuple[str, Step] | None:
    """Return the first unsolved step of the course after the name of its lesson, None if all are solved."""
    solved = tried().solved
    return next(((name, step) for name, step in _steps(lessons) if step_id(lessons[name], step) not in solved), None)


def _steps(lessons: Course) -> Iterator[tuple[str, Step]]:
    return ((name, step) for name, lesson in lessons.items() for step in lesson.steps)


def minutes(lesson: Lesson) -> int:
    """Estimate the minutes that a lesson takes: its texts read aloud, and some time for each answer."""
    said = " ".join(f"{step.entry.title} {step.entry.text} {step.entry.done or ''}" for step in lesson.steps)
    return round(len(said.split()) / _WORDS_A_MINUTE + len(lesson.steps) * _MINUTES_A_STEP)


def done_of(lesson: AnyLesson) -> int:
    """Count the solved steps of a lesson."""
    return len(lesson.steps) - len(open_steps(lesson))
