"""Position: everything that an action depends on, and what one player may know of it."""

from enum import StrEnum
from typing import NamedTuple

from tutor.engine.cards import Card, Suit
from tutor.engine.tricks import CardPlayed, Trick, from_seat
from tutor.engine.zwikken.rules import HAND_SIZE, Rules, TenExchange

HandCards = tuple[Card, ...]
SomeCards = tuple[Card | None, ...]
"""Cards of which some may not be known, which are None."""


class Phase(StrEnum):
    """The next step: to declare or bid, to turn a card as the dealer, to exchange a ten, to play; or nothing."""

    DECLARE = "declare"
    BID = "bid"
    DEALER = "dealer"
    SWAP = "swap"
    PLAY = "play"
    OVER = "over"


class Spoken(NamedTuple):
    """A seat's word in the bidding: the level of its bid, or 0 for passing."""

    seat: int
    level: int


class AnnouncedTen(NamedTuple):
    """The ten that a seat has announced when a card was turned up, and whether it expects a better one.

    `turn_up` is the place of that card among those turned up, from 0.
    """

    seat: int
    ten: Card
    turn_up: int
    expects: bool = False


class Exchanged(NamedTuple):
    """The card that a seat has taken for its ten; None if it has kept the ten."""

    seat: int
    ten: Card
    turn_up: Card | None


class Position(NamedTuple):
    """Everything that an action depends on; a hand that is not known is None.

    Seats are numbered clockwise; `number` is that of the hand in the game, from 1. `stock` are the cards that are not
    dealt, the top one first. `turned` are the cards turned up, in order, also those that were taken for a ten since.
    `stays` is None for a seat that has not declared. `said` is the bidding on the last card turned up. `tricks` are the
    whole tricks, in order, and `zwik` is the seat whose cards alike have won. Chips are counted from before the hand
    in `accounts`; `pot` and accounts together are the pot of that moment.
    """

    rules: Rules
    seats: tuple[str, ...]
    dealer: int
    number: int
    phase: Phase
    turn: int | None
    hands: tuple[HandCards | None, ...]
    stock: SomeCards
    turned: tuple[Card, ...]
    stays: tuple[bool | None, ...]
    said: tuple[Spoken, ...]
    announced: tuple[AnnouncedTen, ...]
    exchanged: tuple[Exchanged, ...]
    tricks: tuple[Trick, ...]
    trick: Trick
    zwik: int | None
    pot: int
    accounts: tuple[int, ...]

    @property
    def hand(self) -> HandCards:
        """The cards of the player whose turn it is; none if they are not known."""
        return () if self.turn is None else self.hands[self.turn] or ()

    @property
    def trumps(self) -> Suit:
        """The suit of the trumps, that of the last card turned up."""
        suit = self.turned[-1].suit
        assert suit is not None
        return suit

    @property
    def forehand(self) -> int:
        """The seat on the dealer's left."""
        return (self.dealer + 1) % len(self.seats)


def from_forehand(position: Position) -> tuple[int, ...]:
    """Return all seats in the order in which they are dealt to and asked."""
    return tuple(from_seat(position.forehand, len(position.seats)))


def players_in(position: Position) -> tuple[int, ...]:
    """Return the seats that have not dropped out, from forehand on."""
    return tuple(seat for seat in from_forehand(position) if position.stays[seat] is not False)


def next_in(position: Position, seat: int) -> int:
    """Return the next seat clockwise that has not dropped out."""
    order = from_seat(seat + 1, len(position.seats))
    return next(one for one in order if position.stays[one] is not False)


def hand_size(position: Position, seat: int) -> int:
    """Return how many cards a seat holds, which is public; a seat that has dropped out holds none."""
    if position.stays[seat] is False:
        return 0
    return HAND_SIZE - len(position.tricks) - any(played.seat == seat for played in position.trick)


def turn_ups(position: Position) -> tuple[Card, ...]:
    """Return the cards that are turned up now: an exchanged ten is in the place of the other card."""
    tens = {one.turn_up: one.ten for one in position.exchanged if one.turn_up is not None}
    return tuple(tens.get(card, card) for card in position.turned)


def seen_by(position: Position, seat: int) -> Position:
    """Return what the player on a seat may know: their own cards, and everything said or shown.

    If the holder of the ten need not have announced it, others see neither that it is asked for nor that it was kept:
    to them the bidding is over, and no seat is to act.
    """
    hidden = position.rules.ten is TenExchange.HOLDER
    asked = hidden and position.phase is Phase.SWAP and position.turn != seat
    return position._replace(
        phase=Phase.BID if asked else position.phase,
        turn=None if asked else position.turn,
        hands=tuple(hand if other == seat else _shown(position, other) for other, hand in enumerate(position.hands)),
        stock=(None,) * len(position.stock),
        exchanged=tuple(one for one in position.exchanged if not (hidden and one.turn_up is None and one.seat != seat)),
        tricks=tuple(_seen_trick(trick, seat) for trick in position.tricks),
        trick=_seen_trick(position.trick, seat),
    )


def _shown(position: Position, seat: int) -> HandCards | None:
    """Return the cards that a seat has shown of its hand: three of a kind that have won, or an agreed pair alone."""
    hand = position.hands[seat]
    if position.zwik != seat or hand is None:
        return None
    alike = len({card.rank for card in hand}) == 1
    return hand if alike else tuple(card for card in hand if card.rank == position.turned[-1].rank)


def _seen_trick(trick: Trick, seat: int) -> Trick:
    """Return a trick without the cards that others have played face down, which are never shown (K13)."""
    return tuple(
        CardPlayed(played.seat, None, True) if played.face_down and played.seat != seat else played for played in trick
    )
