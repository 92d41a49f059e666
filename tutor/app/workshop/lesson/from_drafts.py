"""Steps of a lesson from puzzles made in the Workshop: whole, or only the board."""

from functools import partial
from typing import Any, Final

import streamlit as st

from tutor.app.base.i18n import words
from tutor.app.base.markdown import escape_markdown
from tutor.app.base.session import value_of
from tutor.app.drafts.kept import change_draft, drafts, workshop_page
from tutor.app.drafts.kinds import draft_kind
from tutor.app.drafts.text import read_draft, read_step, with_position
from tutor.app.visitor.address import numbered_labels
from tutor.app.visitor.variants import variants
from tutor.app.workshop.listing import label_of_draft
from tutor.app.workshop.open_exercise import written_goal
from tutor.coach.zwickern.words.concepts import CONCEPTS
from tutor.content.files.models import PuzzleEntry, StepEntry
from tutor.text import Words
from tutor.text.slugs import slug

_BOARD: Final = "step board of"
_TAKEN: Final = ("position", "goal", "solutions", "wrong", "shows", "counter")


def puzzle_drafts() -> dict[str, str]:
    """Return the labels of the playable drafts by their names, newest first."""
    known = variants()
    found = {
        name: label_of_draft(text, known)
        for name, text in drafts().items()
        if draft_kind(text) == "puzzle" and read_draft(text, known).position is not None
    }
    return numbered_labels(found)


def _puzzle(name: str) -> PuzzleEntry | None:
    return read_draft(drafts().get(name, ""), variants()).entry


def step_of_draft(name: str, say: Words) -> dict[str, Any] | None:
    """Return a step with the board and the task of a draft, as a file has it; None if the draft is gone.

    `say` gives the texts that the draft lacks.
    """
    entry = _puzzle(name)
    if entry is None:
        return None
    written = entry.model_dump(mode="json", exclude_defaults=True, by_alias=True)
    title = entry.title or say(CONCEPTS[entry.goal.kind])
    step: dict[str, Any] = {"slug": slug(title, "step"), "title": title, "text": say("workshop-step-drafted")}
    step |= {key: written[key] for key in _TAKEN if key in written}
    return step | ({"done": entry.remark} if entry.remark else {})


def board_of_draft(place: int, step: StepEntry) -> None:
    """Draw the choice of a draft whose position becomes the board of a step."""
    say, labels = words(), puzzle_drafts()
    with st.popover(say("workshop-step-take-board"), key="step boards"):
        if labels:
            st.selectbox(say("workshop-step-board-of"), list(labels), format_func=labels.__getitem__, key=_BOARD)
            st.button(say("workshop-take-over"), key="step take board", on_click=partial(_take, place, step.slug))
        st.markdown(f":small[{escape_markdown(say('workshop-step-boards-about'))}]")


def _take(place: int, slug: str) -> None:
    """Give the step the position; its task stays, and faults show what does not suit the new board."""
    here = workshop_page()
    entry, step = _puzzle(str(value_of(_BOARD))), read_step(here.text, place, variants()).entry
    if entry is not None and step is not None and step.slug == slug:
        change_draft(with_position(here.text, entry.position, ("steps", place), written_goal(step.goal)))
        here.step = place
