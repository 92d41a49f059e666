"""The choice of the visitor's own table among all variants."""

import streamlit as st

from tutor.app.base.i18n import words
from tutor.app.base.markdown import escape_markdown
from tutor.app.play.preferences import play_at
from tutor.app.rules.selection import variant_titles
from tutor.app.visitor.own_table import choose_own_table, own_table
from tutor.app.visitor.synced_widgets import synced
from tutor.app.visitor.variants import variants
from tutor.engine.zwickern import VARIANTS
from tutor.text import Family

_NONE = ""
_SOURCES = Family("variant-source-{}", VARIANTS)


def draw_own_table_choice() -> None:
    """Draw the list of all variants, from which the visitor chooses their table, and what that means.

    One of the five is shown with its source, and with what is our reading where the source is silent.
    """
    say, own = words(), own_table()
    labels = {_NONE: say("house-ours-none"), **variant_titles()}
    st.selectbox(
        say("house-ours"),
        list(labels),
        format_func=labels.__getitem__,
        **synced("own-table", _NONE if own is None else own.name, _choose, labels),
    )
    about = [say("house-ours-about")]
    if own is not None and own.name in _SOURCES:
        about.append(say(_SOURCES[own.name]))
    for text in about:
        st.markdown(f":small[{escape_markdown(text)}]")


def _choose(name: str) -> None:
    if name:
        play_at(variants()[name])
    else:
        choose_own_table(_NONE)
