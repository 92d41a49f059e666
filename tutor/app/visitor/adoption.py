"""Coming and going of accounts: what was done before logging in is not lost, and nobody meets what another one left."""

import streamlit as st

from tutor.app.base.shared import words
from tutor.app.visitor.attempts import log
from tutor.app.visitor.profile import anonymous, profile
from tutor.app.visitor.session import begin_anew
from tutor.app.visitor.state import visit
from tutor.trainer.faults import LogError


def come_and_go() -> None:
    """Where somebody has just logged in, give the account what was done in this browser before; once, as it moves."""
    who, before = profile(), visit().whose.profile
    if before == who:
        return
    if before is not None:
        begin_anew()
    visit().whose.profile = who
    nobody = anonymous()
    if nobody == who:
        return
    try:
        moved = log().adopt(who, nobody)
    except LogError:
        # It stays where it was, and the next visit tries again.
        return
    if moved:
        st.toast(words()("login-adopted", number=moved))
