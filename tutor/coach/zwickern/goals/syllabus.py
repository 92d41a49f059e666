"""The syllabus: the kinds of exercises, the things that the course teaches, and the stops of the way."""

from dataclasses import dataclass
from enum import StrEnum
from typing import Generic, TypeVar, get_args

from tutor.content.yaml.entry import Entry
from tutor.content.zwickern.questions import QUESTION_KINDS
from tutor.text import Family

Shape = TypeVar("Shape", bound=Entry)

CONCEPTS = Family("concept-{}", QUESTION_KINDS)
"""The messages that name the kinds of exercises."""


class Need(StrEnum):
    """Something that the course teaches; the tutor chooses no exercise with needs that a learner has not met.

    Builds: making builds. Subtracting: builds worth less than the item below. Promises: owing a card for builds of
    one's own. Partner: builds for a partner, and playing together. Safety: laying the card with the least danger. Won:
    cards already won, which no hand can hold. Points: the worth of cards. Majority: the most cards, and the cards left
    on the table.
    """

    BUILDS = "builds"
    SUBTRACTING = "subtracting"
    PROMISES = "promises"
    PARTNER = "partner"
    SAFETY = "safety"
    WON = "won"
    POINTS = "points"
    MAJORITY = "majority"


class Stop(StrEnum):
    """A stop on the way, in the order in which the game is learnt; the last one is about other games and tables."""

    FIRST_CATCH = "first-catch"
    SUMS = "sums"
    SEVERAL = "several"
    COURT_CARDS = "court-cards"
    ZWICK = "zwick"
    LAYING = "laying"
    BUILDING = "building"
    PROMISES = "promises"
    PARTNER = "partner"
    DEALING = "dealing"
    COUNTING = "counting"
    TACTICS = "tactics"
    COMPARING = "comparing"


@dataclass(frozen=True, slots=True, kw_only=True)
class ExerciseKind(Generic[Shape]):
    """The part of a record that goals and questions share.

    `shape` is the model of the entry in a file. `stop` is the stop of the way that practises it, and `needs` are the
    things that a learner must have met. If `gone` is true, the cards won so far are shown.
    """

    shape: type[Shape]
    stop: Stop
    needs: frozenset[Need] = frozenset()
    gone: bool = False

    @property
    def kind(self) -> str:
        """The name of the kind in files, addresses and the log of attempts."""
        name: str = get_args(self.shape.model_fields["kind"].annotation)[0]
        return name
