"""An exercise as the pages hand it on: what is asked, where, and what is noted of it."""

from collections.abc import Callable, Collection
from dataclasses import dataclass
from typing import TypedDict, Unpack

from tutor.app.visitor.state import FindAllAttempt, PlayAttempt, QuestionAttempt, visit
from tutor.coach.question import Question
from tutor.content.zwickern.goals import FindAllGoal, OnePlayGoal
from tutor.content.zwickern.plays import PLAYS
from tutor.content.zwickern.questions import AnyGoal
from tutor.engine.zwickern import Position


def _nothing() -> None:
    return None


@dataclass(frozen=True, slots=True, kw_only=True)
class _Noted:
    """What every exercise has: its id, and what goes into the log.

    `mixed` tells that it was not chosen by what it asks. `around` gives what the page shows beside the exercise of what
    the learner has done.
    """

    item_id: str
    variant: str | None = None
    themes: tuple[str, ...] = ()
    mixed: bool = False
    around: Callable[[], object] = _nothing


@dataclass(frozen=True, slots=True, kw_only=True)
class PlayTask(_Noted):
    """One play is to be found; `plays` are the kinds of play that the board offers."""

    goal: OnePlayGoal
    position: Position
    plays: Collection[str] = PLAYS

    @property
    def attempt(self) -> PlayAttempt:
        """What happened so far."""
        return visit().exercises.attempt(self.item_id, PlayAttempt)


@dataclass(frozen=True, slots=True, kw_only=True)
class FindAllTask(_Noted):
    """Every capture is to be found; `plays` are the kinds of play that the board offers."""

    goal: FindAllGoal
    position: Position
    plays: Collection[str] = PLAYS

    @property
    def attempt(self) -> FindAllAttempt:
        """What happened so far."""
        return visit().exercises.attempt(self.item_id, FindAllAttempt)


@dataclass(frozen=True, slots=True, kw_only=True)
class QuestionTask(_Noted):
    """A question is to be answered, about a position or without one."""

    goal: AnyGoal
    position: Position | None
    question: Question

    @property
    def attempt(self) -> QuestionAttempt:
        """What happened so far."""
        return visit().exercises.attempt(self.item_id, QuestionAttempt)


Task = PlayTask | FindAllTask | QuestionTask


class Notes(TypedDict, total=False):
    """What a page tells of any exercise besides what it asks: the fields of `_Noted`."""

    item_id: str
    variant: str | None
    themes: tuple[str, ...]
    mixed: bool
    around: Callable[[], object]


def task_of(
    goal: AnyGoal,
    position: Position | None,
    question: Question | None = None,
    plays: Collection[str] = PLAYS,
    **notes: Unpack[Notes],
) -> Task:
    """The exercise of a goal, which has its question if it is one."""
    if question is not None:
        return QuestionTask(goal=goal, position=position, question=question, **notes)
    assert position is not None
    if isinstance(goal, FindAllGoal):
        return FindAllTask(goal=goal, position=position, plays=plays, **notes)
    assert isinstance(goal, OnePlayGoal)
    return PlayTask(goal=goal, position=position, plays=plays, **notes)
