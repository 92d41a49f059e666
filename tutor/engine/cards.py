"""Cards and packs, shared by every game of the tutor."""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from types import MappingProxyType

RANKS = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")
HIGHEST_JOKER = 40
WILD_JOKERS = ("X1", "X2", "X3", "X4", "X5", "X6")
FIXED_JOKERS = tuple(
    f"X{value:02}" if f"X{value}" in WILD_JOKERS else f"X{value}" for value in range(1, HIGHEST_JOKER + 1)
)
"""The jokers of one value, by their values from 1 on; X01 to X06 are those whose number alone means a wild joker."""


class Suit(StrEnum):
    """The four suits, by the letter that a card's code ends in."""

    SPADES = "S"
    HEARTS = "H"
    DIAMONDS = "D"
    CLUBS = "C"


class UnreadableError(ValueError):
    """An error for text that is not in the notation: `text` is the unreadable part, `reason` the expected form."""

    def __init__(self, text: str, reason: str = "card") -> None:
        super().__init__(f"cannot read {text!r} as a {reason}")
        self.text = text
        self.reason = reason


@dataclass(frozen=True, slots=True, eq=False)
class Card:
    """A card of a pack; equal cards are one and the same object.

    `code` is the written form, `rank` is A, 2 … K or a joker's code, `suit` is None for a joker.
    """

    code: str
    rank: str
    suit: Suit | None

    def __reduce__(self) -> tuple[object, tuple[str]]:
        # Copies and pickles give back the one object, so that identity stays equality.
        return read_card, (self.code,)

    def __str__(self) -> str:
        return self.code

    def __repr__(self) -> str:
        return f"Card({self.code!r})"


def _all_cards() -> dict[str, Card]:
    plain = [Card(rank + suit, rank, suit) for suit in Suit for rank in RANKS]
    jokers = [Card(code, code, None) for code in FIXED_JOKERS + WILD_JOKERS]
    return {card.code: card for card in plain + jokers}


CARDS: Mapping[str, Card] = MappingProxyType(_all_cards())
PLAIN_PACK: tuple[Card, ...] = tuple(card for card in CARDS.values() if card.suit is not None)


def joker_number(card: Card) -> str:
    """Return the number of a joker as people write it.

    >>> joker_number(CARDS["X25"]), joker_number(CARDS["X05"])
    ('25', '5')
    """
    return card.code[1:].lstrip("0")


_SYMBOLS = str.maketrans({"♠": "S", "♥": "H", "♦": "D", "♣": "C", "\ufe0e": None, "\ufe0f": None})


def read_card(text: str) -> Card:
    """Return the card that a text names; raises UnreadableError.

    >>> read_card("10♦"), read_card("td"), read_card("x25")
    (Card('10D'), Card('10D'), Card('X25'))
    """
    code = text.strip().translate(_SYMBOLS).upper()
    if code.startswith("T") and len(code) == 2:
        code = "10" + code[1]
    # Upper case turns some other scripts' letters into ours.
    if code not in CARDS or not text.strip().translate(_SYMBOLS).isascii():
        raise UnreadableError(text)
    return CARDS[code]
