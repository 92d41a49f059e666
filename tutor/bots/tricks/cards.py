"""The card that a greedy player plays: one that wins as cheaply as it can, else the lowest."""

from collections.abc import Sequence
from typing import NamedTuple

from tutor.engine.cards import Card, Suit
from tutor.engine.tricks import Heading, Trick, TrickRules, duties_in, strength, suit_followed, suit_led, winning
from tutor.engine.tricks.trick import height


class GreedyCard(NamedTuple):
    """A card to play, and whether it is face down."""

    card: Card
    face_down: bool


def greedy_card(
    rules: TrickRules, trumps: Suit, number: int, trick: Trick, hand: Sequence[Card], not_led: Card | None = None
) -> GreedyCard:
    """Return the card of a hand that a greedy player plays to trick `number`; `not_led` is not led if others are there.

    A leader plays the highest card, a trump last of equals.
    """
    owed = duties_in(rules, trumps, number, trick, hand)
    if len(owed.cards) == 1:
        return GreedyCard(owed.cards[0], owed.face_down)

    def worth(card: Card) -> int:
        return strength(rules, trumps, card.suit, card)

    if not trick:
        free = [card for card in owed.cards if card is not not_led] or list(owed.cards)
        # An ace of any suit is led before a trump that may be worth more later.
        best = max(free, key=lambda card: (rules.ranks[0] == card.rank, worth(card)))
        return GreedyCard(min(owed.cards, key=worth) if owed.face_down else best, owed.face_down)
    if rules.heading is Heading.ALWAYS and rules.must_trump and number > rules.trumps_asked:
        # Either all of them win, or none can.
        return GreedyCard(min(owed.cards, key=worth), owed.face_down)
    led, top = suit_led(rules, trumps, trick), winning(rules, trumps, trick)
    so_far = 0 if top is None else height(rules, trumps, led, top)
    winners = [card for card in owed.cards if not owed.face_down and strength(rules, trumps, led, card) > so_far]
    if winners:
        return GreedyCard(min(winners, key=worth), owed.face_down)
    return GreedyCard(min(owed.cards, key=worth), owed.face_down)


def trumps_and_aces(rules: TrickRules, trumps: Suit, hand: Sequence[Card]) -> tuple[Card, ...]:
    """Return the cards of a hand that often win a trick: the trumps, and the highest of each suit."""
    return tuple(card for card in hand if suit_followed(rules, trumps, card) is trumps or card.rank == rules.ranks[0])
