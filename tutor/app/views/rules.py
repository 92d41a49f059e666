"""Rules: the rule book, variants compared, a position under each, tables, words, cousins, crib sheet, house rules."""

from collections.abc import Callable, Mapping
from pathlib import Path
from types import MappingProxyType
from typing import TYPE_CHECKING

import streamlit as st

from tutor.app.base.i18n import words
from tutor.app.exercise.layout import head_and_table
from tutor.app.rules.book import book_view
from tutor.app.rules.crib_sheet import sheet_view
from tutor.app.rules.glossary import words_view
from tutor.app.rules.house_editor import house_rules_editor
from tutor.app.rules.other_games import other_games_view
from tutor.app.rules.position import position_view
from tutor.app.rules.selection import choose_view, view
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
        "words": words_view,
        "cousins": other_games_view,
        "sheet": sheet_view,
        "house": house_rules_editor,
    }
)
_STYLE = (Path(__file__).parents[1] / "rules/rules.css").read_text("utf-8")


def page() -> None:
    """Draw the page: the row of views, and the view that the address names."""
    st.html(f"<style>{_STYLE}</style>")
    show_address()
    shown = view()
    head, table = head_and_table()
    with head:
        st.title(words()("nav-rules"))
        choose_view()
    if shown in WITH_TABLE:
        WITH_TABLE[shown](head, table)
    else:
        DRAW[shown]()


page()
