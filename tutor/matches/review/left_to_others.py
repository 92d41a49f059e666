"""The count of what a play leaves to the others: the unseen cards that take it, where a better play leaves less.

All of it comes from what the seat has seen. Every unseen card may be in the hand of the player who plays next.
"""

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import replace
from functools import lru_cache
from typing import NamedTuple

from tutor.coach.zwickern.goals.tactics import LEAST_LEFT
from tutor.engine.cards import Card
from tutor.engine.zwickern import Build, Capture, Item, Lay, Play, Position, make_play, partner, seen_by
from tutor.engine.zwickern.captures import most_points, taking_at_least
from tutor.engine.zwickern.dealt_sizes import hand_sizes
from tutor.engine.zwickern.hand.deal_and_play import next_deal, next_in_deal
from tutor.engine.zwickern.listing import legal_builds, legal_taking
from tutor.engine.zwickern.plays import item_left
from tutor.matches.review.found import GavePoints, LaidPoints, MarkReason, OpenBuild, OpenToBuilds, PartnersBuild

_MOST_RANKS = 4
"""The most ranks of cards that are named; of more nothing is said, because a player cannot keep so many in mind."""


class _Next(NamedTuple):
    """The table after a play for the player who plays next, who has `size` cards, any of the unseen ones."""

    position: Position
    unseen: Mapping[Card, int]
    size: int


class _Left(NamedTuple):
    """A reason with the points that it is about, times the cards that may take them."""

    weight: int
    reason: MarkReason


def left_to_others(position: Position, play: Play, best: Play) -> Iterator[MarkReason]:
    """Yield what a play leaves to the others and the best one does not, the most of it; raises TooMuchWorkError."""
    after, better = _next(position, play), _next(position, best)
    if after is None or better is None:
        return
    yield from _partners_build(position, after, better)
    found = [*_own_card(position, play, after, best, better), *_points(after, better)]
    if found:
        # A reason about one item is plainer than one about the whole table.
        yield max(found, key=lambda one: one.weight * (1 if isinstance(one.reason, GavePoints) else 2)).reason


def takers_of(position: Position, play: Play, item: Item) -> Counter[Card] | None:
    """Return the unseen cards that could take an item after a play, in the hand of the player who plays next.

    None where no other side plays next.
    """
    after = _next(position, play)
    return None if after is None else _takers(after, item)


def takes_item(position: Position, card: Card, item: Item) -> bool:
    """Tell whether a card of the hand takes an item in some legal capture."""
    return bool(taking_at_least(legal_taking(position, card), (item,)).vectors)


def points_of_item(position: Position, item: Item) -> int:
    """Return the points of the cards of an item."""
    return sum(position.rules.card_points[card] for card in item.cards)


@lru_cache(maxsize=64)
def _next(position: Position, play: Play) -> _Next | None:
    """Return what the next player meets, None where no other side plays next."""
    following = next_in_deal(position)
    size = 0 if following is None else hand_sizes(position)[following]
    if following is None:
        dealt = next_deal(position)
        if dealt is not None and not dealt.to_table:
            following, size = dealt.first, dealt.size
    if following is None or following in (position.turn, partner(position.plan, position.turn)):
        return None
    seen = seen_by(position, position.turn)
    hands = tuple(seen.unseen if seat == following else None for seat in range(len(position.seats)))
    return _Next(replace(make_play(seen.position, play), turn=following, hands=hands), Counter(seen.unseen), size)


def _takers(after: _Next, item: Item) -> Counter[Card]:
    return Counter({card: number for card, number in after.unseen.items() if takes_item(after.position, card, item)})


def _most(after: _Next) -> dict[Card, int]:
    return {card: most_points(legal_taking(after.position, card)) or 0 for card in after.unseen}


def _own_card(position: Position, play: Play, after: _Next, best: Play, better: _Next) -> Iterator[_Left]:
    """Yield that others may take the build that was made or the card that was laid down, or may build on the card."""
    if isinstance(play, Capture):
        return
    item = item_left(play)
    points, cards = points_of_item(position, item), _takers(after, item)
    if points < LEAST_LEFT:
        return
    if not cards and isinstance(play, Lay):
        if _builders(position, play, after) > _builders(position, best, better):
            yield _Left(points, OpenToBuilds(points=points))
        return
    weight = points * cards.total()
    if weight <= _weight(position, best, better):
        return
    codes, number = _codes(cards), cards.total()
    match play:
        case Build(value=value, owner=owner) if owner == position.turn:
            yield _Left(weight, OpenBuild(value=value, points=points, cards=codes, number=number))
        case Lay():
            yield _Left(weight, LaidPoints(points=points, cards=codes, number=number))


def _weight(position: Position, play: Play, after: _Next) -> int:
    if isinstance(play, Capture):
        return 0
    item = item_left(play)
    return points_of_item(position, item) * _takers(after, item).total()


def _builders(position: Position, play: Play, after: _Next) -> int:
    """Return the points of the card or build that a play leaves, times the unseen cards that may be built onto it.

    Another card of that hand takes the build later.
    """
    if isinstance(play, Capture) or after.size == 1:
        return 0
    item, unseen = item_left(play), after.unseen
    number = sum(
        unseen[card] for card in unseen if any(build.onto == item for build in legal_builds(after.position, card))
    )
    return points_of_item(position, item) * number


def _partners_build(position: Position, after: _Next, better: _Next) -> Iterator[MarkReason]:
    """Yield that a build of the partner stays on the table for others, which the best play takes or changes."""
    mate = partner(position.plan, position.turn)
    for item in position.table:
        if item.value is None or item.owner != mate or mate is None:
            continue
        if item not in after.position.table or item in better.position.table:
            continue
        cards = _takers(after, item)
        if cards:
            yield PartnersBuild(value=item.value, cards=_codes(cards), number=cards.total())
            return


def _points(after: _Next, better: _Next) -> Iterator[_Left]:
    """Yield that more unseen cards take so many points or more than after the best play."""
    most, others = _most(after), _most(better)
    found = []
    for points in sorted({one for one in most.values() if one >= LEAST_LEFT}):
        cards = Counter({card: after.unseen[card] for card, one in most.items() if one >= points})
        fewer = sum(better.unseen[card] for card, one in others.items() if one >= points)
        more = cards.total() - fewer
        if more > 0 and len({card.rank for card in cards}) <= _MOST_RANKS:
            reason = GavePoints(points=points, cards=_codes(cards), number=cards.total(), better=fewer)
            found.append(_Left(points * more, reason))
    if found:
        yield max(found, key=lambda one: one.weight)


def _codes(cards: Counter[Card]) -> tuple[str, ...]:
    return tuple(card.code for card in cards)
