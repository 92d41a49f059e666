"""Rules: the rule book, variants compared, a position under each, tables, words, cousins, crib sheet, house rules."""

from collections.abc import Callable, Mapping
from types import MappingProxyType

import streamlit as st

from tutor.app.base.words_and_content import words
from tutor.app.rules.book import book_view
from tutor.app.rules.comparison import compare_view
from tutor.app.rules.cousins import cousins_view
from tutor.app.rules.crib_sheet import sheet_view
from tutor.app.rules.glossary import words_view
from tutor.app.rules.house_editor import house_rules_editor
from tutor.app.rules.position import position_view
from tutor.app.rules.selection import choose_view, view
from tutor.app.rules.tables import tables_view
from tutor.app.visitor.address import show_address

DRAW: Mapping[str, Callable[[], None]] = MappingProxyType(
    {
        "rules": book_view,
        "compare": compare_view,
        "position": position_view,
        "tables": tables_view,
        "words": words_view,
        "cousins": cousins_view,
        "sheet": sheet_view,
        "house": house_rules_editor,
    }
)


def page() -> None:
    """Draw the page: the row of views, and the view that the address names."""
    show_address()
    shown = view()
    st.title(words()("nav-rules"))
    choose_view()
    DRAW[shown]()


page()
