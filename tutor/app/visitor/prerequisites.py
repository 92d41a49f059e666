"""The prerequisites of puzzles that a learner has met in lessons and puzzles, and the ways of building taught so far.

A puzzle with unmet prerequisites comes only on request.
"""

from collections.abc import Collection, Mapping, Set

from tutor.app.base.library import library, once_for_content
from tutor.catalogue.exercises import Puzzle
from tutor.coach.zwickern.goals.syllabus import Need
from tutor.coach.zwickern.puzzle.needs import all_met, taught
from tutor.coach.zwickern.verdict.offered_values import made
from tutor.content.zwickern.plays import BUILD_WAYS, BuildWay
from tutor.engine.zwickern import Build, read_play
from tutor.trainer.schedule import ConceptKey


def met(tried: Collection[ConceptKey], solved: Set[str]) -> frozenset[Need]:
    """Return the needs met by trying concepts, and by solving steps and puzzles."""
    found = all_met({concept for concept, _ in tried})
    return found | {need for need, ids in _meeting().items() if not ids.isdisjoint(solved)}


@once_for_content
def _meeting() -> Mapping[Need, frozenset[str]]:
    """Return the ids of the steps and puzzles in which a learner meets each need."""
    items = {puzzle.id: taught(puzzle.position, puzzle.goal.kind) for puzzle in library().puzzles}
    steps = library().steps.items()
    items |= {item_id: taught(step.position, step.goal.kind, step.entry.builds) for item_id, step in steps}
    return {need: frozenset(item_id for item_id, found in items.items() if need in found) for need in Need}


def ways_offered(puzzle: Puzzle, solved: Set[str]) -> Collection[BuildWay] | None:
    """Return the ways to build on the board of a puzzle for a learner still being taught them, otherwise None.

    If a puzzle is solved in another way, the board offers every value.
    """
    limits = [(item_id, step.entry.builds) for item_id, step in library().steps.items()]
    known = frozenset(way for item_id, ways in limits if ways is not None and item_id in solved for way in ways)
    if not known or known.issuperset(BUILD_WAYS):
        return None
    plays = [read_play(puzzle.position, text).play for text in puzzle.entry.solutions]
    rules = puzzle.position.rules
    onto = [(play, play.onto) for play in plays if isinstance(play, Build) and play.onto is not None]
    return known if all(play.value in made(rules, play.card, item, known) for play, item in onto) else None
