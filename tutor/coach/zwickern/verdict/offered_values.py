"""The values offered for a build: those that are right, and those that a learner in error would want to announce."""

from collections.abc import Collection, Mapping
from enum import StrEnum
from functools import reduce
from operator import or_
from typing import NamedTuple

from tutor.content.zwickern.plays import ADD, SUBTRACT
from tutor.engine.cards import Card
from tutor.engine.zwickern import VARIANTS, Item, Position, Rules, is_wild, partner
from tutor.engine.zwickern.building import all_sums, build_values, built_on, taken_from
from tutor.engine.zwickern.position import item_bits
from tutor.engine.zwickern.rules import Bits, from_bits, to_bits

# If there are more values than these, a value for the partner is added only if the card makes it.
_FEW = 5


class Error(StrEnum):
    """A false belief about the value of a build.

    From card: the item may be subtracted from the card (reading 7). Kept: an item may keep its value under any card
    (reading 8). Fixed: an announced card still has its other value (reading 4). Elsewhere: an ace or a face card has
    the values that it has in other variants.
    """

    FROM_CARD = "from-card"
    KEPT = "kept"
    FIXED = "fixed"
    ELSEWHERE = "elsewhere"


class Offer(NamedTuple):
    """A value on offer, and the seat of the owner that the build would have."""

    value: int
    owner: int


def offers(position: Position, card: Card, onto: Item | None, ways: Collection[str] | None = None) -> tuple[Offer, ...]:
    """Return the values, right or wrong, to offer for a card by itself or on an item; the least value first.

    Return nothing for an item that cannot be built on, and no offers for a partner who has announced nothing. With
    `ways` an item is offered only the values that the card makes on it in these ways, even if no card could take them.
    """
    rules, turn, mate = position.rules, position.turn, partner(position.plan, position.turn)
    values = thinkable(rules, card, onto)
    if values and onto is not None and ways is not None:
        values = made(rules, card, onto, ways)
    found = {Offer(value, turn) for value in values}
    if found and mate is not None and position.announced[mate]:
        makes = rules.hand_bits[card] if onto is None else built_on(rules, item_bits(rules, onto), card)
        own = to_bits(tuple(offer.value for offer in found))
        theirs = position.announced[mate] & own
        if len(found) <= _FEW:
            theirs |= position.announced[mate] | makes & rules.build_bits
        found |= {Offer(value, mate) for value in from_bits(theirs)}
    return tuple(sorted(found, key=lambda offer: (offer.value, offer.owner != turn)))


def made(rules: Rules, card: Card, onto: Item, ways: Collection[str]) -> tuple[int, ...]:
    """Return the values that a card makes on an item in these ways, even if no card could take them; least first."""
    old, found = item_bits(rules, onto), 0
    for value in rules.hand_values[card]:
        found |= (old << value if ADD in ways else 0) | (old >> value if SUBTRACT in ways else 0)
    return from_bits(found & ~1)


def thinkable(rules: Rules, card: Card, onto: Item | None) -> tuple[int, ...]:
    """Return every value that comes to mind for a build, right sums and errors alike, the least first."""
    # A wild joker makes nearly every value, and also values that no card could take.
    right = build_values(rules, card, onto, takeable=onto is None or is_wild(rules, card))
    if not right:
        return ()
    # An item less a card of its value is 0, which is the value of no build.
    return from_bits(reduce(or_, errors(rules, card, onto).values(), to_bits(right)) & ~1)


def errors(rules: Rules, card: Card, onto: Item | None) -> Mapping[Error, Bits]:
    """Return the values that each error leads to; some of them may be right all the same."""
    if onto is None:
        return {Error.ELSEWHERE: _elsewhere(rules, card)}
    old = item_bits(rules, onto)
    found = {Error.KEPT: old}
    if not is_wild(rules, card):
        found[Error.FROM_CARD] = reduce(or_, (taken_from(value, old) for value in rules.hand_values[card]), 0)
        found[Error.FIXED] = _kept_or_added(rules, _given_up(rules, onto), card)
        found[Error.ELSEWHERE] = _with_values_of_elsewhere(rules, card, onto)
    return found


def _given_up(rules: Rules, onto: Item) -> Bits:
    """Return the values that a single card gave up when it was announced."""
    if onto.value is None or len(onto.cards) > 1:
        return 0
    return rules.table_bits[onto.cards[0]] & ~(1 << onto.value)


def _kept_or_added(rules: Rules, old: Bits, card: Card) -> Bits:
    return reduce(or_, (old << value for value in rules.hand_values[card]), old)


def _elsewhere(rules: Rules, card: Card) -> Bits:
    """Return the values that an ace or a face card has in other variants but not in this one."""
    values = (value for other in VARIANTS.values() for value in dict(other.courts).get(card.rank, ()))
    return reduce(or_, (1 << value for value in values), 0) & ~rules.hand_bits[card]


def _with_values_of_elsewhere(rules: Rules, card: Card, onto: Item) -> Bits:
    """Return the sums in which the card or the loose item has a value of another variant."""
    found = reduce(or_, (item_bits(rules, onto) << value for value in from_bits(_elsewhere(rules, card))), 0)
    if onto.value is None:
        loose = from_bits(_elsewhere(rules, onto.cards[0]))
        found = reduce(or_, (rules.hand_bits[card] << value for value in loose), found)
    return found


def of_elsewhere(rules: Rules, card: Card, onto: Item, value: int) -> Card:
    """Return the card, played or built on, that makes this value only with a value of another variant."""
    played = any(item_bits(rules, onto) << own >> value & 1 for own in from_bits(_elsewhere(rules, card)))
    return card if played else onto.cards[0]


def has_sum(rules: Rules, card: Card, onto: Item, value: int) -> bool:
    """Tell whether some variant would let a card make a value on an item, if there were a card to take it."""
    return value > 0 and bool(all_sums(rules, item_bits(rules, onto), card) >> value & 1)
