"""The visitor for whom a page has work done, so that work is dropped when the visitor leaves."""

from functools import partial

import streamlit as st
from streamlit import runtime
from streamlit.runtime.scriptrunner import get_script_run_ctx

from tutor.app.base.i18n import words
from tutor.app.base.lane import SERVER, RefusedError, WorkOwner
from tutor.app.base.markdown import escape_markdown
from tutor.app.visitor.profile import profile


def work_owner() -> WorkOwner:
    """Return the visitor whose page this thread draws; all tabs of a browser are one visitor."""
    running = get_script_run_ctx(suppress_warning=True)
    return SERVER if running is None else WorkOwner(profile(), partial(_gone, running.session_id), _end_run)


def _gone(session: str) -> bool:
    """Tell whether the page of a session was closed; a page that reconnects begins its work again."""
    return not (runtime.exists() and runtime.get_instance().is_active_session(session))


def _end_run(error: Exception) -> None:
    """End the run of the page, with a message in case the visitor is still there."""
    if isinstance(error, RefusedError):
        st.warning(escape_markdown(words()("work-refused")))
    st.stop()
