"""The first hints to goals of trick-taking games: one for each kind, which gives nothing of the answer away."""

from collections.abc import Mapping
from types import MappingProxyType

from tutor.content.tricks.goals import ActionGoal, AskedOfTricks, ChanceGoal, DoGoal
from tutor.text import Family, Line

_LOOKS = Family(
    "look-trick-{}",
    (
        *("allowed", "free", "wins", "trick-winner", "zwik", "certain", "sure", "deal-moves", "which-ways"),
        *("may-play", "ways", "account", "pot", "dealer", "stock", "trick-points", "chance", "alike"),
    ),
)
# For these chances other things are counted.
_LOOKS_OF_CHANCES: Mapping[str, str] = MappingProxyType({"deal": "deal-moves", "alike": "alike"})


def where_to_look(goal: ActionGoal | AskedOfTricks) -> Line:
    """Say where to look for the answer to a goal."""
    what: str = goal.what if isinstance(goal, DoGoal) else goal.kind
    if isinstance(goal, ChanceGoal):
        what = _LOOKS_OF_CHANCES.get(goal.of, what)
    return Line(_LOOKS[what])
