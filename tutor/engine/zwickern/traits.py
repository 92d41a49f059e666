"""Tables in small: items only by what they can do, so that many tables become one."""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from tutor.engine.cards import Card
from tutor.engine.zwickern import grouping
from tutor.engine.zwickern.grouping import Kind, Vectors
from tutor.engine.zwickern.position import Item, item_bits
from tutor.engine.zwickern.rules import Bits, Rules, from_bits, is_wild


class Trait(NamedTuple):
    """What matters about an item: its values, points and number of cards, and the owner of a build."""

    bits: Bits
    points: int
    cards: int
    owner: int | None = None


class Taken(NamedTuple):
    """What a card can take: how many there are of each different item, the vectors of counts, and if all can go."""

    counts: tuple[int, ...]
    vectors: Vectors
    clears: bool


class Table:
    """Items as the numbers of their traits, the least first; equal tables of the same `Tables` are one object.

    `points` and `cards` are those of all items, `owed` the values of the builds that each of two seats owns.
    """

    __slots__ = ("cards", "items", "owed", "points", "taken")

    def __init__(self, items: tuple[int, ...], traits: Sequence[Trait]) -> None:
        self.items = items
        self.points = self.cards = 0
        self.owed = [0, 0]
        self.taken: dict[Card, Taken] = {}
        for item in items:
            bits, points, cards, owner = traits[item]
            self.points += points
            self.cards += cards
            if owner is not None:
                self.owed[owner] |= bits


class Tables:
    """Every trait and table that can come about with some rules."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.traits: list[Trait] = []
        self._numbers: dict[Trait, int] = {}
        self._tables: dict[tuple[int, ...], Table] = {}

    def of(self, items: Iterable[Item]) -> Table:
        """The table of some items."""
        return self.table([self.number(self._trait(item)) for item in items])

    def table(self, numbers: Iterable[int]) -> Table:
        """The table of items whose traits have these numbers, in any order."""
        items = tuple(sorted(numbers))
        found = self._tables.get(items)
        if found is None:
            found = self._tables[items] = Table(items, self.traits)
        return found

    def number(self, trait: Trait) -> int:
        """The number of a trait."""
        found = self._numbers.get(trait)
        if found is None:
            found = self._numbers[trait] = len(self.traits)
            self.traits.append(trait)
        return found

    def loose(self, card: Card) -> int:
        """The number of a card that lies loose."""
        return self.number(Trait(self.rules.table_bits[card], self.rules.card_points[card], 1))

    def taken(self, table: Table, card: Card) -> Taken:
        """What a card can take, promises aside; raises TooMuchWorkError."""
        found = table.taken.get(card)
        if found is None:
            found = table.taken[card] = self._taken(table, card)
        return found

    def _trait(self, item: Item) -> Trait:
        points = sum(self.rules.card_points[card] for card in item.cards)
        return Trait(item_bits(self.rules, item), points, len(item.cards), item.owner)

    def _taken(self, table: Table, card: Card) -> Taken:
        wild = is_wild(self.rules, card)
        kinds = []
        for item in dict.fromkeys(table.items):
            bits = self.traits[item].bits
            kinds.append(Kind(from_bits(bits), table.items.count(item), wild and not bits))
        counts = grouping.counts_of(kinds)
        vectors = 0
        for parts in grouping.groups_of_each(kinds, counts, self.rules.hand_bits[card]).values():
            vectors |= grouping.unions(counts, parts) ^ 1
        return Taken(counts, vectors, bool(vectors >> (grouping.strides(counts)[-1] - 1)))
