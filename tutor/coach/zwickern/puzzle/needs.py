"""What a puzzle needs a learner to have met before, and what a step of a lesson lets them meet."""

from collections.abc import Collection, Sequence
from enum import StrEnum
from types import MappingProxyType

from tutor.coach.zwickern.puzzle.about_builds import KINDS, about_builds
from tutor.engine.zwickern.moves import Build, Move, promised
from tutor.engine.zwickern.position import Position
from tutor.engine.zwickern.rules import partner


class Need(StrEnum):
    """Something that the course teaches: what nobody has met is not asked unasked.

    Builds: making them. Promises: owing a card for builds of one's own. Partner: builds for a partner, and playing
    together. Safety: laying a card with the least danger. Won: cards that have gone, which nobody can hold.
    Points: what cards are worth. Majority: the most cards, and what is left on the table.
    """

    BUILDS = "builds"
    PROMISES = "promises"
    PARTNER = "partner"
    SAFETY = "safety"
    WON = "won"
    POINTS = "points"
    MAJORITY = "majority"


_OF_KINDS = MappingProxyType(
    {
        "promise": {Need.PROMISES},
        "only-play": {Need.PROMISES},
        "zwick-in-two": {Need.PARTNER},
        "safe-lay": {Need.SAFETY},
        "safe-lays": {Need.SAFETY},
        "most-points": {Need.POINTS},
        "pile": {Need.POINTS},
        "majority": {Need.MAJORITY},
        "win-most": {Need.POINTS, Need.MAJORITY},
    }
)
_COUNTING = frozenset({"safe-lay", "safe-lays"})


def of_kind(kind: str) -> frozenset[Need]:
    """What every exercise of a kind is about."""
    found = frozenset(_OF_KINDS.get(kind, ()))
    return found | {Need.BUILDS} if kind in KINDS else found


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
    if kind in _COUNTING and any(pile.cards for pile in position.won):
        found |= {Need.WON}
    return found


def _has_word_of_partner(position: Position) -> bool:
    """Whether something stands that the partner has announced, so that it may be built."""
    mate = partner(position.plan, position.turn)
    return mate is not None and bool(position.announced[mate])


def all_met(kinds: Collection[str]) -> frozenset[Need]:
    """What somebody has met who has tried exercises of some kinds."""
    return frozenset().union(*map(of_kind, kinds))
