"""Where to look for the answer to a goal of a trick-taking game: one hint for each kind, which gives nothing away."""

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
# What is counted there is not the same as elsewhere.
_LOOKS_OF_CHANCES: Mapping[str, str] = MappingProxyType({"deal": "deal-moves", "alike": "alike"})


def where_to_look(goal: ActionGoal | AskedOfTricks) -> Line:
    """Say where to look for the answer to a goal."""
    what: str = goal.what if isinstance(goal, DoGoal) else goal.kind
    if isinstance(goal, ChanceGoal):
        what = _LOOKS_OF_CHANCES.get(goal.of, what)
    return Line(_LOOKS[what])
