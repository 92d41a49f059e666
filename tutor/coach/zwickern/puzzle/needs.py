"""The things that a learner must have met before a puzzle, those that a step teaches, and the skills asked for."""

from collections.abc import Collection, Iterable, Sequence
from enum import StrEnum

from tutor.coach.zwickern.goals.syllabus import Need
from tutor.coach.zwickern.goals.table import GOALS
from tutor.coach.zwickern.questions.table import ABOUT_POSITIONS, QUESTIONS
from tutor.coach.zwickern.verdict.offered_values import made
from tutor.content.zwickern.plays import ADD, SUBTRACT
from tutor.engine.zwickern import Build, Capture, Lay, Play, Position, partner, split_of
from tutor.engine.zwickern.plays import promised


def about_builds(position: Position, right: Sequence[Play]) -> bool:
    """Tell whether there are builds on the table, or a play that solves a puzzle makes one."""
    return any(item.value is not None for item in position.table) or any(isinstance(play, Build) for play in right)


def of_kind(kind: str) -> frozenset[Need]:
    """Return the needs of every exercise of a kind; none for a kind that no longer exists."""
    found = GOALS.get(kind) or QUESTIONS.get(kind)
    return frozenset() if found is None else found.needs


def needs(position: Position, kind: str, right: Sequence[Play]) -> frozenset[Need]:
    """Return the needs of a puzzle by its kind, its table, and the plays that solve it."""
    found = taught(position, kind)
    if about_builds(position, right):
        found |= {Need.BUILDS}
    if right and all(_subtracts(position, play) for play in right):
        found |= {Need.SUBTRACTING}
    if any(isinstance(play, Build) and play.owner != position.turn for play in right):
        found |= {Need.PARTNER}
    return found


def taught(position: Position | None, kind: str, builds: Collection[str] | None = None) -> frozenset[Need]:
    """Return the needs that a step lets a learner meet, with `builds` as the ways of building that it offers.

    A build that is merely on its table does not teach building.
    """
    found = of_kind(kind)
    if builds is not None and SUBTRACT in builds:
        found |= {Need.SUBTRACTING}
    if position is None:
        return found
    if promised(position.table, position.turn):
        found |= {Need.PROMISES}
    if _has_word_of_partner(position):
        found |= {Need.PARTNER}
    if _shows_gone(kind) and any(pile.cards for pile in position.won):
        found |= {Need.WON}
    return found


def _subtracts(position: Position, play: Play) -> bool:
    if not isinstance(play, Build) or play.onto is None:
        return False
    return play.value not in made(position.rules, play.card, play.onto, (ADD,))


def _shows_gone(kind: str) -> bool:
    found = GOALS.get(kind) or ABOUT_POSITIONS.get(kind)
    return found is not None and found.gone


def _has_word_of_partner(position: Position) -> bool:
    """Tell whether the partner has announced a value that is still valid and may be built."""
    mate = partner(position.plan, position.turn)
    return mate is not None and bool(position.announced[mate])


def all_met(kinds: Collection[str]) -> frozenset[Need]:
    """Return the needs met by trying exercises of some kinds."""
    return frozenset().union(*map(of_kind, kinds))


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
