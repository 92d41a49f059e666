"""Redrawing after a click: the exercise only, its surroundings if they have changed, or the whole page.

The browser takes longer to draw the surroundings of an exercise than the exercise itself, and most clicks do not
change them.
"""

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Final

import streamlit as st
from streamlit.runtime.scriptrunner import get_script_run_ctx
from streamlit.runtime.scriptrunner_utils.script_requests import ScriptRequestType

from tutor.app.base.library import shown_content
from tutor.app.base.live_reload import content_now, look_again
from tutor.app.visitor.attempt_log import log
from tutor.app.visitor.session import session

_COLLECTED_FOR: Final = 0.006  # seconds
_EXERCISE: Final = "exercise"
_AROUND: Final = "around"


@st.fragment(key=_EXERCISE)
def exercise_fragment(draw: Callable[[], None]) -> None:
    """Draw an exercise as a fragment: a click in it redraws nothing else, unless a file of own content has changed."""
    _whole_page_for_other_content()
    draw()


def surroundings_fragment(draw: Callable[[], None]) -> None:
    """Draw the surroundings of an exercise, which show the learner's progress, as a fragment."""
    with st.container(key=_AROUND):
        _around(draw)


@st.fragment(key=_AROUND)
def _around(draw: Callable[[], None]) -> None:
    _whole_page_for_other_content()
    draw()


def redraw_exercise() -> None:
    """Redraw an exercise with its surroundings, or the whole page if necessary, from a callback of the exercise.

    The whole page is redrawn when attempts can no longer be kept, or can be kept again, because it says so.
    """
    if not _is_part():
        return
    if log().fault is not session().pages.fault:
        st.rerun()
    st.rerun([_EXERCISE, _AROUND])


def whole_page() -> None:
    """Redraw the whole page from a callback, even if the click was in a fragment."""
    if _is_part():
        st.rerun()


@contextmanager
def redraw_if_changed(shown: Callable[[], object]) -> Iterator[None]:
    """Enclose a change in a callback of an exercise, and redraw the surroundings if they change with it.

    `shown` returns the state that the surroundings show.
    """
    before = shown() if _is_part() else None
    yield
    if not _is_part():
        return
    session().exercises.answered = True
    if shown() != before or log().fault is not session().pages.fault:
        redraw_exercise()


def send_now() -> None:
    """Send the verdict on an answer to the browser, which draws it while the server makes the rest.

    Everything drawn before is sent with it, so it should be little.
    """
    if session().exercises.answered:
        session().exercises.answered = False
        # Streamlit collects messages for a few milliseconds before it sends them.
        time.sleep(_COLLECTED_FOR)


def click_waits() -> bool:
    """Tell whether the visitor has clicked since this run of the page began.

    Ask it while a run waits for something: unlike other clicks, one in a fragment ends no run by itself. It is False
    where Streamlit does not say so.
    """
    running = get_script_run_ctx(suppress_warning=True)
    requests = None if running is None else running.script_requests
    return getattr(requests, "_state", None) is ScriptRequestType.RERUN


def leave_for_click() -> None:
    """End the run of a fragment in which something is waited for, if the visitor has clicked."""
    if _is_part() and click_waits():
        st.stop()


def _whole_page_for_other_content() -> None:
    """Redraw the whole page after a click in a fragment if a file of own content has changed."""
    if not _is_part():
        return
    look_again()
    if shown_content() not in (None, content_now()):
        st.rerun()


def _is_part() -> bool:
    """Tell whether this run draws only a fragment."""
    running = get_script_run_ctx(suppress_warning=True)
    return running is not None and bool(running.fragment_ids_this_run)
