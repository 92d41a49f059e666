"""The reasons why a play gave something away, the best proven first."""

from collections.abc import Iterator
from dataclasses import replace

from tutor.coach.zwickern.goals.tactics import LEAST_LEFT, points_won
from tutor.engine.budget import SECOND, TooMuchWorkError, budget
from tutor.engine.cards import Card
from tutor.engine.zwickern import Build, Capture, Item, Play, Position, is_zwick, make_play, seen_by, sides
from tutor.engine.zwickern.plays import cards_of, item_left
from tutor.engine.zwickern.safety import ZwickOdds, zwick_odds
from tutor.matches.match import Hand
from tutor.matches.review.found import (
    GaveUpTaker,
    GaveZwick,
    LastCapture,
    MarkReason,
    MissedBuild,
    MissedPoints,
    MissedZwick,
    MostCards,
    Other,
    StrandedBuild,
)
from tutor.matches.review.left_to_others import left_to_others, points_of_item, takes_item

_MUCH_LIKELIER = 0.15
"""The increase in the chance of a Zwick from which it is a reason."""

_WORK = SECOND // 4
_LITTLE_WORK = SECOND // 12


def reasons(hand: Hand, ply: int, best: Play) -> tuple[MarkReason, ...]:
    """Return why a play of a hand is worse than the best one, the best proven first; there is always one."""
    position, play = hand.positions[ply], hand.plays[ply]
    later = _stranded(hand, ply, play) if isinstance(play, Build) else ()
    return (*reasons_before(position, play, best), *later) or (Other(),)


def reasons_before(position: Position, play: Play, best: Play) -> tuple[MarkReason, ...]:
    """Return why a play is worse than the best one, from what the seat to play has seen, in the order of `Cause`.

    None of them is as true of the best play. There may be no reason at all.
    """
    return tuple(_seen(position, play, best))


def _seen(position: Position, play: Play, best: Play) -> Iterator[MarkReason]:
    more = points_won(position, best) - points_won(position, play)
    if is_zwick(position, best) and not is_zwick(position, play):
        yield MissedZwick()
    elif more > 0:
        yield MissedPoints(more=more)
    gave = _gave_zwick(position, play, best)
    if gave is not None:
        yield gave
    yield from _missed_build(position, play, best)
    if isinstance(best, Capture) and not isinstance(play, Capture) and not position.stock and len(position.hand) == 1:
        yield LastCapture()
    if _has_most_cards(position, best) and not _has_most_cards(position, play):
        yield MostCards()
    yield from _gave_up_taker(position, play, best)
    try:
        with budget(_LITTLE_WORK):
            yield from tuple(left_to_others(position, play, best))
    except TooMuchWorkError:
        return


def _missed_build(position: Position, play: Play, best: Play) -> Iterator[MissedBuild]:
    """Yield that the best play puts points into a build of the player's side, more than the play takes or builds."""
    if not isinstance(best, Build):
        return
    points, instead = points_of_item(position, item_left(best)), points_won(position, play)
    if isinstance(play, Build):
        # A build needs a card for it in the player's hand or the partner's.
        instead = points_of_item(position, item_left(play))
    if points >= LEAST_LEFT and points > instead:
        yield MissedBuild(points=points, for_partner=best.owner != position.turn)


def _has_most_cards(position: Position, play: Play) -> bool:
    """Tell whether the player's side has won more than half of all cards after a play, and gets points for it."""
    side = next(seats for seats in sides(position.plan) if position.turn in seats)
    won = sum(len(position.won[seat].cards) for seat in side)
    won += len(cards_of(play)) if isinstance(play, Capture) else 0
    return position.rules.majority > 0 and 2 * won > len(position.rules.pack) * position.plan.packs


def _gave_up_taker(position: Position, play: Play, best: Play) -> Iterator[GaveUpTaker]:
    """Yield the item of most points that the hand could capture before and no longer can while it is on the table."""
    if len(position.hand) == 1:
        # After the last card no hand can capture anything, so that says nothing.
        return
    try:
        with budget(_LITTLE_WORK):
            found = [
                item
                for item in position.table
                if points_of_item(position, item) >= LEAST_LEFT
                and takes_item(position, play.card, item)
                and not _can_be_taken(position, play, item)
                and _can_be_taken(position, best, item)
            ]
    except TooMuchWorkError:
        return
    if found:
        item = max(found, key=lambda one: points_of_item(position, one))
        yield GaveUpTaker(card=item.cards[0].code)


def _can_be_taken(position: Position, play: Play, item: Item) -> bool:
    """Tell whether an item was taken by a play, or a card that is left in the hand takes it afterwards."""
    if isinstance(play, Capture) and item in play.takes:
        return True
    after = replace(make_play(seen_by(position, position.turn).position, play), turn=position.turn)
    return item not in after.table or any(takes_item(after, card, item) for card in dict.fromkeys(after.hand))


def _gave_zwick(position: Position, play: Play, best: Play) -> GaveZwick | None:
    """Return how much likelier a Zwick of the next player is than after the best play; None if not by much."""
    after, better = odds(position, play), odds(position, best)
    if after is None or better is None or after.share - better.share < _MUCH_LIKELIER:
        return None
    return GaveZwick(after=after.share, better=better.share)


def odds(position: Position, play: Play) -> ZwickOdds | None:
    """Return how many hands of the next player make a Zwick after a play, None if that is too much to count."""
    try:
        with budget(_WORK):
            return zwick_odds(position, play)
    except TooMuchWorkError:
        return None


def _stranded(hand: Hand, ply: int, build: Build) -> Iterator[StrandedBuild]:
    """Yield that a build was taken by another side, or was left at the end of the hand by all."""
    owner, taker = build.owner, _taker(hand, ply, cards_of(build))
    side = next(seats for seats in sides(hand.position.plan) if owner in seats)
    if taker is None and not hand.over:
        return
    if taker not in side:
        yield StrandedBuild(taken_by=taker)


def _taker(hand: Hand, ply: int, cards: tuple[Card, ...]) -> int | None:
    """Return the seat that captured a build of some cards, or what was built on it; None if no seat did."""
    for later in range(ply + 1, len(hand.plays)):
        play = hand.plays[later]
        taken = play.takes if isinstance(play, Capture) else ()
        if any(item.value is not None and set(cards) <= set(item.cards) for item in taken):
            return hand.positions[later].turn
    return None
