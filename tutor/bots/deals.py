"""Hands dealt and played from a seed, and positions turned so that the player to play sits South."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from random import Random
from typing import TypeVar

from tutor.bots.players import Style, chooser
from tutor.engine.game import Variant
from tutor.engine.games import game_of
from tutor.engine.zwickern import Item, Position, Rules

Thing = TypeVar("Thing")
Where = TypeVar("Where")
SomeAction = TypeVar("SomeAction")

SEATS = {
    2: ("North", "South"),
    3: ("East", "South", "West"),
    4: ("North", "East", "South", "West"),
    5: ("North-East", "East", "South", "West", "North-West"),
    6: ("North", "North-East", "South-East", "South", "South-West", "North-West"),
    7: ("North-East", "East", "South-East", "South", "South-West", "West", "North-West"),
    8: ("North", "North-East", "East", "South-East", "South", "South-West", "West", "North-West"),
}
"""The names of the seats, clockwise, by number of players; each table has a South for `from_south`."""


def dice_of(seed: str) -> Random:
    """Return the dice of a seed; use only their `random()`, which alone is the same in every Python version."""
    return Random(seed)  # noqa: S311


def shuffled(things: Sequence[Thing], dice: Random) -> list[Thing]:
    """Shuffle things by nothing but `dice.random()`, so that the order is the same everywhere.

    >>> shuffled("ABCDEF", dice_of("a seed"))
    ['E', 'F', 'B', 'D', 'A', 'C']
    """
    mixed = list(things)
    for last in range(len(mixed) - 1, 0, -1):
        other = int(dice.random() * (last + 1))
        mixed[last], mixed[other] = mixed[other], mixed[last]
    return mixed


def hand_positions(rules: Rules, players: int, seed: str, style: Style) -> Iterator[Position]:
    """Yield every position of one hand before a play, all cards known; equal seeds give equal hands.

    Raises KeyError unless two to eight play, and ValueError if the variant is not for so many players.
    """
    dice = dice_of(seed)
    return played_hand(rules, SEATS[players], dice, chooser(style, dice))


def played_hand(
    rules: Variant, seats: Sequence[str], dice: Random, choose: Callable[[Where], SomeAction]
) -> Iterator[Where]:
    """Yield every position of one hand of any game before an action; dice decide pack and dealer.

    The rules name the game. Raises ValueError if the variant is not for so many players.
    """
    game = game_of(rules)
    pack = shuffled(game.full_pack(rules, len(seats)), dice)
    dealer = int(dice.random() * len(seats))
    for position in game.play_hand(rules, seats, dealer, pack, choose):
        if game.to_act(position) is not None:
            yield position


def from_south(position: Position) -> Position:
    """Return the same position with the table turned, so that the player to play sits South."""
    seats = position.seats
    turned, number = (position.turn - seats.index("South")) % len(seats), len(seats)
    if not turned:
        return position

    def place(seat: int | None) -> int | None:
        return None if seat is None else (seat - turned) % number

    def around(things: tuple[Thing, ...]) -> tuple[Thing, ...]:
        return things[turned:] + things[:turned]

    return replace(
        position,
        turn=seats.index("South"),
        hands=around(position.hands),
        table=tuple(Item(item.cards, item.value, place(item.owner)) for item in position.table),
        announced=around(position.announced),
        dealer=place(position.dealer),
        won=around(position.won),
        last_capture=place(position.last_capture),
    )
