"""Warnings worked out while a person thinks, and looked up when the play is made.

A match has at most one position under work, however many tabs show it; the server keeps `MOST_KEPT` of them.
"""

import threading
import time
from collections import OrderedDict
from typing import Final, NamedTuple
from uuid import UUID

from tutor.app.base.lane import Job
from tutor.app.base.processes import begin_for_next_click, for_players_within
from tutor.app.play.bots_work import looking_ahead
from tutor.bots.decision import Decision
from tutor.bots.ranking import SampledSoFar
from tutor.engine.zwickern import Play
from tutor.matches.advice.ahead import LookedAhead
from tutor.matches.advice.asked import Moment, Warned, warned

MOST_KEPT: Final = 256
"""The most matches with a kept position; each may take some ten kilobytes."""

MANY: Final = 8
"""The number of other positions under work at which the coach says only what it has found by then.

There are too few cores then for all that is asked of them, and to wait delays the bots. The review still measures the
play.
"""

WITHIN: Final = 0.25
"""The seconds after a play in which its warning must come; with the run of the page, under a third of a second."""

WITHIN_BUSY: Final = 0.05
"""The seconds in which it must come where many positions are under work."""

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
        job = begin_for_next_click(looking_ahead, moment)
        if job is None:
            return
        _kept[match] = _Looked(moment, job)
        _kept.move_to_end(match)
        over = None if len(_kept) <= MOST_KEPT else _kept.popitem(last=False)[1]
    for one in (before, over):
        if one is not None:
            one.job.stop()


def prefetched_warning(match: UUID, moment: Moment, play: Play) -> Warned:
    """Return the warning before a play: the prefetched one, or one worked out now unless many are under work.

    Returns silence if that takes longer than `WITHIN` or `WITHIN_BUSY`. Drops the kept position of the match.
    """
    with _changing:
        looked = _kept.pop(match, None)
        busy = sum(not other.job.ended for other in _kept.values()) >= MANY
    until = time.monotonic() + (WITHIN_BUSY if busy else WITHIN)

    def now(look: SampledSoFar | None = None) -> Warned:
        return Warned(None, look) if busy else _now(until, moment, play, look)

    if looked is None:
        return now()
    waits = not looked.job.begun
    looked.job.stop()
    if looked.moment != moment or waits:
        return now()
    if not looked.job.wait(max(0.0, until - time.monotonic())):
        return SILENT
    found = looked.job.result()
    if found is None:
        # Its process has died.
        return now()
    made = Decision(moment.seen).small(play)
    return Warned(found.told[made], found.look) if made in found.told else now(found.look)


def _now(until: float, moment: Moment, play: Play, look: SampledSoFar | None = None) -> Warned:
    """Work out the warning before a play by a time of the clock; return silence if it is not ready by then."""
    found = for_players_within(until - time.monotonic(), warned, moment, play, look)
    return SILENT if found is None else found
