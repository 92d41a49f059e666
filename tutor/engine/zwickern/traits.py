"""Tables in small: items only by what they can do, so that many tables become one, and every table is a number.

Numbers and tuples of numbers are nothing that Python's memory has to be searched for, which halves a search's time.
"""

from bisect import bisect
from collections.abc import Iterable
from typing import NamedTuple

from tutor.engine.cards import Card
from tutor.engine.zwickern.grouping import Kind
from tutor.engine.zwickern.picks import Pick, kept
from tutor.engine.zwickern.position import Item, item_bits
from tutor.engine.zwickern.rules import Bits, Rules, from_bits, is_wild

Table = int
Code = int
"""An item: items with the same values stand together when codes are sorted; the code of a build is odd."""

Taker = int
"""The cards that match the same values and so take the same."""

TAKERS = 8
"""The bits that the number of a taker needs at most."""

_VALUES = 24
_UNKNOWN = -1
_TOO_HIGH = -1
_SEAT = 64
_ONE_SEAT = (1 << _SEAT) - 1


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
        # Number 0 stands for all values that are too high for a card.
        self._values: dict[Bits, int] = {_TOO_HIGH: 0}
        self._takers: dict[tuple[Bits, bool], Taker] = {}
        self._wanted: list[Bits] = []
        self._kinds: list[tuple[Kind, Kind]] = [(Kind(()), Kind(()))]
        self._seen: list[dict[Code, int]] = []
        self._steps: dict[Code, tuple[int, int]] = {}
        self._sums: list[Bits] = []
        self._promised: list[Bits] = []
        self._points_of: dict[Code, int] = {}
        self._cards_of: dict[Code, int] = {}
        self._tables: dict[tuple[Code, ...], Table] = {}
        self._free: list[Table] = []
        self._left: dict[tuple[tuple[int, ...], Taker], list[Pick]] = {}
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
        self._promised.append(_UNKNOWN)
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
            self._seen.append({})
        return number

    def owed(self, table: Table, seat: int) -> Bits:
        """The values of the builds that a seat owns."""
        promised = self._promised[table]
        if promised == _UNKNOWN:
            promised = self._promises(table)
        return promised >> seat * _SEAT & _ONE_SEAT if promised else 0

    def takes(self, table: Table, taker: Taker) -> bool:
        """Whether a card captures anything, promises aside."""
        sums = self._sums[table]
        return bool((self._add_up(table) if sums == _UNKNOWN else sums) & self._wanted[taker])

    def can_clear(self, table: Table, taker: Taker) -> bool:
        """Whether a card captures everything, promises aside; raises TooMuchWorkError."""
        if not self._may_clear(table, self._wanted[taker]):
            return False
        items = self.items[table]
        picks = self._picked(items, taker)
        return bool(picks) and not picks[-1](items)

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
            for pick in self._picked(items, taker):
                after = self.table(pick(items))
                some.append((points - self.points[after], cards - self.cards[after], after))
            found = self._captures[key] = tuple(some)
        return found

    def _picked(self, items: tuple[Code, ...], taker: Taker) -> list[Pick]:
        """What picks the items that each capture leaves; the one that leaves none stands last."""
        shape = self._shape(items, taker)
        found = self._left.get((shape, taker))
        if found is None:
            found = self._left[shape, taker] = self._kept(shape, taker)
        return found

    def _promises(self, table: Table) -> Bits:
        """The values of the builds of each seat, one seat's bits after the other's."""
        promised = 0
        for code in self.items[table]:
            if code & 1:
                bits, _, _, owner = self.traits[code]
                if owner is not None:
                    promised |= bits << owner * _SEAT
        self._promised[table] = promised
        return promised

    def _may_clear(self, table: Table, wanted: Bits) -> bool:
        """Whether all items can add up to a multiple of one of the values; a wild joker is not looked at."""
        if wanted & 1:
            return True
        sums = 1
        for code in self.items[table]:
            low, high = self._steps[code]
            sums = sums << low if low == high else sums << low | sums << high
        return any(sums >> total & 1 for one in from_bits(wanted) for total in range(one, sums.bit_length(), one))

    def forget(self, kept: Iterable[Table]) -> None:
        """Forget all tables but some, whose numbers stay theirs."""
        self._tables = {self.items[table]: table for table in kept}
        remaining = set(self._tables.values())
        self._free = [table for table in range(len(self.items)) if table not in remaining]
        for table in self._free:
            self.items[table], self._sums[table], self._promised[table] = (), _UNKNOWN, _UNKNOWN
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

    def _shape(self, items: tuple[Code, ...], taker: Taker) -> tuple[int, ...]:
        """What captures depend on: the values of each item, twice their number, and one more after an equal item."""
        seen = self._seen[taker]
        try:
            shape = [seen[code] for code in items]
        except KeyError:
            shape = [self._see(code, taker) for code in items]
        if len(set(items)) < len(items):
            for place in range(1, len(items)):
                shape[place] |= items[place] == items[place - 1]
        return tuple(shape)

    def _see(self, code: Code, taker: Taker) -> int:
        """Twice the number of the values of an item, or 0 for values too high for a card."""
        wanted = self._wanted[taker]
        low = self._steps[code][0]
        found = self._seen[taker][code] = 0 if not wanted & 1 and low >= wanted.bit_length() else code >> _VALUES << 1
        return found

    def _kept(self, shape: tuple[int, ...], taker: Taker) -> list[Pick]:
        bits = self._wanted[taker]
        kinds = [self._kinds[values >> 1][bits & 1] for values in shape]
        return kept(kinds, [values & 1 for values in shape], bits & ~1)

    def _trait(self, item: Item) -> Trait:
        points = sum(self.rules.card_points[card] for card in item.cards)
        return Trait(item_bits(self.rules, item), points, len(item.cards), item.owner)
