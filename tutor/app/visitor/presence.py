"""For whom a page has work done, so that what visitors wanted who have left since is dropped."""

from functools import partial

import streamlit as st
from streamlit import runtime
from streamlit.runtime.scriptrunner import get_script_run_ctx

from tutor.app.base.i18n import words
from tutor.app.base.lane import SERVER, ForWhom, RefusedError
from tutor.app.base.markdown import escape_markdown
from tutor.app.visitor.profile import profile


def whose_work() -> ForWhom:
    """Return the visitor whose page is drawn by this thread; all tabs of a browser are one visitor."""
    running = get_script_run_ctx(suppress_warning=True)
    return SERVER if running is None else ForWhom(profile(), partial(_gone, running.session_id), _end_run)


def _gone(session: str) -> bool:
    """Tell whether the page of a session was closed; one that connects again begins its work anew."""
    return not (runtime.exists() and runtime.get_instance().is_active_session(session))


def _end_run(error: Exception) -> None:
    """End the run of the page, and say so where the visitor is there to read it."""
    if isinstance(error, RefusedError):
        st.warning(escape_markdown(words()("work-refused")))
    st.stop()
