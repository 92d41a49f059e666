"""The course at a glance: its lessons, the progress in each, and the next step."""

import re

import streamlit as st

from tutor.app.base.glossary import glossary_list
from tutor.app.base.i18n import in_its_language, words
from tutor.app.base.library import library
from tutor.app.base.markdown import draw_text, escape_markdown
from tutor.app.base.page_link import page_link
from tutor.app.board.drawings import card_address
from tutor.app.learn.course import (
    LESSON_CARDS,
    Course,
    courses_of_folders,
    done_of,
    first_open_of,
    minutes,
    next_step,
    tricks_course,
)
from tutor.app.replay.records import trick_records_links
from tutor.app.visitor.page_address import (
    COUSIN,
    LEARN_PAGE,
    OTHER_DOOR,
    OTHER_GAMES,
    PLAY_PAGE,
    RULES_PAGE,
    step_address,
)
from tutor.catalogue.exercises import Lesson


def overview(lessons: Course) -> None:
    """Draw all lessons with the progress in each, and a link to the next step."""
    with st.container(key="about-course"):
        st.title(words()("learn-overview"))
        st.markdown(escape_markdown(words()("learn-overview-about")))
        total = sum(len(lesson.steps) for lesson in lessons.values())
        done = sum(done_of(lesson) for lesson in lessons.values())
        st.markdown(f"**{escape_markdown(words()('learn-overview-progress', solved=done, total=total))}**")
        _go_on(lessons, begun=done > 0)
    _cards()
    others = False
    for number, (name, lesson) in enumerate(lessons.items(), 1):
        if lesson.entry.other_tables and not others:
            others = True
            st.header(words()("learn-other-tables"))
            st.markdown(escape_markdown(words()("learn-other-tables-about")))
        _lesson_line(number, name, lesson)
    for slug, own in courses_of_folders().items():
        draw_text(library().folders[slug].title, f"folder-{slug}", st.header)
        for number, (name, lesson) in enumerate(own.items(), 1):
            _lesson_line(number, name, lesson)
    _tricks_overview()
    glossary_list(library().glossary)


def _cards() -> None:
    """Give each lesson its card."""
    cards = ((number, card_address(words(), card)) for number, card in enumerate(LESSON_CARDS, 1))
    rules = "".join(f'[class*="st-key-lesson-{number}-"] {{ --face: url("{face}"); }}' for number, face in cards)
    st.html(f"<style>{rules}</style>")


def _go_on(lessons: Course, *, begun: bool) -> None:
    """Draw the link to the next step, or to the puzzles if all steps are solved."""
    found = next_step(lessons)
    if found is None:
        st.success(escape_markdown(words()("learn-overview-done")))
        page_link("views/puzzles.py", label=words()("learn-to-puzzles"))
        return
    name, step = found
    label = words()("learn-resume" if begun else "learn-begin", title=step.entry.title)
    where = step_address(name, step)
    st.button(escape_markdown(label), key="go-on", type="primary", on_click=st.query_params.from_dict, args=(where,))


def _lesson_line(number: int, name: str, lesson: Lesson) -> None:
    """Draw a lesson: its link, its purpose, its duration, and the number of steps solved."""
    total, done = len(lesson.steps), done_of(lesson)
    state = words()("learn-lesson-done") if done == total else words()("learn-lesson-state", solved=done, total=total)
    with st.container(key=f"lesson-{number}-{name.replace('/', '-')}"):
        with st.container(horizontal=True, horizontal_alignment="distribute", vertical_alignment="center"):
            title = words()("learn-lesson", number=number, title=lesson.entry.title)
            page_link(
                LEARN_PAGE,
                label=f"**{escape_markdown(title)}**",
                query_params=step_address(name, first_open_of(lesson)),
            )
            st.markdown(f":{'green' if done == total else 'gray'}-badge[{escape_markdown(state)}]")
        time = words()("learn-lesson-minutes", minutes=minutes(lesson))
        with in_its_language(f"about-{name}", lesson.entry.about):
            st.markdown(f"{escape_markdown(_first_sentence(lesson.entry.about))} {escape_markdown(time)}")


def _first_sentence(text: str) -> str:
    """Return a text up to its first full stop."""
    return re.split(r"(?<=[.!?])\s", text, maxsplit=1)[0]


def _tricks_overview() -> None:
    """Draw the lessons on the other games, below the course, and the link to their rules."""
    lessons = tricks_course()
    if not lessons:
        return
    st.header(words()("rules-view-cousins"))
    st.markdown(escape_markdown(words()("tricks-overview-about")))
    for number, (name, lesson) in enumerate(lessons.items(), 1):
        total, done = len(lesson.steps), done_of(lesson)
        with st.container(key=f"lesson-{number}-{name}"):
            with in_its_language(f"about-{name}", lesson.entry.title, lesson.entry.about):
                where = {COUSIN: name, "step": first_open_of(lesson).entry.slug}
                page_link(LEARN_PAGE, label=f"**{escape_markdown(lesson.entry.title)}**", query_params=where)
                st.markdown(escape_markdown(lesson.entry.about))
            st.markdown(f":gray-badge[{escape_markdown(words()('learn-lesson-state', solved=done, total=total))}]")
    trick_records_links()
    page_link(PLAY_PAGE, label=words()("tricks-play-them"), query_params=dict(OTHER_DOOR))
    page_link(RULES_PAGE, label=words()("tricks-to-rules"), query_params=dict(OTHER_GAMES))
