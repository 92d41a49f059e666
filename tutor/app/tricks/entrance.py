"""The ways to the other games of the name: the lessons on them, and their rules."""

import streamlit as st

from tutor.app.base.i18n import in_its_language, words
from tutor.app.base.markdown import plain
from tutor.app.replay.records import trick_records_links
from tutor.app.tricks.lesson import lesson_address, solved_of, tricks_lessons
from tutor.app.visitor.match_address import OTHER_DOOR
from tutor.app.visitor.page_address import LEARN_PAGE, OTHER_GAMES, RULES_PAGE


def other_games_link() -> None:
    """Draw the quiet link to the other games."""
    st.page_link(RULES_PAGE, label=words()("rules-view-cousins"), query_params=dict(OTHER_GAMES))


def play_other_games_link(message: str = "tricks-play-them") -> None:
    """Draw the link to the games against bots."""
    st.page_link("views/play.py", label=words()(message), query_params=dict(OTHER_DOOR))


def tricks_overview() -> None:
    """Draw the lessons on the other games, below the course, and the link to their rules."""
    lessons = tricks_lessons()
    if not lessons:
        return
    st.header(words()("rules-view-cousins"))
    st.markdown(plain(words()("tricks-overview-about")))
    for name, lesson in lessons.items():
        total, done = len(lesson.steps), solved_of(lesson)
        with st.container(border=True, gap="small"):
            with in_its_language(f"about-{name}", lesson.entry.title, lesson.entry.about):
                label, where = f"**{plain(lesson.entry.title)}**", lesson_address(name, lesson)
                st.page_link(LEARN_PAGE, label=label, query_params=where)
                st.markdown(f":small[{plain(lesson.entry.about)}]")
            st.markdown(f":gray-badge[{plain(words()('learn-lesson-state', solved=done, total=total))}]")
    trick_records_links()
    play_other_games_link()
    st.page_link(RULES_PAGE, label=words()("tricks-to-rules"), query_params=dict(OTHER_GAMES))
