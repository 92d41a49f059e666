"""An exercise as the pages hand it on: what is asked, where, and what is noted of it."""

from collections.abc import Callable, Collection
from typing import NamedTuple

from tutor.coach.question import Question
from tutor.content.zwickern.plays import PLAYS
from tutor.content.zwickern.questions import AnyGoal
from tutor.engine.zwickern.position import Position


def _nothing() -> None:
    return None


class Task(NamedTuple):
    """One exercise: a goal in a position, or a question; `plays` are the kinds of play that the board offers.

    `variant`, `themes` and `mixed` go into the log: the last tells that it was not chosen by what it asks.
    `around` gives what the page shows beside the exercise of what the learner has done.
    """

    item_id: str
    goal: AnyGoal
    position: Position | None
    question: Question | None = None
    plays: Collection[str] = PLAYS
    variant: str | None = None
    themes: tuple[str, ...] = ()
    mixed: bool = False
    around: Callable[[], object] = _nothing
