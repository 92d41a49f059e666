"""Login and logout: earlier attempts move to the account, and no profile sees another's state."""

import streamlit as st

from tutor.app.base.i18n import words
from tutor.app.base.session import begin_anew
from tutor.app.visitor.attempt_log import log
from tutor.app.visitor.profile import anonymous, profile
from tutor.app.visitor.session import session
from tutor.trainer.faults import LogError


def merge_on_login() -> None:
    """Begin a new session if the profile has changed; after logging in, move this browser's attempts to the account."""
    who, before = profile(), session().whose.profile
    if before == who:
        return
    if before is not None:
        begin_anew()
    session().whose.profile = who
    nobody = anonymous()
    if nobody == who:
        return
    try:
        moved = log().adopt(who, nobody)
    except LogError:
        # Nothing was moved; the next session tries again.
        return
    if moved:
        st.toast(words()("login-adopted", number=moved))
