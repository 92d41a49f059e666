"""Rules: the rule book, the ways to play compared, one position under each, tables, words, cousins, a crib sheet."""

from collections.abc import Callable, Mapping
from types import MappingProxyType

import streamlit as st

from tutor.app.address import show_address
from tutor.app.house_editor import house_rules_editor
from tutor.app.rules_book import book_view
from tutor.app.rules_compare import compare_view
from tutor.app.rules_cousins import cousins_view
from tutor.app.rules_places import choose_view, view
from tutor.app.rules_position import position_view
from tutor.app.rules_tables import tables_view
from tutor.app.rules_words import words_view
from tutor.app.shared import words
from tutor.app.sheet import sheet_view

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
    """The page: the row of views, and the one that the address names."""
    show_address()
    shown = view()
    st.title(words()("nav-rules"))
    choose_view()
    DRAW[shown]()


page()
