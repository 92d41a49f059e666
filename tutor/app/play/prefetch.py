"""Warnings that are looked for while a person thinks, and looked up when the play is made.

A match has at most one position that is looked at, whatever tabs show it, and the process `MOST_KEPT` of them.
"""

import threading
import time
from collections import OrderedDict
from typing import Final, NamedTuple
from uuid import UUID

from tutor.app.base.lane import Job
from tutor.app.base.processes import begin_when_idle, for_players_within
from tutor.app.play.bots_work import looking_ahead
from tutor.bots.decision import Decision
from tutor.bots.ranking import SampledSoFar
from tutor.engine.zwickern import Play
from tutor.matches.advice.ahead import LookedAhead
from tutor.matches.advice.asked import Moment, Warned, warned

MOST_KEPT: Final = 256
"""The most matches that something is kept of: each may take some ten kilobytes."""

MANY: Final = 8
"""Where so many positions wait to be looked at the coach is silent: who comes late is no help, and holds up the bots.

The review measures the play all the same.
"""

WITHIN: Final = 0.25
"""The seconds after a play in which its warning comes, or never: with the run of the page less than a third of one."""

SILENT: Final = Warned(None, None)
"""No warning, and nothing sampled."""


class _Looked(NamedTuple):
    moment: Moment
    job: Job[LookedAhead]


_kept: OrderedDict[UUID, _Looked] = OrderedDict()
_changing: Final = threading.Lock()


def begin_to_look(match: UUID, moment: Moment) -> None:
    """Have the warnings before the plays of a position looked for, in place of the one that was there before it.

    Where no process would do it nothing is begun.
    """
    with _changing:
        before = _kept.get(match)
        # What was dropped while the visitor was away for a moment tells nothing.
        if before is not None and before.moment == moment and not before.job.dropped:
            return
        job = begin_when_idle(looking_ahead, moment)
        if job is None:
            return
        _kept[match] = _Looked(moment, job)
        _kept.move_to_end(match)
        over = None if len(_kept) <= MOST_KEPT else _kept.popitem(last=False)[1]
    for one in (before, over):
        if one is not None:
            one.job.stop()


def warning_of(match: UUID, moment: Moment, play: Play) -> Warned:
    """Return the warning before a play: the one that was found, else what is missing is worked out now.

    It is silent where that takes longer than `WITHIN`, or where many positions wait to be looked at. What was kept of
    the match is dropped.
    """
    until = time.monotonic() + WITHIN
    with _changing:
        looked = _kept.pop(match, None)
        many = sum(not one.job.begun for one in _kept.values()) >= MANY
    if looked is None:
        return _now(until, moment, play)
    waits = not looked.job.begun
    looked.job.stop()
    if looked.moment != moment or (waits and not many):
        return _now(until, moment, play)
    if waits or not looked.job.wait(max(0.0, until - time.monotonic())):
        return SILENT
    found = looked.job.result()
    if found is None:
        # Its process has died.
        return _now(until, moment, play)
    made = Decision(moment.seen).small(play)
    if made in found.told:
        return Warned(found.told[made], found.look)
    return _now(until, moment, play, found.look)


def _now(until: float, moment: Moment, play: Play, look: SampledSoFar | None = None) -> Warned:
    """Return the warning before a play worked out by a time of the clock, silence if it is not there by then."""
    found = for_players_within(until - time.monotonic(), warned, moment, play, look)
    return SILENT if found is None else found
