"""The actions of Zwicken: sayings, exchanges and cards played, and their notation."""

from enum import StrEnum
from typing import NamedTuple

from tutor.engine.cards import CARDS, Card, UnreadableError, read_card
from tutor.engine.zwicken.position import Position

_LONGEST = 60


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


def read_action(text: str) -> AnyAction:
    """Return the action that a text means, legal or not; raises UnreadableError.

    >>> read_action("play qh"), read_action("pass")
    (PlayCard(card=Card('QH')), <Saying.PASS: 'pass'>)
    """
    words = text.split() if len(text) <= _LONGEST else []
    kind, rest = (words[0].lower(), words[1:]) if words else ("", [])
    if kind in tuple(Saying) and not rest:
        return Saying(kind)
    cards = [read_card(word) for word in rest]
    if kind == "play" and len(cards) == 1:
        return PlayCard(cards[0])
    if kind == "exchange" and cards and len(set(cards)) == len(cards):
        return Exchange(frozenset(cards))
    raise UnreadableError(text[:_LONGEST], "play")


def write_action(position: Position, action: AnyAction) -> str:
    """Write an action as text that `read_action` reads; exchanged cards are in the order of the hand."""
    if isinstance(action, PlayCard):
        return f"play {action.card}"
    if isinstance(action, Exchange):
        order = [*position.hand, *CARDS.values()]
        return " ".join(("exchange", *map(str, sorted(action.cards, key=order.index))))
    return action.value
