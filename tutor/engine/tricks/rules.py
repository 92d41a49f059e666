"""The rules that decide tricks, as data: the order of the cards, and the duties of the players who follow."""

from dataclasses import dataclass
from enum import StrEnum

from tutor.engine.cards import Card, Suit


class Heading(StrEnum):
    """The cases in which a player who can win the trick so far must do it."""

    NEVER = "never"
    WHEN_TRUMPING = "when-trumping"
    ALWAYS = "always"


@dataclass(frozen=True, slots=True)
class TrickRules:
    """The rules by which tricks are played and won.

    `ranks` are in order, the highest first. `permanent_trump` is the code of a card that is a trump in any suit, the
    second highest. In the first `trumps_asked` tricks every player plays a trump, or any card face down without one;
    after them players follow suit.
    """

    ranks: tuple[str, ...]
    permanent_trump: str | None = None
    must_trump: bool = True
    heading: Heading = Heading.NEVER
    trumps_asked: int = 0


def suit_followed(rules: TrickRules, trumps: Suit, card: Card) -> Suit | None:
    """Return the suit that a card belongs to in play: a permanent trump belongs to the trumps.

    >>> from tutor.engine.cards import CARDS
    >>> rules = TrickRules(("A", "K", "7"), permanent_trump="7D")
    >>> suit_followed(rules, Suit.SPADES, CARDS["7D"]), suit_followed(rules, Suit.SPADES, CARDS["AD"])
    (<Suit.SPADES: 'S'>, <Suit.DIAMONDS: 'D'>)
    """
    return trumps if card.code == rules.permanent_trump else card.suit


def strength(rules: TrickRules, trumps: Suit, led: Suit | None, card: Card) -> int:
    """Return the height of a card in a trick to which a suit was led; 0 if the card cannot win.

    >>> from tutor.engine.cards import CARDS
    >>> rules = TrickRules(("A", "K", "7"), permanent_trump="7D")
    >>> codes = ["AS", "7D", "KS", "7S", "AH", "KH", "AC"]
    >>> [strength(rules, Suit.SPADES, Suit.HEARTS, CARDS[code]) for code in codes]
    [12, 11, 10, 8, 6, 4, 0]
    """
    most = 2 * len(rules.ranks)
    if card.code == rules.permanent_trump:
        return 2 * most - 1
    height = most - 2 * rules.ranks.index(card.rank)
    if card.suit is trumps:
        return most + height
    return height if card.suit is led else 0
