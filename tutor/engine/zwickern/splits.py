"""Captures explained by one split of the taken items into groups of one value, found or as stated."""

from dataclasses import dataclass
from typing import NamedTuple

from tutor.engine.arithmetic import exact_cover, grouping, sets
from tutor.engine.arithmetic.grouping import ItemKind
from tutor.engine.budget import CALL, spend
from tutor.engine.cards import Card
from tutor.engine.zwickern.captures import item_kind
from tutor.engine.zwickern.plays import Capture, Stated
from tutor.engine.zwickern.position import Item, item_bits
from tutor.engine.zwickern.rules import Bits, Rules, takes_lone, to_bits


@dataclass(frozen=True, slots=True)
class Split:
    """A capture explained: the value that the card plays, and groups that each add up to it.

    A loose wild joker is a group by itself whatever the value.
    """

    value: int
    groups: tuple[tuple[Item, ...], ...]


def group_values(rules: Rules, card: Card, group: tuple[Item, ...], values: tuple[int, ...]) -> set[int]:
    """Return those of a card's `values` that a group can add up to."""
    if len(group) == 1 and item_kind(rules, group[0], joker=takes_lone(rules, card)).alone:
        return set(values)
    if any(item_kind(rules, item, joker=takes_lone(rules, card)).alone for item in group):
        return set()
    totals = totals_of(rules, group, card)
    return {value for value in values if totals >> value & 1}


def totals_of(rules: Rules, items: tuple[Item, ...], card: Card) -> Bits:
    """Return the totals that items can have when a card takes them."""
    return exact_cover.totals([item_kind(rules, item, joker=takes_lone(rules, card)) for item in items])


def grouped(rules: Rules, items: tuple[Item, ...], card: Card) -> tuple[tuple[tuple[Item, ...], ...], list[ItemKind]]:
    """Return the items of each kind, and the kinds."""
    by_kind: dict[ItemKind, list[Item]] = {}
    for item in items:
        by_kind.setdefault(item_kind(rules, item, joker=takes_lone(rules, card)), []).append(item)
    kinds = [ItemKind(kind.values, len(same), kind.alone) for kind, same in by_kind.items()]
    return tuple(map(tuple, by_kind.values())), kinds


def split_at(rules: Rules, play: Capture, value: int) -> Split | None:
    """Return one split of a capture into groups of a value, or None if there is none."""
    by_kind, kinds = grouped(rules, play.takes, play.card)
    found = exact_cover.split(kinds, value)
    if found is None:
        return None
    # Items of one kind are interchangeable, so each group takes the next ones that wait.
    waiting = [iter(items) for items in by_kind]
    order = {id(item): index for index, item in enumerate(play.takes)}
    groups = []
    for group in found:
        chosen = [next(waiting[kind]) for kind, number in enumerate(group) for _ in range(number)]
        groups.append(tuple(sorted(chosen, key=lambda item: order[id(item)])))
    return Split(value, tuple(sorted(groups, key=lambda group: order[id(group[0])])))


def split_of(rules: Rules, play: Capture) -> Split | None:
    """Return one split of a capture into groups of one value of the card, or None if there is none."""
    found = (split_at(rules, play, value) for value in rules.hand_values[play.card])
    return next((split for split in found if split is not None), None)


def groupings(rules: Rules, play: Capture) -> int:
    """Count the ways to part a capture into groups of one value of the card (reading 19); raises TooMuchWorkError.

    >>> from tutor.engine.cards import read_card
    >>> from tutor.engine.zwickern.position import loose
    >>> from tutor.engine.zwickern.variants import VARIANTS
    >>> items = tuple(loose(read_card(code)) for code in ("4H", "10C", "4D", "10H"))
    >>> groupings(VARIANTS["jensen"], Capture(read_card("KS"), items))
    2
    """
    return _groupings(rules, play.card, rules.hand_bits[play.card], play.takes)


def _groupings(rules: Rules, card: Card, values: Bits, items: tuple[Item, ...]) -> int:
    """Count the ways to part items into groups that have one of some values in common."""
    if not items:
        return 1
    first, *others = items
    if not item_bits(rules, first):
        # A loose wild joker is a group by itself.
        return _groupings(rules, card, values, tuple(others))
    found = 0
    for mask in range(1 << len(others)):
        spend(CALL)
        group = (first, *(item for place, item in enumerate(others) if mask >> place & 1))
        common = totals_of(rules, group, card) & values
        if common:
            rest = tuple(item for place, item in enumerate(others) if not mask >> place & 1)
            found += _groupings(rules, card, common, rest)
    return found


_LEFT_OVER_WORK = 1 << 24


def left_over(rules: Rules, items: tuple[Item, ...], card: Card, value: int) -> tuple[Item, ...] | None:
    """Return the items left over when as many as possible go into groups of a value; None if that takes too long.

    They are in the order of the items.
    """
    by_kind, kinds = grouped(rules, items, card)
    counts = grouping.counts_of(kinds)
    parts = grouping.groups(kinds, counts, value)
    if sets.strides(counts)[-1] * len(parts) > _LEFT_OVER_WORK:
        return None
    found = sets.members(sets.largest(counts, grouping.unions(counts, parts)))
    most = max((sets.digits(counts, vector) for vector in found), key=sum)
    left = (item for same, taken in zip(by_kind, most, strict=True) for item in same[taken:])
    return tuple(sorted(left, key=items.index))


class LeftOver(NamedTuple):
    """The items left over when as many as possible of a selection go into groups of a value."""

    value: int
    items: tuple[Item, ...]


def best_left_over(rules: Rules, items: tuple[Item, ...], card: Card, values: tuple[int, ...]) -> LeftOver | None:
    """Find the value that leaves the fewest items over; None if that takes too long to find.

    Of several such values, the best is one whose left-over items have no other of the values; then the greatest.
    """
    found = []
    for value in values:
        left = left_over(rules, items, card, value)
        if left is None:
            return None
        found.append(LeftOver(value, left))

    def quality(one: LeftOver) -> tuple[int, int, int]:
        # An item of the value itself would be a group, and not be left over.
        taken = sum(bool(item_bits(rules, item) & to_bits(values)) for item in one.items)
        return len(one.items), taken, -one.value

    return min(found, key=quality)


def split_as_stated(rules: Rules, play: Capture, stated: Stated | None) -> Split | None:
    """Return the split that was stated, if there is one and it fits, else the one found by search."""
    if stated is None or stated.groups is None:
        return split_of(rules, play)
    played = rules.hand_values[play.card] if stated.value is None else (stated.value,)
    fitting = [group_values(rules, play.card, group, played) for group in stated.groups]
    common = set.intersection(*fitting) if fitting else set()
    return Split(min(common), stated.groups) if common else split_of(rules, play)
