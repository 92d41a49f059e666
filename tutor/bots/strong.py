"""The strong bot: it leaves the careful play only for one that does better in the same sampled worlds."""

from collections.abc import Sequence
from math import sqrt
from statistics import fmean

from tutor.bots.careful import Careful
from tutor.bots.decision import Decision
from tutor.bots.dice import Dice
from tutor.bots.open_end import best_open_end
from tutor.bots.policies import BuildingOnce, Policy
from tutor.bots.rollouts import rollout
from tutor.bots.worlds import promises, world
from tutor.engine.zwickern.open_hands.hands import SmallPlay

KEPT = 12
"""The most plays that are compared."""

BATCH = 8
"""The number of worlds after which plays that do worse are dropped."""

_DROPPED = 1.3
"""The standard errors by which a play must be worse than the best so far, or nearly so, to be dropped."""

_WORTH = 0.3
"""The points by which a play must possibly be better than the best so far, or else it is dropped too."""

_BEATEN = 2.0
"""The standard errors by which the only play left must be better than the careful one to end the sampling."""

_TAKEN = 0.5
"""The standard errors by which a play must be better than the careful one to be preferred to it."""

_NODES = 60
"""The states that an open end may visit for each rollout of the budget."""

_NO_SPREAD = 1e-9


def _foreseen(seats: int) -> int:
    """Return the plays after its own up to which it looks ahead in a world, in the next deal, too.

    With four seats that is up to its next play, with fewer up to the one after that. At a table of four, six plays were
    no better, and slower: what comes later says more of luck than of the play.
    """
    return 2 * seats if seats < 4 else 4


class Gain:
    """The lead of one play over another in the same worlds: the mean of differences, and its error."""

    def __init__(self) -> None:
        self.number, self._sum, self._squares = 0, 0.0, 0.0

    def add(self, difference: float) -> None:
        """Count one world."""
        self.number += 1
        self._sum += difference
        self._squares += difference * difference

    @property
    def mean(self) -> float:
        """The mean so far, 0 before the first world."""
        return self._sum / self.number if self.number else 0.0

    @property
    def error(self) -> float:
        """The standard error of the mean."""
        number = max(1, self.number)
        spread = max(self._squares / number - self.mean**2, _NO_SPREAD)
        return sqrt(spread / max(1, number - 1))


class Race:
    """Plays compared in the same worlds; `values` has the results of each that is left, world by world.

    Each result is the mean over some policies, by which so many plays follow.
    """

    def __init__(
        self, decision: Decision, plays: Sequence[SmallPlay], policies: Sequence[Policy], foreseen: int
    ) -> None:
        self.decision, self._policies, self._foreseen = decision, policies, foreseen
        self._promises = promises(decision)
        self.values: dict[SmallPlay, list[float]] = {play: [] for play in plays}

    def add(self, dice: Dice) -> None:
        """Play all that are left in one more world; raises TooMuchWorkError."""
        one = world(self.decision, dice, self._promises, self._foreseen)
        for play, so_far in self.values.items():
            brought = [rollout(self.decision, play, one, policy, self._foreseen) for policy in self._policies]
            so_far.append(fmean(brought))

    @property
    def best(self) -> SmallPlay:
        """The play that has brought most so far, the first of equal ones."""
        return max(self.values, key=lambda play: sum(self.values[play]))

    def gain(self, play: SmallPlay, over: SmallPlay) -> Gain:
        """Return what a play has brought more than another."""
        gain = Gain()
        for value, other in zip(self.values[play], self.values[over], strict=True):
            gain.add(value - other)
        return gain

    def drop(self, best: SmallPlay, errors: float, worth: float, but: SmallPlay | None = None) -> None:
        """Drop the plays that are not even with so many standard errors more than `worth` better than the best.

        The best stays, and so does `but`.
        """
        for play in [one for one in self.values if one not in (best, but)]:
            gain = self.gain(play, best)
            if gain.mean + errors * gain.error <= worth:
                del self.values[play]


def strong(decision: Decision, dice: Dice, budget: int) -> SmallPlay:
    """Return the play of the strong bot with a budget of rollouts; raises TooMuchWorkError.

    Where the unseen cards are the other hand of the last deal, the play is exact.
    """
    plays = Careful(decision).ranked()
    if len(plays) == 1:
        return plays[0]
    return best_open_end(decision, plays, _NODES * budget) or _paired(decision, plays[:KEPT], dice, budget)


def _paired(decision: Decision, plays: list[SmallPlay], dice: Dice, budget: int) -> SmallPlay:
    """Return the first of some plays, or one that does better than it beyond the error of what was sampled."""
    first, race = plays[0], Race(decision, plays, (BuildingOnce(decision),), _foreseen(len(decision.sizes)))
    best = first
    while budget >= BATCH * len(race.values):
        budget -= BATCH * len(race.values)
        for _ in range(BATCH):
            race.add(dice)
        best = race.best
        race.drop(best, _DROPPED, _WORTH, but=first)
        left = race.gain(best, first)
        # Only these two may still be left.
        if len(race.values) <= 2 and (best == first or left.mean > _BEATEN * left.error):
            break
    better = race.gain(best, first)
    return best if better.mean > _TAKEN * better.error else first
