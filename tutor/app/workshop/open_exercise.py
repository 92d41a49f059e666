"""The exercise of the open draft: its puzzle, or the chosen step of its lesson."""

from collections.abc import Mapping
from typing import Any

from tutor.app.drafts.kept import workshop_page
from tutor.app.drafts.text import Draft, read_draft, read_step
from tutor.app.visitor.variants import variants
from tutor.content.files.models import PuzzleEntry, StepEntry
from tutor.content.zwickern.questions import AnyGoal


def open_exercise() -> Draft[PuzzleEntry] | Draft[StepEntry]:
    """Return the exercise of the open draft."""
    here = workshop_page()
    if here.within is not None:
        return read_step(here.text, here.within, variants())
    return read_draft(here.text, variants())


def written_goal(goal: AnyGoal) -> Mapping[str, Any]:
    """Return a goal as a file has it."""
    return goal.model_dump(mode="json", exclude_defaults=True, by_alias=True)
