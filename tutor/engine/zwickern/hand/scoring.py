"""The score of a hand: the points of its piles, entry by entry."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from tutor.engine.cards import Card
from tutor.engine.zwickern.position import Position
from tutor.engine.zwickern.rules import Rules, sides

FOR_MOST_CARDS = "most_cards"
ZWICKS = "zwicks"
BUILDS_LEFT = "builds_left"


@dataclass(frozen=True, slots=True)
class Score:
    """The score of one side: `items` holds the points by card code, by `most_cards`, `zwicks` and `builds_left`.

    The last are less than 0, where builds left at the end cost their owner something.
    """

    seats: tuple[int, ...]
    cards: int
    zwicks: int
    items: Mapping[str, int]

    @property
    def points(self) -> int:
        """All points of the side."""
        return sum(self.items.values())


def leaders(rules: Rules, sizes: Sequence[int]) -> tuple[int, ...]:
    """Return the places of the piles that get the points for the most cards; none if they are shared (reading 18).

    >>> from tutor.engine.zwickern.variants import VARIANTS
    >>> leaders(VARIANTS["jensen"], (30, 25)), leaders(VARIANTS["christiansen"], (28, 28))
    ((0,), ())
    """
    most = max(sizes)
    # If no card has been won, no side leads.
    found = tuple(place for place, size in enumerate(sizes) if size == most > 0)
    return found if rules.majority_on_tie or len(found) == 1 else ()


def pile_items(
    rules: Rules, cards: Iterable[Card], zwicks: int, *, majority: bool, joker_zwicks: int = 0, builds_left: int = 0
) -> dict[str, int]:
    """Return the points of a pile, entry by entry; `joker_zwicks` are among the `zwicks`."""
    items: dict[str, int] = {}
    for card in cards:
        if rules.card_points[card]:
            items[card.code] = items.get(card.code, 0) + rules.card_points[card]
    if majority:
        items[FOR_MOST_CARDS] = rules.majority
    if zwicks:
        items[ZWICKS] = (zwicks - joker_zwicks) * rules.zwick + joker_zwicks * (rules.joker_zwick or 0)
    if builds_left:
        items[BUILDS_LEFT] = -builds_left * rules.build_left
    return items


def turned_up(rules: Rules, cards: Sequence[Card], zwicks: int) -> tuple[Card, ...]:
    """Return the cards of a pile that are face up, one for each Zwick: the first ones won, if possible without points.

    Source: the accounts of the Jensen and Christiansen games, where a Zwick is marked in this way.
    """
    return tuple(sorted(cards, key=lambda card: rules.card_points[card] > 0)[:zwicks])


def scores(position: Position, *, majority: bool = True) -> tuple[Score, ...]:
    """Return the score of each side; without `majority` as it is during a hand, before cards are compared."""
    seats_by_side = sides(position.plan)
    piles = [[card for seat in seats for card in position.won[seat].cards] for seats in seats_by_side]
    leading = leaders(position.rules, [len(pile) for pile in piles]) if majority else ()
    found = []
    for side, (seats, pile) in enumerate(zip(seats_by_side, piles, strict=True)):
        won = [position.won[seat] for seat in seats]
        zwicks = sum(one.zwicks for one in won)
        items = pile_items(
            position.rules,
            pile,
            zwicks,
            majority=side in leading,
            joker_zwicks=sum(one.joker_zwicks for one in won),
            builds_left=sum(one.builds_left for one in won),
        )
        found.append(Score(seats, len(pile), zwicks, items))
    return tuple(found)


def match_points(hands: Iterable[Sequence[int]]) -> tuple[int, ...]:
    """Return the points of each side in a match, which is the sum of its hands (reading 20).

    >>> match_points([(18, 13), (20, 10)])
    (38, 23)
    """
    return tuple(map(sum, zip(*hands, strict=True)))


def winner(totals: Sequence[int], target: int | None = None) -> int | None:
    """Return the place of the side with the most points, or None on a tie or if no side has reached the target.

    >>> winner((53, 48), 50), winner((48, 47), 50), winner((40, 40))
    (0, None, None)
    """
    most = max(totals)
    reached = target is None or most >= target
    return totals.index(most) if reached and list(totals).count(most) == 1 else None
