"""Learn: the course at a glance, and its lessons in steps, each with something to do."""

import streamlit as st

from tutor.app.address import place, show_address
from tutor.app.course import course
from tutor.app.learn_overview import overview
from tutor.app.learn_step import one_step
from tutor.app.shared import words


def page() -> None:
    """The page: a step where the address names a lesson, else the overview."""
    show_address()
    lessons = course()
    if not lessons:
        st.info(words()("learn-none"))
    elif "lesson" in st.query_params:
        one_step(place("lesson", list(lessons)), lessons)
    else:
        overview(lessons)


page()
