"""The promise that a player's builds make: a different card of the hand for each of their values."""

from collections.abc import Sequence

from tutor.engine.cards import Card
from tutor.engine.zwickern.rules import Bits, BuildDuty, Rules, from_bits


def keeps(rules: Rules, hand: Sequence[Card], values: Bits) -> bool:
    """Tell whether a hand has a card for every value, a different card for each (reading 12), where it must have."""
    if not values or rules.duty is not BuildDuty.HOLD:
        return True
    hand_bits = rules.hand_bits
    if not values & (values - 1):
        # Nearly always it is one value.
        return any(hand_bits[card] & values for card in hand)
    answering = []
    answered = 0
    for card in hand:
        bits = hand_bits[card] & values
        if bits:
            answering.append(bits)
            answered |= bits
    if answered != values or len(answering) < values.bit_count():
        return False
    # Two values that are both answered, by two cards or more, can always be shared out.
    return values.bit_count() <= 2 or _assign(answering, [1 << value for value in from_bits(values)])


def _assign(cards: list[Bits], values: list[Bits]) -> bool:
    """Tell whether every value can get a card of its own, by augmenting paths."""
    chosen: dict[int, int] = {}

    def place(value: int, tried: set[int]) -> bool:
        for index, bits in enumerate(cards):
            if bits & values[value] and index not in tried:
                tried.add(index)
                if index not in chosen or place(chosen[index], tried):
                    chosen[index] = value
                    return True
        return False

    return all(place(value, set()) for value in range(len(values)))
