"""Plays measured while a game goes on, so that its review is there when it ends."""

import threading
from typing import Final

from tutor.app.base.processes import Job, begin
from tutor.app.play.review.working import measure_last
from tutor.app.play.running import AnyRunning, AwaitedPlays, play_on
from tutor.bots.ranking import SampledSoFar
from tutor.matches.review.any_game import can_be_reviewed

MOST_WAITING: Final = 8
"""Where so many plays wait to be measured no further one is put before the reviews that somebody waits for.

Its own review measures it then.
"""

_waiting: list[Job[None]] = []
_changing: Final = threading.Lock()


def play_and_measure(
    running: AnyRunning, line: str, replied: AwaitedPlays | None = None, look: SampledSoFar | None = None
) -> None:
    """Note the play of a person and of the bots that follow, and begin to measure it, from a look of the coach on.

    Nobody waits for what is measured.
    """
    match = running.match
    if not play_on(running, line, replied) or not can_be_reviewed(match.started):
        return
    with _changing:
        _waiting[:] = [job for job in _waiting if not job.begun]
        if len(_waiting) < MOST_WAITING:
            job = begin(measure_last, match.started, match.rules, match.hand.dealt, (*match.hand.lines, line), look)
            if job is not None:
                _waiting.append(job)
