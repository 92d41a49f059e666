"""Streamlit's session state, kept between two runs of a page; no other module reads or writes it.

It holds the value of each widget by its key, and our own state, which `tutor/app/visitor/session.py` describes.
"""

import threading
from collections.abc import Callable, Collection
from typing import Any, TypeVar

import streamlit as st
from streamlit.runtime.scriptrunner import get_script_run_ctx

PagePart = TypeVar("PagePart")

# What the run of this thread has found: a page asks for its state 150 times, and Streamlit takes a lock each time.
_found = threading.local()


def kept(name: str, kind: Callable[[], PagePart]) -> PagePart:
    """Return the state with a name; the first time it is made by calling `kind`."""
    run = get_script_run_ctx(suppress_warning=True)
    if run is None or getattr(_found, "run", None) is not run:
        _found.run, _found.states = run, {}
    if name not in _found.states:
        found: PagePart | None = st.session_state.get(name)
        if found is None:
            found = st.session_state[name] = kind()
        _found.states[name] = found
    state: PagePart = _found.states[name]
    return state


def begin_anew() -> None:
    """Forget everything, as in a new session."""
    _found.states = {}
    st.session_state.clear()


def value_of(key: str, default: Any = None) -> Any:
    """Return the value of the widget with a key; the default where it has none."""
    return st.session_state.get(key, default)


def choice_of(key: str, among: Collection[Any]) -> Any:
    """Return the choice in the list with a key; None where it has none of these.

    A browser may send any text as a choice, and an earlier choice may be gone.
    """
    value = value_of(key)
    return value if value in among else None


def show(key: str, value: object) -> None:
    """Let the widget with a key show a value; call it before the widget is drawn in this run."""
    st.session_state[key] = value


def show_first(key: str, value: object) -> None:
    """Let the widget with a key show a value if it has none, as when it is new or was not drawn for a while."""
    st.session_state.setdefault(key, value)


def forget_value(key: str) -> None:
    """Let the widget with a key begin with its own default."""
    st.session_state.pop(key, None)
