"""Where there is nothing to show: a picture, a sentence that says why, and one key that leads on."""

from collections.abc import Callable

import streamlit as st

from tutor.app.base.markdown import escape_markdown


def nothing_here(
    sentence: str, label: str | None = None, *, key: str = "lead-on", on_click: Callable[[], None] | None = None
) -> bool:
    """Draw a sentence below the card that leaps out of the net, with a key if it has a label.

    Return whether the key was pressed. A page has one place for it, in its middle.
    """
    with st.container(key="nothing"):
        st.info(escape_markdown(sentence))
        return label is not None and st.button(escape_markdown(label), key=key, type="primary", on_click=on_click)
