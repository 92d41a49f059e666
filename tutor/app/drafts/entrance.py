"""Links into the Workshop: with the position of a board, or to one of its views."""

import streamlit as st

from tutor.app.base.i18n import words
from tutor.app.base.page_link import page_link
from tutor.app.drafts.kept import begin_draft
from tutor.app.drafts.kinds import new_text
from tutor.content.files.writing import setup_of
from tutor.engine.zwickern import Position
from tutor.text import Family

WORKSHOP_PAGE = "views/workshop.py"
WORKSHOP_VIEWS = ("position", "puzzle", "game", "lesson", "preview", "yaml", "paper")
VIEW_NAMES = Family("workshop-view-{}", WORKSHOP_VIEWS)


def make_puzzle_of(position: Position, *, key: str = "make-puzzle") -> None:
    """Draw the button that begins a puzzle with a position."""
    if st.button(words()("workshop-make"), key=key, type="tertiary"):
        begin_draft(new_text(words().code, setup_of(position)))
        st.switch_page(WORKSHOP_PAGE)


def workshop_link(message: str = "nav-workshop", view: str = "position") -> None:
    """Draw the link to a view of the page."""
    page_link(WORKSHOP_PAGE, label=words()(message), query_params={"view": view})
