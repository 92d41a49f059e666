"""The state of the Learn page."""

from dataclasses import dataclass

from tutor.coach.zwickern.verdict.judge import Verdict


@dataclass(slots=True)
class LearnPage:
    """The state of the Learn page: the `verdict` on the last play in the game at the end of a path."""

    verdict: Verdict | None = None
