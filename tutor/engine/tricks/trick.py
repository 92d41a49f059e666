"""A trick: the cards played to it, and who wins it."""

from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from tutor.engine.cards import Card, Suit
from tutor.engine.tricks.rules import TrickRules, strength, suit_followed


class UnknownCardsError(ValueError):
    """An error for an answer that depends on cards that are not known."""


def known_card(card: Card | None) -> Card:
    """Return a card that has to be known; raises UnknownCardsError if it is not."""
    if card is None:
        raise UnknownCardsError("a card is not known")
    return card


class CardPlayed(NamedTuple):
    """A card that a seat has played to a trick, or None if it is not known, such as another player's face down."""

    seat: int
    card: Card | None
    face_down: bool = False


Trick = tuple[CardPlayed, ...]
"""The cards played to a trick, the led card first; empty for an earlier trick of which nothing is known."""


def suit_led(rules: TrickRules, trumps: Suit, trick: Trick) -> Suit | None:
    """Return the suit that was led to a trick; None if nothing was, or a card face down."""
    if not trick or trick[0].face_down or trick[0].card is None:
        return None
    return suit_followed(rules, trumps, trick[0].card)


def height(rules: TrickRules, trumps: Suit, led: Suit | None, played: CardPlayed) -> int:
    """Return the height of a played card; a card face down cannot win."""
    if played.face_down:
        return 0
    return strength(rules, trumps, led, known_card(played.card))


def winning(rules: TrickRules, trumps: Suit, trick: Trick) -> CardPlayed | None:
    """Return the card that wins a trick as it is; the led one if none can win, and None if nothing was played.

    >>> from tutor.engine.cards import CARDS
    >>> rules = TrickRules(("A", "K", "Q", "7"))
    >>> trick = (CardPlayed(0, CARDS["QH"]), CardPlayed(1, CARDS["AC"]), CardPlayed(2, CARDS["KH"]))
    >>> winning(rules, Suit.SPADES, trick).seat, winning(rules, Suit.CLUBS, trick).seat
    (2, 1)
    """
    if not trick:
        return None
    led = suit_led(rules, trumps, trick)
    heights = [height(rules, trumps, led, played) for played in trick]
    # The first of equals is returned, which is the led card if no card can win.
    return trick[heights.index(max(heights))]


def winners(rules: TrickRules, trumps: Suit, tricks: Iterable[Trick]) -> tuple[int, ...]:
    """Return the seats that have won some whole tricks, in their order; raises UnknownCardsError."""
    return tuple(_winner(rules, trumps, trick) for trick in tricks)


def _winner(rules: TrickRules, trumps: Suit, trick: Trick) -> int:
    won = winning(rules, trumps, trick)
    if won is None:
        raise UnknownCardsError("an earlier trick is not known")
    return won.seat


def has_led(tricks: Iterable[Trick], seat: int) -> bool:
    """Tell whether a seat is known to have led to one of some tricks."""
    return any(trick and trick[0].seat == seat for trick in tricks)


def from_seat(seat: int, players: int) -> Iterator[int]:
    """Yield all seats clockwise, beginning with the given one.

    >>> list(from_seat(2, 4)), list(from_seat(4, 4))
    ([2, 3, 0, 1], [0, 1, 2, 3])
    """
    return ((seat + step) % players for step in range(players))


def in_order_from(seats: Sequence[int], first: int) -> tuple[int, ...]:
    """Return seats in their order, beginning with one of them.

    >>> in_order_from((3, 0, 2), 0)
    (0, 2, 3)
    """
    at = seats.index(first)
    return (*seats[at:], *seats[:at])
