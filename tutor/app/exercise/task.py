"""An exercise as a page passes it on: its task, its position, and what of it is noted in the log."""

from collections.abc import Callable, Collection, Iterator
from dataclasses import dataclass, replace
from functools import partial
from typing import Final, TypedDict, Unpack

from tutor.app.base.components import nothing
from tutor.app.base.library import library
from tutor.app.board.protocol import BoardData
from tutor.app.board.tricks.table import cards_data, tricks_data
from tutor.app.board.zwickern.table import bare_data, exercise_data, pile_data
from tutor.app.visitor.attempts import note_attempt, was_solved
from tutor.app.visitor.exercise_states import ActionState, FindAllState, PlayState, QuestionState, TrickHandState
from tutor.app.visitor.session import session
from tutor.catalogue.exercises import Step
from tutor.coach.question import On, Question, Slip
from tutor.coach.tricks.kit import TrickKit, TrickPosition
from tutor.coach.tricks.slips import trick_slips
from tutor.coach.zwickern.questions.table import ABOUT_POSITIONS, WITHOUT_POSITION, slips
from tutor.content.tricks.goals import (
    AboutTricks,
    AccountGoal,
    ActionGoal,
    AskedOfTricks,
    HandGoal,
    PotGoal,
    TrickPointsGoal,
    WaysToPlayGoal,
    WhichWinsGoal,
)
from tutor.content.zwickern.goals import FindAllGoal, OnePlayGoal
from tutor.content.zwickern.plays import PLAYS
from tutor.content.zwickern.questions import AnyGoal
from tutor.engine.cards import CARDS
from tutor.engine.zwickern import Position
from tutor.text import Line, Words
from tutor.trainer.attempts import Outcome

CAPTURES: Final = frozenset({"zwick", "most-cards", "most-points", "capture", "everything", "two-builds", "find-all"})
"""The kinds of goals that ask for a capture."""


@dataclass(frozen=True, slots=True, kw_only=True)
class _Noted:
    """The part common to all exercises: the id, and the notes for the log.

    `mixed` says that the learner did not choose the exercise by its kind; `noted` is False for teasers, which are not
    logged. `around` returns the learner's progress that the page shows around the exercise; if an answer changes it,
    that part is drawn too. `says_unsolved` adds to a solution that only the learner's own answer counts.
    """

    item_id: str
    variant: str | None = None
    themes: tuple[str, ...] = ()
    mixed: bool = False
    noted: bool = True
    around: Callable[[], object] = nothing
    says_unsolved: bool = True


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
        return session().exercises.state(self.item_id, PlayState)


@dataclass(frozen=True, slots=True, kw_only=True)
class FindAllTask(_Noted):
    """An exercise that asks for every capture; `plays` are the kinds of play that the board offers."""

    goal: FindAllGoal
    position: Position
    plays: Collection[str] = PLAYS

    @property
    def state(self) -> FindAllState:
        """The visitor's present attempt at the exercise, begun if there is none."""
        return session().exercises.state(self.item_id, FindAllState)


@dataclass(frozen=True, slots=True, kw_only=True)
class QuestionTask(_Noted):
    """An exercise that asks a question; `board` makes its board with an epoch, and is None if it has none.

    `slips` yields the usual mistakes in an answer. The cards won so far in the position `gone` are listed, if any.
    """

    goal: AnyGoal | AskedOfTricks
    question: Question
    board: Callable[[Words, str], BoardData] | None
    slips: Callable[[], Iterator[Slip]]
    gone: Position | None = None

    @property
    def on_table(self) -> bool:
        """Whether the question is answered on its board, not by widgets."""
        return self.question.on is not None and self.board is not None

    @property
    def state(self) -> QuestionState:
        """The visitor's present attempt at the exercise, begun if there is none."""
        return session().exercises.state(self.item_id, QuestionState)


@dataclass(frozen=True, slots=True, kw_only=True)
class _OnTricks(_Noted):
    """What exercises on the board of a trick-taking game have in common; `hint` says where to look."""

    game: TrickKit
    position: TrickPosition
    hint: Line


@dataclass(frozen=True, slots=True, kw_only=True)
class ActionTask(_OnTricks):
    """An exercise that asks for an action in a trick-taking game."""

    goal: ActionGoal

    @property
    def state(self) -> ActionState:
        """The visitor's present attempt at the exercise, begun if there is none."""
        return session().exercises.state(self.item_id, ActionState)


@dataclass(frozen=True, slots=True, kw_only=True)
class TrickHandTask(_OnTricks):
    """An exercise in which a hand of a trick-taking game is played to its end."""

    goal: HandGoal

    @property
    def state(self) -> TrickHandState:
        """The visitor's present attempt at the exercise, begun if there is none."""
        return session().exercises.state(self.item_id, TrickHandState)


Task = PlayTask | FindAllTask | ActionTask | TrickHandTask | QuestionTask
"""An exercise in any game."""


def note_judged(task: Task, *, legal: bool) -> None:
    """Note an answer that has just been judged."""
    outcome = Outcome.RIGHT if task.state.right else Outcome.LEGAL_BUT_MISSED if legal else Outcome.WRONG
    _note(task, outcome)


def note_shown(task: Task) -> None:
    """Note that the solution was asked for."""
    _note(task, Outcome.SHOWN)


def _note(task: Task, outcome: Outcome) -> None:
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


class _Notes(TypedDict, total=False):
    """The arguments of `task_of` that are the fields of `_Noted`."""

    item_id: str
    variant: str | None
    themes: tuple[str, ...]
    mixed: bool
    around: Callable[[], object]
    says_unsolved: bool


def task_of(
    goal: AnyGoal,
    position: Position | None,
    question: Question | None = None,
    plays: Collection[str] = PLAYS,
    builds: Collection[str] | None = None,
    **notes: Unpack[_Notes],
) -> Task:
    """Return the exercise of a goal; `question` is needed if the goal asks one, a position if it does not."""
    if question is not None:
        return _question_task(goal, position, question, **notes)
    assert position is not None
    if isinstance(goal, FindAllGoal):
        return FindAllTask(goal=goal, position=position, plays=plays, **notes)
    assert isinstance(goal, OnePlayGoal)
    return PlayTask(goal=goal, position=position, plays=plays, builds=builds, **notes)


def step_task(step: Step, plays: Collection[str], **notes: Unpack[_Notes]) -> Task:
    """Return the exercise of a step; `plays` are the kinds of play that its board offers."""
    return task_of(step.goal, step.position, step.question, plays, step.entry.builds, **notes)


def _question_task(
    goal: AnyGoal, position: Position | None, question: Question, **notes: Unpack[_Notes]
) -> QuestionTask:
    mistakes = partial(slips, goal, position, question, library().variants)
    gone = position if position is not None and ABOUT_POSITIONS[goal.kind].gone else None
    board = _board_of(goal, position, question.on)
    return QuestionTask(goal=goal, question=question, board=board, slips=mistakes, gone=gone, **notes)


def _board_of(goal: AnyGoal, position: Position | None, on: On | None) -> Callable[[Words, str], BoardData] | None:
    if position is not None:
        return lambda words, epoch: exercise_data(words, position, epoch, interactive=False)
    if on in (On.ORDER, On.SIDES):
        return bare_data
    cards = WITHOUT_POSITION[goal.kind].cards
    if cards is None:
        return None
    return lambda words, epoch: pile_data(words, *cards(goal, library().variants), epoch=epoch)


def trick_task(
    item_id: str,
    variant: str,
    game: TrickKit,
    position: TrickPosition | None,
    question: Question | None,
    goal: AboutTricks,
    hint: Line,
) -> Task:
    """Return the exercise of a goal in a trick-taking game; `hint` says where to look, also beside a question."""
    notes: _Notes = {
        "item_id": item_id,
        "variant": variant,
        "around": partial(was_solved, item_id),
        "says_unsolved": False,
    }
    if isinstance(goal, ActionGoal | HandGoal):
        assert position is not None
        if isinstance(goal, HandGoal):
            return TrickHandTask(goal=goal, game=game, position=position, hint=hint, **notes)
        return ActionTask(goal=goal, game=game, position=position, hint=hint, **notes)
    assert question is not None
    return QuestionTask(
        goal=goal,
        question=replace(question, look=hint),
        board=partial(_trick_board, game, goal, position),
        slips=partial(trick_slips, game, goal, position, question),
        **notes,
    )


def _trick_board(
    game: TrickKit, goal: AskedOfTricks, position: TrickPosition | None, words: Words, epoch: str
) -> BoardData:
    if isinstance(goal, WhichWinsGoal | TrickPointsGoal):
        return cards_data(words, CARDS[goal.turnup], [CARDS[code] for code in goal.cards], epoch)
    assert position is not None
    opened = isinstance(goal, WaysToPlayGoal | AccountGoal | PotGoal)
    return tricks_data(words, game, position, epoch, all_open=opened)
