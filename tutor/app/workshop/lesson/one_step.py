"""A step of a lesson in the views of a position and of a puzzle: its board and its task."""

from functools import partial
from typing import Final

import streamlit as st

from tutor.app.base.i18n import in_english, words
from tutor.app.base.markdown import escape_markdown
from tutor.app.drafts.kept import turn_to, workshop_page
from tutor.app.drafts.kinds import draft_kind
from tutor.app.drafts.text import read_lesson_entry, read_step
from tutor.app.visitor.address import go_to_all, put_detail
from tutor.app.visitor.variants import variants
from tutor.app.workshop.analysis import answer_analysis
from tutor.app.workshop.asking import choose_kind, first_goal, plays_asked_for
from tutor.app.workshop.laying.bench import laying_view
from tutor.app.workshop.lesson.own_reasons import own_reasons
from tutor.app.workshop.lesson.question_form import first_question, question_form
from tutor.app.workshop.listing import undo_button
from tutor.app.workshop.yaml_text import numbered
from tutor.coach.zwickern.goals.table import GOALS
from tutor.coach.zwickern.questions.table import ABOUT_POSITIONS, WITHOUT_POSITION
from tutor.content.files.models import StepEntry
from tutor.content.zwickern.goals import PlayGoal
from tutor.content.zwickern.questions import BareQuestion
from tutor.engine.zwickern import Position

STEP: Final = "of"
"""The key of the address with the step whose board or task is edited."""


def look_at_step() -> bool:
    """Open the step that the address names; return whether it names one."""
    asked = st.query_params.get(STEP)
    workshop_page().within = None
    if not asked:
        return False
    turn_to("lesson")
    here = workshop_page()
    entry = read_lesson_entry(here.text, variants())
    slugs = [] if entry is None or draft_kind(here.text) != "lesson" else [step.slug for step in entry.steps]
    if asked not in slugs:
        put_detail(STEP, None)
        return False
    here.within = here.step = slugs.index(asked)
    return True


def to_step(slug: str, view: str) -> None:
    """Go to the view that edits the board or the task of a step."""
    go_to_all({"view": view, STEP: slug}, ("view", STEP))


def _back_to_lesson() -> None:
    """Go back to the lesson."""
    go_to_all({"view": "lesson"}, ("view", STEP))


def step_of_lesson(view: str) -> None:
    """Draw the view of the open step."""
    here = workshop_page()
    place = here.within or 0
    found = read_step(here.text, place, variants())
    entry = found.entry
    if entry is None or found.faults:
        st.error(escape_markdown(words()("workshop-mend-first")))
        with in_english("lines-to-mend"):
            st.html(numbered(here.text, found.faults))
        return
    say = words()
    with st.container(horizontal=True, vertical_alignment="center", gap="small", key="of-lesson"):
        st.markdown(
            f"**{escape_markdown(say('workshop-step-of', number=place + 1, title=entry.title))}**", width="content"
        )
        other, label = ("puzzle", "workshop-step-task") if view == "position" else ("position", "workshop-step-board")
        if entry.position is not None:
            st.button(say(label), key="step other", on_click=to_step, args=(entry.slug, other))
        undo_button()
        st.button(say("workshop-step-back"), key="step back", on_click=_back_to_lesson, type="primary")
    if view == "position" and entry.position is not None:
        laying_view(entry.position, found.position, entry.goal)
    elif entry.position is not None and found.position is None:
        st.info(escape_markdown(say("workshop-needs-hand")))
    else:
        _task(entry, found.position)


def _task(entry: StepEntry, position: Position | None) -> None:
    """Draw the task, with a position or without one."""
    goal = entry.goal
    if position is None:
        assert isinstance(goal, BareQuestion)
        choose_kind(goal, list(WITHOUT_POSITION), partial(first_question, None))
    else:
        choose_kind(goal, [*GOALS, *ABOUT_POSITIONS], partial(_begun, position))
    if isinstance(goal, PlayGoal):
        assert position is not None
        plays_asked_for(entry, goal, position)
        return
    question_form(goal, position)
    question = answer_analysis(position, goal)
    if question is not None:
        own_reasons(entry, question)


def _begun(position: Position, kind: str) -> dict[str, object] | None:
    return first_goal(position, kind) if kind in GOALS else first_question(position, kind)
