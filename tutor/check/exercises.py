"""Lessons and puzzles with their positions, every claim about a play proved both ways."""

from collections.abc import Container, Iterator
from dataclasses import dataclass
from typing import TypeVar

from tutor.coach.explain import sentence
from tutor.coach.goals import can_be_met
from tutor.coach.judge import Verdict, judge_text
from tutor.content.load import Loaded, position_of
from tutor.content.models import (
    CaptureGoal,
    Entry,
    Exercise,
    Goal,
    LessonEntry,
    MostCardsGoal,
    PuzzleEntry,
    StepEntry,
    WrongEntry,
    ZwickGoal,
)
from tutor.content.source import ContentError, Fault, Path
from tutor.engine.cards import Card, UnreadableError, read_card
from tutor.engine.zwickern.legality import Reason
from tutor.engine.zwickern.moves import Capture, Move
from tutor.engine.zwickern.notation import write_play
from tutor.engine.zwickern.position import Position
from tutor.text import language, render

Model = TypeVar("Model", bound=Entry)


@dataclass(frozen=True, slots=True)
class Step:
    """A proven step of a lesson."""

    entry: StepEntry
    position: Position

    @property
    def goal(self) -> Goal:
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
    def goal(self) -> Goal:
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
            steps.append(Step(entry, prove_exercise(loaded, path, entry)))
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
        position = prove_exercise(loaded, (), loaded.entry)
    except ContentError as error:
        faults += error.faults
    if faults:
        raise ContentError(faults)
    return Puzzle(item_id, loaded.entry, position)


def prove_exercise(loaded: Loaded[Model], path: Path, entry: Exercise) -> Position:
    """The position of an exercise if every claim holds; raises ContentError with every problem."""
    position = position_of(loaded, (*path, "position"), entry.position)
    faults = list(_goal_faults(loaded, (*path, "goal"), position, entry.goal))
    if not faults:
        if not can_be_met(position, entry.goal):
            faults.append(loaded.fault((*path, "goal"), "check-not-solvable"))
        faults += _solution_faults(loaded, (*path, "solutions"), position, entry)
        for index, wrong in enumerate(entry.wrong):
            faults += _wrong_faults(loaded, (*path, "wrong", index), position, entry.goal, wrong)
    if faults:
        raise ContentError(faults)
    return position


def _goal_faults(loaded: Loaded[Model], path: Path, position: Position, goal: Goal) -> Iterator[Fault]:
    """Cards that a goal names and that are not where it needs them."""
    on_table = {card for item in position.table for card in item.cards}
    match goal:
        case CaptureGoal():
            for index, text in enumerate(goal.items):
                if _card(text) not in on_table:
                    yield loaded.fault((*path, "items", index), "check-item-not-on-table", text=text)
        case MostCardsGoal(card=str() as code):
            if _card(code) not in position.hand:
                yield loaded.fault((*path, "card"), "check-card-not-held", text=code)


def _card(text: str) -> Card | None:
    try:
        return read_card(text)
    except UnreadableError:
        return None


def _solution_faults(loaded: Loaded[Model], path: Path, position: Position, entry: Exercise) -> Iterator[Fault]:
    stated: set[Move] = set()
    for index, play in enumerate(entry.solutions):
        verdict = judge_text(position, play, entry.goal)
        if verdict.move is not None:
            stated.add(verdict.move)
        if not verdict.legal:
            yield loaded.fault((*path, index), "check-solution-illegal", play=play, why=why(verdict))
        elif not verdict.goal_met:
            yield loaded.fault((*path, index), "check-solution-misses", play=play)
    if entry.solutions and isinstance(entry.goal, ZwickGoal):
        # Every Zwick is the same set of items, so that all solutions can be had from the hand.
        for card in dict.fromkeys(position.hand):
            move = Capture(card, position.table)
            play = write_play(position, move)
            if move not in stated and judge_text(position, play, entry.goal).right:
                yield loaded.fault(path, "check-solution-missing", play=play)


def _wrong_faults(
    loaded: Loaded[Model], path: Path, position: Position, goal: Goal, wrong: WrongEntry
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
