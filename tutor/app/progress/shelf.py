"""The shelf: the card of each lesson that is done."""

from html import escape

import streamlit as st

from tutor.app.base.i18n import words
from tutor.app.board.drawings import card_image
from tutor.app.learn.course import END, Course, finished_lessons
from tutor.app.progress.links import LEARN, Link
from tutor.catalogue.exercises import Lesson


def shelf(lessons: Course) -> None:
    """Draw the cards in a row, each with the title of its lesson and a link to its end; nothing without any."""
    finished = finished_lessons(lessons)
    if finished:
        st.header(words()("shelf-title"))
        st.html(f'<ol class="shelf" role="list">{"".join(_card(*one) for one in finished)}</ol>')


def _card(name: str, card: str, lesson: Lesson) -> str:
    href = Link(LEARN, {"lesson": name, "step": END}).href
    return f'<li><a href="{escape(href)}">{card_image(words(), card)}<span>{escape(lesson.entry.title)}</span></a></li>'
