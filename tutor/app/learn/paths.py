"""The paths by their names in the address, and where a learner continues, on a path or in the course."""

from collections.abc import Mapping

from tutor.app.base.library import library
from tutor.app.learn.course import END, Course, first_step, next_step
from tutor.app.visitor.attempts import last_item, was_solved
from tutor.app.visitor.page_address import step_address
from tutor.catalogue.exercises import Step, step_id
from tutor.catalogue.paths import LearningPath

TONIGHT, WELCOME = "tonight", "welcome"
KEYS = ("path", "step", "challenge", "variant", "plays", "players", "partners", "jokers", "ours")
"""The keys of the address that belong to a path."""


def paths() -> dict[str, LearningPath]:
    """Return the paths by their names."""
    return {path.name: path for path in library().paths}


def length_of(path: LearningPath) -> int:
    """Count the places of a path: its steps, the game after them, and the crib sheet."""
    return len(path.steps) + (path.game is not None) + 1


def path_places(path: LearningPath) -> list[str]:
    """List the places of a path in the address: the steps by number from 1, with the end before the last."""
    *before, last = (str(number) for number in range(1, length_of(path) + 1))
    return [*before, END, last]


def path_address(path: LearningPath, place: int | str) -> dict[str, str]:
    """Return the address of a place of a path."""
    return {"path": path.name, "step": str(place)}


def first_open_place(path: LearningPath) -> int:
    """Return the number of the first unsolved step, or of the place after the steps."""
    order = enumerate(path.steps, 1)
    return next((number for number, one in order if not was_solved(one.id)), len(path.steps) + 1)


def where_to_continue(lessons: Course) -> tuple[Step, Mapping[str, str]] | None:
    """Return the step to continue with and its address; None for a new learner, or once everything is done."""
    tonight = paths().get(TONIGHT)
    course = [step_id(lesson, step) for lesson in lessons.values() for step in lesson.steps]
    on_path = [] if tonight is None else [step.id for step in tonight.steps]
    last = last_item([*dict.fromkeys([*course, *on_path])])
    if last is None:
        return None
    found = next_step(lessons)
    if tonight is not None and last in on_path and was_solved(on_path[0]):
        number = first_open_place(tonight)
        if number <= len(on_path):
            return tonight.steps[number - 1].step, path_address(tonight, number)
        # The path has led through later lessons, and most of those is still to come.
        found = first_step(lessons)
    return None if found is None else (found[1], step_address(*found))
