"""The record of where a learner stands: exercises, what is due, what is weak."""

from collections.abc import Sequence
from datetime import date
from typing import NamedTuple

from tutor.app.visitor.wish import Learner
from tutor.trainer.exercises import Exercise
from tutor.trainer.mastery import MasteryLevel
from tutor.trainer.practice import Practice
from tutor.trainer.schedule import ConceptKey, ConceptState, Settings


class Standing(NamedTuple):
    """The learner's standing on the visitor's day; only `practice` goes on to change with the next answer.

    `days` are those whose puzzle of the day was solved.
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
        """The exercises in the order in which they ended."""
        return self.practice.exercises
