"""What is said once a path is done: who has won its game, the three things learnt, and the way to a game."""

import streamlit as st

from tutor.app.base.i18n import words
from tutor.app.base.markdown import escape_markdown, markdown
from tutor.app.visitor.page_address import FIRST_KEY
from tutor.text import Family, Line

_LEARNT = Family("path-learnt-{}", ("take", "zwick", "build"))


def path_end(result: Line | None) -> None:
    """Draw what has been done, with the `result` of the game of the path, and the key to a game, the way on."""
    say = words()
    with st.container(key="about-end"):
        st.title(say("path-end-title"), anchor=False)
        if result is not None:
            st.markdown(f"**{markdown(result)}**")
        learnt = "\n".join(f"- {escape_markdown(say(_LEARNT[one]))}" for one in _LEARNT)
        st.markdown(f"{escape_markdown(say('path-end-about'))}\n\n{learnt}")
        if st.button(say("path-to-play"), key="end-to-play", type="primary"):
            st.switch_page("views/play.py", query_params={FIRST_KEY: "1"})
