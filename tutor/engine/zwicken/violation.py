"""A reason why an action is not legal, as data, and the grounds on which a player pays."""

from dataclasses import dataclass
from enum import StrEnum

from tutor.engine.cards import Card


class Reason(StrEnum):
    """The reasons why an action may be illegal."""

    NOT_NOW = "not-now"
    NOT_YOUR_TURN = "not-your-turn"
    DROPPED_OUT = "dropped-out"
    CARD_NOT_HELD = "card-not-held"
    NOTHING_EXCHANGED = "nothing-exchanged"
    TOO_MANY_EXCHANGED = "too-many-exchanged"
    MUST_FOLLOW = "must-follow"
    MUST_TRUMP = "must-trump"
    MUST_HEAD = "must-head"
    MUST_OVERTRUMP = "must-overtrump"


@dataclass(frozen=True, slots=True)
class Violation:
    """One reason with its particulars; which of them are filled depends on the reason.

    `cards` are the cards that the reason is about, `instead` those that would do, `most` how many may be exchanged.
    """

    reason: Reason
    cards: tuple[Card, ...] = ()
    instead: tuple[Card, ...] = ()
    most: int | None = None


class Ground(StrEnum):
    """The grounds on which a player is gezwickt and pays a stake, in the order in which they arise."""

    UNCHECKED = "unchecked"
    ACE_NOT_LED = "ace-not-led"
    SEVEN_LOST = "seven-lost"
    NO_TRICK = "no-trick"
