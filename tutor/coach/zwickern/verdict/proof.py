"""The proof of a right answer to a goal that looks ahead: hands counted, replies answered, or the hand played out."""

from collections.abc import Iterator

from tutor.coach.zwickern.goals.table import ONE_PLAY
from tutor.coach.zwickern.verdict.judge import Verdict
from tutor.text import Line


def proof(verdict: Verdict) -> Iterator[Line]:
    """Yield the lines that prove a right answer; there are none if the one sentence says it all."""
    if verdict.right and verdict.play is not None and verdict.goal is not None:
        yield from ONE_PLAY[verdict.goal.kind].proof(verdict.position, verdict.play)
