"""The duties of a player in a trick: the duty that a play breaks, and the cards that keep it."""

from collections.abc import Sequence
from enum import StrEnum
from typing import NamedTuple

from tutor.engine.cards import Card, Suit
from tutor.engine.tricks.rules import Heading, TrickRules, strength, suit_followed
from tutor.engine.tricks.trick import Trick, height, suit_led, winning


class Duty(StrEnum):
    """A duty that a play to a trick can break."""

    FOLLOW = "must-follow"
    TRUMP = "must-trump"
    HEAD = "must-head"
    OVERTRUMP = "must-overtrump"
    TRUMPS_ASKED = "trumps-asked"
    FACE_DOWN = "must-lie-face-down"
    FACE_UP = "must-lie-face-up"


class Owed(NamedTuple):
    """The duties of a player: the cards that may be played, whether face up, and the duties from the weakest on.

    `duties` holds with each duty the cards that keep it, each set of cards a part of the one before.
    """

    cards: tuple[Card, ...]
    face_down: bool
    duties: tuple[tuple[Duty, tuple[Card, ...]], ...]


def duties_in(rules: TrickRules, trumps: Suit, number: int, trick: Trick, hand: Sequence[Card]) -> Owed:
    """Return the duties of a player with a hand in a trick; `number` is that of the trick, from 1.

    >>> from tutor.engine.cards import CARDS
    >>> from tutor.engine.tricks.trick import CardPlayed
    >>> rules = TrickRules(("A", "K", "Q", "7"), heading=Heading.ALWAYS)
    >>> hand = [CARDS[code] for code in ("7S", "KS", "AC")]
    >>> trick = (CardPlayed(0, CARDS["AH"]), CardPlayed(1, CARDS["QS"]))
    >>> [(duty.value, *map(str, cards)) for duty, cards in duties_in(rules, Suit.SPADES, 1, trick, hand).duties]
    [('must-trump', '7S', 'KS'), ('must-overtrump', 'KS')]
    """
    cards = tuple(hand)
    if number <= rules.trumps_asked:
        own_trumps = _of_suit(rules, trumps, cards, trumps)
        return Owed(own_trumps or cards, not own_trumps, ((Duty.TRUMPS_ASKED, own_trumps),) if own_trumps else ())
    if not trick:
        return Owed(cards, False, ())
    led = suit_led(rules, trumps, trick)
    following = _of_suit(rules, trumps, cards, led)
    if following:
        first, heads = (Duty.FOLLOW, following), rules.heading is Heading.ALWAYS
    elif rules.must_trump and (own_trumps := _of_suit(rules, trumps, cards, trumps)):
        first, heads = (Duty.TRUMP, own_trumps), rules.heading is not Heading.NEVER
    else:
        return Owed(cards, False, ())
    better = _better(rules, trumps, trick, first[1]) if heads else ()
    if not better:
        return Owed(first[1], False, (first,))
    return Owed(better, False, (first, (Duty.HEAD if following else Duty.OVERTRUMP, better)))


def _of_suit(rules: TrickRules, trumps: Suit, cards: Sequence[Card], suit: Suit | None) -> tuple[Card, ...]:
    return tuple([card for card in cards if suit_followed(rules, trumps, card) is suit])


def _better(rules: TrickRules, trumps: Suit, trick: Trick, cards: Sequence[Card]) -> tuple[Card, ...]:
    led, best = suit_led(rules, trumps, trick), winning(rules, trumps, trick)
    so_far = 0 if best is None else height(rules, trumps, led, best)
    return tuple(card for card in cards if strength(rules, trumps, led, card) > so_far)


def breach(owed: Owed, card: Card, face_down: bool) -> tuple[Duty, tuple[Card, ...]] | None:
    """Return the first duty that playing a card of the hand breaks, and the cards that keep it; None if none does."""
    for duty, cards in owed.duties:
        if card not in cards:
            return duty, cards
    if face_down != owed.face_down:
        return Duty.FACE_DOWN if owed.face_down else Duty.FACE_UP, owed.cards
    return None
