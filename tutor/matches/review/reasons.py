"""The reasons why a play gave something away, the best proven first."""

from collections.abc import Iterator

from tutor.coach.zwickern.goals.tactics import points_won
from tutor.engine.budget import SECOND, TooMuchWorkError, budget
from tutor.engine.cards import Card
from tutor.engine.zwickern import Build, Capture, Play, Position, is_zwick, sides
from tutor.engine.zwickern.plays import cards_of
from tutor.engine.zwickern.safety import ZwickOdds, zwick_odds
from tutor.matches.match import Hand
from tutor.matches.review.found import GaveZwick, MarkReason, MissedPoints, MissedZwick, Other, StrandedBuild

MUCH_LIKELIER = 0.15
"""How much more often the next player must have a Zwick for that to be a reason."""

_WORK = SECOND // 4


def reasons(hand: Hand, ply: int, best: Play) -> tuple[MarkReason, ...]:
    """Return why a play of a hand is worse than the best one; never none."""
    return tuple(_proven(hand, ply, best)) or (Other(),)


def _proven(hand: Hand, ply: int, best: Play) -> Iterator[MarkReason]:
    position, play = hand.positions[ply], hand.plays[ply]
    more = points_won(position, best) - points_won(position, play)
    if is_zwick(position, best) and not is_zwick(position, play):
        yield MissedZwick()
    elif more > 0:
        yield MissedPoints(more=more)
    gave = gave_zwick(position, play, best)
    if gave is not None:
        yield gave
    if isinstance(play, Build):
        yield from _stranded(hand, ply, play)


def gave_zwick(position: Position, play: Play, best: Play) -> GaveZwick | None:
    """Return how much likelier a Zwick of the next player is than after the best play; None if not by much."""
    after, better = odds(position, play), odds(position, best)
    if after is None or better is None or after.share - better.share < MUCH_LIKELIER:
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
    """Return the seat that captured a build of some cards, or what was built on it; None if nobody did."""
    for later in range(ply + 1, len(hand.plays)):
        play = hand.plays[later]
        taken = play.takes if isinstance(play, Capture) else ()
        if any(item.value is not None and set(cards) <= set(item.cards) for item in taken):
            return hand.positions[later].turn
    return None
