"""The review of a hand: every play of one seat is measured and, where it gave something away, marked."""

from collections.abc import Callable
from random import Random

from tutor.bots.deals import dice_of
from tutor.bots.ranking import WORLDS
from tutor.engine.zwickern import Play, seen_by, write_play
from tutor.matches.match import Hand
from tutor.matches.review.found import Judged, Review, Sign
from tutor.matches.review.measured import Measured, measured
from tutor.matches.review.reasons import reasons

LEAST_MARKED = 0.5
"""The points below which nothing is marked; another play within them of the best is right too."""

MISTAKE = 1.5
BLUNDER = 3.0


class StoppedError(Exception):
    """The review was given up by its caller."""


def never() -> bool:
    """Return False: nobody stops the work."""
    return False


def silent(done: int, number: int) -> None:
    """Tell nobody that so many plays of a number are done."""


def review(
    hand: Hand,
    seat: int,
    *,
    worlds: int = WORLDS,
    stop: Callable[[], bool] = never,
    progress: Callable[[int, int], None] = silent,
) -> Review:
    """Review the plays of a seat; equal hands give equal reviews in every process.

    `stop` is asked before each play; if it says so, StoppedError is raised. `progress` is told how many plays are done
    and how many there are.
    """
    own = [ply for ply in range(len(hand.plays)) if hand.positions[ply].turn == seat]
    found = []
    for done, ply in enumerate(own):
        if stop():
            raise StoppedError
        progress(done, len(own))
        found.append(judged(hand, ply, worlds))
    progress(len(own), len(own))
    return Review(
        seat=seat,
        deals=worlds,
        plays=tuple(found),
        points=tuple(score.points for score in hand.scores),
        counts=not hand.taken_back,
    )


def judged(hand: Hand, ply: int, worlds: int = WORLDS) -> Judged:
    """Return what is found about one play of a hand."""
    position, play, helped = hand.positions[ply], hand.plays[ply], ply in hand.helped
    found = measured(seen_by(position, position.turn), play, review_dice(hand, ply), worlds)
    if found is None:
        return Judged(ply=ply, best=hand.lines[ply], helped=helped)
    sign = sign_of(found)
    return Judged(
        ply=ply,
        best=write_play(position, found.best),
        points=round(found.points, 3),
        error=round(found.error, 3),
        proof=found.proof,
        sign=sign,
        reasons=() if sign is None else reasons(hand, ply, found.best),
        helped=helped,
    )


def review_dice(hand: Hand, ply: int) -> Random:
    """Return the dice with which a play of a hand is reviewed."""
    return dice_of(f"review/{hand.dealt.number}/{ply}")


def sign_of(found: Measured) -> Sign | None:
    """Return the mark of a play; None if it gave away little, or nothing beyond doubt.

    >>> from tutor.matches.proof import Proof
    >>> lost = [(0.4, 0.0), (0.6, 0.0), (1.6, 0.5), (1.6, 0.9), (4.0, 1.0)]
    >>> [str(sign_of(Measured(None, points, error, Proof.SAMPLED))) for points, error in lost]
    ['None', '?!', '?', 'None', '??']
    """
    if found.points < LEAST_MARKED or found.sure <= 0:
        return None
    if found.points <= MISTAKE:
        return Sign.INEXACT
    return Sign.MISTAKE if found.points <= BLUNDER else Sign.BLUNDER


def right_again(hand: Hand, ply: int, best: Play, play: Play, worlds: int = WORLDS) -> bool | None:
    """Tell whether a play tried instead is right: within half a point of the best; None where that is not known."""
    position = hand.positions[ply]
    if play == best:
        return True
    found = measured(seen_by(position, position.turn), play, review_dice(hand, ply), worlds)
    return None if found is None else found.points <= LEAST_MARKED
