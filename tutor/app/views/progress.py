"""Progress: a sea chart of what can be learnt, what would help most now, the last weeks, games, and one's data."""

import streamlit as st

from tutor.app.base.i18n import words
from tutor.app.base.page_link import page_link
from tutor.app.learn.course import course
from tutor.app.progress.activity import last_weeks
from tutor.app.progress.done_so_far import DoneSoFar, done_row, done_so_far, games_by_table
from tutor.app.progress.games import game_figures
from tutor.app.progress.map import map_of_places, map_style
from tutor.app.progress.mastery import mastery_plot, mastery_table
from tutor.app.progress.own_data import data_controls
from tutor.app.progress.places import states
from tutor.app.progress.practice import next_review, weak_spots
from tutor.app.progress.shelf import shelf
from tutor.app.progress.suggestion import page_head
from tutor.app.puzzles.learner_progress import learner_progress
from tutor.app.visitor.page_address import LEARN_PAGE, OVERVIEW

_NOTHING = DoneSoFar(0, 0, 0, 0)


def page() -> None:
    """Draw the page."""
    known, lessons = learner_progress(), course()
    solved = known.learner.solved
    places = states(known.exercises, known.due, known.learner.weak, lessons, solved)
    map_style()
    # Each part has a place of its own, so that what is unfolded below stays so when a part above has more to say.
    page_head(known, places, lessons)
    map_of_places(places, lessons, solved)
    if not known.exercises:
        with st.container(key="quiet-ways"):
            page_link(LEARN_PAGE, label=words()("progress-to-learn"), query_params=dict(OVERVIEW))
            page_link("views/puzzles.py", label=words()("learn-to-puzzles"))
    done = done_so_far(known.exercises)
    if known.exercises or done != _NOTHING:
        done_row(done)
    shelf(lessons)
    with st.container(key="boxes"):
        if known.exercises:
            with st.container(key="weeks"):
                last_weeks(known.exercises)
                next_review(known)
        with st.container(key="games"):
            game_figures()
            games_by_table()
    if known.exercises:
        with st.expander(words()("progress-rows")):
            weak_spots(known)
            mastery_table(known)
            mastery_plot(known)
    data_controls(known)


page()
