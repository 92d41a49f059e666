"""The puzzle that a draft makes: what it asks for, its title and remark, and the ways to save it."""

from functools import partial

import streamlit as st

from tutor.app.base.i18n import words
from tutor.app.drafts.kept import change_draft, workshop_page
from tutor.app.drafts.text import with_text
from tutor.app.visitor.synced_widgets import synced
from tutor.app.workshop.asking import choose_kind, first_goal, plays_asked_for
from tutor.app.workshop.draft_language import language_of_draft
from tutor.app.workshop.puzzle.finished import save
from tutor.coach.zwickern.goals.table import GOALS
from tutor.content.files.models import PuzzleEntry
from tutor.engine.zwickern import Position


def puzzle(entry: PuzzleEntry, position: Position) -> None:
    """Draw the form of the puzzle, and the ways to save it."""
    say, goal = words(), entry.goal
    choose_kind(goal, list(GOALS), partial(first_goal, position))
    found = plays_asked_for(entry, goal, position)
    if found is None:
        return
    st.text_input(
        say("workshop-title-field"),
        max_chars=200,
        **synced("workshop-title-field", entry.title or "", partial(_write, "title")),
    )
    st.text_area(
        say("workshop-remark"),
        max_chars=4000,
        **synced("workshop-remark", entry.remark or "", partial(_write, "remark")),
    )
    language_of_draft(entry.language)
    save(position, goal, found)


def _write(key: str, value: str) -> None:
    change_draft(with_text(workshop_page().text, key, value.strip()))
