"""Guesses at what a seat does not see: the cards that are not known, dealt at random as the plays so far allow."""

from collections.abc import Mapping, Sequence

from tutor.bots.dice import Dice, drawn
from tutor.engine.cards import Card, Suit
from tutor.engine.tricks import Trick, TrickRules, duties_in

_GUESSES_TRIED = 20
"""The deals that are tried for one that the plays so far allow; if there is none, the last is taken."""

GuessedHand = tuple[Card, ...]


def guessed_hands(
    rules: TrickRules,
    trumps: Suit,
    tricks: Sequence[Trick],
    unseen: Sequence[Card],
    sizes: Mapping[int, int],
    dice: Dice,
) -> tuple[dict[int, GuessedHand], list[Card]]:
    """Return hands of some sizes for seats, and the cards that are left; `tricks` are all, also one that is not whole.

    Each seat could have played as it has; cards played face down count as unknown.
    """
    hands, left = _dealt(unseen, sizes, dice)
    for _ in range(_GUESSES_TRIED):
        if _could_be(rules, trumps, tricks, hands):
            break
        hands, left = _dealt(unseen, sizes, dice)
    return hands, left


def _dealt(unseen: Sequence[Card], sizes: Mapping[int, int], dice: Dice) -> tuple[dict[int, GuessedHand], list[Card]]:
    cards = drawn(unseen, dice)
    hands = {seat: tuple(next(cards) for _ in range(size)) for seat, size in sizes.items()}
    return hands, list(cards)


def _could_be(rules: TrickRules, trumps: Suit, tricks: Sequence[Trick], hands: Mapping[int, GuessedHand]) -> bool:
    """Tell whether seats with these cards left could have played as they have."""
    played: dict[int, list[Card]] = {seat: [] for seat in hands}
    for number in range(len(tricks), 0, -1):
        trick = tricks[number - 1]
        for place in range(len(trick) - 1, -1, -1):
            one = trick[place]
            if one.seat not in hands:
                continue
            played[one.seat] += [] if one.card is None else [one.card]
            owed = duties_in(rules, trumps, number, trick[:place], (*hands[one.seat], *played[one.seat]))
            # A card face down is unknown, but shows that its player has no trump.
            if one.face_down != owed.face_down or one.card not in (None, *owed.cards):
                return False
    return True


def cards_seen(tricks: Sequence[Trick]) -> set[Card]:
    """Return the known cards in tricks."""
    return {played.card for trick in tricks for played in trick if played.card is not None}
