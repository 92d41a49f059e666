"""Position: everything that a play depends on, and what one player may know of it."""

from collections import Counter
from dataclasses import dataclass
from functools import cache
from typing import NamedTuple
from unicodedata import normalize

from tutor.engine.cards import Card
from tutor.engine.zwickern.rules import Bits, Plan, Rules

Holding = tuple[Card, ...]


class Item(NamedTuple):
    """A loose card or a build on the table; a loose card has no announced value and no owner."""

    cards: tuple[Card, ...]
    value: int | None = None
    owner: int | None = None


@cache
def loose(card: Card) -> Item:
    """Return a card as an item of the table without an announced value."""
    return Item((card,))


class Pile(NamedTuple):
    """The cards and the Zwicks that one seat has won, and the builds that it left at the end.

    `joker_zwicks` are those of the Zwicks that score as Zwicks with a joker; `builds_left` are counted where they cost
    something.
    """

    cards: tuple[Card, ...] = ()
    zwicks: int = 0
    joker_zwicks: int = 0
    builds_left: int = 0


@dataclass(frozen=True, slots=True)
class Position:
    """Everything that a play depends on; a hand that is not known is None.

    Seats are numbered clockwise; `announced` holds for each seat the values that it announced and has since
    played no card for; `stock` is the number of cards still to be dealt.
    """

    rules: Rules
    plan: Plan
    seats: tuple[str, ...]
    turn: int
    hands: tuple[Holding | None, ...]
    table: tuple[Item, ...]
    announced: tuple[Bits, ...]
    dealer: int | None
    stock: int
    won: tuple[Pile, ...]
    last_capture: int | None

    @property
    def hand(self) -> Holding:
        """The cards of the player whose turn it is; none if they are not known."""
        return self.hands[self.turn] or ()


def has_equal_cards(position: Position) -> bool:
    """Tell whether the packs of a position have equal cards."""
    return position.plan.packs > 1 or position.rules.alike


def item_bits(rules: Rules, item: Item) -> Bits:
    """Return the values that an item can have in a capture or build."""
    return rules.table_bits[item.cards[0]] if item.value is None else 1 << item.value


def shape_of(rules: Rules, table: tuple[Item, ...]) -> tuple[Bits, ...]:
    """Return the values that each item of a table can have, as `item_bits` has them."""
    loose_bits = rules.table_bits
    return tuple([loose_bits[cards[0]] if value is None else 1 << value for cards, value, _ in table])


def folded(name: str) -> str:
    """Return a seat's name in lower case, with single blanks and composed letters, for comparing seats.

    >>> folded("Old\u00a0 North") == folded("old north"), folded("Mu\u0308ller") == folded("Müller")
    (True, True)
    """
    return normalize("NFC", normalize("NFC", " ".join(name.split())).casefold())


def known_cards(position: Position) -> Counter[Card]:
    """Count the cards that are known to be in a hand, on the table or in a pile."""
    cards = [card for hand in position.hands for card in hand or ()]
    cards += [card for item in position.table for card in item.cards]
    cards += [card for pile in position.won for card in pile.cards]
    return Counter(cards)


@dataclass(frozen=True, slots=True)
class Seen:
    """One player's knowledge: `position` without the other hands, the sizes of hands, and the cards not yet seen."""

    seat: int
    position: Position
    sizes: tuple[int | None, ...]
    unseen: tuple[Card, ...]


def seen_by(position: Position, seat: int) -> Seen:
    """Return what the player on a seat may know: their own hand and every card that has been face up."""
    hands = tuple(hand if index == seat else None for index, hand in enumerate(position.hands))
    known = Position(
        position.rules,
        position.plan,
        position.seats,
        position.turn,
        hands,
        position.table,
        position.announced,
        position.dealer,
        position.stock,
        position.won,
        position.last_capture,
    )
    sizes = tuple(None if hand is None else len(hand) for hand in position.hands)
    cards = known_cards(known)
    if not has_equal_cards(position):
        return Seen(seat, known, sizes, tuple([card for card in position.rules.pack if card not in cards]))
    left = Counter({card: number * position.plan.packs for card, number in Counter(position.rules.pack).items()})
    left.subtract(cards)
    return Seen(seat, known, sizes, tuple(left.elements()))
