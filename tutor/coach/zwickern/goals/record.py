"""The record of a goal kind: all that pages, proofs, hints, grades and the miner need to know about it."""

from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Literal, TypeVar

from tutor.coach.question import QuestionError
from tutor.coach.zwickern.goals.clues import Clues
from tutor.coach.zwickern.goals.common_parts import usual_clues, whole_hand
from tutor.coach.zwickern.goals.mining import Mining
from tutor.coach.zwickern.goals.syllabus import ExerciseKind
from tutor.content.zwickern.goals import OnePlayGoal, PlayGoal
from tutor.engine.cards import Card
from tutor.engine.zwickern import Item, Play, Position
from tutor.text import Line

SomePlayGoal = TypeVar("SomePlayGoal", bound=PlayGoal)
SomeGoal = TypeVar("SomeGoal", bound=OnePlayGoal)

Theme = Literal["decoy", "safe-lay", "zwick-chain", "honours"]
"""A theme that depends on the goal as well as on the play."""


class Others(StrEnum):
    """The remarks on the other plays after an exercise: why each is refused, or the best answer to it."""

    REFUSED = "refused"
    ANSWERED = "answered"


@dataclass(frozen=True, slots=True, kw_only=True)
class GoalKind(ExerciseKind[SomePlayGoal]):
    """The record of a kind of goal that is answered by plays on the board.

    `solutions` returns the plays that answer the goal: all of them, unless smaller captures answer it too. `problems`
    yields the reasons why the goal cannot be asked in a position. `cards` returns the cards of the hand that may make
    the play. `weight` is the base of the difficulty score. If `open` is true, all hands are shown. `others` is the kind
    of remarks on the other plays afterwards, None for none.
    """

    solutions: Callable[[Position, SomePlayGoal], tuple[Play, ...]]
    problems: Callable[[Position, SomePlayGoal], Iterator[QuestionError]] = lambda *_: iter(())
    cards: Callable[[Position, SomePlayGoal], Iterable[Card]] = whole_hand
    weight: float
    open: bool = False
    others: Others | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class OnePlay(GoalKind[SomeGoal]):
    """The record of a kind of goal that a single play reaches.

    `meets` says whether a legal play reaches the goal; usually if it is among the solutions. `reachable` says whether
    any legal play does; usually if there are solutions. If `smaller` is true, a capture within a larger one may reach
    the goal too, and `solutions` returns only the largest ones of each card. If `examples` is true, a file may state
    only some of the plays that reach the goal, because there are too many.

    `task` returns the sentence that asks for the goal. `missed` says why a legal play does not reach it. `clues` lead
    to a play that reaches it, and `proof` yields the lines that prove this play if the usual sentence is not enough.

    `binds` says whether the solutions would differ if the player to play owed no card for builds. `themes` are the
    themes that a puzzle of this kind may have, among those that depend on the goal.

    `items` returns the items that the goal names. If `points` is true, cards of equal value that score differently
    are not interchangeable. `mined` says how the miner finds positions, None if it does not look for this goal.
    """

    meets: Callable[[Position, Play, SomeGoal], bool] | None = None
    reachable: Callable[[Position, SomeGoal], bool] | None = None
    smaller: bool = False
    examples: bool = False
    task: Callable[[Position, SomeGoal], Line]
    missed: Callable[[Position, Play, SomeGoal], Line]
    clues: Callable[[Position, SomeGoal, Play], Clues] = usual_clues
    proof: Callable[[Position, Play], Iterator[Line]] = lambda *_: iter(())
    binds: Callable[[Position, SomeGoal, Collection[Play]], bool] = lambda *_: False
    themes: frozenset[Theme] = frozenset()
    items: Callable[[Position, SomeGoal], Sequence[Item]] = lambda *_: ()
    points: bool = False
    mined: Mining[SomeGoal] | None = None
