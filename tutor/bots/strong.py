"""The strong bot: it leaves the careful play only for one that does better in the same sampled worlds."""

from math import sqrt

from tutor.bots.careful import Careful
from tutor.bots.decision import Decision
from tutor.bots.dice import Dice
from tutor.bots.open_end import best_open_end
from tutor.bots.rollouts import rollout
from tutor.bots.worlds import World, promises, world
from tutor.engine.zwickern.open_hands.hands import SmallPlay

KEPT = 12
"""The most plays that are compared."""

BATCH = 8
"""The number of worlds after which plays that do worse are dropped."""

DROPPED = 1.6
"""A play is dropped that is worse than the careful one by so many standard errors."""

TAKEN = 0.5
"""A play is preferred to the careful one if it is better by so many standard errors."""

NODES = 100
"""The states that an open end may visit for each rollout of the budget."""

_NO_SPREAD = 1e-9


class Gain:
    """How much better one play does than another in the same worlds: the mean of differences, and its error."""

    def __init__(self) -> None:
        self._number, self._sum, self._squares = 0, 0.0, 0.0

    def add(self, difference: float) -> None:
        """Count one world."""
        self._number += 1
        self._sum += difference
        self._squares += difference * difference

    @property
    def mean(self) -> float:
        """The mean so far, 0 before the first world."""
        return self._sum / self._number if self._number else 0.0

    @property
    def error(self) -> float:
        """The standard error of the mean."""
        number = max(1, self._number)
        spread = max(self._squares / number - self.mean**2, _NO_SPREAD)
        return sqrt(spread / max(1, number - 1))


def strong(decision: Decision, dice: Dice, budget: int) -> SmallPlay:
    """Return the play of the strong bot with a budget of rollouts; raises TooMuchWorkError.

    Where the unseen cards are the other hand of the last deal, the play is exact.
    """
    plays = Careful(decision).ranked()
    if len(plays) == 1:
        return plays[0]
    return best_open_end(decision, plays, NODES * budget) or paired(decision, plays[:KEPT], dice, budget)


def paired(decision: Decision, plays: list[SmallPlay], dice: Dice, budget: int) -> SmallPlay:
    """Return the first of some plays, or one that does better than it beyond the error of what was sampled."""
    first, gains = plays[0], {play: Gain() for play in plays[1:]}
    known = promises(decision)
    while gains and budget >= BATCH * (len(gains) + 1):
        budget -= BATCH * (len(gains) + 1)
        for _ in range(BATCH):
            compare(decision, first, gains, world(decision, dice, known))
        gains = {play: gain for play, gain in gains.items() if gain.mean + DROPPED * gain.error > 0}
    better = {play: gain.mean for play, gain in gains.items() if gain.mean > TAKEN * gain.error}
    return max(better, key=lambda play: better[play]) if better else first


def compare(decision: Decision, first: SmallPlay, gains: dict[SmallPlay, Gain], one: World) -> None:
    """Add what each play brings more than the first in one world."""
    base = rollout(decision, first, one)
    for play, gain in gains.items():
        gain.add(rollout(decision, play, one) - base)
