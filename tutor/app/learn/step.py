"""A step of a lesson: its text, its exercise, and the ways on from it."""

from collections.abc import Callable, Sequence
from functools import partial

import streamlit as st

from tutor.app.base.glossary import explained
from tutor.app.base.i18n import with_dots, words
from tutor.app.base.library import library
from tutor.app.base.markdown import draw_text, escape_markdown
from tutor.app.base.page_link import page_link
from tutor.app.exercise.exercise import draw_earlier_tricks, exercise, exercise_buttons, step_buttons
from tutor.app.exercise.layout import draw_coming, parts_of
from tutor.app.exercise.task import Task, step_task, trick_task
from tutor.app.learn.at_own_table import at_own_table
from tutor.app.learn.buoys import buoys
from tutor.app.learn.course import (
    END,
    AnyCourse,
    AnyLesson,
    done_of,
    first_open_of,
    go_in,
    has_end,
    open_steps,
)
from tutor.app.visitor.address import address_value, choose_in_list, put_detail
from tutor.app.visitor.attempts import was_solved
from tutor.app.visitor.counted import claim_of_step, link_to_numbers
from tutor.app.visitor.page_address import LEARN_PAGE, OVERVIEW, variant_of
from tutor.app.visitor.redraw import exercise_fragment, surroundings_fragment
from tutor.app.visitor.variants import variant_in_short, variant_title
from tutor.catalogue.exercises import Step, step_id
from tutor.catalogue.tricks.exercises import TricksLesson, TrickStep
from tutor.text import Line

_NEXT = "next lesson"
"""The way to the next lesson, which no step has as its name."""


def one_step(name: str, lessons: AnyCourse) -> None:
    """Draw the step of a lesson in the address, otherwise the first unsolved one."""
    lesson = lessons[name]
    slugs = [step.entry.slug for step in lesson.steps]
    number = slugs.index(address_value("step", slugs, first_open_of(lesson).entry.slug))
    variant = None
    if isinstance(lesson, TricksLesson):
        task = trick_step_task(lesson, lesson.steps[number])
    else:
        step = lesson.steps[number]
        variant = variant_of(step)
        put_detail("variant", variant)
        put_detail("challenge", None)
        item_id = step_id(lesson, step)
        solved = partial(was_solved, item_id)
        task = step_task(step, lesson.entry.plays, item_id=item_id, variant=variant, around=solved)
    with st.container(key="frame"):
        exercise_fragment(partial(_exercise, task, name, lessons, number))
        # Drawn last, so that it counts the answer just judged.
        surroundings_fragment(partial(heading, name, lessons, number, variant))


def trick_step_task(lesson: TricksLesson, step: TrickStep) -> Task:
    """Return the exercise of a step on a trick-taking game."""
    variant = lesson.entry.game if step.position is None else step.position.rules.name
    # The hint is made in the visitor's language; the proof has it in English only.
    hint = Line("option-text", {"text": step.entry.hint})
    item_id, position = step_id(lesson, step), step.position
    return trick_task(item_id, variant, lesson.game, position, step.question, step.entry.goal, hint)


def _exercise(task: Task, name: str, lessons: AnyCourse, number: int) -> None:
    """Draw the text and the exercise of a step, and the ways on from it."""
    lesson = lessons[name]
    step, slugs = lesson.steps[number], [step.entry.slug for step in lesson.steps]
    parts = parts_of(task)
    exercise(task, parts)
    state = task.state
    with parts.text:
        draw_text(step.entry.title, "title", st.title)
        if isinstance(step, TrickStep):
            draw_text(step.entry.text, "text")
            draw_earlier_tricks(step.position)
        else:
            explained(library().glossary, step.entry.text, key="text")
            at_own_table(task.item_id, step)
    if state.over and step.entry.done:
        with parts.said:
            draw_text(step.entry.done, "done")
            claim = claim_of_step(task.item_id)
            if claim is not None and isinstance(step, Step) and step.position is not None:
                link_to_numbers(claim, step.position.rules, len(step.position.seats))
    if number + 1 == len(slugs):
        with parts.said:
            _last_step(lesson, over=state.over)
    elif state.right:
        with parts.said:
            draw_coming(lesson.steps[number + 1].entry.title)
    with parts.ways:
        exercise_buttons(task)
        back, forward, go = words()("learn-back"), words()("learn-next"), partial(go_in, name, lesson)
        ways, following = [*slugs, END] if has_end(lesson) else slugs, _next_lesson(name, lessons)
        if len(ways) == number + 1 and following is not None:
            # A lesson without an end leads to the next one.
            ways, go = [*slugs, _NEXT], partial(_go_on, go, following, lessons)
            forward = escape_markdown(words()("learn-next-lesson", title=lessons[following].entry.title))
        step_buttons("step", ways, number, back, forward, solved=was_solved(task.item_id), go=go)


def _next_lesson(name: str, lessons: AnyCourse) -> str | None:
    """Return the name of the lesson after this one, None after the last."""
    names = list(lessons)
    return next(iter(names[names.index(name) + 1 :]), None)


def _go_on(go: Callable[[str], None], following: str, lessons: AnyCourse, place: str) -> None:
    if place == _NEXT:
        go_in(following, lessons[following], first_open_of(lessons[following]).entry.slug)
    else:
        go(place)


def heading(name: str, lessons: AnyCourse, number: int | None, variant: str | None) -> None:
    """Draw the title of the lesson, the progress in it, and the list of its steps; at the end `number` is None."""
    lesson = lessons[name]
    with st.container(horizontal=True, vertical_alignment="center", gap="medium", key="where"):
        if isinstance(lesson, TricksLesson):
            draw_text(lesson.entry.title, "lesson")
        else:
            title = words()("learn-lesson", number=list(lessons).index(name) + 1, title=lesson.entry.title)
            st.markdown(f"**{escape_markdown(title)}**", width="content")
            if variant is not None:
                st.badge(escape_markdown(variant_title(variant)), color="gray", help=variant_in_short(variant))
        _progress(lesson, number)
        with st.container(width=280):
            choose_in_list("step", _step_labels(lesson), words()("nav-label-step"), partial(go_in, name, lesson))
        if not isinstance(lesson, TricksLesson):
            page_link(LEARN_PAGE, label=escape_markdown(words()("learn-all-lessons")), query_params=dict(OVERVIEW))


def _progress(lesson: AnyLesson, number: int | None) -> None:
    """Draw the learner's progress in the lesson."""
    total, done = len(lesson.steps), done_of(lesson)
    steps: Sequence[Step | TrickStep] = lesson.steps
    buoys([was_solved(step_id(lesson, step)) for step in steps], None if number is None else number + 1)
    text = words()("learn-overview-progress", solved=done, total=total)
    if number is not None:
        text = words()("learn-progress", number=number + 1, total=total, solved=done)
    st.markdown(f":small[{escape_markdown(text)}]", width="content")


def _step_labels(lesson: AnyLesson) -> dict[str, str]:
    """Return the labels of the steps and of the end in their list; they mark the solved steps."""
    labels = {}
    steps: Sequence[Step | TrickStep] = lesson.steps
    for number, step in enumerate(steps, 1):
        message = "learn-option-solved" if was_solved(step_id(lesson, step)) else "learn-option"
        labels[step.entry.slug] = words()(message, title=f"{number}. {step.entry.title}")
    return {**labels, END: words()("learn-end-option")} if has_end(lesson) else labels


def _last_step(lesson: AnyLesson, *, over: bool) -> None:
    """Draw the unsolved steps of a lesson, at its last step once it is over, or that all are solved.

    After the last step on a trick-taking game, add what the learner can do now.
    """
    if isinstance(lesson, TricksLesson):
        if over:
            draw_text(lesson.entry.can, "can", st.success)
        return
    # A title may have a comma.
    still_open = [step.entry.title for step in open_steps(lesson)]
    if not still_open:
        st.success(escape_markdown(words()("learn-lesson-finished")))
    elif over:
        # Earlier, the list would push the text of the step off a small screen.
        st.markdown(escape_markdown(words()("learn-lesson-open", steps=with_dots(*still_open))))
