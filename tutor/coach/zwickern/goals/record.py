"""The record of a goal kind: all that the pages, the proofs, the hints, the grades and the miner ask of it."""

from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Generic, Literal, TypeVar, get_args

from tutor.coach.question import QuestionError
from tutor.coach.zwickern.goals.mining import Mining
from tutor.coach.zwickern.goals.need import Need
from tutor.coach.zwickern.puzzle.clues import Clues
from tutor.content.zwickern.goals import OnePlayGoal, PlayGoal
from tutor.engine.cards import Card
from tutor.engine.zwickern import Item, Play, Position
from tutor.text import Line

SomePlayGoal = TypeVar("SomePlayGoal", bound=PlayGoal)
SomeGoal = TypeVar("SomeGoal", bound=OnePlayGoal)

Theme = Literal["decoy", "safe-lay", "zwick-chain", "honours"]
"""A theme that depends on what is asked, besides the play that answers it."""


class Others(StrEnum):
    """What is told of the other plays once an exercise is over: why each is refused, or what best answers it."""

    REFUSED = "refused"
    ANSWERED = "answered"


@dataclass(frozen=True, slots=True, kw_only=True)
class GoalKind(Generic[SomePlayGoal]):
    """What is said of every goal that plays on the board answer.

    `shape` is what a file states. `solutions` are the plays that answer it; of captures only those that no larger one
    of the same card contains, unless each is asked for. `problems` keep it from being asked in a position. `cards` of
    the hand may take what is asked for. `weight` is what its difficulty starts with, and `needs` is what a learner must
    have met. With `open` all cards are shown, and with `gone` those that have been won. `others` is None where nothing
    is told of the other plays.
    """

    shape: type[SomePlayGoal]
    solutions: Callable[[Position, SomePlayGoal], tuple[Play, ...]]
    problems: Callable[[Position, SomePlayGoal], Iterator[QuestionError]]
    cards: Callable[[Position, SomePlayGoal], Iterable[Card]]
    weight: float
    needs: frozenset[Need]
    open: bool
    gone: bool
    others: Others | None

    @property
    def kind(self) -> str:
        """The name of the kind in files, addresses and the log."""
        name: str = get_args(self.shape.model_fields["kind"].annotation)[0]
        return name


@dataclass(frozen=True, slots=True, kw_only=True)
class OnePlay(GoalKind[SomeGoal]):
    """What a goal is that one play reaches.

    `meets` tells whether a legal play does, and `reachable` whether any does, without listing plays where there is a
    direct answer. With `smaller` a smaller capture than its solutions may do as well. With `examples` so many plays do
    that a file states only some.

    `task` is the sentence that asks for it, `missed` says why a legal play does not reach it, `clues` lead to one that
    does, and `proof` shows why it does where the sentence does not say it all.

    `binds` tells whether other plays than the solutions would be right, too or instead, if the player to move owed
    nothing for builds. Of the themes that depend on the goal, `themes` are those that its puzzles can have.

    `items` are those that the goal names. Where `points` matter, cards that score differently are not alike. `mined`
    is None where the miner does not look for it.
    """

    meets: Callable[[Position, Play, SomeGoal], bool]
    reachable: Callable[[Position, SomeGoal], bool]
    smaller: bool
    examples: bool
    task: Callable[[Position, SomeGoal], Line]
    missed: Callable[[Position, Play, SomeGoal], Line]
    clues: Callable[[Position, SomeGoal, Play], Clues]
    proof: Callable[[Position, Play], Iterator[Line]]
    binds: Callable[[Position, SomeGoal, Collection[Play]], bool]
    themes: frozenset[Theme]
    items: Callable[[Position, SomeGoal], Sequence[Item]]
    points: bool
    mined: Mining[SomeGoal] | None
