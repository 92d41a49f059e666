"""The claims that an annotator can make about a play of Zwickern, in the position before it.

Cards not seen yet are those that the player to play has not seen: they are not in that hand and have never been face
up. `after` is a legal play of that hand.
"""

from collections.abc import Mapping
from typing import Annotated, Any, Literal, get_args

from pydantic import Discriminator, Field, Tag

from tutor.content.claims import CouldClaim, CouldNotClaim
from tutor.content.yaml.entry import Cards, CardText, Entry, Number, OneLine, ShortLine

ClaimedCards = Annotated[tuple[CardText, ...], Field(min_length=1, max_length=500)]


class HoldsOnlyClaim(Entry):
    """The claim that the hand is exactly these cards."""

    holds_only: Cards


class TakersClaim(Entry):
    """The claim that of the cards not seen yet exactly these could take, by itself, the item left by a play."""

    takers: Cards
    after: OneLine


class ClearersClaim(Entry):
    """The claim that of the cards not seen yet the next player could make a Zwick with exactly these after a play."""

    clearers: Cards
    after: OneLine


class ChangersClaim(Entry):
    """The claim that of the cards not seen yet exactly these could be built onto the item left by a play.

    With `to`, to that value.
    """

    changers: Cards
    after: OneLine
    to: Number | None = None


class WinsClaim(Entry):
    """The claim that a capture wins this number of cards, the played card included."""

    wins: Annotated[Number, Field(ge=2)]
    after: OneLine


class HeldClaim(Entry):
    """The claim that these cards are in the hand of a seat."""

    held: ClaimedCards
    by: ShortLine


class WonClaim(Entry):
    """The claim that these cards have been won, by a seat or by any."""

    won: ClaimedCards
    by: ShortLine | None = None


class UndealtClaim(Entry):
    """The claim that these cards have not been dealt yet."""

    undealt: ClaimedCards


class UnseenClaim(Entry):
    """The claim that of the cards of their ranks exactly these have not been seen yet."""

    unseen: ClaimedCards


_NO_CLAIM = "content-claim-unknown"
BareClaim = Literal["no_capture", "no_build", "only_lay_down"]
_KINDS = (
    *("could", "could_not", "holds_only", "takers", "clearers", "changers"),
    *("wins", "held", "won", "undealt", "unseen"),
)


def _claim_tag(value: Any) -> str | None:
    keys = value if isinstance(value, Mapping) else {}
    # When it is written, the value is the claim itself, which has the key as an attribute.
    stated = next((key for key in _KINDS if key in keys or hasattr(value, key)), None)
    return "bare" if stated is None and value in get_args(BareClaim) else stated


Claim = Annotated[
    Annotated[BareClaim, Tag("bare")]
    | Annotated[CouldClaim, Tag("could")]
    | Annotated[CouldNotClaim, Tag("could_not")]
    | Annotated[HoldsOnlyClaim, Tag("holds_only")]
    | Annotated[TakersClaim, Tag("takers")]
    | Annotated[ClearersClaim, Tag("clearers")]
    | Annotated[ChangersClaim, Tag("changers")]
    | Annotated[WinsClaim, Tag("wins")]
    | Annotated[HeldClaim, Tag("held")]
    | Annotated[WonClaim, Tag("won")]
    | Annotated[UndealtClaim, Tag("undealt")]
    | Annotated[UnseenClaim, Tag("unseen")],
    Discriminator(_claim_tag, custom_error_type=_NO_CLAIM, custom_error_message=_NO_CLAIM),
]
