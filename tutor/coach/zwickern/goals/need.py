"""What the course teaches, as far as an exercise can need it."""

from enum import StrEnum


class Need(StrEnum):
    """Something that the course teaches: what nobody has met is not asked unasked.

    Builds: making them. Promises: owing a card for builds of one's own. Partner: builds for a partner, and playing
    together. Safety: laying a card with the least danger. Won: cards that have gone, which nobody can hold.
    Points: what cards are worth. Majority: the most cards, and what is left on the table.
    """

    BUILDS = "builds"
    PROMISES = "promises"
    PARTNER = "partner"
    SAFETY = "safety"
    WON = "won"
    POINTS = "points"
    MAJORITY = "majority"
