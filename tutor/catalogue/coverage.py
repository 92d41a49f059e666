"""The readings of the rules that the course teaches, and those that it leaves out."""

from collections.abc import Iterable, Iterator
from pathlib import Path

from tutor.catalogue.exercises import Lesson, Puzzle, step_id
from tutor.catalogue.library import Library
from tutor.catalogue.tricks.exercises import TrickPuzzle, TricksLesson
from tutor.coach.kits import TRICK_KITS
from tutor.coach.zwickern.rules.readings import READING_NAMES, READINGS, Covered, Marks, readings_covered
from tutor.content.yaml.source import Fault, SourceMark
from tutor.text import language


def covered(library: Library) -> tuple[Covered, ...]:
    """Return every reading with the exercises that show it at work and those in which it does not apply."""
    return readings_covered(_marks(library.lessons, library.puzzles))


def _marks(lessons: Iterable[Lesson | TricksLesson], puzzles: Iterable[Puzzle | TrickPuzzle]) -> Iterator[Marks]:
    for lesson in lessons:
        for step in lesson.steps:
            yield Marks(step_id(lesson, step), step.entry.shows, step.entry.counter)
    for puzzle in puzzles:
        yield Marks(puzzle.id, puzzle.entry.shows, puzzle.entry.counter)


def covered_beside(library: Library) -> dict[str, tuple[Covered, ...]]:
    """Return the readings of each game beside Zwickern by its name, with the steps and puzzles that name them."""
    marks = list(_marks(library.tricks, library.trick_puzzles))
    return {name: readings_covered(marks, game.readings) for name, game in TRICK_KITS.items()}


def is_course(library: Library) -> bool:
    """Tell whether any lesson names the readings that it teaches; if so, the lessons must leave out none."""
    return any(step.entry.shows or step.entry.counter for lesson in library.lessons for step in lesson.steps)


def coverage_faults(root: Path, library: Library) -> tuple[Fault, ...]:
    """Return a fault for each reading that no step shows, that has no counter-case, or that no rule states.

    Only steps count here, puzzles do not. A folder without a course needs no steps for the readings, and one without
    a rule book needs no rules for them.
    """
    gaps = tuple(_gaps(str(root / "lessons"), library)) if is_course(library) else ()
    return (*gaps, *_not_stated(str(root / "lessons" / "rules"), library)) if library.sections else gaps


def stated_in_book(library: Library) -> frozenset[str]:
    """Return the readings that rules of the rule book state."""
    return frozenset(one for section in library.sections for rule in section.rules for one in rule.entry.readings)


def _not_stated(folder: str, library: Library) -> Iterator[Fault]:
    found = stated_in_book(library)
    for reading in READINGS:
        if reading not in found:
            yield Fault(folder, SourceMark(), "check-reading-not-stated", _named(reading))


def _named(reading: str) -> dict[str, str]:
    return {"reading": reading, "title": language("en")(READING_NAMES[reading])}


def _gaps(folder: str, library: Library) -> Iterator[Fault]:
    steps = {mark.item for mark in _marks(library.lessons, ())}
    for reading, shows, counter in covered(library):
        details = _named(reading)
        if not steps.intersection(shows):
            yield Fault(folder, SourceMark(), "check-reading-not-shown", details)
        if not steps.intersection(counter):
            yield Fault(folder, SourceMark(), "check-reading-no-counter", details)
