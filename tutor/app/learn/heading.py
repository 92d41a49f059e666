"""The heading above a step of a lesson and above its end: the lesson, the progress in it, and the list of its steps."""

from functools import partial

import streamlit as st

from tutor.app.base.shared import plain, words
from tutor.app.learn.course import END, PAGE, Course, done_of, go_in, has_end, step_id
from tutor.app.visitor.address import choose
from tutor.app.visitor.attempts import solved
from tutor.app.visitor.variants import variant_title
from tutor.catalogue.exercises import Lesson


def heading(name: str, lessons: Course, number: int | None, variant: str | None) -> None:
    """Draw the title of the lesson, the progress in it, and the list of its steps; at the end `number` is None."""
    lesson = lessons[name]
    with st.container(horizontal=True, horizontal_alignment="distribute", vertical_alignment="center", key="lesson"):
        title = words()("learn-lesson", number=list(lessons).index(name) + 1, title=lesson.entry.title)
        about = "" if variant is None else f" :gray-badge[{plain(variant_title(variant))}]"
        st.markdown(f"**{plain(title)}**{about}")
        st.page_link(PAGE, label=plain(words()("learn-all-lessons")), query_params={})
    with st.container(horizontal=True, vertical_alignment="center", gap="medium"):
        with st.container(width="stretch"):
            _progress(lesson, number)
        with st.container(width=360):
            choose("step", _step_labels(lesson), words()("nav-label-step"), partial(go_in, name, lesson))


def _progress(lesson: Lesson, number: int | None) -> None:
    """Draw the learner's progress in the lesson."""
    total, done = len(lesson.steps), done_of(lesson)
    text = words()("learn-overview-progress", solved=done, total=total)
    if number is not None:
        text = words()("learn-progress", number=number + 1, total=total, solved=done)
    st.progress(done / total, plain(text), width="stretch")


def _step_labels(lesson: Lesson) -> dict[str, str]:
    """Return the labels of the steps and of the end in their list; they mark the solved steps."""
    labels = {}
    for number, step in enumerate(lesson.steps, 1):
        message = "learn-option-solved" if solved(step_id(lesson, step)) else "learn-option"
        labels[step.entry.slug] = words()(message, title=f"{number}. {step.entry.title}")
    return {**labels, END: words()("learn-end-option")} if has_end(lesson) else labels
