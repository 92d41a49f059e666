"""Learn: a lesson in steps, each with a board and something to do."""

import streamlit as st

from tutor.app.address import choose, place
from tutor.app.exercise import exercise, exercise_buttons, step_buttons
from tutor.app.shared import library, plain, words
from tutor.app.state import visit
from tutor.check.exercises import Lesson


def progress(lesson: Lesson, number: int) -> None:
    """The lesson, and how far the learner has come."""
    total = len(lesson.steps)
    solved = sum(visit().solved(f"{lesson.id}/{step.entry.slug}") for step in lesson.steps)
    text = words()("learn-progress", lesson=lesson.entry.title, number=number + 1, total=total, solved=solved)
    st.progress(solved / total, plain(text))


def step_labels(lesson: Lesson) -> dict[str, str]:
    """The steps to choose from, those marked that are solved."""
    labels = {}
    for number, step in enumerate(lesson.steps, 1):
        solved = visit().solved(f"{lesson.id}/{step.entry.slug}")
        message = "learn-option-solved" if solved else "learn-option"
        labels[step.entry.slug] = words()(message, title=f"{number}. {step.entry.title}")
    return labels


def page() -> None:
    """The page."""
    lessons = library().lessons
    if not lessons:
        st.info(words()("learn-none"))
        return
    lesson = lessons[0]
    top = st.container()
    slugs = [step.entry.slug for step in lesson.steps]
    number = slugs.index(place("step", slugs))
    step = lesson.steps[number]
    item_id = f"{lesson.id}/{step.entry.slug}"
    st.header(plain(step.entry.title))
    if number == 0:
        st.markdown(plain(lesson.entry.about))
    st.markdown(plain(step.entry.text))
    attempt = exercise(item_id, step.position, step.goal, tell_missed=True)
    if attempt.verdict is not None and attempt.verdict.right and step.entry.done:
        st.markdown(plain(step.entry.done))
    exercise_buttons(item_id, attempt)
    step_buttons("step", slugs, number, words()("learn-back"), words()("learn-next"), solved=attempt.solved)
    if number + 1 == len(slugs):
        st.page_link("views/puzzles.py", label=words()("learn-to-puzzles"))
    with top:
        # Drawn last, since the answer that has just been judged counts as well.
        progress(lesson, number)
        choose("step", step_labels(lesson), words()("nav-label-step"))


page()
