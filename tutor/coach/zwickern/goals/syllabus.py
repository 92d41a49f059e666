"""The syllabus: the kinds of exercises, the things that the course teaches, and the stops of the way."""

from enum import StrEnum

from tutor.content.zwickern.questions import QUESTION_KINDS
from tutor.text import Family

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
