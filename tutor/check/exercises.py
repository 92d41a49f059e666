"""Lessons and puzzles with their positions, every claim about plays and answers proved both ways."""

from collections.abc import Container, Iterable, Iterator
from dataclasses import dataclass
from typing import TypeVar, cast

from tutor.check.answers import answer_faults
from tutor.coach.asking import ask, held, on_table
from tutor.coach.asking_bare import ask_bare
from tutor.coach.explain import sentence
from tutor.coach.goals import can_be_met, number_to_find
from tutor.coach.judge import Verdict, judge_text
from tutor.coach.question import Question, QuestionError
from tutor.coach.readings import READINGS
from tutor.content.entry import Entry
from tutor.content.goals import (
    BARE_QUESTIONS,
    AnyGoal,
    BareQuestion,
    BuildGoal,
    CaptureGoal,
    EverythingGoal,
    FindAllGoal,
    OnePlayGoal,
    PlayGoal,
    TableQuestion,
    ZwickGoal,
)
from tutor.content.load import Loaded, position_of
from tutor.content.models import Exercise, LessonEntry, PuzzleEntry, StepEntry, WrongEntry
from tutor.content.source import ContentError, Fault, Path
from tutor.engine.zwickern.legality import Reason
from tutor.engine.zwickern.moves import Capture, Move
from tutor.engine.zwickern.notation import write_play
from tutor.engine.zwickern.position import Position
from tutor.text import language, render

Model = TypeVar("Model", bound=Entry)


@dataclass(frozen=True, slots=True)
class Step:
    """A proven step of a lesson; a step has a position or a question, and some have both."""

    entry: StepEntry
    position: Position | None
    question: Question | None

    @property
    def goal(self) -> AnyGoal:
        """What the step asks."""
        return self.entry.goal


@dataclass(frozen=True, slots=True)
class Lesson:
    """A proven lesson; `id` is its path and never changes once published."""

    id: str
    entry: LessonEntry
    steps: tuple[Step, ...]


@dataclass(frozen=True, slots=True)
class Puzzle:
    """A proven puzzle; `id` is its path and never changes once published."""

    id: str
    entry: PuzzleEntry
    position: Position

    @property
    def goal(self) -> PlayGoal:
        """What the puzzle asks."""
        return self.entry.goal


def prove_lesson(item_id: str, loaded: Loaded[LessonEntry]) -> Lesson:
    """The lesson of a file if every step holds; raises ContentError with every problem."""
    faults = list(loaded.faults)
    steps = []
    slugs: set[str] = set()
    for index, entry in enumerate(loaded.entry.steps):
        path: Path = ("steps", index)
        if entry.slug in slugs:
            faults.append(loaded.fault((*path, "slug"), "check-slug-twice", slug=entry.slug))
        slugs.add(entry.slug)
        try:
            steps.append(prove_step(loaded, path, entry))
        except ContentError as error:
            faults += error.faults
    if faults:
        raise ContentError(faults)
    return Lesson(item_id, loaded.entry, tuple(steps))


def prove_puzzle(item_id: str, loaded: Loaded[PuzzleEntry], known: Container[str] | None = None) -> Puzzle:
    """The puzzle of a file if every claim holds; raises ContentError with every problem.

    What it replaces must be among the `known` ids, where they are given.
    """
    faults = list(loaded.faults)
    replaces = loaded.entry.replaces
    if replaces is not None and known is not None and replaces not in known:
        faults.append(loaded.fault(("replaces",), "check-replaces-unknown", id=replaces))
    try:
        faults += _reading_faults(loaded, (), loaded.entry)
        position = position_of(loaded, ("position",), loaded.entry.position)
        _raise(_play_faults(loaded, (), position, loaded.entry, loaded.entry.goal))
    except ContentError as error:
        faults += error.faults
    if faults:
        raise ContentError(faults)
    return Puzzle(item_id, loaded.entry, position)


def prove_step(loaded: Loaded[LessonEntry], path: Path, entry: StepEntry) -> Step:
    """The step at a path if everything in it holds; raises ContentError with every problem."""
    faults = list(_reading_faults(loaded, path, entry))
    if isinstance(entry.goal, BARE_QUESTIONS):
        if entry.position is not None:
            faults.append(loaded.fault((*path, "position"), "check-position-not-needed", kind=entry.goal.kind))
        question = _asked(loaded, path, entry, None, faults)
        _raise(faults)
        return Step(entry, None, question)
    if entry.position is None:
        _raise([*faults, loaded.fault((*path, "goal"), "check-position-needed", kind=entry.goal.kind)])
        raise AssertionError
    try:
        position = position_of(loaded, (*path, "position"), entry.position)
    except ContentError as error:
        raise ContentError([*faults, *error.faults]) from None
    if isinstance(entry.goal, PlayGoal):
        _raise([*faults, *_play_faults(loaded, path, position, entry, entry.goal)])
        return Step(entry, position, None)
    question = _asked(loaded, path, entry, position, faults)
    _raise(faults)
    return Step(entry, position, question)


def _raise(faults: Iterable[Fault]) -> None:
    found = tuple(faults)
    if found:
        raise ContentError(found)


def _reading_faults(loaded: Loaded[Model], path: Path, entry: Exercise) -> Iterator[Fault]:
    """Readings that there are not."""
    for key in ("shows", "counter"):
        for place, reading in enumerate(getattr(entry, key)):
            if reading not in READINGS:
                known = ", ".join(READINGS)
                yield loaded.fault((*path, key, place), "check-reading-unknown", reading=reading, known=known)


def _asked(
    loaded: Loaded[Model], path: Path, entry: StepEntry, position: Position | None, faults: list[Fault]
) -> Question | None:
    """The question of a step; what is wrong with it is added to the faults."""
    faults += _no_plays(loaded, path, entry)
    goal = entry.goal
    try:
        question = ask_bare(cast(BareQuestion, goal)) if position is None else ask(cast(TableQuestion, goal), position)
    except QuestionError as error:
        faults.append(loaded.fault((*path, "goal", *error.path), error.message, **error.details))
        return None
    faults += answer_faults(loaded, (*path, "goal"), getattr(goal, "answer", None), question, position)
    return question


def _no_plays(loaded: Loaded[Model], path: Path, entry: Exercise) -> Iterator[Fault]:
    for key in ("solutions", "wrong"):
        if getattr(entry, key):
            yield loaded.fault((*path, key), "check-plays-not-needed", key=key)


def _play_faults(
    loaded: Loaded[Model], path: Path, position: Position, entry: Exercise, goal: PlayGoal
) -> Iterator[Fault]:
    """What is wrong with a goal that is met by plays, and with what is stated of plays."""
    faults = tuple(_goal_faults(loaded, (*path, "goal"), position, goal))
    if faults:
        yield from faults
    elif isinstance(goal, FindAllGoal):
        yield from _no_plays(loaded, path, entry)
        yield from _find_all_faults(loaded, (*path, "goal"), position, goal)
    else:
        if not can_be_met(position, goal):
            yield loaded.fault((*path, "goal"), "check-not-solvable")
        yield from _solution_faults(loaded, (*path, "solutions"), position, entry, goal)
        for index, wrong in enumerate(entry.wrong):
            yield from _wrong_faults(loaded, (*path, "wrong", index), position, goal, wrong)


def _goal_faults(loaded: Loaded[Model], path: Path, position: Position, goal: PlayGoal) -> Iterator[Fault]:
    """Cards and seats that a goal names and that are not where it needs them."""
    if isinstance(goal, CaptureGoal):
        for place, name in enumerate(goal.items):
            try:
                on_table(position, (name,))
            except QuestionError as error:
                yield loaded.fault((*path, "items", place), error.message, **error.details)
        return
    try:
        match goal:
            case EverythingGoal() | FindAllGoal(card=str()):
                held(position, goal.card or "", "card")
            case BuildGoal():
                _look_at_build(position, goal)
    except QuestionError as error:
        yield loaded.fault((*path, *error.path), error.message, **error.details)


def _look_at_build(position: Position, goal: BuildGoal) -> None:
    """Raise QuestionError for what a build needs and is not there."""
    if goal.card is not None:
        held(position, goal.card, "card")
    if goal.onto is not None:
        on_table(position, (goal.onto,), "onto")
    if goal.seat is not None and goal.seat not in position.seats:
        raise QuestionError(("for",), "position-unknown-seat", seat=goal.seat, known=", ".join(position.seats))


LEAST_TO_FIND, MOST_TO_FIND = 2, 15


def _find_all_faults(loaded: Loaded[Model], path: Path, position: Position, goal: FindAllGoal) -> Iterator[Fault]:
    number = number_to_find(position, goal.card)
    if not LEAST_TO_FIND <= number <= MOST_TO_FIND:
        yield loaded.fault(path, "check-find-all-number", number=number)
    if goal.count is not None and goal.count != number:
        yield loaded.fault((*path, "count"), "check-find-all-count", stated=goal.count, found=number)


def _solution_faults(
    loaded: Loaded[Model], path: Path, position: Position, entry: Exercise, goal: OnePlayGoal
) -> Iterator[Fault]:
    stated: set[Move] = set()
    for index, play in enumerate(entry.solutions):
        verdict = judge_text(position, play, goal)
        if verdict.move is not None:
            stated.add(verdict.move)
        if not verdict.legal:
            yield loaded.fault((*path, index), "check-solution-illegal", play=play, why=why(verdict))
        elif not verdict.goal_met:
            yield loaded.fault((*path, index), "check-solution-misses", play=play)
    if entry.solutions and isinstance(goal, ZwickGoal):
        # Every Zwick is the same set of items, so that all solutions can be had from the hand.
        for card in dict.fromkeys(position.hand):
            move = Capture(card, position.table)
            play = write_play(position, move)
            if move not in stated and judge_text(position, play, goal).right:
                yield loaded.fault(path, "check-solution-missing", play=play)


def _wrong_faults(
    loaded: Loaded[Model], path: Path, position: Position, goal: OnePlayGoal, wrong: WrongEntry
) -> Iterator[Fault]:
    known = [str(reason) for reason in Reason]
    if wrong.reason is not None and wrong.reason not in known:
        listed = ", ".join(known)
        yield loaded.fault((*path, "reason"), "check-wrong-unknown-reason", reason=wrong.reason, known=listed)
        return
    verdict = judge_text(position, wrong.play, goal)
    found = [str(violation.reason) for violation in verdict.violations]
    if verdict.right:
        yield loaded.fault((*path, "play"), "check-wrong-is-right", play=wrong.play)
    elif verdict.legal and wrong.reason is not None:
        yield loaded.fault((*path, "reason"), "check-wrong-is-legal", play=wrong.play, reason=wrong.reason)
    elif not verdict.legal and wrong.reason is None:
        yield loaded.fault((*path, "play"), "check-wrong-needs-reason", play=wrong.play, found=found[0])
    elif wrong.reason is not None and wrong.reason not in found:
        shown = ", ".join(found)
        yield loaded.fault(
            (*path, "reason"), "check-wrong-other-reason", play=wrong.play, reason=wrong.reason, found=shown
        )


def why(verdict: Verdict) -> str:
    """The sentence of a verdict, for an author."""
    return render(language("en"), sentence(verdict))
