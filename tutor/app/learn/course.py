"""The course: its lessons by their names in the address, and the step where a learner goes on."""

from collections.abc import Iterator, Mapping

from tutor.app.base.words_and_content import library
from tutor.app.visitor.attempts import last_item, was_solved
from tutor.catalogue.exercises import Lesson, Step

Course = Mapping[str, Lesson]

PAGE = "views/learn.py"
"""The path of the Learn page, for links to it."""


def course() -> Course:
    """Return the lessons in their order, each by its file name without the extension."""
    return {lesson.id.rpartition("/")[2]: lesson for lesson in library().lessons}


def step_id(lesson: Lesson, step: Step) -> str:
    """Return the id of a step, which never changes once it is published."""
    return f"{lesson.id}/{step.entry.slug}"


def variant_of(step: Step) -> str | None:
    """Return the name of the variant that a step is about, None if it is about none in particular."""
    if step.position is not None:
        return step.position.rules.name
    return getattr(step.goal, "variant", None)


def step_address(name: str, step: Step) -> dict[str, str]:
    """Return the part of the address that names a step: the lesson, the step and its variant."""
    variant = variant_of(step)
    return {"lesson": name, "step": step.entry.slug} | ({} if variant is None else {"variant": variant})


def first_open(lesson: Lesson) -> Step:
    """Return the first step not solved yet, or the first of all if every step is solved."""
    return next((step for step in lesson.steps if not was_solved(step_id(lesson, step))), lesson.steps[0])


def next_step(lessons: Course) -> tuple[str, Step] | None:
    """Return the name of a lesson and its step to go on with, None if all steps are solved.

    It is the first step not solved from the step last tried to the end, then from the beginning.
    """
    every = list(_steps(lessons))
    ids = [step_id(lessons[name], step) for name, step in every]
    last = last_item(ids)
    start = ids.index(last) if last is not None else 0
    order = [*range(start, len(ids)), *range(start)]
    return next((every[place] for place in order if not was_solved(ids[place])), None)


def _steps(lessons: Course) -> Iterator[tuple[str, Step]]:
    return ((name, step) for name, lesson in lessons.items() for step in lesson.steps)


def done_of(lesson: Lesson) -> int:
    """Count the solved steps of a lesson."""
    return sum(was_solved(step_id(lesson, step)) for step in lesson.steps)
