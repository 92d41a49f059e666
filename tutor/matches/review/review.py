"""The review of a hand: every play of one seat is measured and, where it gave something away, marked."""

from collections.abc import Callable

from tutor.bots.ranking import LOST, WORLDS, Care, SampledSoFar
from tutor.bots.strong import Gain
from tutor.engine.zwickern import Play, Seen, seen_by, write_play
from tutor.matches.events import Started
from tutor.matches.match import Hand
from tutor.matches.review.found import Judged, Review, Sign
from tutor.matches.review.measured import SURE, Measured, measured, seed_of
from tutor.matches.review.reasons import reasons

LEAST_MARKED = 0.5
"""The points below which nothing is marked; another play within them of the best is right too."""

MISTAKE = 1.5
BLUNDER = 3.0

BEYOND_DOUBT = 3.0
"""By so many standard errors a marked play gives something away; what may do so is looked at in more deals first."""


SETTLED = 4.0
"""A loss of so many standard errors needs no more deals: a mark by three of them in few deals may be luck."""


LEAST_ERROR = 0.25
"""The standard error with which a loss that is not marked may be told, so that the sum of a hand says something."""


class StoppedError(Exception):
    """The review was given up by its caller."""


def never() -> bool:
    """Return False: nobody stops the work."""
    return False


def silent(done: int, number: int) -> None:
    """Tell nobody that so many plays of a number are done."""


def can_be_reviewed(started: Started) -> bool:
    """Tell whether the games of a match are reviewed: one person plays, and no cards are open."""
    return not started.shared and not started.open_hands


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
    )


def judged(hand: Hand, ply: int, worlds: int = WORLDS) -> Judged:
    """Return what is found about one play of a hand."""
    position, play, helped = hand.positions[ply], hand.plays[ply], ply in hand.helped
    found = measured_in(hand, ply, play, worlds)
    if found is None:
        return Judged(ply=ply, best=hand.lines[ply], helped=helped)
    sign = sign_of(found)
    return Judged(
        ply=ply,
        best=write_play(position, found.best),
        points=round(found.points, 3),
        error=round(found.error, 3),
        proof=found.proof,
        deals=found.deals or None,
        sign=sign,
        reasons=() if sign is None else reasons(hand, ply, found.best),
        helped=helped,
    )


def measured_in(
    hand: Hand, ply: int, play: Play, worlds: int = WORLDS, look: SampledSoFar | None = None
) -> Measured | None:
    """Return what a play gives away in the place of one in a hand.

    The process remembers it, so that a review needs not repeat what was measured while the hand went on. Who has looked
    at the play before gives the `look`.
    """
    position = hand.positions[ply]
    seen, seed = seen_by(position, position.turn), seed_of(hand.dealt.number, ply)
    try:
        return _known[seen, play, seed, worlds]
    except KeyError:
        found = measured(seen, play, seed, worlds, _CARE, look)
    if len(_known) >= _MOST_KNOWN:
        _known.pop(next(iter(_known)), None)
    _known[seen, play, seed, worlds] = found
    return found


def in_doubt(loss: Gain) -> bool:
    """Tell whether a play may give something away, and may be the best: 95 % would mark one best play in forty."""
    return SURE * loss.error < loss.mean < SETTLED * loss.error


def is_unmarked(loss: Gain) -> bool:
    """Tell whether what others gain over a play is surely less than what is marked."""
    return loss.mean + LOST * loss.error < LEAST_MARKED


_CARE = Care(enough=is_unmarked, doubt=in_doubt, error=LEAST_ERROR)
_MOST_KNOWN = 4096
_known: dict[tuple[Seen, Play, str, int], Measured | None] = {}


def sign_of(found: Measured) -> Sign | None:
    """Return the mark of a play; None if it gave away little, or nothing beyond doubt.

    >>> from tutor.matches.proof import Proof
    >>> lost = [(0.4, 0.0), (0.6, 0.0), (1.6, 0.5), (1.6, 0.9), (4.0, 1.0)]
    >>> [str(sign_of(Measured(None, points, error, Proof.SAMPLED))) for points, error in lost]
    ['None', '?!', '?', 'None', '??']
    """
    if found.points < LEAST_MARKED or found.points <= BEYOND_DOUBT * found.error:
        return None
    if found.points <= MISTAKE:
        return Sign.INEXACT
    return Sign.MISTAKE if found.points <= BLUNDER else Sign.BLUNDER


def right_again(hand: Hand, ply: int, best: Play, play: Play, worlds: int = WORLDS) -> bool | None:
    """Tell whether a play tried instead is right: within half a point of the best; None where that is not known."""
    if play == best:
        return True
    found = measured_in(hand, ply, play, worlds)
    return None if found is None else found.points <= LEAST_MARKED
