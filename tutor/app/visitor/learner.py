"""The learner: the wish for the next puzzle, the facts that decide which one comes, and the progress."""

from collections.abc import Mapping, Sequence, Set
from dataclasses import dataclass, field
from datetime import date, datetime
from enum import StrEnum
from typing import NamedTuple

from tutor.catalogue.exercises import Puzzle
from tutor.coach.zwickern.goals.syllabus import Need
from tutor.engine.zwickern import Variants
from tutor.trainer.exercises import Exercise
from tutor.trainer.mastery import MasteryLevel, Weak
from tutor.trainer.practice import Practice
from tutor.trainer.schedule import ConceptKey, ConceptState, Settings

_USUAL = "jensen"


class Picking(StrEnum):
    """The ways to pick the next puzzle: any that fits, what is due, a weak spot, a fresh one, or one of a set.

    Sets are the puzzles from the learner's games, favourites, those last got wrong, and the same ones again.
    """

    NEXT = "next"
    DUE = "due"
    WEAK = "weak"
    FRESH = "fresh"
    OWN = "own"
    FAVOURITES = "favourites"
    WRONG = "wrong"
    AGAIN = "again"

    @property
    def is_set(self) -> bool:
        """Whether it picks from a set, and in its order."""
        return self in (Picking.FAVOURITES, Picking.WRONG, Picking.AGAIN)


@dataclass(frozen=True, slots=True)
class Wish:
    """The learner's wish for the next puzzle; None leaves a point open, `folder` is a slug of own content."""

    way: Picking = Picking.NEXT
    variant: str | None = None
    goal: str | None = None
    theme: str | None = None
    difficulty: int | None = None
    folder: str | None = None

    @property
    def is_open(self) -> bool:
        """Whether the tutor picks the kind and the difficulty of the puzzle; the variant may be fixed."""
        chosen = (self.goal, self.theme, self.difficulty, self.folder)
        return self.way is Picking.NEXT and all(one is None for one in chosen)

    @property
    def mixed(self) -> bool:
        """Whether the kind of puzzle is a surprise, so that recognising it is part of the task."""
        return self.way is Picking.DUE or (self.way is Picking.NEXT and self.goal is None and self.theme is None)


@dataclass(frozen=True, slots=True)
class Learner:
    """The facts about the learner that decide the next puzzle.

    `solved` has the ids of items, `exercises` are ordered by their end, and `due` begins with the concept that is
    longest due. `met` are the needs met in lessons and puzzles, `variants` those that the learner may choose, `played`
    the names of those with any attempt. `passed` lists the ids of the puzzles shown in this session, the last one at
    the end, and `latest` has the last try of each puzzle. `own` are the puzzles from the learner's games, and `own_due`
    those of them that come when their concept is due. `in_set` are the ids of the set that is wished, in its order.
    """

    solved: Set[str]
    exercises: Sequence[Exercise]
    due: Sequence[ConceptKey]
    weak: Weak
    variants: Variants
    met: frozenset[Need] = frozenset()
    played: frozenset[str] = frozenset()
    passed: Sequence[str] = ()
    latest: Mapping[str, datetime] = field(default_factory=dict)
    own: Sequence[Puzzle] = ()
    own_due: Sequence[Puzzle] = ()
    in_set: Sequence[str] = ()

    @property
    def usual(self) -> str:
        """The name of the variant in the last exercise with a known one, `_USUAL` if there is none."""
        return next((one.variant for one in reversed(self.exercises) if one.variant in self.variants), _USUAL) or _USUAL


class LearnerProgress(NamedTuple):
    """The learner's progress on the visitor's day; only `practice` changes with the next answer.

    `days` are the days whose daily puzzle was solved, on the day or later.
    """

    practice: Practice
    states: dict[ConceptKey, ConceptState]
    levels: dict[ConceptKey, MasteryLevel]
    settings: Settings
    due: tuple[ConceptKey, ...]
    next_due: date | None
    learner: Learner
    streak: int
    days: frozenset[date] = frozenset()

    @property
    def exercises(self) -> Sequence[Exercise]:
        """The exercises, ordered by their end."""
        return self.practice.exercises
