"""Tables in small: items only by what they can do, so that many tables become one, and every table is a number.

Numbers and tuples of numbers are nothing that Python's memory has to be searched for, which halves a search's time.
"""

from bisect import bisect
from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import NamedTuple

from tutor.engine.cards import Card
from tutor.engine.zwickern import grouping
from tutor.engine.zwickern.grouping import Kind, TooMuchWorkError, Vector
from tutor.engine.zwickern.position import Item, item_bits
from tutor.engine.zwickern.rules import Bits, Rules, from_bits, is_wild

Table = int
Code = int
"""An item: items with the same values stand together when codes are sorted; the code of a build is odd."""

Taker = int
"""The cards that match the same values and so take the same."""

TAKERS = 8
"""The bits that the number of a taker needs at most."""

MOST_CAPTURES = 20_000
"""So many captures of one card are listed: some tenths of a second."""

_VALUES = 24
_UNKNOWN = -1
_MOST_WORK = 1 << 30
_SINGLE_ITEMS = 12
_FEW_PARTS = 6


class Trait(NamedTuple):
    """What matters about an item: its values, points and number of cards, and the owner of a build."""

    bits: Bits
    points: int
    cards: int
    owner: int | None = None


class Tables:
    """Every trait and table that can come about with some rules.

    `items` are the codes of a table's items, sorted; `points` and `cards` those of all its items.
    """

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.traits: dict[Code, Trait] = {}
        self.items: list[tuple[Code, ...]] = []
        self.points: list[int] = []
        self.cards: list[int] = []
        self._codes: dict[Trait, Code] = {}
        self._values: dict[Bits, int] = {}
        self._takers: dict[tuple[Bits, bool], Taker] = {}
        self._wanted: list[Bits] = []
        self._kinds: list[tuple[Kind, Kind]] = []
        self._steps: dict[Code, tuple[int, int]] = {}
        self._sums: list[Bits] = []
        self._points_of: dict[Code, int] = {}
        self._cards_of: dict[Code, int] = {}
        self._tables: dict[tuple[Code, ...], Table] = {}
        self._free: list[Table] = []
        self._left: dict[tuple[tuple[int, ...], Taker], tuple[tuple[int, ...], ...]] = {}
        self._captures: dict[int, tuple[tuple[int, int, Table], ...]] = {}

    def of(self, items: Iterable[Item]) -> Table:
        """The table of some items."""
        return self.table(tuple(sorted(self.code(self._trait(item)) for item in items)))

    def table(self, items: tuple[Code, ...]) -> Table:
        """The table of items with these codes, which must be sorted."""
        found = self._tables.get(items)
        if found is None:
            found = self._tables[items] = self._number()
            self.items[found] = items
            self.points[found] = sum(map(self._points_of.__getitem__, items))
            self.cards[found] = sum(map(self._cards_of.__getitem__, items))
        return found

    def _number(self) -> Table:
        """A number that no table has."""
        if self._free:
            return self._free.pop()
        self.items.append(())
        self.points.append(0)
        self.cards.append(0)
        self._sums.append(_UNKNOWN)
        return len(self.items) - 1

    def __len__(self) -> int:
        return len(self._tables)

    def added(self, items: tuple[Code, ...], code: Code) -> Table:
        """The table of items and one more."""
        at = bisect(items, code)
        return self.table((*items[:at], code, *items[at:]))

    def code(self, trait: Trait) -> Code:
        """The code of a trait."""
        found = self._codes.get(trait)
        if found is None:
            values = self._values.setdefault(trait.bits, len(self._values))
            if values == len(self._kinds):
                plain = Kind(from_bits(trait.bits))
                self._kinds.append((plain, plain._replace(alone=not trait.bits)))
            found = values << _VALUES | len(self.traits) << 1 | (trait.owner is not None)
            self._codes[trait], self.traits[found] = found, trait
            self._points_of[found], self._cards_of[found] = trait.points, trait.cards
            values_of = from_bits(trait.bits) or (0,)
            self._steps[found] = (values_of[0], values_of[-1])
        return found

    def loose(self, card: Card) -> Code:
        """The code of a card that lies loose."""
        return self.code(Trait(self.rules.table_bits[card], self.rules.card_points[card], 1))

    def taker(self, card: Card) -> Taker:
        """The number of the cards that take what this one takes."""
        bits, wild = self.rules.hand_bits[card], is_wild(self.rules, card)
        number = self._takers.setdefault((bits, wild), len(self._takers))
        if number == len(self._wanted):
            self._wanted.append(bits | wild)
        return number

    def owed(self, table: Table, seat: int) -> Bits:
        """The values of the builds that a seat owns."""
        owed = 0
        for code in self.items[table]:
            if code & 1:
                bits, _, _, owner = self.traits[code]
                if owner == seat:
                    owed |= bits
        return owed

    def captures(self, table: Table, taker: Taker) -> tuple[tuple[int, int, Table], ...]:
        """What each capture of a card wins in points and cards from the table, and leaves there, promises aside.

        One that takes everything stands last; raises TooMuchWorkError.
        """
        sums = self._sums[table]
        if not (self._add_up(table) if sums == _UNKNOWN else sums) & self._wanted[taker]:
            return ()
        key = table << TAKERS | taker
        found = self._captures.get(key)
        if found is None:
            items, points, cards = self.items[table], self.points[table], self.cards[table]
            some = []
            for places in self.left(table, taker):
                after = self.table(tuple([items[place] for place in places]))
                some.append((points - self.points[after], cards - self.cards[after], after))
            found = self._captures[key] = tuple(some)
        return found

    def left(self, table: Table, taker: Taker) -> tuple[tuple[int, ...], ...]:
        """The places of the items that each capture leaves; one that leaves none stands last."""
        sums = self._sums[table]
        if not (self._add_up(table) if sums == _UNKNOWN else sums) & self._wanted[taker]:
            return ()
        shape = self._shape(self.items[table])
        found = self._left.get((shape, taker))
        if found is None:
            found = self._left[shape, taker] = self._found(shape, taker)
        return found

    def forget(self, kept: Iterable[Table]) -> None:
        """Forget all tables but some, whose numbers stay theirs."""
        self._tables = {self.items[table]: table for table in kept}
        remaining = set(self._tables.values())
        self._free = [table for table in range(len(self.items)) if table not in remaining]
        for table in self._free:
            self.items[table], self._sums[table] = (), _UNKNOWN
        self._left.clear()
        self._captures.clear()

    def _add_up(self, table: Table) -> Bits:
        """What some of the items add up to; bit 0 stands for an item that only a wild joker takes."""
        sums, alone = 1, 0
        for code in self.items[table]:
            low, high = self._steps[code]
            if low:
                sums |= sums << low | sums << high
            else:
                alone = 1
        self._sums[table] = sums = (sums & ~1) | alone
        return sums

    @staticmethod
    def _shape(items: tuple[Code, ...]) -> tuple[int, ...]:
        """What captures depend on: the values of each item, twice their number, and one more after an equal item."""
        shape = [code >> _VALUES << 1 for code in items]
        if len(set(items)) < len(items):
            for place in range(1, len(items)):
                shape[place] |= items[place] == items[place - 1]
        return tuple(shape)

    def _found(self, shape: tuple[int, ...], taker: Taker) -> tuple[tuple[int, ...], ...]:
        bits = self._wanted[taker]
        bits, wild = bits & ~1, bool(bits & 1)
        if len(shape) > _SINGLE_ITEMS:
            return self._found_by_kinds(shape, bits, wild)
        kinds = [self._kinds[values >> 1][wild] for values in shape]
        counts = (1,) * len(shape)
        masks: dict[Vector, None] = {}
        for parts in grouping.groups_of_each(kinds, counts, bits).values():
            masks.update(dict.fromkeys(_unions(counts, parts)))
        masks.pop(0, None)
        twins = sum(1 << place for place, values in enumerate(shape) if values & 1)
        # Of equal items the first ones go.
        return tuple([_kept(len(shape), mask) for mask in sorted(masks) if not mask & ~(mask << 1) & twins])

    def _found_by_kinds(self, shape: tuple[int, ...], bits: Bits, wild: bool) -> tuple[tuple[int, ...], ...]:
        """The same for a large table: equal items share a kind."""
        starts = [place for place, values in enumerate(shape) if not values & 1]
        ends = [*starts[1:], len(shape)]
        counts = tuple([end - start for start, end in zip(starts, ends, strict=True)])
        kinds = [
            self._kinds[shape[start] >> 1][wild]._replace(number=count)
            for start, count in zip(starts, counts, strict=True)
        ]
        vectors = 0
        for parts in grouping.groups_of_each(kinds, counts, bits).values():
            if grouping.strides(counts)[-1] * len(parts) > _MOST_WORK:
                raise TooMuchWorkError("the table has too many items to go through")
            vectors |= grouping.unions(counts, parts) ^ 1
        if vectors.bit_count() > MOST_CAPTURES:
            raise TooMuchWorkError("there are too many captures to go through")
        found = []
        for vector in grouping.members(vectors):
            taken = grouping.digits(counts, vector)
            found.append(
                tuple(
                    place
                    for start, end, gone in zip(starts, ends, taken, strict=True)
                    for place in range(start + gone, end)
                )
            )
        return tuple(found)

    def _trait(self, item: Item) -> Trait:
        points = sum(self.rules.card_points[card] for card in item.cards)
        return Trait(item_bits(self.rules, item), points, len(item.cards), item.owner)


def _unions(counts: tuple[int, ...], parts: Sequence[Vector]) -> Iterable[Vector]:
    """Every union of disjoint groups of single items, the empty one too."""
    if len(parts) > _FEW_PARTS:
        return grouping.members(grouping.unions(counts, parts))
    found = [0]
    for part in parts:
        found += [one | part for one in found if not one & part]
    return found


@lru_cache(maxsize=1 << 14)
def _kept(number: int, mask: int) -> tuple[int, ...]:
    """The places of so many items that are not in a mask."""
    return tuple([place for place in range(number) if not mask >> place & 1])
