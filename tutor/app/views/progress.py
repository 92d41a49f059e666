"""Progress: what is learnt, settled and sure, what is due and what is weak, with all of it as a file to save."""

import streamlit as st

from tutor.app.base.words_and_content import library, plain, words
from tutor.app.progress.mastery import mastery_plot, mastery_table
from tutor.app.progress.own_data import keeping
from tutor.app.progress.practice import practise_due, weak_spots
from tutor.app.visitor.attempts import was_solved
from tutor.app.visitor.learner import Standing, standing


def show_numbers(known: Standing) -> None:
    """Draw what was done so far, in four numbers."""
    finished = known.practice.finished
    puzzles = sum(was_solved(puzzle.id) for puzzle in library().puzzles)
    steps = sum(was_solved(f"{lesson.id}/{step.entry.slug}") for lesson in library().lessons for step in lesson.steps)
    with st.container(horizontal=True):
        for message, number, about in (
            ("progress-steps", steps, None),
            ("progress-puzzles", puzzles, None),
            ("progress-exercises", finished, words()("progress-exercises-about")),
            ("progress-streak", known.streak, None),
        ):
            st.metric(words()(message), number, border=True, help=about)


def page() -> None:
    """Draw the page."""
    known = standing()
    st.title(words()("nav-progress"))
    if not known.exercises:
        st.info(plain(words()("progress-nothing")))
        st.page_link("views/learn.py", label=words()("progress-to-learn"))
        st.page_link("views/puzzles.py", label=words()("learn-to-puzzles"))
    else:
        show_numbers(known)
        practise_due(known)
        weak_spots(known)
        mastery_table(known)
        mastery_plot(known)
    keeping(known)


page()
