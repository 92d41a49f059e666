"""What the piles of a finished hand are worth, item by item."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from tutor.engine.zwickern.position import Position
from tutor.engine.zwickern.rules import sides

MOST_CARDS = "most_cards"
ZWICKS = "zwicks"


@dataclass(frozen=True, slots=True)
class Score:
    """What one side has: `items` holds the points by card code, by `most_cards` and by `zwicks`."""

    seats: tuple[int, ...]
    cards: int
    zwicks: int
    items: Mapping[str, int]

    @property
    def points(self) -> int:
        """All points of the side."""
        return sum(self.items.values())


def scores(position: Position, *, majority: bool = True) -> tuple[Score, ...]:
    """The score of each side; without `majority` as it stands during a hand, before cards are compared."""
    seats_by_side = sides(position.plan)
    cards = [[card for seat in seats for card in position.won[seat].cards] for seats in seats_by_side]
    sizes = [len(pile) for pile in cards]
    most = max(sizes)
    points = position.rules.card_points
    found = []
    for seats, pile in zip(seats_by_side, cards, strict=True):
        items: dict[str, int] = {}
        for card in pile:
            if points[card]:
                items[card.code] = items.get(card.code, 0) + points[card]
        leads = len(pile) == most > 0 and (position.rules.majority_on_tie or sizes.count(most) == 1)
        if majority and leads:
            items[MOST_CARDS] = position.rules.majority
        zwicks = sum(position.won[seat].zwicks for seat in seats)
        if zwicks:
            items[ZWICKS] = zwicks * position.rules.zwick
        found.append(Score(seats, len(pile), zwicks, items))
    return tuple(found)


def match_points(hands: Iterable[tuple[Score, ...]]) -> tuple[int, ...]:
    """The points of each side in a match, which is the sum of its hands (reading 20)."""
    return tuple(sum(score.points for score in side) for side in zip(*hands, strict=True))
