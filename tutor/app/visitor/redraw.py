"""Drawing after a click: the exercise alone, its surroundings too if they have changed, or the whole page.

The browser takes longer to draw the surroundings of an exercise than the exercise itself, and most clicks do not
change them.
"""

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Final

import streamlit as st
from streamlit.runtime.scriptrunner import get_script_run_ctx

from tutor.app.base.library import shown_content
from tutor.app.base.live_reload import content_now, look_again
from tutor.app.visitor.attempt_log import log
from tutor.app.visitor.session import session

_COLLECTED_FOR: Final = 0.006  # seconds
EXERCISE: Final = "exercise"
AROUND: Final = "around"


@st.fragment(key=EXERCISE)
def exercise_fragment(draw: Callable[[], None]) -> None:
    """Draw an exercise as a fragment: a click in it draws nothing else, unless a file of own content has changed."""
    _whole_page_for_other_content()
    draw()


def surroundings_fragment(draw: Callable[[], None]) -> None:
    """Draw the surroundings of an exercise as a fragment; they show what the learner has done so far."""
    with st.container(key=AROUND):
        _around(draw)


@st.fragment(key=AROUND)
def _around(draw: Callable[[], None]) -> None:
    _whole_page_for_other_content()
    draw()


def redraw_exercise() -> None:
    """In a callback of an exercise: have it and its surroundings drawn, or the whole page where that has to be.

    Where attempts cannot be kept any more, or can again, the whole page is drawn, since it says so.
    """
    if not _is_part():
        return
    if log().fault is not session().pages.fault:
        st.rerun()
    st.rerun([EXERCISE, AROUND])


def whole_page() -> None:
    """In a callback: have the whole page drawn, even if the click was in a fragment."""
    if _is_part():
        st.rerun()


@contextmanager
def redraw_if_changed(shown: Callable[[], object]) -> Iterator[None]:
    """In a callback of an exercise: enclose a change that may affect its surroundings, and draw these too if it does.

    `shown` returns what the surroundings show.
    """
    before = shown() if _is_part() else None
    yield
    if not _is_part():
        return
    session().exercises.answered = True
    if shown() != before or log().fault is not session().pages.fault:
        redraw_exercise()


def send_now() -> None:
    """Send the verdict on an answer to the browser, which draws it while the rest is made.

    All that was drawn before is sent with it, so it should be little.
    """
    if session().exercises.answered:
        session().exercises.answered = False
        # Streamlit collects messages for a few milliseconds before it sends them.
        time.sleep(_COLLECTED_FOR)


def _whole_page_for_other_content() -> None:
    """Have the whole page drawn after a click in a part of it, if a file of own content has changed since."""
    if not _is_part():
        return
    look_again()
    if shown_content() not in (None, content_now()):
        st.rerun()


def _is_part() -> bool:
    """Tell whether this run draws only a part of the page."""
    running = get_script_run_ctx(suppress_warning=True)
    return running is not None and bool(running.fragment_ids_this_run)
