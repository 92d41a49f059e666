"""What is drawn anew after a click: an exercise alone, what stands around it where that has changed, or the whole page.

The browser takes longer to draw what stands around an exercise than the exercise itself, and after most clicks it is
the same as before.
"""

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Final

import streamlit as st
from streamlit.runtime.scriptrunner import get_script_run_ctx

from tutor.app.visitor.attempts import log
from tutor.app.visitor.state import visit

_COLLECTED_FOR: Final = 0.006  # seconds
EXERCISE: Final = "exercise"
AROUND: Final = "around"


@st.fragment(key=EXERCISE)
def alone(draw: Callable[[], None]) -> None:
    """Draw an exercise so that what is done in it draws nothing else."""
    draw()


@st.fragment(key=AROUND)
def around(draw: Callable[[], None]) -> None:
    """Draw what stands around an exercise, and tells what the learner has done so far."""
    draw()


def whole_page() -> None:
    """In a callback: have the whole page drawn, be what was clicked only a part of it."""
    if _is_part():
        st.rerun()


@contextmanager
def changing(shown: Callable[[], object]) -> Iterator[None]:
    """In a callback of an exercise: do what may change what stands around it, which is then drawn too.

    `shown` gives what is shown there. Where attempts cannot be kept any more, or can again, the page tells it.
    """
    before = shown() if _is_part() else None
    yield
    if not _is_part():
        return
    visit().exercises.answered = True
    if log().fault is not visit().pages.fault:
        st.rerun()
    if shown() != before:
        st.rerun([EXERCISE, AROUND])


def send_now() -> None:
    """Let the browser have what is said of an answer before the rest is ready, and draw it meanwhile.

    What is drawn before is sent with it, so it should be little.
    """
    if visit().exercises.answered:
        visit().exercises.answered = False
        # Streamlit collects what is drawn for so long before it sends it.
        time.sleep(_COLLECTED_FOR)


def _is_part() -> bool:
    """Whether this run draws only a part of the page."""
    running = get_script_run_ctx(suppress_warning=True)
    return running is not None and bool(running.fragment_ids_this_run)
