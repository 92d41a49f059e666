"""The loss by a play: exact where all cards are known, otherwise measured over sampled hands of the others."""

from tutor.bots.decision import Decision
from tutor.bots.open_end import best_open_end, is_open_end
from tutor.bots.ranking import ALL_WORLDS, WORLDS, Care, DiceOf, SampledSoFar, loss, loss_against
from tutor.engine.budget import TooMuchWorkError
from tutor.engine.zwickern import Play, legal_plays
from tutor.engine.zwickern.open_hands.two_sides import TwoSides
from tutor.lab.solver import cost, solve
from tutor.matches.proof import Proof
from tutor.matches.review.any_game import Measured

EXACT_NODES = 200_000
"""The work of an exact search: a second or two, and nearly all of five and six cards each. Beyond it nothing is known:
one sample is all that there is, and what it brings depends on how the two play on.
"""


def measured(
    decision: Decision,
    play: Play,
    dice_of: DiceOf,
    worlds: int = WORLDS,
    care: Care = ALL_WORLDS,
    look: SampledSoFar | None = None,
    nodes: int = EXACT_NODES,
) -> Measured[Play] | None:
    """Return what a legal play gives away; None where that is too much to find out, or rollouts do not know the rules.

    The best play is found in `worlds` deals, and the loss measured in as many fresh ones; of a play that is not surely
    worse it is 0. Where all cards are known the result is exact, within so many `nodes`. With `care` fewer deals may be
    drawn, or more, and a `look` is continued, as in `loss`.
    """
    try:
        if len(decision.plays()) == 1:
            return Measured(play, 0.0, 0.0, Proof.PROVEN)
        if is_open_end(decision):
            return _exact(decision, play, nodes) if decision.rules.plain else _through_every_line(decision, play, nodes)
        if not decision.foreseeable:
            return None
        found = loss(decision, play, dice_of, worlds, care=care, look=look)
        return Measured(found.best, max(0.0, found.points), found.error, Proof.SAMPLED, found.deals)
    except TooMuchWorkError:
        return None


def measured_again(decision: Decision, play: Play, best: Play, dice_of: DiceOf, worlds: int) -> Measured[Play]:
    """Return what a play gives away against one that was found to be better, in so many deals that are others.

    Raises TooMuchWorkError.
    """
    lost = loss_against(decision, play, best, dice_of, worlds)
    return Measured(best, max(0.0, lost.points), lost.error, Proof.SAMPLED, lost.deals)


def best_with_open_cards(decision: Decision, nodes: int = EXACT_NODES) -> Play | None:
    """Return a play that is proven best, or None where cards are hidden or that takes more nodes.

    Raises TooMuchWorkError.
    """
    if decision.rules.plain:
        small = best_open_end(decision, decision.plays_to_look_at(), nodes)
        return None if small is None else decision.play_of(small)
    if not is_open_end(decision):
        return None
    outcome = solve(decision.hands.position, nodes=nodes)
    return outcome.worths[0].play if outcome.done else None


def _exact(decision: Decision, play: Play, nodes: int) -> Measured[Play]:
    """Return the exact loss of a play; raises TooMuchWorkError."""
    # One other hand holds all unseen cards, so that this position is the true one.
    position = decision.hands.position
    search = TwoSides(position, nodes)
    best = search.best()
    made = search.exactly(search.hands.small(play), best)
    if made == best:
        return Measured(play, 0.0, 0.0, Proof.OPEN)
    small = next(one for one in search.plays() if search.about(one, best - 1, best) >= best)
    better = next(one for one in legal_plays(position) if search.hands.small(one) == small)
    return Measured(better, float(best - made), 0.0, Proof.OPEN)


def _through_every_line(decision: Decision, play: Play, nodes: int) -> Measured[Play] | None:
    """Return the exact loss of a play where turns, duties or ends are not the usual ones; None if it takes too long."""
    outcome = solve(decision.hands.position, nodes=nodes)
    lost = cost(outcome, play)
    if lost is None:
        return None
    return Measured(outcome.worths[0].play if lost else play, float(lost), 0.0, Proof.OPEN)
