"""The different cards of a decision, and what each captures best; cards that do the same are one."""

from typing import NamedTuple

from tutor.engine.cards import Card
from tutor.engine.zwickern.open_hands.compact_tables import (
    CARDS_FIELD,
    CARDS_SHIFT,
    FIELDS,
    POINTS_SHIFT,
    Table,
    Tables,
    Taker,
)
from tutor.engine.zwickern.open_hands.hands import OpenHands
from tutor.engine.zwickern.rules import Bits

Kind = int
"""The number of a kind, from 0."""


class Kinds(NamedTuple):
    """The facts about cards; `of` is the kind of each card by its number in the hands, the rest is by kind.

    `zwicks` are the points of a Zwick, `takers` and `laid` the numbers for `Tables`, `bits` the values of a card in
    the hand.
    """

    of: tuple[Kind, ...]
    cards: tuple[Card, ...]
    points: tuple[int, ...]
    zwicks: tuple[int, ...]
    takers: tuple[Taker, ...]
    laid: tuple[Table, ...]
    bits: tuple[Bits, ...]


def kinds_of(hands: OpenHands) -> Kinds:
    """Return the kinds of the cards of some hands."""
    kinds: dict[Card, Kind] = {}
    of = [kinds.setdefault(card, len(kinds)) for card in hands.cards]
    numbers = [of.index(kind) for kind in range(len(kinds))]

    def by_kind(things: list[int]) -> tuple[int, ...]:
        return tuple([things[number] for number in numbers])

    return Kinds(
        of=tuple(of),
        cards=tuple(kinds),
        points=by_kind(hands.points),
        zwicks=by_kind(hands.zwicks),
        takers=by_kind(hands.takers),
        laid=by_kind(hands.additions.laid),
        bits=tuple([hands.rules.hand_bits[card] for card in kinds]),
    )


Best = tuple[int, int, int, Table]
"""A capture: its rank, the points and the cards that it wins, and the table after it. Points come first in the rank,
and cards decide between equal points. No named tuple, because the garbage collector searches those."""

POINT = 8
"""The weight of a point in the rank of a capture, where a card counts 1."""

TAKES_NOTHING: Best = (0, 0, 0, 0)
"""Stands for the capture of a card that takes nothing."""

UNKNOWN: Best = (1 << 30, 0, 0, 0)
"""Stands for a capture not looked for yet; it ranks above all others, so that one comparison is enough."""


class BestCaptures:
    """The best captures of all kinds of cards, by the table; `rows` are those of the tables met so far."""

    def __init__(self, tables: Tables, kinds: Kinds) -> None:
        self._tables, self._kinds = tables, kinds
        self._wanted = [tables.wanted(taker) for taker in kinds.takers]
        self.rows: dict[Table, list[Best]] = {}

    def row(self, table: Table) -> list[Best]:
        """Return what is known of a table, by kind: the best capture, TAKES_NOTHING or UNKNOWN."""
        return self.rows.get(table) or self._row(table, self._tables.sums(table))

    def _row(self, table: Table, sums: Bits) -> list[Best]:
        row = self.rows[table] = [UNKNOWN if sums & wanted else TAKES_NOTHING for wanted in self._wanted]
        return row

    def look(self, row: list[Best], kind: Kind, table: Table) -> Best:
        """Look for the best capture of a kind from the table of a row, and note it; raises TooMuchWorkError."""
        kinds, best, top = self._kinds, TAKES_NOTHING, -1
        own, zwick = kinds.points[kind], kinds.zwicks[kind]
        codes, parts, shape, twins, _, _ = self._tables.spread(table)
        # Equal items make equal captures, so that nothing is left out. This runs for every table of every rollout,
        # so little is called.
        for pick in self._tables.ways(codes, shape, twins, kinds.takers[kind])[2]:
            gain = sum(pick(parts))
            fields = gain & FIELDS
            points = (fields >> POINTS_SHIFT) + own
            if gain == table:
                points += zwick
            cards = ((fields & CARDS_FIELD) >> CARDS_SHIFT) + 1
            rank = POINT * points + cards
            if rank > top:
                top, best = rank, (rank, points, cards, table - gain)
        row[kind] = best
        return best
