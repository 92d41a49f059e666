"""The actions of Zwikken: what a player says, exchanges and plays."""

from enum import StrEnum
from typing import NamedTuple

from tutor.engine.cards import Card


class Saying(StrEnum):
    """What is said besides bids: a player stays; the dealer turns another card or ends the hand."""

    STAY = "stay"
    TURN = "turn"
    END = "end"


class Announcement(StrEnum):
    """What is said of the ten of trumps: "I know him", or "I know him and expect a better one"."""

    KNOW = "know"
    EXPECT = "expect"


class Pass(NamedTuple):
    """To pass, and perhaps to announce the ten of trumps."""

    announced: Announcement | None = None


class Bid(NamedTuple):
    """To bid, higher, or higher still: 1, 2, 3."""

    level: int


class Ask(NamedTuple):
    """To ask, better, even better: 1, 2, 3 and on; and perhaps to announce the ten of trumps."""

    level: int
    know: bool = False


class Swap(NamedTuple):
    """To exchange a ten for a card turned up."""

    ten: Card
    turn_up: Card


class Keep(NamedTuple):
    """To keep a ten that could be exchanged."""

    ten: Card


class PlayCard(NamedTuple):
    """To play a card to a trick, open or face down."""

    card: Card
    face_down: bool = False


AnyAction = Saying | Pass | Bid | Ask | Swap | Keep | PlayCard
