"""Looks for warnings ahead; it runs in a process that imports no pages."""

from tutor.app.base.worker import stopped
from tutor.matches.advice.ahead import LookedAhead, look_ahead
from tutor.matches.advice.asked import Moment


def looking_ahead(moment: Moment) -> LookedAhead:
    """Return the warnings before the plays of a position, as far as they were found when the work was given up."""
    return look_ahead(moment, stopped)
