"""The bidding: the next to speak, the highest bid, and the tens that may be exchanged after it."""

from typing import NamedTuple

from tutor.engine.cards import CARDS, Card
from tutor.engine.zwikken.position import Position, Spoken, from_forehand
from tutor.engine.zwikken.rules import Bidding, TenExchange


def highest(position: Position) -> Spoken | None:
    """Return the highest bid on the last card turned up, or None if there is none."""
    bids = [said for said in position.said if said.level]
    return max(bids, key=lambda said: said.level) if bids else None


def askers(position: Position) -> frozenset[int]:
    """Return the seats that have bid on the last card turned up, highest or not."""
    return frozenset(said.seat for said in position.said if said.level)


def passed(position: Position) -> frozenset[int]:
    """Return the seats whose last word on the last card turned up was to pass."""
    last = {said.seat: said.level for said in position.said}
    return frozenset(seat for seat, level in last.items() if not level)


def next_bidder(position: Position) -> int | None:
    """Return the seat that speaks next in the bidding; None when it is over.

    In 1900 players who have not passed go on until all others have (K19). Today each player speaks once, and once
    more after any has asked, except the highest asker of the moment (K36).
    """
    order, top = from_forehand(position), highest(position)
    if position.rules.bidding is Bidding.BID:
        if top is not None and top.level == position.rules.last_bid:
            return None
        last = position.said[-1].seat if position.said else position.dealer
        at = order.index(last) + 1
        waiting = order[at:] + order[:at]
    elif len(position.said) < len(order):
        return order[len(position.said)]
    else:
        second = position.said[len(order) :]
        waiting = () if top is None else order[order.index(second[-1].seat) + 1 if second else 0 :]
    return next((seat for seat in waiting if not is_out(position, seat)), None)


def is_out(position: Position, seat: int) -> bool:
    """Tell whether a seat is not asked again: it is highest, or has passed and may not come back."""
    top = highest(position)
    if top is not None and top.seat == seat:
        return True
    return not position.rules.may_come_back and seat in passed(position)


def ten_of_trumps(position: Position) -> Card:
    """Return the ten of the suit that was turned up last."""
    return CARDS["10" + position.trumps]


class Entitled(NamedTuple):
    """A seat that may exchange a ten now, and for which cards turned up."""

    seat: int
    ten: Card
    turn_ups: tuple[Card, ...]


def entitled(position: Position) -> Entitled | None:
    """Return the next seat that has to say whether it exchanges a ten; None when all have."""
    done = {one.ten for one in position.exchanged}
    return next((one for one in _all_entitled(position) if one.ten not in done), None)


def _all_entitled(position: Position) -> list[Entitled]:
    if position.rules.ten is TenExchange.HOLDER:
        # The last turn-up alone, and the ten of any player (K26).
        ten = ten_of_trumps(position)
        holders = (seat for seat, hand in enumerate(position.hands) if ten in (hand or ()))
        return [Entitled(seat, ten, position.turned[-1:]) for seat in holders]
    order = from_forehand(position)
    announced = sorted(position.announced, key=lambda one: (order.index(one.seat), one.turn_up))
    found = []
    for seat, ten, place, expects in announced:
        # "I know him" was said of one card; a player who expects a better one may choose among those of the suit (K39).
        of_suit = tuple(card for card in position.turned if card.suit is ten.suit)
        found.append(Entitled(seat, ten, of_suit if expects else (position.turned[place],)))
    return found
