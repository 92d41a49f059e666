"""What is to be reviewed or practised, on the Progress page."""

import streamlit as st

from tutor.app.base.i18n import words
from tutor.app.base.local_day import date_text
from tutor.app.base.markdown import escape_markdown
from tutor.app.puzzles.weak_spots import go_to_puzzles, spot_name, weakest, wish_for
from tutor.app.visitor.learner import LearnerProgress
from tutor.trainer.mastery import Share


def next_review(known: LearnerProgress) -> None:
    """Draw the time of the next review, where nothing is due."""
    if known.due:
        return
    if known.next_due is None:
        st.markdown(escape_markdown(words()("pick-nothing-due")))
        return
    day = date_text(known.next_due)
    st.markdown(escape_markdown(words()("pick-nothing-due-until", day=day)))


def weak_spots(known: LearnerProgress) -> None:
    """Draw the themes and concepts rarely solved at the first try, each with a button to practise it."""
    spots = weakest(known.learner.weak)
    st.header(words()("progress-weak"))
    if not spots:
        st.markdown(escape_markdown(words()("pick-nothing-weak")))
    for key, share in spots:
        name = spot_name(key, share)
        with st.container(horizontal=True, horizontal_alignment="distribute", vertical_alignment="center"):
            st.markdown(escape_markdown(words()("progress-weak-share", name=name, clean=share.clean, of=share.of)))
            label = words()("progress-practise", name=name)
            if st.button(escape_markdown(label), key=f"practise-{key}-{share.name}{_of(share)}"):
                go_to_puzzles(wish_for(key, share))


def _of(share: Share) -> str:
    return "" if share.variant is None else f"-{share.variant}"
