"""A warning before a play that gives much away; never before one that does not."""

from tutor.bots.decision import Decision
from tutor.bots.ranking import LOST, Care, DiceOf, SampledSoFar
from tutor.bots.strong import Gain
from tutor.coach.zwickern.goals.tactics import points_won
from tutor.engine.zwickern import Play, Position, is_zwick
from tutor.engine.zwickern.hand.deal_and_play import next_seat
from tutor.matches.proof import Proof, Told
from tutor.matches.review.any_game import BEYOND_DOUBT, Measured
from tutor.matches.review.measured import measured
from tutor.matches.review.reasons import gave_zwick
from tutor.matches.review.words import hundredths
from tutor.text import Line, Name

MUCH = 1.5
"""The points that a play must give away, and the half of them beyond doubt."""


WARNED_DEALS = 120
"""The deals that a warning is drawn from: fewer than for a review, because the player waits for it."""

NODES = 30_000
"""The work of an exact search for a warning: a quarter of a second."""


def warning(
    decision: Decision, play: Play, dice_of: DiceOf, worlds: int = WARNED_DEALS, look: SampledSoFar | None = None
) -> Told | None:
    """Return what speaks against a legal play that gives much away; None for any other.

    It says what is wrong, and not what is better. It knows what the seat has seen and nothing else. The `look` is that
    of `loss`.
    """
    found = measured(decision, play, dice_of, worlds, _CARE, look, NODES)
    if found is None or found.points < MUCH or found.sure < MUCH / 2:
        return None
    return _said(decision.position, play, found)


def _is_clear(gain: Gain) -> bool:
    """Tell whether what others gain over a play is surely less than what is warned of, or surely more."""
    return gain.mean + LOST * gain.error < MUCH or gain.mean - LOST * gain.error > MUCH


_CARE = Care(enough=_is_clear, any_better=True)


def _said(position: Position, play: Play, found: Measured[Play]) -> Told:
    best = found.best
    if is_zwick(position, best) and not is_zwick(position, play):
        return Told(Line("advice-wait-missed-zwick"), Proof.PROVEN)
    gave = gave_zwick(position, play, best)
    if gave is not None:
        seat = Name(position.seats[next_seat(position)])
        return Told(Line("advice-wait-zwick", {"seat": seat, "share": hundredths(gave.after)}), Proof.COUNTED)
    if points_won(position, best) > points_won(position, play):
        return Told(Line("advice-wait-missed-points"), Proof.PROVEN)
    # The search ends sooner where few deals say much, so that the bound has to be a wide one.
    least = found.points - BEYOND_DOUBT * found.error
    return Told(Line("advice-wait-given", {"lost": max(1, int(least))}), found.proof, found.deals)
