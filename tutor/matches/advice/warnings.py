"""A warning before a play that gives much away; never before one that does not."""

from tutor.bots.decision import Decision
from tutor.bots.ranking import LOST, Care, DiceOf, SampledSoFar
from tutor.bots.strong import Gain
from tutor.engine.zwickern import Play, Position
from tutor.engine.zwickern.hand.deal_and_play import next_seat
from tutor.engine.zwickern.plays import cards_of
from tutor.matches.proof import Proof, Told
from tutor.matches.review.any_game import BEYOND_DOUBT, Measured
from tutor.matches.review.found import GaveZwick, MarkReason, MissedBuild, MissedPoints, MissedZwick
from tutor.matches.review.measured import measured
from tutor.matches.review.reasons import reasons_before
from tutor.matches.review.words import hundredths, proof_of, why_line
from tutor.text import Line, Name

_MUCH = 1.5
"""The points that a play must give away, and the half of them beyond doubt."""


_NAMED_POINTS = 3
"""The points from which a card that could be taken is named: a joker, or the ten of diamonds."""

_WARNED_DEALS = 120
"""The deals that a warning is drawn from: fewer than for a review, because the player waits for it."""

_WARNED_NODES = 30_000
"""The work of an exact search for a warning: a quarter of a second."""


def warning(
    decision: Decision, play: Play, dice_of: DiceOf, worlds: int = _WARNED_DEALS, look: SampledSoFar | None = None
) -> Told | None:
    """Return what speaks against a legal play that gives much away; None for any other.

    It says what is wrong, and not what is better. It knows only what the seat has seen. The `look` is that
    of `loss`.
    """
    found = measured(decision, play, dice_of, worlds, _CARE, look, _WARNED_NODES)
    if found is None or found.points < _MUCH or found.sure < _MUCH / 2:
        return None
    return _said(decision.position, play, found)


def _is_clear(gain: Gain) -> bool:
    """Tell whether what others gain over a play is surely less than what is warned of, or surely more."""
    return gain.mean + LOST * gain.error < _MUCH or gain.mean - LOST * gain.error > _MUCH


_CARE = Care(enough=_is_clear, any_better=True)


def _said(position: Position, play: Play, found: Measured[Play]) -> Told:
    for reason in reasons_before(position, play, found.best):
        return Told(_waits(reason, position, play, found.best), proof_of(reason))
    if found.proof is Proof.OPEN:
        return Told(Line("advice-wait-costs", {"lost": round(found.points)}), found.proof)
    # The search ends sooner where few deals say much, so that the bound has to be a wide one.
    least = found.points - BEYOND_DOUBT * found.error
    return Told(Line("advice-wait-given", {"lost": max(1, int(least))}), found.proof, found.deals)


def _waits(reason: MarkReason, position: Position, play: Play, best: Play) -> Line:
    """Say why a play gives much away, and not what is better."""
    match reason:
        case MissedZwick():
            return Line("advice-wait-missed-zwick")
        case MissedPoints():
            points = position.rules.card_points
            left = [card for card in cards_of(best) if card not in cards_of(play) and card not in position.hand]
            card = max(left, key=lambda one: points[one], default=None)
            if card is None or points[card] < _NAMED_POINTS:
                return Line("advice-wait-missed-points")
            return Line("advice-wait-card", {"card": card})
        case MissedBuild(points=number, for_partner=for_partner):
            message = "advice-wait-missed-partner-build" if for_partner else "advice-wait-missed-build"
            return Line(message, {"points": number})
        case GaveZwick(after=after):
            seat = Name(position.seats[next_seat(position)])
            return Line("advice-wait-zwick", {"seat": seat, "share": hundredths(after)})
    return Line("advice-wait-why", {"why": why_line(reason, position, play)})
