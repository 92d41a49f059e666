"""The record of a learner's progress: exercises, what is due, what is weak."""

from collections.abc import Sequence
from datetime import date
from typing import NamedTuple

from tutor.app.visitor.wish import Learner
from tutor.trainer.exercises import Exercise
from tutor.trainer.mastery import MasteryLevel
from tutor.trainer.practice import Practice
from tutor.trainer.schedule import ConceptKey, ConceptState, Settings


class LearnerProgress(NamedTuple):
    """The learner's progress on the visitor's day; only `practice` changes with the next answer.

    `days` are the days whose daily puzzle was solved.
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
