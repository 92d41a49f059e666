"""A review as data, and as the text that the log keeps."""

from collections import Counter
from collections.abc import Collection
from enum import StrEnum
from math import sqrt
from typing import Annotated, Any, Final, Generic, Literal, Self, TypeVar

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, ValidationError, model_validator

from tutor.engine.budget import SECOND, TooMuchWorkError, budget
from tutor.engine.cards import CARDS, UnreadableError
from tutor.engine.zwickern import Build, Lay, Play, Position, read_play, seen_by, violations
from tutor.matches.events import LONGEST_PLAY, LONGEST_REVIEW, MOST_PLAYS, MOST_SEATS, PlyNumber, SeatNumber
from tutor.matches.folding import HandOf
from tutor.matches.match import Hand
from tutor.matches.proof import Proof

_MOST_POINTS: Final = 10**18  # the pot of Zwikken doubles
_MOST_DEALS: Final = 100_000
_MOST_CARDS: Final = 250
_MOST_CARD_POINTS: Final = 10_000
_WORK = SECOND // 10  # to read one play


class WrongReviewError(ValueError):
    """A text that is not a review of a hand."""


class Cause(StrEnum):
    """The cause of a loss: the first that holds.

    What takes most of its points comes first, then what is proven, what is counted, what has happened later.
    """

    MISSED_ZWICK = "missed_zwick"
    MISSED_POINTS = "missed_points"
    GAVE_ZWICK = "gave_zwick"
    MISSED_BUILD = "missed_build"
    LAST_CAPTURE = "last_capture"
    MOST_CARDS = "most_cards"
    GAVE_UP_TAKER = "gave_up_taker"
    PARTNERS_BUILD = "partners_build"
    OPEN_BUILD = "open_build"
    LAID_POINTS = "laid_points"
    OPEN_TO_BUILDS = "open_to_builds"
    GAVE_POINTS = "gave_points"
    STRANDED_BUILD = "stranded_build"
    OTHER = "other"


class Sign(StrEnum):
    """The mark of a play, as annotators write it."""

    INEXACT = "?!"
    MISTAKE = "?"
    BLUNDER = "??"


class Found(BaseModel):
    """A part of a review; it never changes."""

    model_config = ConfigDict(frozen=True, extra="forbid", strict=True, allow_inf_nan=False)


def _known_card(code: str) -> str:
    if code not in CARDS:
        raise ValueError("there is no such card")
    return code


Points = Annotated[float, Field(ge=-_MOST_POINTS, le=_MOST_POINTS)]
Chance = Annotated[float, Field(ge=0, le=1)]
CardCode = Annotated[str, AfterValidator(_known_card)]
_SomeCards = Annotated[tuple[CardCode, ...], Field(min_length=1, max_length=_MOST_CARDS)]
SomePoints = Annotated[int, Field(ge=1, le=_MOST_CARD_POINTS)]
BuiltValue = Annotated[int, Field(ge=1, le=_MOST_CARD_POINTS)]
_StillOut = Annotated[int, Field(ge=1, le=_MOST_CARDS)]
Whole = Annotated[int, Field(ge=-_MOST_POINTS, le=_MOST_POINTS)]


class MissedZwick(Found):
    """A Zwick could have been made, and is the better play."""

    cause: Literal[Cause.MISSED_ZWICK] = Cause.MISSED_ZWICK


class MissedPoints(Found):
    """So many more points could have been won at once by the better play."""

    cause: Literal[Cause.MISSED_POINTS] = Cause.MISSED_POINTS
    more: Annotated[int, Field(ge=1, le=_MOST_POINTS)]


class MissedBuild(Found):
    """A build with so many points could have been made, and is the better play.

    It is for a card of the player's hand, or for the partner, who has announced its value.
    """

    cause: Literal[Cause.MISSED_BUILD] = Cause.MISSED_BUILD
    points: SomePoints
    for_partner: bool = False


class LastCapture(Found):
    """The last card of the hand takes nothing, where it could have taken what now goes to the last to capture."""

    cause: Literal[Cause.LAST_CAPTURE] = Cause.LAST_CAPTURE


class MostCards(Found):
    """The better play has won more than half of all cards, and so the points for the most of them."""

    cause: Literal[Cause.MOST_CARDS] = Cause.MOST_CARDS


class GaveUpTaker(Found):
    """No card of the hand takes an item any more that the card played could have taken; named by its first card."""

    cause: Literal[Cause.GAVE_UP_TAKER] = Cause.GAVE_UP_TAKER
    card: CardCode


class PartnersBuild(Found):
    """A build of the partner is left to the next player; so many unseen cards take it, each of them named once."""

    cause: Literal[Cause.PARTNERS_BUILD] = Cause.PARTNERS_BUILD
    value: BuiltValue
    cards: _SomeCards
    number: _StillOut


class OpenBuild(Found):
    """The build that was made has points in it, and so many unseen cards take it, each of them named once."""

    cause: Literal[Cause.OPEN_BUILD] = Cause.OPEN_BUILD
    value: BuiltValue
    points: SomePoints
    cards: _SomeCards
    number: _StillOut


class LaidPoints(Found):
    """The card that was laid down brings points, and so many unseen cards take it, each of them named once."""

    cause: Literal[Cause.LAID_POINTS] = Cause.LAID_POINTS
    points: SomePoints
    cards: _SomeCards
    number: _StillOut


class OpenToBuilds(Found):
    """The card that was laid down brings points, and others may build on it, though none may take it as it lies."""

    cause: Literal[Cause.OPEN_TO_BUILDS] = Cause.OPEN_TO_BUILDS
    points: SomePoints


class GavePoints(Found):
    """So many unseen cards take so many points or more after the play, each of them named once.

    `better` is how many do after the better play.
    """

    cause: Literal[Cause.GAVE_POINTS] = Cause.GAVE_POINTS
    points: SomePoints
    cards: _SomeCards
    number: _StillOut
    better: Annotated[int, Field(ge=0, le=_MOST_CARDS)]


class GaveZwick(Found):
    """The chance that the next player could make a Zwick after the play, and after the better one."""

    cause: Literal[Cause.GAVE_ZWICK] = Cause.GAVE_ZWICK
    after: Chance
    better: Chance


class StrandedBuild(Found):
    """The build that was made was taken by another side, or by none (None)."""

    cause: Literal[Cause.STRANDED_BUILD] = Cause.STRANDED_BUILD
    taken_by: SeatNumber | None


class Other(Found):
    """Nothing is known but the points given away."""

    cause: Literal[Cause.OTHER] = Cause.OTHER


MarkReason = Annotated[
    MissedZwick
    | MissedPoints
    | MissedBuild
    | LastCapture
    | MostCards
    | GaveUpTaker
    | GaveZwick
    | PartnersBuild
    | OpenBuild
    | LaidPoints
    | OpenToBuilds
    | GavePoints
    | StrandedBuild
    | Other,
    Field(discriminator="cause"),
]


class ReviewedPlay(Found):
    """A play of the person under review, whatever the game is, by its number in the hand.

    `points` are those that it gave away against `best`, in notation, and `error` the standard error, 0 where exact;
    `deals` is in how many hands of the others they were measured, None where it is as many as for every play.
    `sign` marks what was given away beyond doubt. A play that is `helped` was made with the coach's help, and counts
    nowhere. `proof` is None, and nothing is known, where the table was too large to look at. A mark that is not
    `borne_out` comes from a first look; a closer one may have changed it from what it `was`.
    """

    ply: PlyNumber
    best: Annotated[str, Field(max_length=LONGEST_PLAY)]
    points: Points = 0.0
    error: Annotated[float, Field(ge=0, le=_MOST_POINTS)] = 0.0
    proof: Proof | None = None
    deals: Annotated[int, Field(ge=1, le=_MOST_DEALS)] | None = None
    sign: Sign | None = None
    helped: bool = False
    borne_out: bool = True
    was: Sign | None = None

    @property
    def is_warned_of(self) -> bool:
        """Whether the coach warns of such a play."""
        return self.sign in (Sign.MISTAKE, Sign.BLUNDER)


class Judged(ReviewedPlay):
    """A play of Zwickern under review; where it is marked `reasons` say why, the best proven first."""

    reasons: Annotated[tuple[MarkReason, ...], Field(max_length=len(Cause))] = ()

    @property
    def cause(self) -> Cause | None:
        """The first reason of a play that is marked."""
        return self.reasons[0].cause if self.reasons else None

    @model_validator(mode="after")
    def _marked_for_a_reason(self) -> Self:
        if (self.sign is None) is not (not self.reasons):
            raise ValueError("a play that is marked has a reason, and no other has")
        return self


SomeJudged = TypeVar("SomeJudged", bound=ReviewedPlay)


class ReviewOf(Found, Generic[SomeJudged]):
    """The losses of one seat's plays in a hand.

    `deals` is how many hands of the others were drawn for a play. `points` are those of each side at the end of the
    hand, and `careful` what they would have been with the careful bot in the seat, None where that is not known.
    """

    seat: SeatNumber
    deals: Annotated[int, Field(ge=1, le=_MOST_DEALS)]
    plays: Annotated[tuple[SomeJudged, ...], Field(max_length=MOST_PLAYS)]
    points: Annotated[tuple[Whole, ...], Field(max_length=MOST_SEATS)]
    careful: Annotated[tuple[Whole, ...], Field(max_length=MOST_SEATS)] | None = None

    @property
    def counted(self) -> tuple[SomeJudged, ...]:
        """The plays that count in figures, if the hand does: those that were looked at, without help.

        A play against a warning counts.
        """
        return tuple(one for one in self.plays if not one.helped and one.proof is not None)

    @property
    def lost(self) -> float:
        """The points that the plays which count gave away as they were measured, which may be less than nothing."""
        return sum(one.points for one in self.counted)

    @property
    def given_away(self) -> float:
        """The points that the plays which count gave away in all: what the lead of the player's side has lost."""
        return max(0.0, self.lost)

    @property
    def error(self) -> float:
        """The standard error of the points given away."""
        return sqrt(sum(one.error**2 for one in self.counted))

    @property
    def marked(self) -> tuple[SomeJudged, ...]:
        """The plays that are marked."""
        return tuple(one for one in self.plays if one.sign is not None)

    @property
    def to_bear_out(self) -> tuple[SomeJudged, ...]:
        """The plays whose marks are still to be looked at more closely."""
        return tuple(one for one in self.plays if one.sign is not None and not one.borne_out)

    @property
    def taken_back(self) -> tuple[SomeJudged, ...]:
        """The plays that were marked until they were looked at more closely."""
        return tuple(one for one in self.plays if one.sign is None and one.was is not None)


class Review(ReviewOf[Judged]):
    """The review of a hand of Zwickern."""


AnyReview = ReviewOf[Any]
"""The review of a hand of any game."""

SomeReview = TypeVar("SomeReview", bound=AnyReview)


def write_review(review: AnyReview) -> str:
    """Write a review as text.

    >>> write_review(Review(seat=1, deals=200, plays=(), points=(4, 7)))
    '{"seat":1,"deals":200,"plays":[],"points":[4,7],"careful":null}'
    """
    return review.model_dump_json()


def with_warnings(review: SomeReview, warned: Collection[int]) -> SomeReview:
    """Return a review in which plays after nothing but a warning count where the coach warns of such plays.

    A play other than the one warned of counts as helped, unless it is no better.
    """
    plays = [
        one.model_copy(update={"helped": not one.is_warned_of}) if one.ply in warned else one for one in review.plays
    ]
    return review.model_copy(update={"plays": tuple(plays)})


def read_review(text: str, hand: Hand) -> Review:
    """Return the review of a hand in a text, which may come from anywhere; raises WrongReviewError."""
    review = parsed_review(text)
    _check_fits(review, hand)
    return with_warnings(review, hand.warned)


def parsed_review(text: str) -> Review:
    """Return the review in a text, of whatever hand of Zwickern; raises WrongReviewError."""
    return parsed(text, Review)


def parsed(text: str, shape: type[SomeReview]) -> SomeReview:
    """Return the review of a shape in a text, of whatever hand; raises WrongReviewError."""
    if len(text) > LONGEST_REVIEW:
        raise WrongReviewError("this is too long for a review")
    try:
        return shape.model_validate_json(text)
    except ValidationError as error:
        raise WrongReviewError(f"this is no review: {error.errors()[0]['msg']}") from None


def best_play(judged: Judged, hand: Hand) -> Play:
    """Return the best play that was found, a legal one; raises WrongReviewError."""
    return _legal(hand.positions[judged.ply], judged.best)


def check_plays(review: AnyReview, hand: HandOf[Any, Any]) -> None:
    """Raise WrongReviewError unless the plays and sides of a review are those of a hand."""
    if [one.ply for one in review.plays] != hand.own_plays(review.seat):
        raise WrongReviewError("the plays are not those of the seat in this hand")
    sides = len(hand.scores)
    if len(review.points) != sides or len(review.careful or review.points) != sides:
        raise WrongReviewError("there are not so many sides")


def _check_fits(review: Review, hand: Hand) -> None:
    check_plays(review, hand)
    for one in review.plays:
        best_play(one, hand)
        for reason in one.reasons:
            if not _can_be(reason, one, hand):
                raise WrongReviewError(f"{reason.cause} is no reason at this play")


def _can_be(reason: MarkReason, judged: Judged, hand: Hand) -> bool:
    """Tell whether what a reason says can be said of a play; whether it is so is not counted again."""
    position, play = hand.positions[judged.ply], hand.plays[judged.ply]
    match reason:
        case StrandedBuild(taken_by=seat):
            return (seat or 0) < len(position.seats)
        case MissedBuild():
            return isinstance(best_play(judged, hand), Build)
        case GaveUpTaker(card=card):
            return any(one.code == card for item in position.table for one in item.cards)
        case OpenToBuilds():
            return isinstance(play, Lay)
        case OpenBuild(value=value):
            fits = isinstance(play, Build) and play.value == value
        case LaidPoints():
            fits = isinstance(play, Lay)
        case PartnersBuild(value=value):
            fits = any(item.value == value for item in position.table)
        case GavePoints():
            fits = True
        case _:
            return True
    unseen = Counter(card.code for card in seen_by(position, position.turn).unseen)
    return fits and reason.number == sum(unseen[code] for code in reason.cards) and all(unseen[c] for c in reason.cards)


def _legal(position: Position, text: str) -> Play:
    try:
        with budget(_WORK):
            play = read_play(position, text).play
            if not violations(position, play):
                return play
    except (UnreadableError, TooMuchWorkError):
        pass
    raise WrongReviewError(f"{text!r} is not a legal play")
