"""The build that is named where a build is best, once the player knows what a build is."""

from collections.abc import Iterable

from tutor.bots.deals import dice_of
from tutor.bots.levels import choose
from tutor.coach.zwickern.goals.tactics import every_build
from tutor.engine.budget import SECOND, TooMuchWorkError, budget
from tutor.engine.zwickern import Build, Seen

_WORK = SECOND // 4
_TEACHING = "lessons/05-building/"


def knows_builds(solved: Iterable[str]) -> bool:
    """Tell whether these solved steps have taught to build."""
    return any(step.startswith(_TEACHING) for step in solved)


def best_build(seen: Seen, number: str, ply: int) -> Build | None:
    """Return the build that the strong bot would make before the play with a number of these cards, if it would.

    It knows what the seat has seen and nothing else, and is the same in every process.
    """
    try:
        with budget(_WORK):
            if next(every_build(seen.position), None) is None:
                return None
    except TooMuchWorkError:
        return None
    found = choose(seen, "strong", dice_of(f"build/{number}/{ply}"))
    return found if isinstance(found, Build) else None
