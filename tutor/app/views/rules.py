"""Rules: the book, variants compared, a position under each, tables, numbers, words, other games, sheet, own rules."""

from collections.abc import Callable, Mapping
from pathlib import Path
from types import MappingProxyType
from typing import TYPE_CHECKING

import streamlit as st

from tutor.app.base.i18n import words
from tutor.app.base.markdown import escape_markdown
from tutor.app.exercise.layout import head_and_table
from tutor.app.rules.book import book_view
from tutor.app.rules.crib_sheet import sheet_view
from tutor.app.rules.finder import finder
from tutor.app.rules.glossary import words_view
from tutor.app.rules.house_editor import house_rules_editor
from tutor.app.rules.in_numbers import numbers_view
from tutor.app.rules.other_games import other_games_view
from tutor.app.rules.position import position_view
from tutor.app.rules.results import make_index
from tutor.app.rules.selection import BOOK, RULES_VIEW_NAMES, VIEWS_ABOUT, view
from tutor.app.rules.tables import comparison_view, tables_view
from tutor.app.visitor.address import show_address

if TYPE_CHECKING:
    from streamlit.delta_generator import DeltaGenerator

WITH_TABLE: "Mapping[str, Callable[[DeltaGenerator, DeltaGenerator], None]]" = MappingProxyType(
    {"rules": book_view, "position": position_view}
)
"""The views with a table; they are given the places above it and for it."""
DRAW: Mapping[str, Callable[[], None]] = MappingProxyType(
    {
        "compare": comparison_view,
        "tables": tables_view,
        "numbers": numbers_view,
        "words": words_view,
        "cousins": other_games_view,
        "sheet": sheet_view,
        "house": house_rules_editor,
    }
)
_STYLE = (Path(__file__).parents[1] / "rules/rules.css").read_text("utf-8")


def page() -> None:
    """Draw the view that the address names, with the search, the choice of a table and the list of topics around it."""
    st.html(f"<style>{_STYLE}</style>")
    show_address()
    shown = view()
    # The keyboard comes to a table first, and to a list of rules only after what finds one in it.
    board = shown == "position" or "rule" in st.query_params
    with st.container(key="book"):
        names = ("section-page", "find", "topics") if board else ("find", "topics", "section-page")
        parts = {name: st.container(key=name) for name in names}
    with parts["section-page"]:
        head, table = head_and_table()
        with head:
            st.title(words()("nav-rules"))
            if shown != BOOK:
                _about(shown)
        if shown in WITH_TABLE:
            WITH_TABLE[shown](head, table)
        else:
            DRAW[shown]()
    finder(shown, parts["find"], parts["topics"])
    make_index()


def _about(shown: str) -> None:
    """Draw the name of a view beside the rules, and what it is for."""
    with st.container(key=f"about-{shown}"):
        st.header(escape_markdown(words()(RULES_VIEW_NAMES[shown])))
        st.markdown(escape_markdown(words()(VIEWS_ABOUT[shown])))


page()
