"""The content of a session, reloaded with each page, and the faults of own files for their author."""

from typing import Final

import streamlit as st

from tutor.app.base.i18n import in_english, words
from tutor.app.base.library import content, show_content, shown_content
from tutor.app.base.live_reload import Content, content_now, look_again
from tutor.app.visitor.attempts import attempts
from tutor.app.visitor.profile import may_be_stranger
from tutor.app.visitor.session import session
from tutor.catalogue.records import Record

_MOST_TOLD: Final = 100


def take_content() -> None:
    """Let this run of the page show the current content; call it first, once the language is found."""
    look_again()
    before, now = shown_content(), content_now()
    show_content(now)
    if before is not None and before is not now:
        _forget_what_has_changed(before, now)


def _forget_what_has_changed(before: Content, now: Content) -> None:
    """Forget the session's state of exercises and records that have changed; answers to the old ones are void."""
    old, new, here = before.items(), now.items(), session()
    changed = [item_id for item_id, item in old.items() if new.get(item_id) is not item]
    for item_id in changed:
        for known in [
            known_id for known_id in here.exercises.states if known_id == item_id or known_id.startswith(f"{item_id}/")
        ]:
            state = here.exercises.states[known]
            here.exercises.states[known] = type(state)(round=state.round + 1)
        here.replay.guesses.pop(item_id, None)
    if any(isinstance(old[item_id], Record) for item_id in changed):
        here.replay.verdict = here.replay.shown = None
    here.replay.proven = None
    here.puzzles.left = here.puzzles.own = None
    # Unknown house rules and ids may be known now, and the other way round.
    here.logged.houses = here.logged.progress = None
    if here.logged.tried is not None:
        attempts()


def own_content_faults() -> None:
    """Draw the faults in folders of own content, for the owner of this machine only; the rest works."""
    faults = content().faults(words().code)
    if faults and not may_be_stranger(st.context.headers):
        with st.expander(f"⚠ {words()('content-own-broken-title', number=len(faults))}", key="own-content-faults"):
            st.write(words()("content-own-broken-help"))
            with in_english("own-faults"):
                st.code("\n".join(map(str, faults[:_MOST_TOLD])), language=None, wrap_lines=True)
