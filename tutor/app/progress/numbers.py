"""What was solved so far, in numbers that add up."""

import streamlit as st

from tutor.app.base.i18n import words
from tutor.app.visitor.standing import Standing
from tutor.trainer.exercises import LESSONS


def numbers(known: Standing) -> None:
    """Draw the steps and puzzles solved, both together, and the puzzles in a row at the first try."""
    solved = known.learner.solved
    # Whatever is no step is a puzzle, of the library or fresh, so that both make up the whole.
    steps = sum(item_id.startswith(LESSONS) for item_id in solved)
    with st.container(horizontal=True):
        for message, number, about in (
            ("progress-steps", steps, None),
            ("progress-puzzles", len(solved) - steps, None),
            ("progress-exercises", len(solved), words()("progress-exercises-about")),
            ("progress-streak", known.streak, None),
        ):
            st.metric(words()(message), number, border=True, help=about)
