"""Random tables of every variant, small enough to list every play."""

import random
from collections import Counter
from collections.abc import Sequence

from hypothesis import strategies as st

from tutor.engine.cards import Card
from tutor.engine.zwickern import VARIANTS, Capture, Item, Pile, Play, Position, full_pack, legal_plays, loose
from tutor.engine.zwickern.building import reachable_values
from tutor.engine.zwickern.rules import from_bits


def _item(dice: random.Random, position: Position, pack: list[Card]) -> Item:
    """Draw a loose card, or a build of a value that its cards can reach."""
    cards = tuple(pack.pop() for _ in range(dice.choice((1, 1, 1, 1, 2, 2, 3))))
    values = from_bits(reachable_values(position.rules, cards))
    held = [value for value in values if any(value in position.rules.hand_values[card] for card in position.hand)]
    if len(cards) > 1 and values:
        owner = dice.choice((position.turn, dice.randrange(len(position.seats))))
        return Item(cards, dice.choice(held or values), owner)
    return loose(cards[0])


@st.composite
def positions(draw: st.DrawFn, least: int = 0, most: int = 6) -> Position:
    """Draw a position: the hand of the player to play, loose cards, builds with owners, announced values."""
    rules = VARIANTS[draw(st.sampled_from(tuple(VARIANTS)))]
    seating = draw(st.sampled_from(rules.plans[:4]))
    dice = random.Random(draw(st.integers(0, 1 << 24)))
    pack = [card for card in full_pack(rules, seating) if card.suit is None or card.rank not in ("7", "8", "10")]
    dice.shuffle(pack)
    turn = dice.randrange(seating.players)
    hand = tuple(pack.pop() for _ in range(dice.randint(1, 5)))
    hands = tuple(hand if seat == turn else None for seat in range(seating.players))
    seats = tuple("ABCDE"[: seating.players])
    announced = tuple(1 << dice.choice((5, 9, 13)) for _ in seats)
    bare = Position(rules, seating, seats, turn, hands, (), announced, None, 0, (Pile(),) * len(seats), None)
    table = tuple(_item(dice, bare, pack) for _ in range(draw(st.integers(least, most))))
    return Position(rules, seating, seats, turn, hands, table, announced, None, 0, bare.won, None)


def listed_captures(position: Position, card: Card) -> list[Capture]:
    """Return every legal capture of a card, taken from the list of all plays."""
    return [play for play in legal_plays(position) if isinstance(play, Capture) and play.card is card]


def largest_captures(position: Position, card: Card) -> list[Capture]:
    """Return the legal captures of a card that no larger one contains."""
    found = listed_captures(position, card)
    return [one for one in found if not any(Counter(one.takes) < Counter(other.takes) for other in found)]


def effects(plays: Sequence[Play]) -> set[object]:
    """Return what plays do to cards and items, ignoring the order of the items taken."""
    return {(one.card, frozenset(Counter(one.takes).items())) if isinstance(one, Capture) else one for one in plays}
