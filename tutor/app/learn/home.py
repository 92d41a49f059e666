"""The home page: the name of the game by the sea, a table to make a first catch on, and doors that lead on."""

from collections.abc import Mapping
from functools import partial

import streamlit as st

from tutor.app.base.i18n import words
from tutor.app.base.markdown import draw_text, escape_markdown, markdown
from tutor.app.drafts.entrance import workshop_link
from tutor.app.exercise.layout import ExerciseParts, parts_of
from tutor.app.exercise.one_play import one_play
from tutor.app.exercise.task import PlayTask
from tutor.app.learn.course import Course
from tutor.app.learn.paths import TONIGHT, path_address, paths, where_to_continue
from tutor.app.visitor.page_address import (
    LEARN_PAGE,
    OTHER_GAMES,
    OVERVIEW,
    PLAY_PAGE,
    PUZZLES_PAGE,
    REPLAY_PAGE,
    RULES_PAGE,
)
from tutor.app.visitor.redraw import exercise_fragment, whole_page
from tutor.catalogue.paths import LearningPath
from tutor.coach.zwickern.verdict.explanation import nudge, sentence
from tutor.coach.zwickern.verdict.judge import Verdict
from tutor.coach.zwickern.words.plays import play_line
from tutor.content.files.models import StepEntry
from tutor.content.zwickern.goals import OnePlayGoal
from tutor.engine.zwickern import Capture
from tutor.text import Line

_OTHER_TABLES = "11-christiansen"
_HISTORY = {"view": "rules", "section": "01-the-game"}


def home(welcome: LearningPath, lessons: Course) -> None:
    """Draw the table with its first catch, and the doors that lead on."""
    found = welcome.steps[0]
    step, goal = found.step, found.step.goal
    assert step.position is not None
    assert isinstance(goal, OnePlayGoal)
    # A guest who tries a card is not being examined, so nothing is logged.
    task = PlayTask(goal=goal, position=step.position, plays=found.plays, item_id=found.id, noted=False)
    with st.container(key="home"), st.container(key="frame"):
        with st.container(key="hero"):
            draw_text(welcome.entry.title, "title", st.title)
            draw_text(welcome.entry.about, "about")
        exercise_fragment(partial(_table, task, step.entry))
        _doors(lessons)


def _table(task: PlayTask, entry: StepEntry) -> None:
    parts = parts_of(task)
    asked = Line("home-caught-all" if task.state.right else "home-catch")
    with parts.table:
        one_play(task, parts, asked, _say)
    with parts.text:
        draw_text(entry.title, "catch", st.header)
        draw_text(entry.text, "catch-text")
    _tonight(parts)


def _say(verdict: Verdict) -> None:
    """Draw the comment on a try: a smaller catch counts too, with a hint at the larger one."""
    play = verdict.play
    if verdict.zwick:
        st.success(f"**{words()('home-zwick')}** {escape_markdown(words()('home-zwick-about'))}")
    elif verdict.legal and isinstance(play, Capture):
        caught = markdown(Line("home-caught", {"play": play_line(verdict.position, play)}))
        st.success(f"**{caught}** {escape_markdown(words()('home-more'))}")
    else:
        lines = [sentence(verdict), nudge(verdict)]
        st.error(" ".join(markdown(line) for line in lines if line is not None))


def _tonight(parts: ExerciseParts) -> None:
    """Draw the key that leads a newcomer on."""
    tonight = paths().get(TONIGHT)
    if tonight is not None:
        with parts.ways:
            label, where = words()("home-tonight"), path_address(tonight, 1)
            st.button(label, key="tonight", type="primary", on_click=_go, args=(where,), width="stretch")


def _doors(lessons: Course) -> None:
    """Draw four doors, of which the first leads on where the learner has been, and a small line to everything else."""
    further, steps = where_to_continue(lessons), sum(len(lesson.steps) for lesson in lessons.values())
    with st.container(key="doors"):
        if further is not None:
            _door("course", LEARN_PAGE, words()("learn-resume", title=further[0]), words()("home-further"), further[1])
        _door("puzzle", PUZZLES_PAGE, words()("home-puzzle"), words()("home-puzzle-about"), {"puzzle": "today"})
        _door("play", PLAY_PAGE, words()("path-to-play"), words()("home-play-about"), {})
        _door("watch", REPLAY_PAGE, words()("home-watch"), words()("home-watch-about"), {})
        if further is None:
            _door("course", LEARN_PAGE, words()("home-course"), words()("home-course-about", number=steps), OVERVIEW)
    with st.container(horizontal=True, gap="small", key="quiet"):
        if further is not None:
            st.page_link(LEARN_PAGE, label=words()("home-course"), query_params=dict(OVERVIEW))
        if _OTHER_TABLES in lessons:
            st.page_link(LEARN_PAGE, label=words()("home-other-tables"), query_params={"lesson": _OTHER_TABLES})
        st.page_link(RULES_PAGE, label=words()("home-history"), query_params=_HISTORY)
        st.page_link(RULES_PAGE, label=words()("rules-view-cousins"), query_params=dict(OTHER_GAMES))
        workshop_link()


def _door(name: str, page: str, label: str, about: str, where: Mapping[str, str]) -> None:
    """Draw a way on with its picture and a line about it."""
    with st.container(key=f"door-{name}"):
        st.page_link(page, label=escape_markdown(label), query_params=dict(where))
        st.markdown(escape_markdown(about))


def _go(where: dict[str, str]) -> None:
    st.query_params.from_dict(where)
    whole_page()
