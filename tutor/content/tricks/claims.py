"""The notes of an annotator on a hand of a trick-taking game, with the claims that the engine proves."""

from collections.abc import Mapping
from typing import Annotated, Any, Literal, get_args

from pydantic import Discriminator, Field, Tag

from tutor.content.claims import CouldClaim, CouldNotClaim
from tutor.content.yaml.entry import Cards, CardText, Entry, Number, OneLine, Prose

TrickSureness = Literal["trick", "staying", "pot"]
"""The things that can be certain from a player's own cards alone."""


class CostsClaim(Entry):
    """The claim that another action would have been legal, and would have cost a stake."""

    costs: OneLine


class CertainClaim(Entry):
    """The claim that an action makes sure of this number of chips in the end, whatever the others do, and of no more.

    It is the action of the hand, or else `by`, an action that was possible in its place. All cards are face up.
    """

    certain: Number
    by: OneLine | None = None


class SureClaim(Entry):
    """The claim that something is certain from the player's own cards alone, before the action."""

    sure: TrickSureness


class AboveClaim(Entry):
    """The claim that of the cards that the player to act has not seen exactly these beat a card that is led."""

    above: Cards
    of: CardText


BareTrickClaim = Literal["only_action"]
_NO_CLAIM = "content-claim-unknown"
_KINDS = ("could", "could_not", "costs", "certain", "sure", "above")


def _claim_tag(value: Any) -> str | None:
    keys = value if isinstance(value, Mapping) else {}
    # When it is written, the value is the claim itself, which has the key as an attribute.
    stated = next((key for key in _KINDS if key in keys or hasattr(value, key)), None)
    return "bare" if stated is None and value in get_args(BareTrickClaim) else stated


TrickClaim = Annotated[
    Annotated[BareTrickClaim, Tag("bare")]
    | Annotated[CouldClaim, Tag("could")]
    | Annotated[CouldNotClaim, Tag("could_not")]
    | Annotated[CostsClaim, Tag("costs")]
    | Annotated[CertainClaim, Tag("certain")]
    | Annotated[SureClaim, Tag("sure")]
    | Annotated[AboveClaim, Tag("above")],
    Discriminator(_claim_tag, custom_error_type=_NO_CLAIM, custom_error_message=_NO_CLAIM),
]


class TrickNote(Entry):
    """A note on the action with the number `at`, from 1."""

    at: Annotated[Number, Field(ge=1)]
    note: Prose | None = None
    claims: Annotated[tuple[TrickClaim, ...], Field(max_length=20)] = ()
