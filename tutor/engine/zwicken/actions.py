"""The actions of Zwicken: what a player says, exchanges and plays."""

from enum import StrEnum
from typing import NamedTuple

from tutor.engine.cards import Card


class Saying(StrEnum):
    """What a player says: the dealer looks at the bottom card or does not; everybody passes or stays."""

    CHECK = "check"
    SKIP = "skip"
    PASS = "pass"  # noqa: S105
    STAY = "stay"


class Exchange(NamedTuple):
    """To stay and exchange some cards with the stock."""

    cards: frozenset[Card]


class PlayCard(NamedTuple):
    """To play a card to a trick."""

    card: Card


AnyAction = Saying | Exchange | PlayCard
