"""The three kinds of play, and the position after each."""

from typing import NamedTuple

from tutor.engine.cards import Card
from tutor.engine.zwickern.dealt_sizes import known_sizes
from tutor.engine.zwickern.position import Item, Pile, Position, loose
from tutor.engine.zwickern.rules import Bits, LastZwick, zwick_points


class Lay(NamedTuple):
    """A play that lays a card down."""

    card: Card


class Capture(NamedTuple):
    """A play in which a card takes items, which are in the order of the table.

    Captures that differ only in how the items split into groups are the same play (reading 19).
    """

    card: Card
    takes: tuple[Item, ...]


class Build(NamedTuple):
    """A play that makes a card a build, on an item or by itself, for the seat that owns it."""

    card: Card
    onto: Item | None
    value: int
    owner: int


Play = Lay | Capture | Build


class Stated(NamedTuple):
    """The part of a capture stated in addition to the items: the value of the played card, or the groups."""

    value: int | None = None
    groups: tuple[tuple[Item, ...], ...] | None = None


def without(cards: tuple[Card, ...], card: Card) -> tuple[Card, ...]:
    """Return the cards without one of them; raises ValueError if it is not there."""
    at = cards.index(card)
    return cards[:at] + cards[at + 1 :]


def touched(play: Play) -> tuple[Item, ...]:
    """Return the items that a play takes or builds on."""
    if isinstance(play, Capture):
        return play.takes
    return (play.onto,) if isinstance(play, Build) and play.onto is not None else ()


def cards_of(play: Play) -> tuple[Card, ...]:
    """Return the card of a play and those of the items that it takes or builds on."""
    return (play.card, *(card for item in touched(play) for card in item.cards))


def clears_table(position: Position, play: Play) -> bool:
    """Tell whether a play is a capture that leaves the table empty."""
    return isinstance(play, Capture) and len(play.takes) == len(position.table)


def plays_again(position: Position, play: Play) -> bool:
    """Tell whether a player who has another card plays it at once, having cleared the table."""
    return position.rules.zwick_again and clears_table(position, play)


def is_zwick(position: Position, play: Play) -> bool:
    """Tell whether a play is a Zwick that scores (reading 16); at some tables not with a joker or the last card."""
    rules = position.rules
    if not clears_table(position, play) or (rules.joker_zwick == 0 and play.card.suit is None):
        return False
    return rules.last_zwick is LastZwick.COUNTS or _last_card_counts(position)


def _last_card_counts(position: Position) -> bool:
    """Tell whether a Zwick with the next card scores; at some tables one with the very last card of a hand does not."""
    others = [size for seat, size in enumerate(known_sizes(position)) if seat != position.turn]
    if position.stock or len(position.hand) > 1 or any(size != 0 for size in others):
        return True
    return position.rules.last_zwick is LastZwick.DEALER and position.turn == position.dealer


def promised(table: tuple[Item, ...], seat: int) -> Bits:
    """Return the values of the builds that a seat owns."""
    values = 0
    for _, value, owner in table:
        if owner == seat and value is not None:
            values |= 1 << value
    return values


def _announced_after(position: Position, play: Play) -> tuple[Bits, ...]:
    """Return, after a play, the values that each seat has announced and has since played no card for."""
    seat = position.turn
    before = position.announced[seat]
    after = before & ~position.rules.hand_bits[play.card]
    # The card that announces a value is not a card played since.
    if isinstance(play, Build) and play.owner == seat:
        after |= 1 << play.value
    if after == before:
        return position.announced
    return (*position.announced[:seat], after, *position.announced[seat + 1 :])


def item_left(play: Lay | Build) -> Item:
    """Return the item on the table that has the card of a play, after it."""
    if isinstance(play, Lay):
        return loose(play.card)
    below = () if play.onto is None else play.onto.cards
    return Item((*below, play.card), play.value, play.owner)


def table_after(table: tuple[Item, ...], play: Play) -> tuple[Item, ...]:
    """Return the items on the table after a play; a build keeps the place of the item below it."""
    if isinstance(play, Capture):
        left = list(table)
        for item in play.takes:
            left.remove(item)
        return tuple(left)
    if isinstance(play, Lay) or play.onto is None:
        return (*table, item_left(play))
    at = table.index(play.onto)
    return (*table[:at], item_left(play), *table[at + 1 :])


def make_play(position: Position, play: Play) -> Position:
    """Return the position after a play, which is not checked for legality; raises ValueError if it cannot be made.

    The turn goes to the next seat that has a card or whose hand is not known, at some tables to the same one after it
    has cleared the table.
    """
    seat = position.turn
    hands = position.hands
    hand = without(position.hand, play.card)
    hands = (*hands[:seat], hand, *hands[seat + 1 :])
    won, last_capture = position.won, position.last_capture
    if isinstance(play, Capture):
        pile = won[seat]
        taken = tuple([card for item in play.takes for card in item.cards])
        cards, zwick = (*pile.cards, play.card, *taken), is_zwick(position, play)
        other = zwick and zwick_points(position.rules, play.card) != position.rules.zwick
        pile = Pile(cards, pile.zwicks + zwick, pile.joker_zwicks + other)
        won = (*won[:seat], pile, *won[seat + 1 :])
        last_capture = seat
    return Position(
        position.rules,
        position.plan,
        position.seats,
        seat if hand and plays_again(position, play) else _next_turn(seat, hands),
        hands,
        table_after(position.table, play),
        _announced_after(position, play),
        position.dealer,
        position.stock,
        won,
        last_capture,
    )


def _next_turn(seat: int, hands: tuple[tuple[Card, ...] | None, ...]) -> int:
    """Return the next seat clockwise that may hold a card (reading 20), or simply the next if none does."""
    for step in range(1, len(hands) + 1):
        following = (seat + step) % len(hands)
        if hands[following] is None or hands[following]:
            return following
    return (seat + 1) % len(hands)
