"""The search for every capture: whether a play adds one to those found, and if not, why not."""

from collections.abc import Collection
from dataclasses import dataclass

from tutor.coach.zwickern.goals.kinds.find_all import captures_to_find
from tutor.coach.zwickern.verdict.judge import Verdict, judge
from tutor.content.zwickern.goals import FindAllGoal
from tutor.engine.budget import SECOND, TooMuchWorkError, budget
from tutor.engine.cards import read_card
from tutor.engine.zwickern import Capture, Play, Position, Reading
from tutor.engine.zwickern.splits import groupings
from tutor.text import Line

_WORK = SECOND // 8


@dataclass(frozen=True, slots=True)
class Finding:
    """The finding on a play in a search for every capture.

    `new` is true if the play is one more; if not, `note` says why. An illegal play has no note, since its verdict says
    why.
    """

    verdict: Verdict
    new: bool = False
    note: Line | None = None


def look_at(position: Position, goal: FindAllGoal, found: Collection[Play], play: Play, hints: int = 0) -> Finding:
    """Judge a play, and tell whether it is one more of the captures to find."""
    verdict = judge(position, Reading(play), hints=hints)
    if not verdict.legal:
        return Finding(verdict)
    if play in found:
        return Finding(verdict, note=Line("find-all-regrouped" if _has_groupings(position, play) else "find-all-again"))
    if play in captures_to_find(position, goal):
        return Finding(verdict, new=True)
    if isinstance(play, Capture) and goal.card is not None:
        return Finding(verdict, note=Line("find-all-not-asked", {"card": read_card(goal.card)}))
    return Finding(verdict, note=Line("find-all-not-capture"))


def _has_groupings(position: Position, play: Play) -> bool:
    """Tell whether a capture can be grouped in several ways, so that a learner may take it for several captures."""
    try:
        with budget(_WORK):
            return isinstance(play, Capture) and groupings(position.rules, play) > 1
    except TooMuchWorkError:
        return False
