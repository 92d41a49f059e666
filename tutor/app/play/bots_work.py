"""What processes for bots work out: their plays, and the advice of the coach, asked for or ahead.

It runs in processes that import no pages.
"""

import gc
from typing import Final

from tutor.app.base.worker import stopped
from tutor.matches.advice.ahead import LookedAhead, look_ahead
from tutor.matches.advice.asked import Moment, help_with, warned
from tutor.matches.advice.partner import why_partner
from tutor.matches.games import replies


def looking_ahead(moment: Moment) -> LookedAhead:
    """Return the warnings before the plays of a position, as far as they were found when the work was given up."""
    return look_ahead(moment, stopped)


BOTS_WORK = (help_with, looking_ahead, replies, warned, why_partner)

_NEW_OBJECTS: Final = 50_000
"""The new objects after which the garbage collector looks for circles: several times what a decision remembers."""


def ready_to_play() -> None:
    """Make a process ready that has imported all that `BOTS_WORK` needs.

    The garbage collector passes over what is imported, and looks seldom: decisions leave no circles, and a tenth of
    their time would go into the search.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(_NEW_OBJECTS)
