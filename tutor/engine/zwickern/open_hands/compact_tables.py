"""Compact tables: items count only by their use in play, so many tables become one, and each is one number.

Python's garbage collector need not search numbers and tuples of numbers, which halves the time of a search. The number
of a table is the sum of the numbers of its items: a card is laid by adding, and taken by subtracting.
"""

from bisect import bisect
from collections.abc import Iterable, Mapping
from functools import lru_cache
from typing import NamedTuple

from tutor.engine.arithmetic.masks import Mask, Pick
from tutor.engine.cards import Card
from tutor.engine.zwickern.captures import SINGLE_ITEMS
from tutor.engine.zwickern.open_hands.capture_shapes import Shape, Ways, ways, ways_by_kinds
from tutor.engine.zwickern.position import Item, item_bits
from tutor.engine.zwickern.rules import Bits, Rules, from_bits, takes_lone

Table = int
"""A table, or some of its items: from the lowest bits on, room for a key, the cards, the points, and how many items
there are of each trait."""

_KEY = 14
"""The number of low bits that a table leaves free, so that a search can add more to it and have one number as a key."""

CARDS_SHIFT = _KEY
POINTS_SHIFT = 24
CARDS_FIELD = (1 << POINTS_SHIFT) - 1
FIELDS = (1 << 44) - 1

_ITEMS = 44
_TRAIT = 20

Code = int
"""An item: those with the lowest values come first when codes are sorted, and those without values last."""

Taker = int
"""The number of the cards that match the same values and so take the same."""

Own = tuple[tuple[int, Table, Bits], ...]
"""Builds: their owner, the bits of a table that are set if any of them is there, and their value as a bit."""

Spread = tuple[tuple[Code, ...], tuple[Table, ...], Shape, Mask, Bits, Own]
"""The items of a table, the part of each in its number, their values, the places of those that are equal to the one
before, what some of them add up to, and the builds. Bit 0 of the sums means an item that only a wild joker takes.
This is no named tuple, because the garbage collector searches those."""


class Trait(NamedTuple):
    """The properties of an item that matter: its values, points and number of cards, and the owner of a build."""

    bits: Bits
    points: int
    cards: int
    owner: int | None = None


def points_of(table: Table) -> int:
    """Return the points of all items."""
    return (table & FIELDS) >> POINTS_SHIFT


def cards_on(table: Table) -> int:
    """Return the number of cards of all items."""
    return (table & CARDS_FIELD) >> CARDS_SHIFT


class Tables:
    """Every trait and table met under some rules, with at most `most_items` items on a table."""

    def __init__(self, rules: Rules, most_items: int) -> None:
        self.rules = rules
        self.traits: list[Trait] = []
        self.remembered = 0
        self._most_items = most_items
        self._width = most_items.bit_length()
        self._numbers: dict[Trait, Code] = {}
        self._codes: list[Code] = []
        self._parts: list[Table] = []
        self._part_of: dict[Code, Table] = {}
        self._build_of: dict[Code, tuple[int, Table, Bits]] = {}
        self._takers: dict[tuple[Bits, bool], Taker] = {}
        self._loose, self._highest = _loose_cards(rules)
        self._low = self._highest + _TRAIT
        self._values = (1 << self._low) - 1
        self._wanted: list[Bits] = []
        self._beyond: list[Code] = []
        self._multiples: list[Bits] = []
        self._spreads: dict[Table, Spread] = {}
        self._sums: dict[Shape, tuple[Bits, Bits]] = {}
        self._ways: list[dict[Shape, Ways]] = []
        self._taken: list[dict[Table, tuple[Table, ...]]] = []

    def __len__(self) -> int:
        return len(self._spreads)

    def of(self, items: Iterable[Item]) -> Table:
        """Return the table of some items."""
        return sum(self.part(self._trait(item)) for item in items)

    def part(self, trait: Trait) -> Table:
        """Return the number that an item adds to that of its table."""
        return self._part_of[self._code(trait)]

    def has(self, table: Table, part: Table) -> bool:
        """Tell whether an item with a number of its own is on a table."""
        # The highest bit of such a number is the lowest of those that count the items of its trait.
        return bool(table >> part.bit_length() - 1 & (1 << self._width) - 1)

    def trait(self, code: Code) -> Trait:
        """Return the trait of an item."""
        return self.traits[code & ((1 << _TRAIT) - 1)]

    def _code(self, trait: Trait) -> Code:
        code = self._numbers.get(trait)
        if code is None:
            number, bits = len(self.traits), trait.bits
            place = _ITEMS + number * self._width
            lowest = (bits & -bits).bit_length() - 1 if bits else self._low
            code = self._numbers[trait] = lowest << self._low | bits << _TRAIT | number
            part = 1 << place | trait.points << POINTS_SHIFT | trait.cards << CARDS_SHIFT
            self.traits.append(trait)
            self._codes.append(code)
            self._parts.append(part)
            self._part_of[code] = part
            if trait.owner is not None:
                self._build_of[code] = (trait.owner, ((1 << self._width) - 1) << place, trait.bits)
        return code

    def loose(self, card: Card) -> Table:
        """Return the number that a loose card adds to that of its table."""
        return self.part(self._loose[card])

    def taker(self, card: Card) -> Taker:
        """Return the number of the cards that take what this one takes."""
        bits, wild = self.rules.hand_bits[card], takes_lone(self.rules, card)
        number = self._takers.setdefault((bits, wild), len(self._takers))
        if number == len(self._wanted):
            self._wanted.append(bits | wild)
            # A card takes everything only if all items add up to a multiple of one of its values.
            self._multiples.append(_multiples(bits, self._highest * self._most_items))
            # A wild joker also takes items without values, which are sorted behind all others.
            self._beyond.append((self._low + 1 if wild else bits.bit_length()) << self._low)
            self._ways.append({})
            self._taken.append({})
        return number

    def spread(self, table: Table) -> Spread:
        """Return the items of a table, one by one."""
        found = self._spreads.get(table)
        if found is None:
            rest, width, parts, codes = table, self._width, self._parts, []
            while rest:
                # The highest bit shows which trait is on the table, so that the others need not be tried.
                number = (rest.bit_length() - _ITEMS - 1) // width
                codes.append(self._codes[number])
                rest -= parts[number]
            # Sorted by lowest values, items too high for a card come last, where `within` cuts them off.
            codes.sort()
            values = self._values
            shape = tuple([(code & values) >> _TRAIT for code in codes])
            twins = 0
            if len(set(codes)) < len(codes):
                twins = sum(1 << place for place in range(1, len(codes)) if codes[place] == codes[place - 1])
            part_of, build_of = self._part_of, self._build_of
            found = self._spreads[table] = (
                tuple(codes),
                tuple([part_of[code] for code in codes]),
                shape,
                twins,
                self._sums_of(shape)[0],
                tuple([build_of[code] for code in codes if code in build_of]),
            )
        return found

    def spread_with(self, table: Table, part: Table) -> Spread:
        """Return the items of a table to which one was added: quicker than `spread`, which starts from nothing."""
        found = self._spreads.get(table + part)
        if found is None:
            codes, parts, shape, twins, sums, own = self.spread(table)
            code = self._codes[(part.bit_length() - _ITEMS - 1) // self._width]
            bits, place = (code & self._values) >> _TRAIT, bisect(codes, code)
            below = (1 << place) - 1
            twin = place and codes[place - 1] == code
            # While sums are added, bit 0 means no item again, as in `_sums_of`.
            some = more = sums | 1
            for value in from_bits(bits):
                more |= some << value
            found = self._spreads[table + part] = (
                (*codes[:place], code, *codes[place:]),
                (*parts[:place], part, *parts[place:]),
                (*shape[:place], bits, *shape[place:]),
                twins & below | (twins & ~below) << 1 | twin << place,
                more ^ 1 | sums & 1 | (not bits),
                own,
            )
        return found

    def own(self, table: Table, seat: int) -> Own:
        """Return the builds that a seat owns."""
        builds = self.spread(table)[5]
        return builds and tuple([build for build in builds if build[0] == seat])

    def sums(self, table: Table) -> Bits:
        """Return the sums of some of the items; bit 0 means an item that only a wild joker takes."""
        return self.spread(table)[4]

    def wanted(self, taker: Taker) -> Bits:
        """Return the values of a card, bit 0 for a wild joker; it takes something if one of them is in `sums`."""
        return self._wanted[taker]

    def takes(self, table: Table, taker: Taker) -> bool:
        """Tell whether a card captures anything, promises aside."""
        return bool(self.spread(table)[4] & self._wanted[taker])

    def can_clear(self, table: Table, taker: Taker) -> bool:
        """Tell whether a card captures everything, promises aside; raises TooMuchWorkError."""
        codes, _, shape, twins, sums, _ = self.spread(table)
        wanted = self._wanted[taker]
        if not sums & wanted or not (wanted & 1 or self._sums_of(shape)[1] & self._multiples[taker]):
            return False
        return (1 << len(shape)) - 1 in self.ways(codes, shape, twins, taker)[1]

    def taken(self, table: Table, taker: Taker) -> tuple[Table, ...]:
        """Return the items that each capture of a card takes, promises aside; raises TooMuchWorkError."""
        known = self._taken[taker]
        found = known.get(table)
        if found is None:
            codes, parts, shape, twins, sums, _ = self.spread(table)
            if not sums & self._wanted[taker]:
                return ()
            captures = self.ways(codes, shape, twins, taker)[1]
            found = known[table] = tuple([sum(pick(parts)) for pick in _different(captures, twins)])
            self.remembered += len(found)
        return found

    def within(self, codes: tuple[Code, ...], taker: Taker) -> int:
        """Return how many items, the lowest first, are not too high for a card to take."""
        return bisect(codes, self._beyond[taker])

    def ways(self, codes: tuple[Code, ...], shape: Shape, twins: Mask, taker: Taker) -> Ways:
        """Return the groups and captures of a card on a table with these items and values."""
        # Items too high for the card change nothing, so tables that differ only in them share the answer.
        # Rollouts ask this more often than anything else: what is known is looked up before anything is called.
        shape = shape[: bisect(codes, self._beyond[taker])]
        known = self._ways[taker]
        found = known.get(shape)
        if found is None:
            wanted = self._wanted[taker]
            if len(shape) > SINGLE_ITEMS:
                return ways_by_kinds(shape, twins, wanted)
            found = known[shape] = ways(shape, wanted) if self._sums_of(shape)[0] & wanted else ((), {}, ())
            self.remembered += len(found[1])
        return found

    def forget(self) -> None:
        """Forget all tables; traits keep their numbers."""
        self.remembered = 0
        self._spreads.clear()
        self._sums.clear()
        for ways_known, taken in zip(self._ways, self._taken, strict=True):
            ways_known.clear()
            taken.clear()

    def _sums_of(self, shape: Shape) -> tuple[Bits, Bits]:
        """Return the totals that some of the items have, and those that all of them together have."""
        found = self._sums.get(shape)
        if found is None:
            some = every = 1
            alone = False
            for values in shape:
                steps = from_bits(values)
                alone = alone or not steps
                more = whole = 0
                for value in steps:
                    more |= some << value
                    whole |= every << value
                some |= more
                # An item without values is part of no total.
                every = whole or every
            # Bit 0 would mean no item at all; it means an item that only a wild joker takes instead.
            found = self._sums[shape] = (some ^ 1 | alone, every)
        return found

    def _trait(self, item: Item) -> Trait:
        if item.value is None:
            return self._loose[item.cards[0]]
        points = sum([self.rules.card_points[card] for card in item.cards])
        return Trait(item_bits(self.rules, item), points, len(item.cards), item.owner)


@lru_cache(maxsize=64)
def _loose_cards(rules: Rules) -> tuple[Mapping[Card, Trait], int]:
    """Return the traits of the loose cards, and the number of bits for the values of an item."""
    traits = {card: Trait(bits, rules.card_points[card], 1) for card, bits in rules.table_bits.items()}
    return traits, max(rules.build_bits, *rules.table_bits.values()).bit_length()


@lru_cache(maxsize=1 << 10)
def _multiples(values: Bits, limit: int) -> Bits:
    """Return the multiples of some values below a limit, which is above the values.

    >>> from_bits(_multiples(1 << 4 | 1 << 10, 13))
    (4, 8, 10, 12)
    """
    found = 0
    for value in from_bits(values):
        number = (limit - 1) // value
        found |= ((1 << value * number) - 1) // ((1 << value) - 1) << value
    return found


def _different(captures: dict[Mask, Pick], twins: Mask) -> Iterable[Pick]:
    """Return the picks of different captures, which take only the first of equal items."""
    if not twins:
        return captures.values()
    return [pick for mask, pick in captures.items() if not mask & ~(mask << 1) & twins]
