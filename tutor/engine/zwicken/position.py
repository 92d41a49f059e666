"""Position: everything that an action depends on, and what one player may know of it."""

from enum import StrEnum
from typing import NamedTuple

from tutor.engine.cards import Card, Suit
from tutor.engine.tricks import Trick, from_seat, suit_followed
from tutor.engine.zwicken.rules import HAND_SIZE, Rules

HandCards = tuple[Card, ...]
SomeCards = tuple[Card | None, ...]
"""Cards of which some may not be known, which are None."""


class Phase(StrEnum):
    """The next step: the cards are cut, looked at by the dealer, declared on or played; or the hand is over."""

    CUT = "cut"
    CHECK = "check"
    DECLARE = "declare"
    PLAY = "play"
    OVER = "over"


class Position(NamedTuple):
    """Everything that an action depends on; a hand that is not known is None.

    Seats are numbered clockwise. `stock` are the cards that are not dealt, the top one first: the whole pack after a
    cut, its bottom card last. `shown` are the bottom cards that were looked at, in order; `looked` says whether the
    dealer who dealt did. `stays` is None for a seat that has not declared, and `given_away` has the cards exchanged.
    `tricks` are the whole tricks, in order. Chips are counted from before the hand in `accounts`; `pot` and accounts
    together are the pot of that moment.
    """

    rules: Rules
    seats: tuple[str, ...]
    dealer: int
    phase: Phase
    turn: int | None
    hands: tuple[HandCards | None, ...]
    stock: SomeCards
    shown: tuple[Card, ...]
    looked: bool
    turn_up: Card | None
    stays: tuple[bool | None, ...]
    given_away: tuple[SomeCards, ...]
    tricks: tuple[Trick, ...]
    trick: Trick
    pot: int
    accounts: tuple[int, ...]

    @property
    def hand(self) -> HandCards:
        """The cards of the player whose turn it is; none if they are not known."""
        return () if self.turn is None else self.hands[self.turn] or ()

    @property
    def trumps(self) -> Suit:
        """The suit of the trumps; raises ValueError before a card is turned up."""
        if self.turn_up is None or self.turn_up.suit is None:
            raise ValueError("no card is turned up")
        return self.turn_up.suit

    @property
    def forehand(self) -> int:
        """The seat on the dealer's left."""
        return (self.dealer + 1) % len(self.seats)


def players_in(position: Position) -> tuple[int, ...]:
    """Return the seats that have not passed, from forehand on."""
    order = from_seat(position.forehand, len(position.seats))
    return tuple(seat for seat in order if position.stays[seat] is not False)


def next_in(position: Position, seat: int) -> int:
    """Return the next seat clockwise that has not passed."""
    order = from_seat(seat + 1, len(position.seats))
    return next(one for one in order if position.stays[one] is not False)


def hand_size(position: Position, seat: int) -> int:
    """Return how many cards a seat holds, which is public; a seat that has passed holds none."""
    if position.turn_up is None or position.stays[seat] is False:
        return 0
    return HAND_SIZE - len(position.tricks) - any(played.seat == seat for played in position.trick)


def is_trump(position: Position, card: Card) -> bool:
    """Tell whether a card is a trump: of the suit turned up, or the permanent one."""
    return suit_followed(position.rules.tricks, position.trumps, card) is position.trumps


def trump_ace(position: Position) -> str:
    """Return the code of the ace of trumps."""
    return "A" + position.trumps


def seen_by(position: Position, seat: int) -> Position:
    """Return what the player on a seat may know: their own hand, the cards given away from it, and all cards face up.

    The bottom card that was looked at is the last card of the stock.
    """
    stock: SomeCards = (None,) * len(position.stock)
    if stock and position.looked and position.shown and position.turn_up is not None:
        stock = (*stock[:-1], position.shown[-1])
    given = enumerate(position.given_away)
    return position._replace(
        hands=tuple(hand if other == seat else None for other, hand in enumerate(position.hands)),
        stock=stock,
        given_away=tuple(cards if other == seat else (None,) * len(cards) for other, cards in given),
    )
