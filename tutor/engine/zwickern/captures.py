"""The legal captures of one card as a set of vectors, and questions answered from that set without a list."""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import lru_cache
from itertools import chain, combinations, product
from typing import NamedTuple

from tutor.engine.arithmetic import grouping, sets
from tutor.engine.arithmetic.grouping import ItemKind
from tutor.engine.arithmetic.masks import pick
from tutor.engine.arithmetic.sets import Vector, Vectors
from tutor.engine.budget import CALL, spend
from tutor.engine.cards import Card
from tutor.engine.zwickern.plays import Capture, is_zwick, promised, without
from tutor.engine.zwickern.position import Item, Position, has_equal_cards, item_bits
from tutor.engine.zwickern.promises import keeps
from tutor.engine.zwickern.rules import Bits, Rules, from_bits, zwick_points

SINGLE_ITEMS = 12
"""The most different items that are each a kind by itself; on larger tables interchangeable items share a kind."""


class Layout(NamedTuple):
    """A table as the subset-sum core sees it, for some values of played cards.

    `places` are the items of each kind, as numbers of table places; `parts` are the groups of each value;
    `owed` are the values of the builds that the player to play owns.
    """

    places: tuple[tuple[int, ...], ...]
    counts: tuple[int, ...]
    parts: Mapping[int, Sequence[Vector]]
    owed: Bits


class Taking(NamedTuple):
    """The captures of one card as a set of vectors over the kinds of a layout."""

    position: Position
    card: Card
    layout: Layout
    vectors: Vectors


@lru_cache(maxsize=4096)
def _kind(bits: Bits, alone: bool) -> ItemKind:
    return ItemKind(from_bits(bits), 1, alone)


def item_kind(rules: Rules, item: Item, *, joker: bool) -> ItemKind:
    """Return one item as the subset-sum core sees it; `joker` says that the played card takes lone jokers."""
    bits = item_bits(rules, item)
    return _kind(bits, joker and not bits)


@lru_cache(maxsize=SINGLE_ITEMS + 1)
def _each_alone(number: int) -> tuple[tuple[tuple[int, ...], ...], tuple[int, ...]]:
    return tuple((place,) for place in range(number)), (1,) * number


def lay_out(position: Position, values: Bits, *, joker: bool, counting: bool = False) -> Layout:
    """Return the table by kinds, with the groups of some values; raises TooMuchWorkError.

    With `counting` interchangeable items always share a kind, which is faster if captures need not be listed.
    """
    rules, table, seat = position.rules, position.table, position.turn
    kinds = [item_kind(rules, item, joker=joker) for item in table]
    owed = promised(table, seat)
    all_different = not has_equal_cards(position) or len(set(table)) == len(table)
    if not counting and len(table) <= SINGLE_ITEMS and all_different:
        places, counts = _each_alone(len(table))
    else:
        by_kind: dict[tuple[ItemKind, bool], list[int]] = {}
        for place, item in enumerate(table):
            by_kind.setdefault((kinds[place], item.owner == seat), []).append(place)
        # Kinds of one item and of low values come first: that keeps sets of vectors short for longest.
        ordered = sorted(by_kind.items(), key=lambda entry: (len(entry[1]) > 1, entry[0]))
        kinds = [kind._replace(number=len(same)) for (kind, _), same in ordered]
        places, counts = tuple(tuple(same) for _, same in ordered), grouping.counts_of(kinds)
    return Layout(places, counts, grouping.groups_of_each(kinds, counts, values), owed)


def taking(position: Position, card: Card, layout: Layout, *, dutiful: bool) -> Taking:
    """Return the captures of a card of the hand; raises TooMuchWorkError.

    With `dutiful` only those that keep the player's promises (reading 12). The layout must have the groups of the
    card's values.
    """
    parts, counts = layout.parts, layout.counts
    vectors = 0
    for value in position.rules.hand_values[card]:
        if value in parts:
            # The empty union is no capture.
            vectors |= grouping.unions(counts, parts[value]) ^ 1
    if dutiful and vectors and layout.owed:
        rest = without(position.hand, card)
        # If the rest of the hand keeps all promises, every capture does.
        if not keeps(position.rules, rest, layout.owed):
            vectors = _keeping(position, rest, layout, vectors)
    return Taking(position, card, layout, vectors)


def _keeping(position: Position, rest: Sequence[Card], layout: Layout, vectors: Vectors) -> Vectors:
    """Return the captures after which the rest of the hand still has a card for each build that the player has left."""
    counts = layout.counts
    own: dict[int, list[int]] = {value: [] for value in from_bits(layout.owed)}
    for kind, (place, *_) in enumerate(layout.places):
        item = position.table[place]
        if item.owner == position.turn and item.value is not None:
            own[item.value].append(kind)
    values = list(own)
    allowed = 0

    def sort_out(index: int, chosen: Vectors, left: Bits) -> None:
        nonlocal allowed
        if not chosen:
            return
        if index == len(values):
            allowed |= chosen
            return
        # Either all of the player's builds of a value are taken, or the rest of the hand must still have a card for it.
        gone = chosen
        for kind in own[values[index]]:
            gone &= ~sets.at_most(counts, kind, counts[kind] - 1)
        sort_out(index + 1, gone, left)
        staying = left | 1 << values[index]
        if keeps(position.rules, rest, staying):
            sort_out(index + 1, chosen & ~gone, staying)

    sort_out(0, vectors, 0)
    return allowed


def captures(found: Taking) -> Iterator[Capture]:
    """Yield the captures of a set one by one, each once."""
    if not found.vectors:
        return iter(())
    card, table = found.card, found.position.table
    if found.layout.places is _each_alone(len(table))[0]:
        # Then a vector is a mask of table places.
        return iter([Capture(card, pick(mask)(table)) for mask in sets.members(found.vectors)])
    return (play for vector in sets.members(found.vectors) for play in captures_of(found, vector))


def captures_of(found: Taking, vector: Vector) -> Iterator[Capture]:
    """Yield the captures of one vector."""
    for places in _choices(found, vector):
        spend(CALL * (3 + len(places) // 8))
        yield Capture(found.card, tuple([found.position.table[place] for place in places]))


def _choices(found: Taking, vector: int) -> Iterator[list[int]]:
    """Yield the different choices of table places of a vector; equal items are taken in table order."""
    table = found.position.table
    by_kind = []
    for places, taken in zip(found.layout.places, sets.digits(found.layout.counts, vector), strict=True):
        # Of equal choices the one with the first items of the table remains.
        different: dict[frozenset[tuple[Item, int]], tuple[int, ...]] = {}
        for some in combinations(places, taken):
            spend(2 * CALL)
            different.setdefault(frozenset(Counter(table[place] for place in some).items()), some)
        by_kind.append(list(different.values()))
    for choice in product(*by_kind):
        yield sorted(chain.from_iterable(choice))


def number_of_captures(found: Taking) -> int:
    """Count the captures without listing them."""
    table = found.position.table
    ways = [_ways(Counter(table[place] for place in places)) for places in found.layout.places]
    return sets.number(ways, found.vectors)


def _ways(items: Counter[Item]) -> tuple[int, ...]:
    """Return how many different choices of 0, 1, 2 … of these items there are, equal ones being interchangeable."""
    ways = [1]
    for number in items.values():
        longer = [0] * (len(ways) + number)
        for taken in range(number + 1):
            for size, way in enumerate(ways):
                longer[size + taken] += way
        ways = longer
    return tuple(ways)


def most_cards(found: Taking) -> int:
    """Return the most table cards that a capture takes; 0 if there is none."""
    return sets.greatest_worth(_worth(found, lambda item: len(item.cards)), found.vectors) or 0


def most_points(found: Taking) -> int | None:
    """Return the most points that a capture is worth, the played card and a Zwick counted; None if there is none."""
    rules = found.position.rules
    points = rules.card_points

    def of_item(item: Item) -> int:
        return sum(points[card] for card in item.cards)

    best = sets.greatest_worth(_worth(found, of_item), found.vectors)
    if best is None:
        return None
    whole = Capture(found.card, found.position.table)
    if can_clear(found) and is_zwick(found.position, whole):
        # Everything is taken then, and no part of it can be worth more.
        best += zwick_points(rules, found.card)
    return best + points[found.card]


def _worth(found: Taking, of_item: Callable[[Item], int]) -> list[tuple[int, ...]]:
    """Return for each kind the most that 0, 1, 2 … of its items are worth."""
    worth = []
    for places in found.layout.places:
        best = sorted((of_item(found.position.table[place]) for place in places), reverse=True)
        worth.append(tuple(sum(best[:taken]) for taken in range(len(best) + 1)))
    return worth


def can_clear(found: Taking) -> bool:
    """Tell whether one of the captures leaves the table empty."""
    # The last of all vectors takes the whole table.
    return bool(found.vectors >> sets.strides(found.layout.counts)[-1] - 1)


def maximal_captures(found: Taking) -> Taking:
    """Return the captures that no larger capture of the same card contains."""
    vectors = sets.largest(found.layout.counts, found.vectors)
    return Taking(found.position, found.card, found.layout, vectors)


def taking_own_builds(found: Taking) -> Taking:
    """Return the captures that take a build of the player to play."""
    places, counts, position = *found.layout[:2], found.position
    none_of_them = found.vectors
    for kind, here in enumerate(places):
        item = position.table[here[0]]
        # Items of a kind are all owned by the player, or none is.
        if item.value is not None and item.owner == position.turn:
            none_of_them &= sets.at_most(counts, kind, 0)
    return found._replace(vectors=found.vectors & ~none_of_them)


def taking_at_least(found: Taking, items: Sequence[Item]) -> Taking:
    """Return the captures that take at least as many items of each kind as there are among some items of the table."""
    places, counts = found.layout.places, found.layout.counts
    wanted = Counter(items)
    vectors = found.vectors
    for kind, here in enumerate(places):
        needed = sum((Counter(found.position.table[place] for place in here) & wanted).values())
        if needed:
            vectors &= ~sets.at_most(counts, kind, needed - 1)
    return found._replace(vectors=vectors)
