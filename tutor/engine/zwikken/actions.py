"""The actions of Zwikken: sayings, exchanges and cards played, and their notation."""

import re
from enum import StrEnum
from typing import NamedTuple

from tutor.engine.cards import Card, UnreadableError, read_card

_LONGEST = 60
_LEVEL = re.compile(r"[1-9][0-9]{0,2}")


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


def read_action(text: str) -> AnyAction:
    """Return the action that a text means, legal or not; raises UnreadableError.

    >>> read_action("ask 2 know"), read_action("swap 10H QH"), read_action("down 9c")
    (Ask(level=2, know=True), Swap(ten=Card('10H'), turn_up=Card('QH')), PlayCard(card=Card('9C'), face_down=True))
    """
    words = text.lower().split() if len(text) <= _LONGEST else []
    action = _of_words(*words) if 1 <= len(words) <= 3 else None
    if action is None:
        raise UnreadableError(text[:_LONGEST], "play")
    return action


def _of_words(kind: str, *rest: str) -> AnyAction | None:
    if kind in tuple(Saying) and not rest:
        return Saying(kind)
    if kind == "pass":
        return _pass(*rest)
    if kind in {"bid", "ask"}:
        return _level(kind, *rest)
    if kind in {"play", "down", "swap", "keep"} and len(rest) == 1 + (kind == "swap"):
        first, *second = map(read_card, rest)
        if second:
            return Swap(first, *second)
        return Keep(first) if kind == "keep" else PlayCard(first, kind == "down")
    return None


def _pass(*rest: str) -> AnyAction | None:
    if not rest:
        return Pass()
    return Pass(Announcement(rest[0])) if len(rest) == 1 and rest[0] in tuple(Announcement) else None


def _level(kind: str, *rest: str) -> AnyAction | None:
    if not rest or not _LEVEL.fullmatch(rest[0]):
        return None
    level, more = int(rest[0]), rest[1:]
    if kind == "bid":
        return None if more else Bid(level)
    return Ask(level, bool(more)) if more in ((), (Announcement.KNOW.value,)) else None


def write_action(action: AnyAction) -> str:
    """Write an action as text that `read_action` reads.

    >>> [write_action(action) for action in (Pass(Announcement.KNOW), Bid(3), Ask(1), Keep(read_card("10H")))]
    ['pass know', 'bid 3', 'ask 1', 'keep 10H']
    """
    match action:
        case Pass(announced):
            return "pass" if announced is None else f"pass {announced.value}"
        case Bid(level):
            return f"bid {level}"
        case Ask(level, know):
            return f"ask {level} know" if know else f"ask {level}"
        case Swap(ten, turn_up):
            return f"swap {ten} {turn_up}"
        case Keep(ten):
            return f"keep {ten}"
        case PlayCard(card, face_down):
            return f"down {card}" if face_down else f"play {card}"
        case _:
            return action.value
