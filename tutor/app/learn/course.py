"""The course: its lessons by their names in the address, and where a learner goes on."""

from collections.abc import Iterator, Mapping

from tutor.app.base.shared import library
from tutor.app.visitor.attempts import last_item, solved
from tutor.catalogue.exercises import Lesson, Step

Course = Mapping[str, Lesson]

PAGE = "views/learn.py"
"""The page of the course."""


def course() -> Course:
    """The lessons in their order, by the name of their file."""
    return {lesson.id.rpartition("/")[2]: lesson for lesson in library().lessons}


def step_id(lesson: Lesson, step: Step) -> str:
    """The id of a step, which never changes once it is published."""
    return f"{lesson.id}/{step.entry.slug}"


def variant_of(step: Step) -> str | None:
    """The variant that a step is about, if it is about one."""
    if step.position is not None:
        return step.position.rules.name
    return getattr(step.goal, "variant", None)


def address(name: str, step: Step) -> dict[str, str]:
    """What the address says of a step."""
    variant = variant_of(step)
    return {"lesson": name, "step": step.entry.slug} | ({} if variant is None else {"variant": variant})


def first_open(lesson: Lesson) -> Step:
    """The first step that is not solved yet, the first one where all are."""
    return next((step for step in lesson.steps if not solved(step_id(lesson, step))), lesson.steps[0])


def next_step(lessons: Course) -> tuple[str, Step] | None:
    """The step to go on with: the first open one from the last that was tried on, None where all are solved."""
    every = list(_steps(lessons))
    ids = [step_id(lessons[name], step) for name, step in every]
    last = last_item(ids)
    start = ids.index(last) if last is not None else 0
    order = [*range(start, len(ids)), *range(start)]
    return next((every[place] for place in order if not solved(ids[place])), None)


def _steps(lessons: Course) -> Iterator[tuple[str, Step]]:
    return ((name, step) for name, lesson in lessons.items() for step in lesson.steps)


def done_of(lesson: Lesson) -> int:
    """How many steps of a lesson are solved."""
    return sum(solved(step_id(lesson, step)) for step in lesson.steps)
