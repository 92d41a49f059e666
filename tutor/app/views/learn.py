"""Learn: the course at a glance, and its lessons in steps, each with something to do."""

import streamlit as st

from tutor.app.base.words_and_content import words
from tutor.app.learn.course import course
from tutor.app.learn.overview import overview
from tutor.app.learn.step import one_step
from tutor.app.visitor.address import address_value, show_address


def page() -> None:
    """Draw the page: a step where the address names a lesson, else the overview."""
    show_address()
    lessons = course()
    if not lessons:
        st.info(words()("learn-none"))
    elif "lesson" in st.query_params:
        one_step(address_value("lesson", list(lessons)), lessons)
    else:
        overview(lessons)


page()
