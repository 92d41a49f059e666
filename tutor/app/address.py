"""What the address names: which step, puzzle, game or play is shown, so that it can be shared and survives a reload."""

from collections.abc import Callable, Sequence

import streamlit as st

from tutor.app.shared import plain, words
from tutor.app.state import visit


def place(key: str, known: Sequence[str]) -> str:
    """The value of a key of the address; where it names nothing known, the one last visited, else the first."""
    asked = st.query_params.get(key)
    wanted = (asked, visit().places.get(key))
    chosen = next((value for value in wanted if value is not None and value in known), known[0])
    if asked is not None and asked != chosen:
        st.info(plain(words()("address-unknown", id=asked[:80])))
    go_to(key, chosen)
    return chosen


def go_to(key: str, value: str) -> None:
    """Let the address name something else."""
    visit().places[key] = value
    if st.query_params.get(key) != value:
        st.query_params[key] = value


def choice(key: str, known: Sequence[str], label: str, show: Callable[[str], str]) -> str:
    """A list to choose from that follows the address and sets it."""
    widget = f"choose-{key}"
    st.session_state[widget] = place(key, known)
    st.selectbox(
        label,
        known,
        format_func=show,
        key=widget,
        on_change=lambda: go_to(key, st.session_state[widget]),
        label_visibility="collapsed",
    )
    return visit().places[key]
