"""The common part of trick-taking games: the winner of a trick and the duties of a player, by data of the rules.

>>> from tutor.engine import tricks
>>> from tutor.engine.cards import CARDS, Suit
>>> rules = tricks.TrickRules(("A", "K", "Q", "J", "10"), heading=tricks.Heading.WHEN_TRUMPING)
>>> trick = (tricks.CardPlayed(0, CARDS["QS"]), tricks.CardPlayed(1, CARDS["QH"]))
>>> tricks.winning(rules, Suit.HEARTS, trick).seat
1

A player without a spade must trump, and overtrump if possible:

>>> hand = [CARDS[code] for code in ("KH", "10H", "AC")]
>>> [card.code for card in tricks.duties_in(rules, Suit.HEARTS, 1, trick, hand).cards]
['KH']
"""

from tutor.engine.tricks.duties import Duty, Owed, breach, duties_in
from tutor.engine.tricks.rules import Heading, TrickRules, strength, suit_followed
from tutor.engine.tricks.trick import (
    CardPlayed,
    Trick,
    UnknownCardsError,
    from_seat,
    has_led,
    in_order_from,
    known_card,
    suit_led,
    winners,
    winning,
)

__all__ = [
    "CardPlayed",
    "Duty",
    "Heading",
    "Owed",
    "Trick",
    "TrickRules",
    "UnknownCardsError",
    "breach",
    "duties_in",
    "from_seat",
    "has_led",
    "in_order_from",
    "known_card",
    "strength",
    "suit_followed",
    "suit_led",
    "winners",
    "winning",
]
