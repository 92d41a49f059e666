"""The home page: a table to make a first catch on, and the ways on."""

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
from tutor.app.visitor.page_address import LEARN_PAGE, OTHER_GAMES, OVERVIEW, RULES_PAGE
from tutor.app.visitor.redraw import exercise_fragment, whole_page
from tutor.catalogue.paths import LearningPath
from tutor.coach.zwickern.verdict.explanation import nudge, sentence
from tutor.coach.zwickern.verdict.judge import Verdict
from tutor.coach.zwickern.words.plays import play_line
from tutor.content.zwickern.goals import OnePlayGoal
from tutor.engine.zwickern import Capture
from tutor.text import Line

_OTHER_TABLES = "11-christiansen"
_HISTORY = {"view": "rules", "section": "01-the-game"}


def home(welcome: LearningPath, lessons: Course) -> None:
    """Draw the table with its first catch, and the ways on."""
    found = welcome.steps[0]
    step, goal = found.step, found.step.goal
    assert step.position is not None
    assert isinstance(goal, OnePlayGoal)
    # A guest who tries a card is not being examined, so nothing is logged.
    task = PlayTask(goal=goal, position=step.position, plays=found.plays, item_id=found.id, noted=False)
    with st.container(key="frame"):
        exercise_fragment(partial(_table, task, welcome, lessons))


def _table(task: PlayTask, welcome: LearningPath, lessons: Course) -> None:
    parts = parts_of(task)
    asked = Line("home-caught-all" if task.state.right else "home-catch")
    with parts.table:
        one_play(task, parts, asked, _say)
    with parts.text:
        draw_text(welcome.entry.title, "title", st.title)
        draw_text(welcome.entry.about, "about")
    _ways(parts, lessons)


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


def _ways(parts: ExerciseParts, lessons: Course) -> None:
    """Draw the three ways on, and a small line to everything else."""
    with parts.ways:
        tonight, further = paths().get(TONIGHT), where_to_continue(lessons)
        if tonight is not None:
            st.button(
                words()("home-tonight"),
                key="tonight",
                type="primary",
                on_click=_go,
                args=(path_address(tonight, 1),),
                width="stretch",
            )
        if further is not None:
            label = escape_markdown(words()("learn-resume", title=further[0]))
            st.button(label, key="go-on", on_click=_go, args=(dict(further[1]),), width="stretch")
        with st.container(key="puzzle-of-the-day"):
            address = {"puzzle": "today"}
            st.page_link("views/puzzles.py", label=words()("home-puzzle"), query_params=address, width="stretch")
        with st.container(horizontal=True, gap="small", key="quiet"):
            st.page_link(LEARN_PAGE, label=words()("home-course"), query_params=dict(OVERVIEW))
            if _OTHER_TABLES in lessons:
                st.page_link(LEARN_PAGE, label=words()("home-other-tables"), query_params={"lesson": _OTHER_TABLES})
            st.page_link(RULES_PAGE, label=words()("home-history"), query_params=_HISTORY)
            st.page_link(RULES_PAGE, label=words()("rules-view-cousins"), query_params=dict(OTHER_GAMES))
            workshop_link()


def _go(where: dict[str, str]) -> None:
    st.query_params.from_dict(where)
    whole_page()
