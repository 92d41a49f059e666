"""A reason why an action is not legal, as data."""

from dataclasses import dataclass
from enum import StrEnum

from tutor.engine.cards import Card


class Reason(StrEnum):
    """The reasons why an action may be illegal."""

    NOT_NOW = "not-now"
    NOT_YOUR_TURN = "not-your-turn"
    DROPPED_OUT = "dropped-out"
    OUT_OF_THE_BIDDING = "out-of-the-bidding"
    ALREADY_HIGHEST = "already-highest"
    MUST_STAY = "must-stay"
    WRONG_STEP = "wrong-step"
    TEN_NOT_HELD = "ten-not-held"
    ALREADY_ANNOUNCED = "already-announced"
    NOT_ANNOUNCED = "not-announced"
    OTHER_TURN_UP = "other-turn-up"
    CARD_NOT_HELD = "card-not-held"
    MUST_FOLLOW = "must-follow"
    MUST_TRUMP = "must-trump"
    MUST_OVERTRUMP = "must-overtrump"
    TRUMPS_ASKED = "trumps-asked"
    MUST_LIE_FACE_DOWN = "must-lie-face-down"
    MUST_LIE_FACE_UP = "must-lie-face-up"
    ACE_NOT_TO_BE_LED = "ace-not-to-be-led"


@dataclass(frozen=True, slots=True)
class Violation:
    """One reason with its particulars; which of them are filled depends on the reason.

    `cards` are the cards that the reason is about, `instead` those that would do, `level` the bid that could be made.
    """

    reason: Reason
    cards: tuple[Card, ...] = ()
    instead: tuple[Card, ...] = ()
    level: int | None = None
