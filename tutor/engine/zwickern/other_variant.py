"""The same position under the rules of another variant."""

from collections import Counter
from dataclasses import dataclass, replace

from tutor.engine.cards import Card
from tutor.engine.zwickern.building import reachable_values
from tutor.engine.zwickern.hand.deal_and_play import full_pack
from tutor.engine.zwickern.position import Item, Position, known_cards
from tutor.engine.zwickern.rules import Rules, plan


@dataclass(frozen=True, slots=True)
class NoSuchSeats:
    """The obstacle that the variant is not for this number of players."""


@dataclass(frozen=True, slots=True)
class TooManyCards:
    """The obstacle that `card` occurs more than `number` times, which is how often the variant's packs have it."""

    card: Card
    number: int


@dataclass(frozen=True, slots=True)
class NoSuchBuild:
    """The obstacle that no build of the variant can have the cards and the value of one on the table."""

    build: Item


Obstacle = NoSuchSeats | TooManyCards | NoSuchBuild
"""A reason why a position is not possible under other rules."""


def under(position: Position, rules: Rules) -> Position | None:
    """Return the position under other rules, or None if there is an `obstacle`."""
    seating = plan(rules, len(position.seats))
    if seating is None or obstacle(position, rules) is not None:
        return None
    return replace(position, rules=rules, plan=seating)


def obstacle(position: Position, rules: Rules) -> Obstacle | None:
    """Return the first obstacle to a position under other rules, or None if it is possible there."""
    seating = plan(rules, len(position.seats))
    if seating is None:
        return NoSuchSeats()
    pack = Counter(full_pack(rules, seating))
    for card, number in known_cards(position).items():
        if number > pack[card]:
            return TooManyCards(card, pack[card])
    for item in position.table:
        if item.value is not None and not reachable_values(rules, item.cards) >> item.value & 1:
            return NoSuchBuild(item)
    return None
