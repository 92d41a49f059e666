"""Plays measured while a game goes on, so that its review is there when it ends."""

from math import inf

from tutor.app.base.processes import begin_ahead
from tutor.app.play.review.working import measure_last
from tutor.app.play.running import AnyRunning, AwaitedPlays, play_on
from tutor.bots.ranking import SampledSoFar
from tutor.matches.review.any_game import can_be_reviewed


def play_and_measure(
    running: AnyRunning, line: str, replied: AwaitedPlays | None = None, look: SampledSoFar | None = None
) -> None:
    """Note the play of a person and of the bots that follow, and begin to measure it, from a look of the coach on.

    Nobody waits for what is measured.
    """
    match = running.match
    if play_on(running, line, replied) and can_be_reviewed(match.started):
        lines = (*match.hand.lines, line)
        # What is measured is remembered for the review, which is kept for good.
        begin_ahead(measure_last, match.started, match.rules, match.hand.dealt, lines, look, seconds=inf)
