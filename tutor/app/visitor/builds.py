"""The build that the tutor points out before a play, for a visitor who has learnt to build."""

from functools import lru_cache

from tutor.app.base.processes import for_players
from tutor.app.visitor.attempts import tried
from tutor.engine.zwickern import Build, Seen
from tutor.matches.advice.building import best_build, knows_builds


def _knows_builds() -> bool:
    """Tell whether the visitor has been taught to build."""
    return knows_builds(tried().solved)


def build_to_name(seen: Seen, number: str, ply: int) -> Build | None:
    """Return the best build at a play of a deal, None for a visitor who cannot build yet."""
    return _best(seen, number, ply) if _knows_builds() else None


# Every click redraws the page.
@lru_cache(maxsize=256)
def _best(seen: Seen, number: str, ply: int) -> Build | None:
    return for_players(best_build, seen, number, ply)
