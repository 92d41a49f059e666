"""Learn: a lesson in steps, each with a board and something to do."""

import streamlit as st

from tutor.app.address import choice, go_to
from tutor.app.exercise import exercise, exercise_buttons
from tutor.app.shared import library, plain, words
from tutor.app.state import visit
from tutor.check.exercises import Lesson


def progress(lesson: Lesson, number: int) -> None:
    """The lesson, and how far the learner has come."""
    total = len(lesson.steps)
    solved = sum(visit().solved(f"{lesson.id}/{step.entry.slug}") for step in lesson.steps)
    text = words()("learn-progress", lesson=lesson.entry.title, number=number + 1, total=total, solved=solved)
    st.progress(solved / total, plain(text))


def steps_to_choose(lesson: Lesson) -> str:
    """The step to show, chosen here, by the buttons below or by the address."""
    labels = {}
    for number, step in enumerate(lesson.steps, 1):
        solved = visit().solved(f"{lesson.id}/{step.entry.slug}")
        message = "learn-option-solved" if solved else "learn-option"
        labels[step.entry.slug] = words()(message, title=f"{number}. {step.entry.title}")
    return choice("step", list(labels), words()("nav-label-step"), labels.__getitem__)


def navigation(lesson: Lesson, number: int) -> None:
    """Back and forward; nobody is kept from going on."""
    back, forward = st.columns(2)
    slugs = [step.entry.slug for step in lesson.steps]
    back.button(
        words()("learn-back"),
        key="back",
        on_click=go_to,
        args=("step", slugs[max(0, number - 1)]),
        disabled=number == 0,
        width="stretch",
    )
    if number + 1 < len(slugs):
        solved = visit().solved(f"{lesson.id}/{slugs[number]}")
        forward.button(
            words()("learn-next"),
            key="next",
            on_click=go_to,
            args=("step", slugs[number + 1]),
            type="primary" if solved else "secondary",
            width="stretch",
        )
    elif forward.button(words()("learn-to-puzzles"), key="to-puzzles", width="stretch"):
        st.switch_page("views/puzzles.py")


def page() -> None:
    """The page."""
    lessons = library().lessons
    if not lessons:
        st.info(words()("learn-none"))
        return
    lesson = lessons[0]
    place = st.container()
    slug = steps_to_choose(lesson)
    number = next(index for index, step in enumerate(lesson.steps) if step.entry.slug == slug)
    step = lesson.steps[number]
    item_id = f"{lesson.id}/{slug}"
    st.header(plain(step.entry.title))
    if number == 0:
        st.markdown(plain(lesson.entry.about))
    st.markdown(plain(step.entry.text))
    attempt = exercise(item_id, step.position, step.goal, tell_missed=True)
    if attempt.verdict is not None and attempt.verdict.right and step.entry.done:
        st.markdown(plain(step.entry.done))
    exercise_buttons(item_id, attempt)
    navigation(lesson, number)
    with place:
        # Filled last, since the answer that has just been judged counts as well.
        progress(lesson, number)


page()
