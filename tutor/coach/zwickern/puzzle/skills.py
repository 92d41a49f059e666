"""The skills that a position and the plays that solve it ask of a learner, in the order of a course."""

from collections.abc import Iterable
from enum import StrEnum

from tutor.engine.zwickern import Build, Capture, Lay, Play, Position, split_of


class Skill(StrEnum):
    """A thing that a learner does or sees: a sum, several groups, a build on the table, a joker, a lay, a build."""

    SUM = "sum"
    SEVERAL = "several"
    BUILT = "built"
    JOKER = "joker"
    LAY = "lay"
    BUILD = "build"


def skills(position: Position, plays: Iterable[Play]) -> frozenset[Skill]:
    """Return the skills for seeing the position and finding these plays."""
    found = {skill for play in plays for skill in _of_play(position, play)}
    if any(item.value is not None for item in position.table):
        found.add(Skill.BUILT)
    cards = (*position.hand, *(card for item in position.table for card in item.cards))
    if any(card.suit is None for card in cards):
        found.add(Skill.JOKER)
    return frozenset(found)


def _of_play(position: Position, play: Play) -> set[Skill]:
    match play:
        case Lay():
            return {Skill.LAY}
        case Build():
            return {Skill.BUILD}
        case Capture():
            split = split_of(position.rules, play)
            groups = () if split is None else split.groups
            sums = {Skill.SUM} if any(len(group) > 1 for group in groups) else set()
            return sums | ({Skill.SEVERAL} if len(groups) > 1 else set())
