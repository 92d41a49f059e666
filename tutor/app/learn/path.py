"""A path: one step after the other, the game at its end, and the crib sheet of the learner's own rules."""

from functools import partial

import streamlit as st

from tutor.app.base.glossary import explained
from tutor.app.base.words_and_content import library, plain, words
from tutor.app.exercise.exercise import exercise, exercise_buttons, step_buttons
from tutor.app.exercise.layout import parts_of
from tutor.app.exercise.task import Task, task_of
from tutor.app.learn.course import PAGE, variant_of
from tutor.app.learn.last_game import Ways, last_game
from tutor.app.learn.own_sheet import own_sheet
from tutor.app.learn.paths import KEYS, first_open, length_of, path_address
from tutor.app.visitor.address import address_value, go_to_all, name_also
from tutor.app.visitor.attempts import was_solved
from tutor.app.visitor.redraw import alone
from tutor.catalogue.paths import LearningPath


def path_page(path: LearningPath) -> None:
    """Draw the step of a path that the address names, or the first one that is not solved."""
    total = length_of(path)
    number = int(address_value("step", [str(one) for one in range(1, total + 1)], str(first_open(path))))
    ways = partial(_ways, path, number, total)
    with st.container(key="frame"):
        _place(path, number, total, ways)
        # Last for the keyboard, and above the table where there is room.
        _heading(path, number, total)


def _place(path: LearningPath, number: int, total: int, ways: Ways) -> None:
    if number <= len(path.steps):
        name_also("plays", None)
        found = path.steps[number - 1]
        step, variant = found.step, variant_of(found.step)
        task = task_of(step.goal, step.position, step.question, found.plays, item_id=found.id, variant=variant)
        alone(partial(_exercise, path, number, task))
    elif path.game is not None and number < total:
        last_game(path.game, ways)
    else:
        own_sheet()
        ways(over=True)


def _heading(path: LearningPath, number: int, total: int) -> None:
    """Draw the name of the path, and how far it has come."""
    with st.container(horizontal=True, vertical_alignment="center", gap="medium", key="where"):
        title = plain(path.entry.title)
        st.markdown(f"**{title}** · {plain(words()('path-progress', place=number, last=total))}", width="content")
        with st.container(width="stretch"):
            st.progress(number / total)
        st.page_link(PAGE, label=plain(words()("path-leave")), query_params={})


def _exercise(path: LearningPath, number: int, task: Task) -> None:
    """Draw the text and the exercise of a step, and the ways on from it."""
    entry = path.steps[number - 1].step.entry
    parts = parts_of(task)
    exercise(task, parts)
    with parts.text:
        st.title(plain(entry.title))
        explained(library().glossary, entry.text, key="text")
    if task.state.over and entry.done:
        parts.said.markdown(plain(entry.done))
    with parts.ways:
        exercise_buttons(task)
        _ways(path, number, length_of(path), over=was_solved(task.item_id))


def _ways(path: LearningPath, number: int, total: int, *, over: bool) -> None:
    """Draw the buttons to the step before and the step after; the latter stands out where this one is `over`."""
    numbers = [str(one) for one in range(1, total + 1)]
    back, forward = words()("learn-back"), words()("learn-next")
    step_buttons("step", numbers, number - 1, back, forward, solved=over, go=partial(_go_to, path))


def _go_to(path: LearningPath, number: str) -> None:
    go_to_all(path_address(path, int(number)), KEYS)
