"""Learn: the table on the home page, a path to play tonight, the course at a glance, and its lessons step by step."""

import streamlit as st

from tutor.app.base.empty_state import nothing_here
from tutor.app.base.i18n import words
from tutor.app.base.markdown import escape_markdown
from tutor.app.learn.course import END, Course, course, courses_of_folders, has_end, tricks_course
from tutor.app.learn.end import lesson_end
from tutor.app.learn.home import home
from tutor.app.learn.overview import overview
from tutor.app.learn.path import path_page
from tutor.app.learn.paths import WELCOME, paths
from tutor.app.learn.step import one_step
from tutor.app.visitor.address import address_value, show_address
from tutor.app.visitor.page_address import COUSIN, OVERVIEW


def page() -> None:
    """Draw the page: a step where the address names a lesson or a path, the course where it asks for it, else home."""
    show_address()
    lessons, ways = course(), paths()
    if not lessons:
        nothing_here(words()("learn-none"))
    elif "lesson" in st.query_params:
        every = [lessons, *courses_of_folders().values()]
        name = address_value("lesson", [name for one in every for name in one])
        # A lesson of a folder has the others of the folder beside it.
        lessons = next(one for one in every if name in one)
        at_end = st.query_params.get("step") == END and has_end(lessons[name])
        draw = lesson_end if at_end else one_step
        draw(name, lessons)
    elif COUSIN in st.query_params and tricks_course():
        one_step(address_value(COUSIN, list(tricks_course())), tricks_course())
    elif "path" in st.query_params and ways:
        path_page(ways[address_value("path", list(ways))])
    else:
        _door(lessons)


def _door(lessons: Course) -> None:
    """Draw the whole course where the address asks for it, else the home page."""
    view, welcome = st.query_params.get("view"), paths().get(WELCOME)
    if view and view != OVERVIEW["view"]:
        st.info(escape_markdown(words()("address-unknown", id=view[:80])))
    if view == OVERVIEW["view"] or welcome is None:
        overview(lessons)
    else:
        home(welcome, lessons)


page()
