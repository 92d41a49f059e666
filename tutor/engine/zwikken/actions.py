"""The actions of Zwikken: sayings, exchanges and cards played."""

from enum import StrEnum
from typing import NamedTuple

from tutor.engine.cards import Card


class Saying(StrEnum):
    """A saying other than a bid: a player stays; the dealer turns another card or ends the hand."""

    STAY = "stay"
    TURN = "turn"
    END = "end"


class Announcement(StrEnum):
    """An announcement of the ten of trumps: "I know him", or "I know him and expect a better one"."""

    KNOW = "know"
    EXPECT = "expect"


class Pass(NamedTuple):
    """The action to pass, and perhaps to announce the ten of trumps."""

    announced: Announcement | None = None


class Bid(NamedTuple):
    """The action to bid, higher, or higher still: 1, 2, 3."""

    level: int


class Ask(NamedTuple):
    """The action to ask, better, even better: 1, 2, 3 and on; and perhaps to announce the ten of trumps."""

    level: int
    know: bool = False


class Swap(NamedTuple):
    """The action to exchange a ten for a card turned up."""

    ten: Card
    turn_up: Card


class Keep(NamedTuple):
    """The action to keep a ten that could be exchanged."""

    ten: Card


class PlayCard(NamedTuple):
    """The action to play a card to a trick, open or face down."""

    card: Card
    face_down: bool = False


AnyAction = Saying | Pass | Bid | Ask | Swap | Keep | PlayCard
