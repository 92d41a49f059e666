"""The parts of situations and whole hands that the files of every trick-taking game have."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Annotated, Any

from pydantic import Field

from tutor.content.tricks.claims import TrickNote
from tutor.content.yaml.entry import (
    CARD_PATTERN,
    Cards,
    CardText,
    Entry,
    LanguageCode,
    Number,
    OneLine,
    Prose,
    ShortLine,
    Slug,
    Title,
)

Remarks = Annotated[str, Field(max_length=4000)]
"""A remark of an author on an entry; learners do not read it."""

Seats = Annotated[tuple[ShortLine, ...], Field(max_length=10)]
Actions = Annotated[tuple[OneLine, ...], Field(max_length=200)]
Hands = dict[ShortLine, Cards]
TrickCard = Annotated[str, Field(max_length=20, json_schema_extra={"type": "string", "pattern": f"^~?{CARD_PATTERN}$"})]
"""A card of a trick; one that was thrown face down has a ~ before it."""
TrickCards = Annotated[tuple[TrickCard, ...], Field(max_length=500)]
WholeTricks = Annotated[tuple[TrickCards, ...], Field(max_length=10)]
"""Earlier tricks, the led card of each first."""
Count = Annotated[Number, Field(ge=0)]

POSITION_KEYS: Mapping[str, Any] = MappingProxyType(
    {
        "variant": ShortLine,
        "phase": ShortLine,
        "hand": Cards,
        "trick": TrickCards,
        "seats": Seats,
        "dealer": ShortLine | None,
        "turn": ShortLine | None,
        "hands": Hands,
        "passed": Seats,
        "tricks": WholeTricks,
        "pot": Number | None,
        "game": ShortLine | None,
        "undealt": Cards,
    }
)
"""The keys of positions that every trick-taking game has, each with what files write there."""


class TrickEntry(Entry):
    """The common part of situations and hands; `why` and `source` are remarks of the author."""

    id: Slug | None = None
    game: ShortLine | None = None
    variant: ShortLine
    dealer: ShortLine | None = None
    pot: Number | None = None
    why: Remarks | None = None
    source: Remarks | None = None


class SituationEntry(TrickEntry):
    """A situation in which a player is to act; `legal` claims all legal actions, `faults` the offences among them."""

    phase: ShortLine
    hand: Cards = ()
    turnup: CardText | None = None
    seats: Seats = ()
    turn: ShortLine | None = None
    hands: Hands = Field(default_factory=dict)
    passed: Seats = ()
    trick: TrickCards = ()
    tricks: WholeTricks = ()
    undealt: Cards = ()
    legal: Actions | None = None
    faults: dict[OneLine, ShortLine] | None = None


class HandEntry(TrickEntry):
    """A whole hand: the cards, and the actions, each with its seat.

    `pot` is the pot before the hand. `net` has the chips won or lost by each seat, `pot_after` is the pot left, and
    `next_dealer` the seat that deals then; each is a claim. A hand that learners replay has a `title`, and `notes` on
    actions.
    """

    title: Title | None = None
    about: Prose | None = None
    language: LanguageCode | None = None
    seats: Annotated[Seats, Field(min_length=1)]
    dealer: ShortLine
    pot: Count = 0
    hands: Hands
    actions: Actions
    notes: Annotated[tuple[TrickNote, ...], Field(max_length=200)] = ()
    net: dict[ShortLine, Number] | None = None
    pot_after: Number | None = None
    next_dealer: ShortLine | None = None
