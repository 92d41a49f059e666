"""The values that a card makes when it is built on an item."""

from collections.abc import Mapping, Sequence
from functools import lru_cache

from tutor.engine.cards import Card
from tutor.engine.zwickern.position import Item, item_bits
from tutor.engine.zwickern.rules import Bits, Rules, from_bits


def built_on(rules: Rules, old: Bits, card: Card) -> Bits:
    """Return the values that a card makes when it is played on an item with the old values (readings 7 and 8).

    >>> from tutor.engine.cards import read_card
    >>> from tutor.engine.zwickern.variants import VARIANTS
    >>> from_bits(built_on(VARIANTS["jensen"], 1 << 9, read_card("AS")))
    (8, 10, 20)
    """
    return sums_on(rules, old, card) & rules.build_bits


BY_ITSELF = -1
"""The stand-in for the old values where a card is built by itself."""


class _Made(dict[Bits, Bits]):
    """The values that a card makes, by the old values of an item: worked out when they are first asked for."""

    def __init__(self, rules: Rules, card: Card) -> None:
        by_itself = rules.hand_bits[card] & rules.build_bits if rules.single_builds else 0
        super().__init__({BY_ITSELF: by_itself})
        self._rules, self._card = rules, card

    def __missing__(self, old: Bits) -> Bits:
        found = self[old] = built_on(self._rules, old, self._card)
        return found


@lru_cache(maxsize=64)
def made_under(rules: Rules) -> Mapping[Card, Mapping[Bits, Bits]]:
    """Return what each card makes on old values, as `built_on` has it, or by itself: there is little, asked for often.

    >>> from tutor.engine.cards import read_card
    >>> from tutor.engine.zwickern.variants import VARIANTS
    >>> from_bits(made_under(VARIANTS["jensen"])[read_card("AS")][1 << 9])
    (8, 10, 20)
    """
    return {card: _Made(rules, card) for card in rules.pack}


def sums_on(rules: Rules, old: Bits, card: Card) -> Bits:
    """Return the values that a card makes of an item with the old values, even those that no build may have."""
    made = 0
    for value in rules.hand_values[card]:
        made |= old << value
        if rules.subtract:
            made |= old >> value
        if rules.same_value:
            made |= old & (1 << value)
        if rules.subtract_from_card:
            made |= taken_from(value, old)
    return made & ~1


def taken_from(value: int, others: Bits) -> Bits:
    """Return the differences between a value and each smaller one of some others."""
    return sum(1 << value - other for other in from_bits(others) if other < value)


def all_sums(rules: Rules, old: Bits, card: Card) -> Bits:
    """Return the values that some variant would let a card make on an item with the old values.

    The card's value less the old value is among them only by a house rule: no variant plays it so (reading 7).
    """
    made = old & rules.hand_bits[card]
    for value in rules.hand_values[card]:
        made |= old << value | old >> value
        if rules.subtract_from_card:
            made |= taken_from(value, old)
    return made & ~1


def build_values(rules: Rules, card: Card, item: Item | None, *, takeable: bool = True) -> tuple[int, ...]:
    """Return the values to consider when a card is built by itself or on an item, legal or not; the least first.

    Values that no card could take are left out unless `takeable` is False.
    """
    sums = rules.hand_bits[card] if item is None else all_sums(rules, item_bits(rules, item), card)
    return from_bits(sums & rules.build_bits if takeable else sums)


def reachable_values(rules: Rules, cards: Sequence[Card]) -> Bits:
    """Return the values that a build of these cards, played in this order, can have."""
    first, *others = cards
    by_itself = rules.hand_bits[first] & rules.build_bits if rules.single_builds else 0
    if not others:
        return by_itself
    # The first card lay loose or was a build by itself; a lone joker cannot be built on.
    values = rules.table_bits[first] | by_itself
    for card in others:
        values = built_on(rules, values, card)
    return values
