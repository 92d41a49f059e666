"""What a play gave away: exactly where all cards are known, else measured over sampled hands of the others."""

from typing import NamedTuple

from tutor.bots.deals import dice_of
from tutor.bots.decision import Decision
from tutor.bots.open_end import is_open_end
from tutor.bots.ranking import ALL_WORLDS, WORLDS, Care, SampledSoFar, loss
from tutor.engine.budget import TooMuchWorkError
from tutor.engine.zwickern import Play, Seen, legal_plays
from tutor.engine.zwickern.open_hands.two_sides import TwoSides
from tutor.matches.proof import Proof

EXACT_NODES = 30_000
"""The states that an exact search may visit: less than a second. Beyond them the loss is sampled."""

SURE = 1.96
"""How many standard errors a 95 % interval reaches to each side."""


class Measured(NamedTuple):
    """The best play that was found, and the points that another gives away against it, with the standard error.

    `proof` tells whether the points are exact (OPEN, or PROVEN where there was no choice) or SAMPLED. `deals` tells in
    how many hands of the others; it is 0 where they are exact, or where nothing better was found.
    """

    best: Play
    points: float
    error: float
    proof: Proof
    deals: int = 0

    @property
    def sure(self) -> float:
        """The points that it gives away at least, with 95 % confidence."""
        return self.points - SURE * self.error


def seed_of(number: str, ply: int) -> str:
    """Return the seed of the deals that are drawn to measure a play of the cards with a number."""
    return f"review/{number}/{ply}"


def measured(
    seen: Seen, play: Play, seed: str, worlds: int = WORLDS, care: Care = ALL_WORLDS, look: SampledSoFar | None = None
) -> Measured | None:
    """Return what a legal play gives away; None where the table is too large to look at.

    The best play is found in `worlds` deals, and the loss measured in as many fresh ones. In the last deal of two the
    unseen cards are the other hand, and the result is exact. With `care` fewer deals may be drawn, or more, and a
    `look` is gone on with, as in `loss`.
    """
    try:
        decision = Decision(seen)
        if len(decision.plays()) == 1:
            return Measured(play, 0.0, 0.0, Proof.PROVEN)
        if is_open_end(decision):
            exact = _exact(decision, play)
            if exact is not None:
                return exact
        found = loss(decision, play, lambda name: dice_of(f"{seed}/{name}"), worlds, care=care, look=look)
        return Measured(found.best, found.points, found.error, Proof.SAMPLED, found.deals)
    except TooMuchWorkError:
        return None


def _exact(decision: Decision, play: Play) -> Measured | None:
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
