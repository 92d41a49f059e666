"""An exercise as a page passes it on: its task, its position, and what of it is noted in the log."""

from collections.abc import Callable, Collection
from dataclasses import dataclass
from typing import TypedDict, Unpack

from tutor.app.base.components import nothing
from tutor.app.visitor.attempts import note_attempt
from tutor.app.visitor.exercise_states import ActionState, FindAllState, PlayState, QuestionState, TrickHandState
from tutor.app.visitor.state import visit
from tutor.catalogue.exercises import Step
from tutor.coach.question import Question
from tutor.coach.tricks.game import TaughtGame, TrickPosition
from tutor.content.tricks.goals import ActionGoal, AskedOfTricks, HandGoal
from tutor.content.zwickern.goals import FindAllGoal, OnePlayGoal
from tutor.content.zwickern.plays import PLAYS
from tutor.content.zwickern.questions import AnyGoal
from tutor.engine.zwickern import Position
from tutor.text import Line
from tutor.trainer.attempts import Outcome


@dataclass(frozen=True, slots=True, kw_only=True)
class _Noted:
    """The part common to all exercises: the id, and the notes for the log.

    `mixed` says that the learner did not choose the exercise by its kind; `noted` is False for teasers, which are not
    logged. `around` returns the learner's progress that the page shows around the exercise; if an answer changes it,
    that part is drawn too.
    """

    item_id: str
    variant: str | None = None
    themes: tuple[str, ...] = ()
    mixed: bool = False
    noted: bool = True
    around: Callable[[], object] = nothing


@dataclass(frozen=True, slots=True, kw_only=True)
class PlayTask(_Noted):
    """An exercise that asks for one play; `plays` are the kinds of play that the board offers, `builds` their ways."""

    goal: OnePlayGoal
    position: Position
    plays: Collection[str] = PLAYS
    builds: Collection[str] | None = None

    @property
    def state(self) -> PlayState:
        """The visitor's present attempt at the exercise, begun if there is none."""
        return visit().exercises.state(self.item_id, PlayState)


@dataclass(frozen=True, slots=True, kw_only=True)
class FindAllTask(_Noted):
    """An exercise that asks for every capture; `plays` are the kinds of play that the board offers."""

    goal: FindAllGoal
    position: Position
    plays: Collection[str] = PLAYS

    @property
    def state(self) -> FindAllState:
        """The visitor's present attempt at the exercise, begun if there is none."""
        return visit().exercises.state(self.item_id, FindAllState)


@dataclass(frozen=True, slots=True, kw_only=True)
class QuestionTask(_Noted):
    """An exercise that asks a question, about a position or without one."""

    goal: AnyGoal
    position: Position | None
    question: Question

    @property
    def state(self) -> QuestionState:
        """The visitor's present attempt at the exercise, begun if there is none."""
        return visit().exercises.state(self.item_id, QuestionState)


@dataclass(frozen=True, slots=True, kw_only=True)
class _OnTricks(_Noted):
    """What exercises on the board of a trick-taking game have in common; `hint` says where to look."""

    game: TaughtGame
    position: TrickPosition
    hint: Line


@dataclass(frozen=True, slots=True, kw_only=True)
class ActionTask(_OnTricks):
    """An exercise that asks for an action in a trick-taking game."""

    goal: ActionGoal

    @property
    def state(self) -> ActionState:
        """The visitor's present attempt at the exercise, begun if there is none."""
        return visit().exercises.state(self.item_id, ActionState)


@dataclass(frozen=True, slots=True, kw_only=True)
class TrickHandTask(_OnTricks):
    """An exercise in which a hand of a trick-taking game is played to its end."""

    goal: HandGoal

    @property
    def state(self) -> TrickHandState:
        """The visitor's present attempt at the exercise, begun if there is none."""
        return visit().exercises.state(self.item_id, TrickHandState)


@dataclass(frozen=True, slots=True, kw_only=True)
class TrickQuestionTask(_Noted):
    """An exercise that asks a question on a trick-taking game, about a position or without one."""

    goal: AskedOfTricks
    game: TaughtGame
    position: TrickPosition | None
    question: Question

    @property
    def state(self) -> QuestionState:
        """The visitor's present attempt at the exercise, begun if there is none."""
        return visit().exercises.state(self.item_id, QuestionState)


Task = PlayTask | FindAllTask | QuestionTask
"""An exercise in Zwickern."""
TrickTask = ActionTask | TrickHandTask | TrickQuestionTask
"""An exercise in one of the trick-taking games."""
Asking = QuestionTask | TrickQuestionTask
"""An exercise that is a question."""


def note_judged(task: Task | TrickTask, *, legal: bool) -> None:
    """Note an answer that has just been judged."""
    outcome = Outcome.RIGHT if task.state.right else Outcome.LEGAL_BUT_MISSED if legal else Outcome.WRONG
    _note(task, outcome)


def note_shown(task: Task | TrickTask) -> None:
    """Note that the solution was asked for."""
    _note(task, Outcome.SHOWN)


def _note(task: Task | TrickTask, outcome: Outcome) -> None:
    if task.noted:
        note_attempt(
            task.item_id,
            task.goal.kind,
            outcome,
            hints=max(task.state.hints, task.state.helped),
            milliseconds=task.state.milliseconds,
            variant=task.variant,
            themes=task.themes,
            mixed=task.mixed,
        )


class Notes(TypedDict, total=False):
    """The arguments of `task_of` that are the fields of `_Noted`."""

    item_id: str
    variant: str | None
    themes: tuple[str, ...]
    mixed: bool
    around: Callable[[], object]


class OnBoard(TypedDict):
    """The arguments that exercises on the board of a trick-taking game have in common."""

    item_id: str
    variant: str
    around: Callable[[], object]
    game: TaughtGame
    position: TrickPosition
    hint: Line


def task_of(
    goal: AnyGoal,
    position: Position | None,
    question: Question | None = None,
    plays: Collection[str] = PLAYS,
    builds: Collection[str] | None = None,
    **notes: Unpack[Notes],
) -> Task:
    """Return the exercise of a goal; `question` is needed if the goal asks one, a position if it does not."""
    if question is not None:
        return QuestionTask(goal=goal, position=position, question=question, **notes)
    assert position is not None
    if isinstance(goal, FindAllGoal):
        return FindAllTask(goal=goal, position=position, plays=plays, **notes)
    assert isinstance(goal, OnePlayGoal)
    return PlayTask(goal=goal, position=position, plays=plays, builds=builds, **notes)


def step_task(step: Step, plays: Collection[str], **notes: Unpack[Notes]) -> Task:
    """Return the exercise of a step; `plays` are the kinds of play that its board offers."""
    return task_of(step.goal, step.position, step.question, plays, step.entry.builds, **notes)
