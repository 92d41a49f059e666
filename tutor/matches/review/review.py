"""The review of a hand: every play of one seat is measured and, where it gave something away, marked."""

from collections.abc import Callable, Sequence
from typing import Final, TypeAlias

from tutor.bots.decision import Decision
from tutor.bots.ranking import LOST, WORLDS, Care, SampledSoFar
from tutor.bots.strong import Gain
from tutor.engine.budget import TooMuchWorkError
from tutor.engine.zwickern import Play, Seen, seen_by, write_play
from tutor.matches.match import Hand
from tutor.matches.proof import Proof
from tutor.matches.review.any_game import (
    LEAST_MARKED,
    Measured,
    StoppedError,
    judged_play,
    measuring_dice,
    never,
    reviewed_plays,
    sign_of,
    silent,
)
from tutor.matches.review.found import Judged, Review, Sign, best_play, with_warnings
from tutor.matches.review.measured import measured, measured_again
from tutor.matches.review.reasons import reasons

_MORE_WORLDS: Final = 3 * WORLDS
"""The deals in which a mark has to be borne out."""

_Case: TypeAlias = "tuple[Seen, Play, str, int, int | Play]"
"""The key of a measured loss; its last part is the number of deals, or the play compared again."""

_SIGNS: Final = (None, *Sign)

_SETTLED = 4.0
"""A loss of so many standard errors needs no more deals: a mark by three of them in few deals may be luck."""


LEAST_ERROR = 0.25
"""The largest standard error of an unmarked loss, so that the sum of a hand means something."""


def review(
    hand: Hand,
    seat: int,
    *,
    worlds: int = WORLDS,
    known: Sequence[Judged] = (),
    stop: Callable[[], bool] = never,
    progress: Callable[[int, int], None] = silent,
) -> Review:
    """Review the plays of a seat; equal hands give equal reviews in every process.

    `known`, `stop` and `progress` are those of `reviewed_plays`.
    """
    found = Review(
        seat=seat,
        deals=worlds,
        plays=reviewed_plays(hand, seat, lambda ply: judged(hand, ply, worlds, stop), known, stop, progress),
        points=tuple(score.points for score in hand.scores),
    )
    return with_warnings(found, hand.warned)


def judged(hand: Hand, ply: int, worlds: int = WORLDS, stop: Callable[[], bool] = never) -> Judged:
    """Return what a first, quick look finds about one play of a hand; raises StoppedError once `stop` says so."""
    position = hand.positions[ply]
    found = measured_in(hand, ply, hand.plays[ply], worlds, stop=stop)
    if found is None:
        return Judged(ply=ply, best=hand.lines[ply], helped=ply in hand.helped)
    sign = sign_of(found)
    why = () if sign is None else reasons(hand, ply, found.best)
    certain = sign is None or found.proof is not Proof.SAMPLED
    best = write_play(position, found.best)
    return judged_play(Judged, hand, ply, best, found, sign, reasons=why, borne_out=certain)


def borne_out(hand: Hand, judged: Judged) -> Judged:
    """Look again, and longer, at a marked play of a hand; return it as it is, without its mark, or as a lesser one.

    The deals are others, and more, than those in which it was marked. Equal plays give equal results in every process.
    """
    if judged.proof is not Proof.SAMPLED or judged.sign is None:
        return judged
    found = _measured_again_in(hand, judged.ply, best_play(judged, hand))
    if found is None:
        return judged
    sign = min((sign_of(found), judged.sign), key=_SIGNS.index)
    return judged.model_copy(
        update={
            "points": round(found.points, 3),
            "error": round(found.error, 3),
            "deals": found.deals,
            "sign": sign,
            "reasons": judged.reasons if sign is not None else (),
        }
    )


def bear_out(review: Review, hand: Hand, *, progress: Callable[[int, int], None] = silent) -> Review:
    """Return a review of which each mark was looked at again, the worst first; a mark that was taken back says so.

    `progress` gets the number of marks done, and of all marks.
    """
    waiting = sorted(review.to_bear_out, key=lambda one: one.points, reverse=True)
    for done, one in enumerate(waiting):
        progress(done, len(waiting))
        found = borne_out(hand, one)
        was = one.sign if found.sign is not one.sign else None
        again = found.model_copy(update={"borne_out": True, "was": was})
        review = review.model_copy(update={"plays": tuple(again if play == one else play for play in review.plays)})
    progress(len(waiting), len(waiting))
    return with_warnings(review, hand.warned)


def measured_in(
    hand: Hand,
    ply: int,
    play: Play,
    worlds: int = WORLDS,
    look: SampledSoFar | None = None,
    stop: Callable[[], bool] = never,
) -> Measured[Play] | None:
    """Return what a play gives away in the place of one in a hand.

    The process remembers it, so that a review need not repeat what was measured while the hand went on. `look` is an
    earlier look at the position. Raises StoppedError once `stop` says so; the next call goes on from there.
    """
    number, position = hand.dealt.number, hand.positions[ply]
    seen = seen_by(position, position.turn)
    case = seen, play, number, ply, worlds

    def look_at_it() -> Measured[Play] | None:
        so_far = _stopped.pop(case, None) or look or SampledSoFar()
        try:
            return measured(Decision(seen), play, measuring_dice(number, ply, stop), worlds, REVIEW_CARE, so_far)
        except StoppedError:
            _stopped.clear()
            _stopped[case] = so_far
            raise

    return _remembered(case, look_at_it)


def measure_ahead(hand: Hand, ply: int, look: SampledSoFar | None = None) -> None:
    """Measure a play of a hand as its review will: where it is going to be marked, again in other deals."""
    found = measured_in(hand, ply, hand.plays[ply], look=look)
    if found is not None and found.proof is Proof.SAMPLED and sign_of(found) is not None:
        _measured_again_in(hand, ply, found.best)


def _measured_again_in(hand: Hand, ply: int, best: Play) -> Measured[Play] | None:
    """Return what a play of a hand gives away against another in other deals, None where that is too much work."""
    number, position, play = hand.dealt.number, hand.positions[ply], hand.plays[ply]
    seen = seen_by(position, position.turn)

    def look_again() -> Measured[Play] | None:
        try:
            return measured_again(Decision(seen), play, best, measuring_dice(number, ply), _MORE_WORLDS)
        except TooMuchWorkError:
            return None

    return _remembered((seen, play, number, ply, best), look_again)


def _remembered(case: _Case, find: Callable[[], Measured[Play] | None]) -> Measured[Play] | None:
    """Return what was found in a case before, or is found now."""
    try:
        return _known[case]
    except KeyError:
        found = find()
    if len(_known) >= _MOST_KNOWN:
        _known.pop(next(iter(_known)), None)
    _known[case] = found
    return found


def _in_doubt(loss: Gain) -> bool:
    """Tell whether a play seems to give something away, but may be the best: 95 % would mark one best play in forty."""
    return loss.error < loss.mean < _SETTLED * loss.error


def _is_unmarked(loss: Gain) -> bool:
    """Tell whether what others gain over a play is surely less than what is marked."""
    return loss.mean + LOST * loss.error < LEAST_MARKED


REVIEW_CARE = Care(enough=_is_unmarked, doubt=_in_doubt, error=LEAST_ERROR)
"""The precision of a first look."""

_MOST_KNOWN = 4096
_stopped: dict[_Case, SampledSoFar] = {}
_known: dict[_Case, Measured[Play] | None] = {}


def right_again(hand: Hand, ply: int, best: Play, play: Play, worlds: int = WORLDS) -> bool | None:
    """Tell whether a play tried instead is right: within half a point of the best; None where that is not known."""
    if play == best:
        return True
    found = measured_in(hand, ply, play, worlds)
    return None if found is None else found.points <= LEAST_MARKED
