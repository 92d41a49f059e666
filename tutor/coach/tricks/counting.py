"""Tricks that are certain by counting the own trumps and those that others may hold."""

from collections.abc import Iterable, Sequence

from tutor.engine.cards import Card, Suit
from tutor.engine.tricks import TrickRules, strength, suit_followed


def sure_tricks(rules: TrickRules, trumps: Suit, hand: Sequence[Card], elsewhere: Iterable[Card]) -> int:
    """Return how many tricks are certain for a hand, whatever others hold and do, if it comes to the tricks.

    `elsewhere` are the cards that others may hold. Each of them that is a higher trump can win one of the tricks to
    which the player plays a trump, and nothing else can.

    >>> from tutor.engine.cards import CARDS
    >>> rules = TrickRules(("A", "K", "Q", "J", "10"))
    >>> hand = [CARDS[code] for code in ("AS", "QS", "JS")]
    >>> sure_tricks(rules, Suit.SPADES, hand, [CARDS["KS"], CARDS["AH"]])
    2
    """
    own = sorted((height for card in hand if (height := _height(rules, trumps, card))), reverse=True)
    others = [height for card in elsewhere if (height := _height(rules, trumps, card))]
    counts = (number - sum(other > least for other in others) for number, least in enumerate(own, 1))
    return max(counts, default=0)


def _height(rules: TrickRules, trumps: Suit, card: Card) -> int:
    """Return the height of a trump, 0 for a card that is none."""
    return strength(rules, trumps, None, card) if suit_followed(rules, trumps, card) is trumps else 0


def trumps_above(rules: TrickRules, trumps: Suit, hand: Sequence[Card], elsewhere: Iterable[Card]) -> tuple[int, int]:
    """Return how many trumps a hand has, and how many that others may hold beat the lowest of them.

    >>> from tutor.engine.cards import CARDS
    >>> rules = TrickRules(("A", "K", "Q", "J", "10"))
    >>> trumps_above(rules, Suit.SPADES, [CARDS["KS"], CARDS["JS"]], [CARDS["AS"], CARDS["QS"], CARDS["10S"]])
    (2, 2)
    """
    own = [height for card in hand if (height := _height(rules, trumps, card))]
    return len(own), sum(_height(rules, trumps, card) > min(own) for card in elsewhere) if own else 0
