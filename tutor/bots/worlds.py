"""Hands that the others may have, so that what was promised can be kept, and the hands that come after them."""

from collections.abc import Iterator, Sequence
from functools import reduce
from itertools import islice
from operator import or_
from typing import NamedTuple

from tutor.bots.decision import Decision
from tutor.bots.dice import Dice, drawn
from tutor.bots.kinds import Kind
from tutor.engine.zwickern.plays import promised
from tutor.engine.zwickern.promises import keeps
from tutor.engine.zwickern.rules import Bits, from_bits

SeatHands = tuple[tuple[Kind, ...], ...]
"""The cards of every seat by their kinds."""


class World(NamedTuple):
    """The hands of the others, none for the seat that decides, and what is dealt next, where play goes on so long.

    `later` are the hands of the next deal, of the seats whose turn comes, and `to_table` the cards on the table before.
    """

    hands: SeatHands
    later: SeatHands = ()
    to_table: tuple[Kind, ...] = ()


_TRIES = 60
"""The deals tried for hands that keep the promises; after that such hands are put together."""

_DOUBT = 1 / 16
"""The chance that a promise which need not be kept is not asked for."""


class Promise(NamedTuple):
    """What a seat has promised: `owed` are the values of its builds, `said` those that it announced and has not played.

    A card for each value said is in the hand. A different one for each value owed need not be, where a partner's builds
    may have suspended the promises, or a build is left from an earlier deal (reading 13): these are in `doubt`.
    """

    seat: int
    size: int
    owed: Bits
    said: Bits
    doubt: bool


def promises(decision: Decision) -> tuple[Promise, ...]:
    """Return the promises of the others who hold cards, those that ask for most first."""
    found = []
    for seat in range(len(decision.sizes)):
        if seat == decision.seat or not decision.sizes[seat]:
            continue
        owed = promised(decision.position.table, seat)
        said = decision.position.announced[seat] & decision.rules.build_bits
        doubt = bool(owed & ~said) or (decision.position.plan.partners and owed.bit_count() > 1)
        found.append(Promise(seat, decision.sizes[seat], owed, said, doubt))
    return tuple(sorted(found, key=lambda one: -(one.owed | one.said).bit_count()))


def world(decision: Decision, dice: Dice, known: tuple[Promise, ...] | None = None, plays: int = 0) -> World:
    """Draw one of the worlds that the seat cannot tell from the truth, for so many plays after its own.

    `known` are the promises, if at hand. All hands that keep the promises are equally likely, until they are so rare
    that `_TRIES` deals find none.
    """
    wanted = promises(decision) if known is None else known
    for _ in range(_TRIES):
        cards = drawn(decision.unseen, dice)
        hands = _dealt(decision, wanted, cards, dice)
        if hands is not None:
            break
    else:
        hands, left = _constructed(decision, wanted, dice)
        cards = iter(left)
    seats: list[tuple[Kind, ...]] = [()] * len(decision.sizes)
    for one, hand in zip(wanted, hands, strict=True):
        seats[one.seat] = tuple(hand)
    if plays < len(decision.order) or decision.next_deal is None:
        return World(tuple(seats))
    to_table = tuple(islice(cards, decision.next_deal.to_table))
    later: list[tuple[Kind, ...]] = [()] * len(seats)
    for seat in set(decision.course[len(decision.order) : plays + 1]):
        later[seat] = tuple(islice(cards, decision.next_deal.sizes[seat]))
    return World(tuple(seats), tuple(later), to_table)


def _dealt(decision: Decision, wanted: Sequence[Promise], cards: Iterator[Kind], dice: Dice) -> list[list[Kind]] | None:
    """Deal hands, or return None once one breaks a promise; the seat that promised most is dealt to first."""
    hands = []
    for one in wanted:
        hand = list(islice(cards, one.size))
        if one.owed | one.said and not _kept(decision, one, hand, dice):
            return None
        hands.append(hand)
    return hands


def _kept(decision: Decision, one: Promise, hand: Sequence[Kind], dice: Dice) -> bool:
    if one.said & ~_values(decision, hand):
        return False
    return _keeps(decision, hand, one.owed) or (one.doubt and dice.random() < _DOUBT)


def _values(decision: Decision, hand: Sequence[Kind]) -> Bits:
    """Return the values that some cards can take."""
    return reduce(or_, map(decision.kinds.bits.__getitem__, hand), 0)


def _keeps(decision: Decision, hand: Sequence[Kind], owed: Bits) -> bool:
    return keeps(decision.rules, [decision.kinds.cards[kind] for kind in hand], owed)


def _constructed(decision: Decision, wanted: Sequence[Promise], dice: Dice) -> tuple[list[list[Kind]], list[Kind]]:
    """Deal hands that keep the promises where possible, first a card for each value, and return what is left, too."""
    pool = list(drawn(decision.unseen, dice))
    hands = []
    for one in wanted:
        hand: list[Kind] = []
        # A value that fewer cards can take comes first.
        for value in sorted(from_bits(one.owed | one.said), key=lambda value: _takers(decision, pool, value)):
            if len(hand) < one.size:
                _answer(decision, pool, hand, value, one.owed)
        hands.append(hand)
    for one, hand in zip(wanted, hands, strict=True):
        while len(hand) < one.size:
            hand.append(pool.pop())
    return hands, pool


def _takers(decision: Decision, pool: Sequence[Kind], value: int) -> int:
    return sum(decision.kinds.bits[kind] >> value & 1 for kind in pool)


def _answer(decision: Decision, pool: list[Kind], hand: list[Kind], value: int, owed: Bits) -> None:
    """Move a card for a value from the pool to a hand, unless it has one and none of its own is owed."""
    bits = decision.kinds.bits
    if not owed >> value & 1 and any(bits[kind] >> value & 1 for kind in hand):
        return
    for place, kind in enumerate(pool):
        if bits[kind] >> value & 1:
            hand.append(pool.pop(place))
            return
