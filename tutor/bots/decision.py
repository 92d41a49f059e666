"""One decision of one seat, made ready for bots: everything in it comes from what the seat has seen."""

from collections import Counter
from dataclasses import replace
from functools import cached_property

from tutor.bots.kinds import BestCaptures, Kind, kinds_of
from tutor.engine.budget import ENDLESS
from tutor.engine.cards import Card
from tutor.engine.zwickern import Build, Capture, Item, Lay, Play, Position, Seen, legal_plays, partner, sides
from tutor.engine.zwickern.dealt_sizes import hand_sizes
from tutor.engine.zwickern.hand.deal_and_play import NextDeal, next_deal
from tutor.engine.zwickern.open_hands.announcing import Announcing
from tutor.engine.zwickern.open_hands.compact_tables import Table
from tutor.engine.zwickern.open_hands.hands import OpenHands, SmallPlay
from tutor.engine.zwickern.position import Holding
from tutor.engine.zwickern.rules import BuildDuty, from_bits

_PLAYS_LOOKED_AT = 120
"""The most plays that are looked at one by one, lays not counted."""


class Decision:
    """A decision of the seat to play.

    The hands in compact form are those of a position in which one other player holds all unseen cards. So facts about
    tables and cards hold for all hands that the others may have, and are worked out once.

    `sizes` are the cards that each seat holds, `order` the seats that play on in this deal, the one to play first.
    `side` is the side of each seat and `me` that of the one to play; `piles` are the cards that each side has won, and
    `last` the side that captured last, if any.
    """

    def __init__(self, seen: Seen) -> None:
        """Prepare a decision; raises ValueError unless it is the seat's turn."""
        position = seen.position
        if seen.seat != position.turn:
            raise ValueError("it is not the turn of this seat")
        self.seen, self.position, self.rules, self.seat = seen, position, position.rules, seen.seat
        self.sizes = _sizes(seen)
        self.order = _order_of_play(position.turn, self.sizes)
        # Plays are few enough to be listed, or raise TooMuchWorkError.
        self.hands = OpenHands(_pooled(seen), ENDLESS)
        self.tables, self.table = self.hands.tables, self.hands.table
        self.own = self.hands.hands[self.seat]
        self.kinds = kinds_of(self.hands)
        others = from_bits(self.hands.held ^ self.own)
        self.unseen: tuple[Kind, ...] = tuple([self.kinds.of[number] for number in others])
        self.captures = BestCaptures(self.tables, self.kinds)
        seats_by_side = sides(position.plan)
        side_of = {seat: side for side, seats in enumerate(seats_by_side) for seat in seats}
        self.side = tuple([side_of[seat] for seat in range(len(position.seats))])
        self.me = self.side[self.seat]
        self.piles = tuple(sum(len(position.won[seat].cards) for seat in seats) for seats in seats_by_side)
        self.last = None if position.last_capture is None else self.side[position.last_capture]
        self.last_deal = position.stock == 0

    @cached_property
    def next_deal(self) -> NextDeal | None:
        """The next deal, or None if there is none or it is not known."""
        return next_deal(self.position)

    @cached_property
    def course(self) -> tuple[int, ...]:
        """The seats that play on in this deal, and after them those of the next deal, if one is known to come."""
        return self.order + (_order_of_play(self.next_deal.first, self.next_deal.sizes) if self.next_deal else ())

    @cached_property
    def lent(self) -> int:
        """The values that the partner has announced, as bits."""
        mate = partner(self.position.plan, self.seat)
        if mate is None or not self.position.announced[mate]:
            return 0
        announcing = Announcing(self.hands)
        return announcing.lent(announcing.start, self.seat)

    @property
    def foreseeable(self) -> bool:
        """Whether rollouts know the turns and duties of the table; the end of a hand they know at every table."""
        return not (self.rules.bound or self.rules.zwick_again or self.rules.duty is not BuildDuty.HOLD)

    def plays(self) -> tuple[SmallPlay, ...]:
        """Return the different legal plays, captures that win most first; raises TooMuchWorkError."""
        if not self.rules.plain:
            return self._listed
        return self.hands.plays(self.table, self.seat, self.own, self.lent)

    @cached_property
    def _listed(self) -> tuple[SmallPlay, ...]:
        """The different legal plays where duties bind that the hands in compact form do not know."""
        plays = dict.fromkeys(self.small(play) for play in legal_plays(self.position))
        return tuple(sorted(plays, key=lambda play: play[:2], reverse=True))

    def plays_to_look_at(self) -> tuple[SmallPlay, ...]:
        """Return the plays, but of very many only the captures that win most, some builds, and the lays."""
        plays = self.plays()
        if len(plays) <= _PLAYS_LOOKED_AT:
            return plays
        taking = [play for play in plays if play[1]]
        lays = [play for play in plays if self.is_lay(play)]
        builds = [play for play in plays if not play[1] and not self.is_lay(play)]
        return (*taking[: _PLAYS_LOOKED_AT // 2], *builds[: _PLAYS_LOOKED_AT // 2], *lays)

    def small(self, play: Play) -> SmallPlay:
        """Return a legal play in compact form, as `plays` has it."""
        return self.hands.small(play)

    def play_of(self, small: SmallPlay) -> Play:
        """Return the first legal play that is this one in compact form."""
        _, cards, _, after, number, _ = small
        card = self._card(number)
        if cards:
            return Capture(card, self._items(self.table - after))
        if after == self.table + self.kinds.laid[self.kinds.of[number]]:
            return Lay(card)
        before, made = Counter(self.tables.spread(self.table)[0]), Counter(self.tables.spread(after)[0])
        onto = next(iter((before - made).elements()), None)
        trait = self.tables.trait(next((made - before).elements()))
        item = None if onto is None else self._items(self.tables.part(self.tables.trait(onto)))[0]
        owner = self.seat if trait.owner is None else trait.owner
        return Build(card, item, from_bits(trait.bits)[0], owner)

    def kind_held(self, small: SmallPlay) -> Kind:
        """Return the kind of the card of a play."""
        return self.kinds.of[small[4]]

    def hand_after(self, small: SmallPlay) -> list[Kind]:
        """Return the kinds of the player's cards after a play."""
        return [self.kinds.of[number] for number in from_bits(self.own & ~small[2])]

    def is_lay(self, small: SmallPlay) -> bool:
        """Tell whether a play lays its card down."""
        return not small[1] and small[3] == self.table + self.kinds.laid[self.kinds.of[small[4]]]

    def items_taken(self, small: SmallPlay) -> int:
        """Return the number of items that a play takes."""
        return len(self.tables.spread(self.table - small[3])[0]) if small[1] else 0

    def _card(self, number: int) -> Card:
        """Return the first card of the player's hand that is of the kind of a number."""
        own, kind = zip(self.position.hand, from_bits(self.own), strict=True), self.kinds.of[number]
        return next(card for card, other in own if self.kinds.of[other] == kind)

    def _items(self, some: Table) -> tuple[Item, ...]:
        """Return the first items of the table that make up a part of it, in the order of the table."""
        found = []
        for item in self.position.table:
            part = self.tables.of((item,))
            if some and self.tables.has(some, part):
                some -= part
                found.append(item)
        return tuple(found)


def _pooled(seen: Seen) -> Position:
    """Return the position in which the player on the left holds all cards that the seat has not seen."""
    seats = len(seen.position.seats)
    hands: list[Holding] = [()] * seats
    hands[(seen.seat + 1) % seats] = seen.unseen
    hands[seen.seat] = seen.position.hand
    return replace(seen.position, hands=tuple(hands))


def _order_of_play(turn: int, sizes: tuple[int, ...]) -> tuple[int, ...]:
    """List the seats that play with hands of these sizes; a seat without cards is passed over (reading 20).

    >>> _order_of_play(1, (1, 2, 1))
    (1, 2, 0, 1)
    """
    left, seat, order = list(sizes), turn, []
    while any(left):
        if left[seat]:
            left[seat] -= 1
            order.append(seat)
        seat = (seat + 1) % len(left)
    return tuple(order)


def _sizes(seen: Seen) -> tuple[int, ...]:
    """Return the number of cards that each seat holds; where unknown, as the deal implies, up to all unseen cards."""
    reckoned, room = hand_sizes(seen.position), len(seen.unseen)
    sizes = []
    for seat, size in enumerate(seen.sizes):
        if seat == seen.seat:
            sizes.append(len(seen.position.hand))
            continue
        sizes.append(min(room, reckoned[seat] if size is None else size))
        room -= sizes[-1]
    return tuple(sizes)
