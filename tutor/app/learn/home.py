"""The home page: the name of the game by the sea, a table to make a first catch on, and doors that lead on."""

from collections.abc import Mapping
from datetime import timedelta
from functools import partial

import streamlit as st

from tutor.app.base.i18n import words
from tutor.app.base.local_day import today
from tutor.app.base.markdown import draw_text, escape_markdown, markdown
from tutor.app.base.page_link import page_link
from tutor.app.board.kits import board_kit
from tutor.app.board.protocol import BoardData
from tutor.app.board.zwickern.table import exercise_data
from tutor.app.drafts.entrance import workshop_link
from tutor.app.exercise.layout import ExerciseParts, parts_of, parts_with_table
from tutor.app.exercise.one_play import one_play, show_board
from tutor.app.exercise.task import PlayTask
from tutor.app.learn.course import Course, done_of
from tutor.app.learn.waiting import OpenThings, waiting
from tutor.app.puzzles.source import puzzle_of
from tutor.app.visitor.own_table import own_table
from tutor.app.visitor.page_address import (
    LEARN_PAGE,
    OTHER_GAMES,
    OVERVIEW,
    PLAY_PAGE,
    PUZZLES_PAGE,
    REPLAY_PAGE,
    RULES_PAGE,
)
from tutor.app.visitor.redraw import exercise_fragment
from tutor.app.visitor.variants import variant_title
from tutor.catalogue.paths import LearningPath
from tutor.coach.zwickern.verdict.explanation import nudge, sentence
from tutor.coach.zwickern.verdict.judge import Verdict
from tutor.coach.zwickern.words.plays import play_line
from tutor.content.files.models import StepEntry
from tutor.content.zwickern.goals import OnePlayGoal
from tutor.engine.zwickern import Capture, Position
from tutor.text import Line, render
from tutor.trainer.next_thing import NextThing

_OTHER_TABLES = "11-christiansen"
_NEXT = "next"
"""The name of the board that shows what comes next."""

_TABLE = {"view": "house"}
_HISTORY = {"view": "rules", "section": "01-the-game"}


def home(welcome: LearningPath, lessons: Course) -> None:
    """Draw the table, with a first catch for a newcomer, otherwise with what comes next, and the doors that lead on."""
    now = waiting(lessons)
    with st.container(key="home"), st.container(key="frame"):
        with st.container(key="hero"):
            draw_text(welcome.entry.title, "title", st.title)
            draw_text(welcome.entry.about, "about")
        if now.thing is NextThing.BEGIN:
            exercise_fragment(partial(_first_catch, welcome, now))
        else:
            _what_waits(now, _next_board(now) or _first_board(welcome), lessons)
        _doors(now, lessons)


def _next_board(now: OpenThings) -> BoardData | None:
    """Return the table of the next thing, on which nothing can be selected; None without one that may be seen."""
    game, position = now.game, _next_position(now)
    if position is not None:
        data = exercise_data(words(), position, _NEXT, interactive=False)
    elif now.thing is NextThing.GAME and game is not None and not game.running.covered:
        running = game.running
        position, opened = game.kit.shown(running, running.hand.position), running.match.started.open_hands
        data = board_kit(position).seen_from(words(), position, running.you, _NEXT, opened)
    else:
        return None
    return {**data, "interactive": False, "actions": []}


def _next_position(now: OpenThings) -> Position | None:
    """Return the position of the next exercise, None without one; today's puzzle is made for it."""
    puzzle = puzzle_of(now.today.id) if now.thing is NextThing.TODAY and now.today is not None else None
    return now.way.position if puzzle is None else puzzle.position


def _first_board(welcome: LearningPath) -> BoardData:
    """Return the table of the first catch, on which nothing can be selected, for what has no table of its own."""
    position = welcome.steps[0].step.position
    assert position is not None
    return exercise_data(words(), position, _NEXT, interactive=False)


def _what_waits(now: OpenThings, board: BoardData, lessons: Course) -> None:
    """Draw the table of what comes next, all that waits in a line, and one key."""
    parts = parts_with_table("over")
    with parts.table:
        show_board(board)
    with parts.text:
        st.header(words()("home-back"))
        _line(now, lessons)
    _go_on(now, parts)


def _line(now: OpenThings, lessons: Course) -> None:
    """Draw what waits: what is due, how a game stands, and today's puzzle; otherwise how far the course is done."""
    say = words()
    lines = [say("home-due", number=now.due)] if now.due else []
    if now.game is not None:
        lines.append(now.game.kit.standing(now.game.running))
    if now.today is not None:
        lines.append(say("home-today"))
    if not lines:
        done, of = _steps(lessons)
        any_puzzle = now.thing is NextThing.ANY
        lines = [say("help-nothing") if any_puzzle else say("learn-overview-progress", solved=done, total=of)]
    for line in lines:
        st.markdown(escape_markdown(line))


def _steps(lessons: Course) -> tuple[int, int]:
    """Count the steps of the course that are done, and all of them."""
    return sum(map(done_of, lessons.values())), sum(len(lesson.steps) for lesson in lessons.values())


def _first_catch(welcome: LearningPath, now: OpenThings) -> None:
    """Draw the first catch, which is a game and no test: nothing is logged."""
    found = welcome.steps[0]
    step, goal = found.step, found.step.goal
    assert step.position is not None
    assert isinstance(goal, OnePlayGoal)
    task = PlayTask(goal=goal, position=step.position, plays=found.plays, item_id=found.id, noted=False)
    _table(task, step.entry, now)


def _table(task: PlayTask, entry: StepEntry, now: OpenThings) -> None:
    parts = parts_of(task)
    asked = Line("home-caught-all" if task.state.right else "home-catch")
    with parts.table:
        one_play(task, parts, asked, _say)
    with parts.text:
        draw_text(entry.title, "catch", st.header)
        draw_text(entry.text, "catch-text")
    _go_on(now, parts)


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


def _go_on(now: OpenThings, parts: ExerciseParts) -> None:
    """Draw the one key that leads on."""
    way = now.way
    with parts.ways:
        if st.button(escape_markdown(way.label), key="tonight", type="primary", width="stretch"):
            way.follow()


def _doors(now: OpenThings, lessons: Course) -> None:
    """Draw four doors, each with how the learner stands there, and a small line to everything else."""
    say, (done, of) = words(), _steps(lessons)
    with st.container(key="doors"):
        _door("puzzle", PUZZLES_PAGE, say("home-puzzle"), _of_week(now), {"puzzle": "today"})
        _door("play", PLAY_PAGE, say("path-to-play"), _last_result(now), {})
        _door("watch", REPLAY_PAGE, say("home-watch"), say("home-watch-about"), {})
        about = say("home-course-done", number=done, of=of) if done else say("home-course-about", number=of)
        _door("course", LEARN_PAGE, say("home-course"), about, OVERVIEW)
    own = own_table()
    table = say("house-ours") if own is None else say("home-table", title=variant_title(own.name))
    with st.container(horizontal=True, gap="small", key="quiet"):
        page_link(RULES_PAGE, label=escape_markdown(table), query_params=_TABLE)
        if _OTHER_TABLES in lessons:
            page_link(LEARN_PAGE, label=say("home-other-tables"), query_params={"lesson": _OTHER_TABLES})
        page_link(RULES_PAGE, label=say("home-history"), query_params=_HISTORY)
        page_link(RULES_PAGE, label=say("rules-view-cousins"), query_params=dict(OTHER_GAMES))
        workshop_link()


def _of_week(now: OpenThings) -> str:
    """Say whether today's puzzle is solved, and on how many of the last seven days one was."""
    week = {today() - timedelta(days=ago) for ago in range(7)}
    number = 0 if now.progress is None else len(week & now.progress.days)
    if number == 0:
        return words()("home-puzzle-about")
    return words()("home-puzzle-week", solved="no" if now.today is not None else "yes", number=number)


def _last_result(now: OpenThings) -> str:
    """Say how the last game came out, otherwise with whom one plays."""
    if now.last is None:
        return words()("home-play-about")
    return words()("home-play-last", result=render(words(), now.last.kit.outcome(now.last.running)))


def _door(name: str, page: str, label: str, about: str, where: Mapping[str, str]) -> None:
    """Draw a way on with its picture and a line about it."""
    with st.container(key=f"door-{name}"):
        page_link(page, label=escape_markdown(label), query_params=dict(where))
        st.markdown(escape_markdown(about))
