"""Warnings worked out while a person thinks: the position is known by then, and only the play is not."""

from collections.abc import Callable, Mapping
from typing import NamedTuple

from tutor.bots.careful import Careful
from tutor.bots.decision import Decision
from tutor.bots.open_end import is_open_end
from tutor.bots.ranking import SampledSoFar
from tutor.bots.strong import KEPT
from tutor.engine.budget import TooMuchWorkError
from tutor.engine.zwickern.open_hands.hands import SmallPlay
from tutor.matches.advice.asked import Moment
from tutor.matches.advice.warnings import warning
from tutor.matches.proof import Told
from tutor.matches.review.any_game import StoppedError, measuring_dice, never

_ROLLOUTS_AHEAD = 1600
"""The rollouts after which no further play is looked at: three of four plays that casual players make come before."""


class LookedAhead(NamedTuple):
    """The warnings against the plays of a position examined so far, None where there is none, and the samples.

    A play that is missing takes little more, since its worlds and what others bring in them are in the `look`.
    """

    told: Mapping[SmallPlay, Told | None]
    look: SampledSoFar


def look_ahead(moment: Moment, stop: Callable[[], bool] = never, rollouts: int = _ROLLOUTS_AHEAD) -> LookedAhead:
    """Return the warnings before the most careful plays of a position, as `warned` gives them one by one.

    It ends after so many rollouts, or when `stop` says so, with what it has by then.
    """
    decision, told, look = Decision(moment.seen), dict[SmallPlay, Told | None](), SampledSoFar()
    dice = measuring_dice(moment.number, moment.ply, stop)
    try:
        # A search with open cards shares nothing with that of the next play.
        plays = [] if is_open_end(decision) else Careful(decision).ranked()[:KEPT]
        for play in plays:
            if look.rollouts >= rollouts:
                break
            told[play] = warning(decision, decision.play_of(play), dice, look=look)
    except (StoppedError, TooMuchWorkError):
        pass
    return LookedAhead(told, look)
