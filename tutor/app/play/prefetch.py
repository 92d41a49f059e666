"""Warnings worked out while a person thinks, and looked up when the play is made.

A match has at most one position under work, however many tabs show it; the server keeps `MOST_KEPT` of them.
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
"""The most matches with a kept position; each may take some ten kilobytes."""

MANY: Final = 8
"""The number of waiting positions at which the coach is silent: a late warning is no help, and delays the bots.

The review still measures the play.
"""

WITHIN: Final = 0.25
"""The seconds after a play in which its warning must come; with the run of the page, under a third of a second."""

SILENT: Final = Warned(None, None)
"""No warning, and nothing sampled."""


class _Looked(NamedTuple):
    moment: Moment
    job: Job[LookedAhead]


_kept: OrderedDict[UUID, _Looked] = OrderedDict()
_changing: Final = threading.Lock()


def begin_prefetch(match: UUID, moment: Moment) -> None:
    """Start working out the warnings for a position, in place of the match's earlier position.

    Does nothing without a worker process.
    """
    with _changing:
        before = _kept.get(match)
        # A job dropped while the visitor was briefly away has no result.
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


def prefetched_warning(match: UUID, moment: Moment, play: Play) -> Warned:
    """Return the warning before a play: the prefetched one, or one worked out now.

    Returns silence if that takes longer than `WITHIN`, or if many positions wait. Drops the kept position of the match.
    """
    until = time.monotonic() + WITHIN
    with _changing:
        looked = _kept.pop(match, None)
        many = sum(not looked.job.begun for looked in _kept.values()) >= MANY
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
    """Work out the warning before a play by a time of the clock; return silence if it is not ready by then."""
    found = for_players_within(until - time.monotonic(), warned, moment, play, look)
    return SILENT if found is None else found
