"""A lesson on a trick-taking game: its steps, one at a time, and what can be done after the last."""

from functools import partial

import streamlit as st

from tutor.app.base.i18n import words
from tutor.app.base.library import library
from tutor.app.base.markdown import draw_text, plain
from tutor.app.exercise.exercise import draw_earlier_tricks, exercise, exercise_buttons, step_buttons
from tutor.app.exercise.layout import parts_with_table
from tutor.app.exercise.task import Task, trick_task
from tutor.app.visitor.address import address_value, choose_in_list, go_to_all
from tutor.app.visitor.attempts import was_solved
from tutor.app.visitor.page_address import COUSIN
from tutor.app.visitor.redraw import alone, around
from tutor.catalogue.tricks_lessons import TricksLesson, TrickStep, trick_step_id
from tutor.text import Line

_KEYS = (COUSIN, "step", "lesson", "variant", "challenge", "view", "path")


def tricks_lessons() -> dict[str, TricksLesson]:
    """Return the lessons by their names in the address."""
    return {lesson.id.rpartition("/")[2]: lesson for lesson in library().tricks}


def lesson_address(name: str, lesson: TricksLesson) -> dict[str, str]:
    """Return the address of the first step that is not solved, else of the first."""
    still_open = (step for step in lesson.steps if not was_solved(trick_step_id(lesson, step)))
    return {COUSIN: name, "step": next(still_open, lesson.steps[0]).entry.slug}


def solved_of(lesson: TricksLesson) -> int:
    """Count the solved steps of a lesson."""
    return sum(was_solved(trick_step_id(lesson, step)) for step in lesson.steps)


def tricks_page(lessons: dict[str, TricksLesson]) -> None:
    """Draw the step of the lesson that the address names."""
    name = address_value(COUSIN, list(lessons))
    lesson = lessons[name]
    slugs = [step.entry.slug for step in lesson.steps]
    number = slugs.index(address_value("step", slugs, lesson_address(name, lesson)["step"]))
    with st.container(key="frame"):
        alone(partial(_exercise, name, lesson, number))
        around(partial(_heading, name, lesson, number))


def task_of_step(lesson: TricksLesson, step: TrickStep) -> Task:
    """Return the exercise of a step."""
    variant = lesson.entry.game if step.position is None else step.position.rules.name
    # The hint is said in the language of the visitor, as the proof knows the English one only.
    hint = Line("option-text", {"text": step.entry.hint})
    item_id, position = trick_step_id(lesson, step), step.position
    return trick_task(item_id, variant, lesson.game, position, step.question, step.entry.goal, hint)


def _exercise(name: str, lesson: TricksLesson, number: int) -> None:
    step = lesson.steps[number]
    task, parts = task_of_step(lesson, step), parts_with_table()
    exercise(task, parts)
    state = task.state
    with parts.text:
        draw_text(step.entry.title, "title", st.title)
        draw_text(step.entry.text, "text")
        draw_earlier_tricks(step.position)
    if state.over:
        with parts.said:
            draw_text(step.entry.done, "done")
    slugs = [one.entry.slug for one in lesson.steps]
    if number + 1 == len(slugs) and state.over:
        with parts.said:
            draw_text(lesson.entry.can, "can", st.success)
    with parts.ways:
        exercise_buttons(task)
        back, forward = words()("learn-back"), words()("learn-next")
        solved = was_solved(task.item_id)
        step_buttons("step", slugs, number, back, forward, solved=solved, go=partial(_go, name))


def _go(name: str, slug: str) -> None:
    go_to_all({COUSIN: name, "step": slug}, _KEYS)


def _heading(name: str, lesson: TricksLesson, number: int) -> None:
    """Draw the title of the lesson, the progress in it, and the list of its steps."""
    labels = {}
    for place, step in enumerate(lesson.steps, 1):
        done = was_solved(trick_step_id(lesson, step))
        message = "learn-option-solved" if done else "learn-option"
        labels[step.entry.slug] = words()(message, title=f"{place}. {step.entry.title}")
    with st.container(horizontal=True, vertical_alignment="center", gap="medium", key="where"):
        draw_text(lesson.entry.title, "lesson")
        with st.container(width="stretch"):
            total, solved = len(lesson.steps), solved_of(lesson)
            text = words()("learn-progress", number=number + 1, total=total, solved=solved)
            st.progress(solved / total, plain(text), width="stretch")
        with st.container(width=280):
            choose_in_list("step", labels, words()("nav-label-step"), partial(_go, name))
