"""The actions of Zwicken: sayings, exchanges and cards played."""

from enum import StrEnum
from typing import NamedTuple

from tutor.engine.cards import Card


class Saying(StrEnum):
    """A saying of a player: the dealer looks at the bottom card or does not; each player passes or stays."""

    CHECK = "check"
    SKIP = "skip"
    PASS = "pass"  # noqa: S105
    STAY = "stay"


class Exchange(NamedTuple):
    """The action to stay and exchange some cards with the stock."""

    cards: frozenset[Card]


class PlayCard(NamedTuple):
    """The action to play a card to a trick."""

    card: Card


AnyAction = Saying | Exchange | PlayCard
