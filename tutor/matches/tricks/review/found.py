"""The review of a hand of tricks as data, and as the text that the log keeps."""

from enum import StrEnum
from typing import Annotated, Self

from pydantic import Field, model_validator

from tutor.coach.tricks.kit import TrickAction
from tutor.engine.cards import UnreadableError
from tutor.matches.events import LONGEST_PLAY
from tutor.matches.review.found import (
    Found,
    ReviewedPlay,
    ReviewOf,
    Whole,
    WrongReviewError,
    check_plays,
    parsed,
    with_warnings,
)
from tutor.matches.tricks.match import TrickHand


class TrickCause(StrEnum):
    """The cause of a loss of chips.

    Offence: it costs a stake by the rules. Joined: it stays or bids, and to pass is better. Passed: the other way
    round. Exchange: cards are exchanged or kept, or a ten is announced. Dealer: another card is turned, or not. Card:
    a card is played.
    """

    OFFENCE = "offence"
    JOINED = "joined"
    PASSED = "passed"
    EXCHANGE = "exchange"
    DEALER = "dealer"
    CARD = "card"


class Certain(Found):
    """With all cards open: what was certain after the card played, and what after another one, in notation."""

    made: Whole
    best: Whole
    by: Annotated[str, Field(max_length=LONGEST_PLAY)]


class TrickJudged(ReviewedPlay):
    """An action under review; it has a cause where it is marked, and `certain` where another card made surer."""

    cause: TrickCause | None = None
    certain: Certain | None = None

    @property
    def is_warned_of(self) -> bool:
        """Whether the coach warns of such an action."""
        return self.cause is TrickCause.OFFENCE

    @model_validator(mode="after")
    def _marked_for_a_cause(self) -> Self:
        if (self.sign is None) is not (self.cause is None):
            raise ValueError("an action that is marked has a cause, and no other has")
        return self


class TrickReview(ReviewOf[TrickJudged]):
    """The review of a hand of tricks; its points are chips."""


def parsed_trick_review(text: str) -> TrickReview:
    """Return the review in a text, of whatever hand of tricks; raises WrongReviewError."""
    return parsed(text, TrickReview)


def read_trick_review(text: str, hand: TrickHand) -> TrickReview:
    """Return the review of a hand in a text, which may come from anywhere; raises WrongReviewError."""
    review = parsed_trick_review(text)
    check_plays(review, hand)
    for one in review.plays:
        _action_in(hand, one.ply, one.best)
        if one.certain is not None:
            _action_in(hand, one.ply, one.certain.by)
    return with_warnings(review, hand.warned)


def _action_in(hand: TrickHand, ply: int, text: str) -> TrickAction:
    """Return an action that a review names, a legal one; raises WrongReviewError."""
    game, position = hand.game.game, hand.positions[ply]
    try:
        action = game.read_action(position, text)
    except UnreadableError:
        pass
    else:
        if not game.violations(position, action):
            return action
    raise WrongReviewError(f"{text!r} is not a legal action")
