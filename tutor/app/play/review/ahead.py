"""Plays measured while a game goes on, so that its review is there when it ends."""

from tutor.app.base.processes import begin
from tutor.app.play.review.working import measure_last
from tutor.bots.ranking import SampledSoFar
from tutor.matches.match import Match
from tutor.matches.review.review import can_be_reviewed


def measure_ahead(match: Match, lines: tuple[str, ...], look: SampledSoFar | None) -> None:
    """Begin to measure the last play of a person in the hand that is played, from a look on. Nobody waits for it."""
    if can_be_reviewed(match.started):
        begin(measure_last, match.started, match.rules, match.hand.dealt, lines, look)
