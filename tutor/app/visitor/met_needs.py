"""The needs that the learner has met in lessons and puzzles; a puzzle that needs more comes only if it is asked for."""

from collections.abc import Collection, Mapping, Set
from functools import cache

from tutor.app.base.words_and_content import library
from tutor.coach.zwickern.goals.need import Need
from tutor.coach.zwickern.puzzle.needs import all_met, taught
from tutor.trainer.schedule import ConceptKey


def met(tried: Collection[ConceptKey], solved: Set[str]) -> frozenset[Need]:
    """Return the needs that were met by trying concepts, and by solving steps and puzzles."""
    found = all_met({concept for concept, _ in tried})
    return found | {need for need, ids in _meeting().items() if not ids.isdisjoint(solved)}


@cache
def _meeting() -> Mapping[Need, frozenset[str]]:
    """Return for each need the ids of the steps and puzzles in which a learner meets it."""
    items = {puzzle.id: taught(puzzle.position, puzzle.goal.kind) for puzzle in library().puzzles}
    for lesson in library().lessons:
        items |= {f"{lesson.id}/{step.entry.slug}": taught(step.position, step.goal.kind) for step in lesson.steps}
    return {need: frozenset(item_id for item_id, found in items.items() if need in found) for need in Need}
