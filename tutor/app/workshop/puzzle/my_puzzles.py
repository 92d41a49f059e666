"""The puzzles that a visitor has made: drafts of the Workshop that hold, and those from own games."""

from typing import Final

from tutor.app.drafts.kept import drafts
from tutor.app.drafts.kinds import draft_kind
from tutor.app.visitor.own_puzzles import own_puzzles
from tutor.app.visitor.variants import variants
from tutor.app.workshop.puzzle.finished import prove_draft, text_to_save
from tutor.catalogue.exercises import Puzzle
from tutor.engine.budget import SECOND, budget

_WORK: Final = 2 * SECOND
_ENDLESS: Final = 1 << 62


def my_puzzles() -> tuple[Puzzle, ...]:
    """Return the visitor's puzzles, the newest drafts first; those that take long wait for the next run."""
    found = []
    with budget(_ENDLESS) as meter:
        for name, text in drafts().items():
            if draft_kind(text) != "puzzle" or meter.spent > _WORK:
                continue
            finished = text_to_save(text)
            one = () if finished is None else prove_draft(finished, name, variants())
            if isinstance(one, Puzzle):
                found.append(one)
    return (*found, *own_puzzles())
