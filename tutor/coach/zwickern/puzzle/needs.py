"""What a puzzle needs a learner to have met before, and what a step of a lesson lets them meet."""

from collections.abc import Collection, Mapping, Sequence
from types import MappingProxyType

from tutor.coach.zwickern.goals.need import Need
from tutor.coach.zwickern.goals.table import GOALS
from tutor.coach.zwickern.puzzle.about_builds import about_builds
from tutor.engine.zwickern.moves import Build, Move, promised
from tutor.engine.zwickern.position import Position
from tutor.engine.zwickern.rules import partner

_OF_QUESTIONS: Mapping[str, frozenset[Need]] = MappingProxyType(
    {
        "announce": frozenset({Need.BUILDS}),
        "promise": frozenset({Need.BUILDS, Need.PROMISES}),
        "safe-lays": frozenset({Need.SAFETY}),
        "pile": frozenset({Need.POINTS}),
        "majority": frozenset({Need.MAJORITY}),
    }
)


def of_kind(kind: str) -> frozenset[Need]:
    """What every exercise of a kind is about; a kind that there is no more is about nothing."""
    return GOALS[kind].needs if kind in GOALS else _OF_QUESTIONS.get(kind, frozenset())


def needs(position: Position, kind: str, right: Sequence[Move]) -> frozenset[Need]:
    """What a puzzle needs: of its kind, of the table, and of the plays that solve it."""
    found = taught(position, kind)
    if about_builds(position, right):
        found |= {Need.BUILDS}
    if any(isinstance(move, Build) and move.owner != position.turn for move in right):
        found |= {Need.PARTNER}
    return found


def taught(position: Position | None, kind: str) -> frozenset[Need]:
    """What a step lets a learner meet: that a build lies on its table does not teach to build."""
    found = of_kind(kind)
    if position is None:
        return found
    if promised(position.table, position.turn):
        found |= {Need.PROMISES}
    if _has_word_of_partner(position):
        found |= {Need.PARTNER}
    if _shows_gone(kind) and any(pile.cards for pile in position.won):
        found |= {Need.WON}
    return found


def _shows_gone(kind: str) -> bool:
    return GOALS[kind].gone if kind in GOALS else kind == "safe-lays"


def _has_word_of_partner(position: Position) -> bool:
    """Whether something stands that the partner has announced, so that it may be built."""
    mate = partner(position.plan, position.turn)
    return mate is not None and bool(position.announced[mate])


def all_met(kinds: Collection[str]) -> frozenset[Need]:
    """What somebody has met who has tried exercises of some kinds."""
    return frozenset().union(*map(of_kind, kinds))
