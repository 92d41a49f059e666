"""The last one or two cards of a deal, all cards open: worked out at once, and for every lead together."""

from collections.abc import Sequence
from typing import NamedTuple

from tutor.engine.zwickern.openhands import Held, OpenHands
from tutor.engine.zwickern.traits import Table


class _Final(NamedTuple):
    """What the last card can win: all that is open if it takes anything, and a Zwick."""

    points: int
    cards: int
    takes: bool
    zwick: int


class _Pair(NamedTuple):
    """What the last two cards can come to: margins, each with the cards gained.

    `points` and `cards` are all that is open, where one can play so that nobody takes any more, else -1.
    """

    ends: tuple[tuple[int, int], ...]
    points: int = -1
    cards: int = -1


class LastCards:
    """What the last cards come to for two sides; `turns` and `signs` are those of the search, by cards left."""

    def __init__(self, hands: OpenHands, turns: Sequence[int], signs: Sequence[int]) -> None:
        self.hands = hands
        self.nodes = 0
        self._turns, self._signs = turns, signs
        self._last_deal = hands.position.stock == 0
        self._majority = hands.rules.majority if self._last_deal else 0
        self._finals: dict[int, _Final] = {}
        self._pairs: dict[int, _Pair] = {}

    def clear(self) -> None:
        """Forget everything."""
        self._finals.clear()
        self._pairs.clear()

    def margin(self, table: Table, held: Held, last: int, lead: int) -> int:
        """The margin with at most two cards left in all hands; of two, each player has one."""
        if not held:
            return self._left(table, last, lead)
        key = table << self.hands.total | held
        if held & (held - 1):
            pair = self._pairs.get(key)
            if pair is None:
                pair = self._pairs[key] = self._last_two(table, held)
            ends, points, cards = pair
            margins = [margin + self._most_cards(lead + gained) for margin, gained in ends]
            if points >= 0:
                margins.append(last * points + self._most_cards(lead + last * cards))
            return max(margins)
        final = self._final(table, held)
        if not self._last_deal:
            return final.points
        if final.takes:
            last = 1
        return final.zwick + last * final.points + self._most_cards(lead + last * final.cards)

    def _last_two(self, table: Table, held: Held) -> _Pair:
        hands, seat, sign = self.hands, self._turns[2], self._signs[2]
        hand = held & hands.hands[seat]
        ends: dict[tuple[int, int], None] = {}
        left = (-1, -1)
        # What a player with one card does is never met again: it need not be remembered.
        for points, cards, _, after, _, _ in hands.last_plays(table, seat, hand):
            self.nodes += 1
            hands.left -= 1
            final = self._final(after, held ^ hand)
            if final.takes:
                ends[points + sign * (final.points + final.zwick), cards + sign * final.cards] = None
            elif cards:
                ends[points + final.points, cards + final.cards] = None
            else:
                left = (final.points, final.cards)
        return _Pair(tuple(ends), *left)

    def _final(self, table: Table, held: Held) -> _Final:
        """What the last card can win.

        In the last deal what captures anything wins the whole table. A promise never stands against that: what keeps
        it at the last card is a capture, or nothing.
        """
        key = table << self.hands.total | held
        found = self._finals.get(key)
        if found is None:
            found = self._finals[key] = self._take_all(table, held) if self._last_deal else self._take_most(table, held)
        return found

    def _take_all(self, table: Table, held: Held) -> _Final:
        hands, tables, number = self.hands, self.hands.tables, held.bit_length() - 1
        taker, zwick = hands.takers[number], hands.zwicks[number]
        takes = tables.takes(table, taker)
        if takes and zwick and not tables.can_clear(table, taker):
            zwick = 0
        return _Final(
            tables.points[table] + hands.points[number], tables.cards[table] + 1, takes, zwick if takes else 0
        )

    def _take_most(self, table: Table, held: Held) -> _Final:
        seat = self._turns[1]
        return _Final(max(play[0] for play in self.hands.plays(table, seat, held)), 0, takes=True, zwick=0)

    def _left(self, table: Table, last: int, lead: int) -> int:
        """The margin where no card is held any more."""
        tables = self.hands.tables
        if not self._last_deal:
            return 0
        return last * tables.points[table] + self._most_cards(lead + last * tables.cards[table])

    def _most_cards(self, lead: int) -> int:
        return 0 if lead == 0 else self._majority if lead > 0 else -self._majority
