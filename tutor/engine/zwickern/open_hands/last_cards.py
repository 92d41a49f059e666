"""The last one or two cards of a deal, all cards open: worked out at once, and for every lead together."""

from collections.abc import Sequence

from tutor.engine.arithmetic.masks import Mask, Pick
from tutor.engine.zwickern.captures import SINGLE_ITEMS
from tutor.engine.zwickern.open_hands.additions import Held
from tutor.engine.zwickern.open_hands.capture_shapes import Shape
from tutor.engine.zwickern.open_hands.compact_tables import Code, Table, Taker, cards_on, points_of
from tutor.engine.zwickern.open_hands.hands import OpenHands

Final = tuple[int, int, bool, int]
"""The result of the last card: open points and cards, whether it takes anything, and the points of a Zwick.
In the last deal it wins everything open if it takes anything."""

Pair = tuple[tuple[tuple[int, int], ...], int, int]
"""The results of the last two cards: margins, each with the cards gained; then all open points and cards if it is
possible that neither player takes any more, else -1."""

Replied = tuple[bool, bool, bool, list[tuple[Pick, bool]]]
"""The captures of one card and the replies of the next: whether a promise binds, whether everything can be taken,
whether a capture leaves the next card nothing to take; then the picks of the other captures, each with whether the next
card can take all that is left."""

_NOT_LEFT = (-1, -1)


class LastCards:
    """The results of the last cards for two sides; `turns` and `signs` are those of the search, by cards left."""

    def __init__(self, hands: OpenHands, turns: Sequence[int], signs: Sequence[int]) -> None:
        self.hands = hands
        self.nodes = 0
        self._turns, self._signs = turns, signs
        self._last_deal = hands.position.stock == 0
        self._majority = hands.rules.majority if self._last_deal else 0
        self._finals: dict[Held, dict[Table, Final]] = {}
        self._pairs: dict[Held, dict[Table, Pair]] = {}
        self._replies: dict[tuple[Shape, Mask, tuple[Taker, Taker], bool], Replied] = {}

    def clear(self) -> None:
        """Forget everything."""
        self._finals.clear()
        self._pairs.clear()
        self._replies.clear()

    def margin(self, table: Table, held: Held, last: int, lead: int) -> int:
        """Return the margin with at most two cards left in all hands; of two, each player has one."""
        if not held:
            return self._left(table, last, lead)
        if held & (held - 1):
            known = self._pairs.get(held)
            if known is None:
                known = self._pairs[held] = {}
            pair = known.get(table)
            if pair is None:
                pair = known[table] = self._last_two(table, held)
            ends, points, cards = pair
            margins = [margin + self._most_cards(lead + gained) for margin, gained in ends]
            if points >= 0:
                margins.append(last * points + self._most_cards(lead + last * cards))
            return max(margins)
        points, cards, takes, zwick = self._final(table, held)
        if not self._last_deal:
            return points
        if takes:
            last = 1
        return zwick + last * points + self._most_cards(lead + last * cards)

    def _last_two(self, table: Table, held: Held) -> Pair:
        if self._last_deal and len(self.hands.tables.spread(table)[1]) <= SINGLE_ITEMS:
            return self._by_masks(table, held)
        hands, seat, sign = self.hands, self._turns[2], self._signs[2]
        hand = held & hands.hands[seat]
        ends: dict[tuple[int, int], None] = {}
        left = _NOT_LEFT
        for points, cards, _, after, _, _ in hands.plays(table, seat, hand):
            self._count(1)
            open_points, open_cards, takes, zwick = self._final(after, held ^ hand)
            if takes:
                ends[points + sign * (open_points + zwick), cards + sign * open_cards] = None
            elif cards:
                ends[points + open_points, cards + open_cards] = None
            else:
                left = (open_points, open_cards)
        return (tuple(ends), *left)

    def _by_masks(self, table: Table, held: Held) -> Pair:
        """Work out the last two cards of the last deal without listing plays, from the groups that each card takes."""
        hands, tables, seat, sign = self.hands, self.hands.tables, self._turns[2], self._signs[2]
        codes, parts, shape, _, _, builds = tables.spread(table)
        hand = held & hands.hands[seat]
        other = held ^ hand
        number, following = hand.bit_length() - 1, other.bit_length() - 1
        own = 0
        if builds:
            builds = tables.own(table, seat)
            own = sum(1 << place for place, part in enumerate(parts) if any(part & there for _, there, _ in builds))
        takers = hands.takers[number], hands.takers[following]
        within = max(tables.within(codes, takers[0]), tables.within(codes, takers[1]))
        # Items that are too high for both cards matter in one way alone: they prevent a Zwick.
        key = (shape[:within], own, takers, within == len(codes))
        found = self._replies.get(key)
        if found is None:
            found = self._replies[key] = self._replied(codes, shape, own, takers)
        bound, clears, all_left, others = found
        points, zwick, last_zwick = hands.points[number], hands.zwicks[number], hands.zwicks[following]
        open_points = points_of(table) + points + hands.points[following]
        open_cards = cards_on(table) + 2
        self._count(1)
        ends: dict[tuple[int, int], None] = {}
        left = _NOT_LEFT
        if all_left:
            ends[open_points + zwick if clears else open_points, open_cards] = None
            if sign < 0:
                # The next player is an opponent and wins nothing any more, so no other play brings more.
                return (tuple(ends), *left)
        for pick, cleared in others:
            gain = sum(pick(parts))
            won, cards = points_of(gain) + points, cards_on(gain) + 1
            lost = open_points - won + (last_zwick if cleared else 0)
            ends[won + sign * lost, cards + sign * (open_cards - cards)] = None
        self._count(len(others))
        if not bound:
            self._count(1)
            _, _, takes, last_zwick = self._final(table + hands.additions.laid[number], other)
            if takes:
                ends[sign * (open_points + last_zwick), sign * open_cards] = None
            else:
                left = (open_points, open_cards)
        return (tuple(ends), *left)

    def _replied(self, codes: tuple[Code, ...], shape: Shape, own: Mask, takers: tuple[Taker, Taker]) -> Replied:
        """Work out the captures of one card, and those of the next card after it.

        A promise is kept only by taking all of one's own builds, as no card is left for them; it binds where that is
        possible.
        """
        tables = self.hands.tables
        captures = tables.ways(codes, shape, 0, takers[0])[1]
        groups, replies, _ = tables.ways(codes, shape, 0, takers[1])
        every = (1 << len(shape)) - 1
        bound = bool(own) and any(mask & own == own for mask in captures)
        all_left, others = False, []
        for mask, pick in captures.items():
            if bound and mask & own != own:
                continue
            # The next card takes nothing if every group that it could take has lost an item.
            if all(mask & group for group in groups):
                all_left = True
            else:
                others.append((pick, every ^ mask in replies))
        return bound, every in captures, all_left, others

    def _count(self, nodes: int) -> None:
        self.nodes += nodes
        self.hands.left -= nodes

    def _final(self, table: Table, held: Held) -> Final:
        """Return the points and cards that the last card can win.

        In the last deal any capture wins the whole table. No promise prevents it: at the last card only a capture keeps
        a promise, or nothing does.
        """
        known = self._finals.get(held)
        if known is None:
            known = self._finals[held] = {}
        found = known.get(table)
        if found is None:
            found = known[table] = self._take_all(table, held) if self._last_deal else self._take_most(table, held)
        return found

    def _take_all(self, table: Table, held: Held) -> Final:
        hands, tables, number = self.hands, self.hands.tables, held.bit_length() - 1
        taker, zwick = hands.takers[number], hands.zwicks[number]
        takes = tables.takes(table, taker)
        if not takes or (zwick and not tables.can_clear(table, taker)):
            zwick = 0
        return (points_of(table) + hands.points[number], cards_on(table) + 1, takes, zwick)

    def _take_most(self, table: Table, held: Held) -> Final:
        seat = self._turns[1]
        return (max(play[0] for play in self.hands.plays(table, seat, held)), 0, True, 0)

    def _left(self, table: Table, last: int, lead: int) -> int:
        """Return the margin once no hand has a card."""
        if not self._last_deal:
            return 0
        return last * points_of(table) + self._most_cards(lead + last * cards_on(table))

    def _most_cards(self, lead: int) -> int:
        # On a tie no side gains on the other, even where house rules give both the points.
        return 0 if lead == 0 else self._majority if lead > 0 else -self._majority
