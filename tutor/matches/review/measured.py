"""What a play gave away: exactly where all cards are known, else measured over sampled hands of the others."""

from tutor.bots.decision import Decision
from tutor.bots.open_end import is_open_end
from tutor.bots.ranking import ALL_WORLDS, WORLDS, Care, DiceOf, SampledSoFar, loss
from tutor.engine.budget import TooMuchWorkError
from tutor.engine.zwickern import Play, legal_plays
from tutor.engine.zwickern.open_hands.two_sides import TwoSides
from tutor.matches.proof import Proof
from tutor.matches.review.any_game import Measured

EXACT_NODES = 30_000
"""The states that an exact search may visit: less than a second. Beyond them the loss is sampled."""


def measured(
    decision: Decision,
    play: Play,
    dice_of: DiceOf,
    worlds: int = WORLDS,
    care: Care = ALL_WORLDS,
    look: SampledSoFar | None = None,
) -> Measured[Play] | None:
    """Return what a legal play gives away; None where the table is too large to look at.

    The best play is found in `worlds` deals, and the loss measured in as many fresh ones. In the last deal of two the
    unseen cards are the other hand, and the result is exact. With `care` fewer deals may be drawn, or more, and a
    `look` is gone on with, as in `loss`.
    """
    try:
        if len(decision.plays()) == 1:
            return Measured(play, 0.0, 0.0, Proof.PROVEN)
        if is_open_end(decision):
            exact = _exact(decision, play)
            if exact is not None:
                return exact
        found = loss(decision, play, dice_of, worlds, care=care, look=look)
        return Measured(found.best, found.points, found.error, Proof.SAMPLED, found.deals)
    except TooMuchWorkError:
        return None


def _exact(decision: Decision, play: Play) -> Measured[Play] | None:
    """Return the exact loss of a play, None if that takes too much work."""
    # One other hand holds all unseen cards, so that this position is the true one.
    position = decision.hands.position
    search = TwoSides(position, EXACT_NODES)
    try:
        best = search.best()
        made = search.exactly(search.hands.small(play), best)
        if made == best:
            return Measured(play, 0.0, 0.0, Proof.OPEN)
        small = next(one for one in search.plays() if search.about(one, best - 1, best) >= best)
    except TooMuchWorkError:
        return None
    better = next(one for one in legal_plays(position) if search.hands.small(one) == small)
    return Measured(better, float(best - made), 0.0, Proof.OPEN)
