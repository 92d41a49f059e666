"""Lessons and puzzles with their positions; every claim about plays and answers is proved both ways."""

from collections.abc import Container, Iterable, Iterator
from dataclasses import dataclass
from types import MappingProxyType
from typing import TypeVar, cast

from tutor.catalogue.proving.answers import answer_faults, reason_faults
from tutor.catalogue.proving.plays import hidden_faults, needless_plays, play_faults
from tutor.catalogue.tricks.exercises import TricksLesson, TrickStep
from tutor.coach.question import Question, QuestionError, with_reasons
from tutor.coach.zwickern.goals.syllabus import Need
from tutor.coach.zwickern.goals.table import solutions
from tutor.coach.zwickern.labels.proofs import LABEL_KEYS, label_holds
from tutor.coach.zwickern.labels.subject import subject
from tutor.coach.zwickern.puzzle.difficulty import grade_of, hardness
from tutor.coach.zwickern.puzzle.needs import needs
from tutor.coach.zwickern.puzzle.themes import THEMES, themes
from tutor.coach.zwickern.questions.kinds.seats import NOBODY
from tutor.coach.zwickern.questions.table import ask, ask_bare
from tutor.coach.zwickern.rules.readings import READING_NAMES, READINGS
from tutor.content.files.load import Loaded, position_of
from tutor.content.files.models import ExerciseEntry, LessonEntry, PuzzleEntry, StepEntry
from tutor.content.yaml.entry import Entry
from tutor.content.yaml.source import ContentError, Fault, Path, written_marks
from tutor.content.zwickern.goals import FindAllGoal, PlayGoal
from tutor.content.zwickern.questions import AnyGoal, BareQuestion, TableQuestion
from tutor.engine.zwickern import Position
from tutor.text import language

Model = TypeVar("Model", bound=Entry)
Labelled = StepEntry | PuzzleEntry


@dataclass(frozen=True, slots=True)
class Step:
    """A proven step of a lesson, with a position, a question or both."""

    entry: StepEntry
    position: Position | None
    question: Question | None

    @property
    def goal(self) -> AnyGoal:
        """The goal of the step, which may be a question."""
        return self.entry.goal


@dataclass(frozen=True, slots=True)
class Lesson:
    """A proven lesson; `id` is its path and never changes once published."""

    id: str
    entry: LessonEntry
    steps: tuple[Step, ...]


def step_id(lesson: Lesson | TricksLesson, step: Step | TrickStep) -> str:
    """Return the id of a step, which never changes once it is published."""
    return f"{lesson.id}/{step.entry.slug}"


@dataclass(frozen=True, slots=True)
class Puzzle:
    """A proven puzzle; `id` is its path and never changes once published.

    `themes`, `difficulty` (1 to 5), `hardness` (the same with fractions, and below 1 and above 5 too) and `needs` (the
    things that a learner must have met) come from the right plays.
    """

    id: str
    entry: PuzzleEntry
    position: Position
    themes: tuple[str, ...]
    hardness: float
    needs: frozenset[Need]

    @property
    def goal(self) -> PlayGoal:
        """The goal of the puzzle."""
        return self.entry.goal

    @property
    def difficulty(self) -> int:
        """The grade of the puzzle, from 1 to 5."""
        return grade_of(self.hardness)


def prove_lesson(item_id: str, loaded: Loaded[LessonEntry]) -> Lesson:
    """Return the lesson of a file if every step holds; raise ContentError with every problem otherwise."""
    steps, found = prove_steps(loaded, range(len(loaded.entry.steps)))
    faults = [*loaded.faults, *found]
    if faults:
        raise ContentError(faults)
    return Lesson(item_id, loaded.entry, tuple(steps.values()))


def prove_steps(loaded: Loaded[LessonEntry], places: Iterable[int]) -> tuple[dict[int, Step], list[Fault]]:
    """Return the steps of a lesson that hold, by their places in the file, and the faults of the others.

    `places` are those of all steps of the entry.
    """
    steps, faults, slugs = dict[int, Step](), list[Fault](), set[str]()
    for place, entry in zip(places, loaded.entry.steps, strict=True):
        path: Path = ("steps", place)
        wrong: list[Fault] = []
        if entry.slug in slugs:
            wrong.append(loaded.fault((*path, "slug"), "check-slug-twice", slug=entry.slug))
        slugs.add(entry.slug)
        try:
            step = prove_step(loaded, path, entry)
            if step.position is not None and step.question is None:
                wrong += hidden_faults(loaded, path, step.position, entry, loaded.entry.plays)
            if not wrong:
                steps[place] = step
        except ContentError as error:
            wrong += error.faults
        faults += wrong
    return steps, faults


def prove_puzzle(item_id: str, loaded: Loaded[PuzzleEntry], known: Container[str] | None = None) -> Puzzle:
    """Return the puzzle of a file if every claim holds; raise ContentError with every problem otherwise.

    If `known` ids are given, the puzzle that it replaces must be among them.
    """
    faults = list(loaded.faults)
    replaces = loaded.entry.replaces
    if replaces is not None and known is not None and replaces not in known:
        faults.append(loaded.fault(("replaces",), "check-replaces-unknown", id=replaces))
    faults += _reading_faults(loaded, (), loaded.entry)
    faults += _unknown_themes(loaded)
    try:
        position = position_of(loaded, ("position",), loaded.entry.position)
        _raise(play_faults(loaded, (), position, loaded.entry, loaded.entry.goal))
        puzzle = _puzzle(item_id, loaded.entry, position)
        _raise(_wrong_themes(loaded, puzzle.themes))
    except ContentError as error:
        faults += error.faults
    if faults:
        raise ContentError(faults)
    # Labels come last, because their proofs need a puzzle in which all else holds.
    _raise(_label_faults(loaded, (), puzzle.entry, puzzle.position, None))
    return puzzle


def _puzzle(item_id: str, entry: PuzzleEntry, position: Position) -> Puzzle:
    """Return a puzzle with its themes, difficulty and needs; one that asks for every capture has no themes."""
    goal = entry.goal
    right = solutions(position, goal)
    found = () if isinstance(goal, FindAllGoal) else themes(position, goal, right)
    how_hard = hardness(position, goal, right)
    return Puzzle(item_id, entry, position, found, how_hard, needs(position, goal.kind, right))


def _unknown_themes(loaded: Loaded[PuzzleEntry]) -> Iterator[Fault]:
    """Yield a fault for each stated theme that does not exist."""
    for place, theme in enumerate(loaded.entry.themes):
        if theme not in THEMES:
            yield loaded.fault(("themes", place), "check-theme-unknown", theme=theme, known=", ".join(THEMES))


def _wrong_themes(loaded: Loaded[PuzzleEntry], found: tuple[str, ...]) -> Iterator[Fault]:
    """Yield a fault for each stated theme that the plays which solve the puzzle do not have."""
    for place, theme in enumerate(loaded.entry.themes):
        if theme in THEMES and theme not in found:
            shown = ", ".join(found) or "-"
            yield loaded.fault(("themes", place), "check-theme-wrong", theme=theme, found=shown)


def prove_step(loaded: Loaded[Model], path: Path, entry: StepEntry) -> Step:
    """Return the step at `path` if everything in it holds; raise ContentError with every problem otherwise."""
    faults = list(_reading_faults(loaded, path, entry))
    if isinstance(entry.goal, BareQuestion):
        if entry.position is not None:
            faults.append(loaded.fault((*path, "position"), "check-position-not-needed", kind=entry.goal.kind))
        question = _asked(loaded, path, entry, None, faults)
        _raise(faults)
        _raise(_label_faults(loaded, path, entry, None, question))
        return Step(entry, None, question)
    if entry.position is None:
        _raise([*faults, loaded.fault((*path, "goal"), "check-position-needed", kind=entry.goal.kind)])
        # Never reached: it only shows the type checker that there is a position from here on.
        raise AssertionError
    try:
        position = position_of(loaded, (*path, "position"), entry.position)
    except ContentError as error:
        raise ContentError([*faults, *error.faults]) from None
    if isinstance(entry.goal, PlayGoal):
        faults += reason_faults(loaded, path, entry.reasons, None)
        _raise([*faults, *play_faults(loaded, path, position, entry, entry.goal)])
        _raise(_label_faults(loaded, path, entry, position, None))
        return Step(entry, position, None)
    question = _asked(loaded, path, entry, position, faults)
    _raise(faults)
    _raise(_label_faults(loaded, path, entry, position, question))
    return Step(entry, position, question)


def _raise(faults: Iterable[Fault]) -> None:
    found = tuple(faults)
    if found:
        raise ContentError(found)


def _reading_faults(loaded: Loaded[Model], path: Path, entry: ExerciseEntry) -> Iterator[Fault]:
    """Yield a fault for each reading that an exercise names and that does not exist."""
    for key in ("shows", "counter"):
        for place, reading in enumerate(getattr(entry, key)):
            if reading not in READINGS:
                known = ", ".join(READINGS)
                yield loaded.fault((*path, key, place), "check-reading-unknown", reading=reading, known=known)


def _cannot_be_asked(loaded: Loaded[Model], path: Path, error: QuestionError) -> Fault:
    """Return the fault of a question that cannot be asked, with the further places that it concerns."""
    details = dict(error.details)
    if error.others:
        details["places"] = written_marks(loaded.root.mark_at((*path, *other)) for other in error.others)
    return loaded.fault((*path, *error.path), error.message, **details)


_NOT_PROVEN = MappingProxyType({"shows": "check-label-shows", "counter": "check-label-counter"})


def _label_faults(
    loaded: Loaded[Model], path: Path, entry: Labelled, position: Position | None, question: Question | None
) -> Iterator[Fault]:
    """Yield a fault for each reading under `shows` or `counter` that an otherwise right exercise does not prove."""
    if not entry.shows and not entry.counter:
        return
    wrong = tuple(one.play for one in entry.wrong)
    about = subject(entry.goal, position, question, loaded.variants, wrong)
    for key in LABEL_KEYS:
        for place, reading in enumerate(getattr(entry, key)):
            if not label_holds(about, key, reading):
                details = {"reading": reading, "title": language("en")(READING_NAMES[reading])}
                yield loaded.fault((*path, key, place), _NOT_PROVEN[key], **details)


def _asked(
    loaded: Loaded[Model], path: Path, entry: StepEntry, position: Position | None, faults: list[Fault]
) -> Question | None:
    """Return the question of a step, or None if it cannot be asked; add its faults to `faults`."""
    faults += needless_plays(loaded, path, entry)
    goal = entry.goal
    try:
        if position is None:
            question = ask_bare(cast(BareQuestion, goal), loaded.variants)
        else:
            question = ask(cast(TableQuestion, goal), position, loaded.variants)
    except QuestionError as error:
        faults.append(_cannot_be_asked(loaded, (*path, "goal"), error))
        return None
    ids = [option.id for option in question.options]
    twice = next((option for option in ids if ids.count(option) > 1), None)
    if twice is not None:
        faults.append(loaded.fault((*path, "goal"), "check-option-twice", option=twice, nobody=NOBODY))
    faults += answer_faults(loaded, (*path, "goal"), getattr(goal, "answer", None), question, position)
    faults += reason_faults(loaded, path, entry.reasons, question)
    return with_reasons(question, entry.reasons)
