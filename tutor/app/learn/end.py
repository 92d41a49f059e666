"""The end of a lesson: what the learner can do now, three small challenges in turn, and the way on."""

from functools import partial

import streamlit as st

from tutor.app.base.components import nothing
from tutor.app.base.i18n import words
from tutor.app.base.markdown import escape_markdown
from tutor.app.base.page_link import page_link
from tutor.app.board.drawings import card_image
from tutor.app.learn.challenge_board import BEFORE, ON, End, challenges_of_lesson, draw_end
from tutor.app.learn.course import (
    END,
    Course,
    course,
    finished_lessons,
    first_open_of,
    go_to_end,
    go_to_step,
    open_steps,
)
from tutor.app.learn.step import heading
from tutor.app.learn.waiting import waiting
from tutor.app.visitor.address import go_to, put_detail
from tutor.app.visitor.look import look
from tutor.app.visitor.page_address import LEARN_PAGE, step_address
from tutor.app.visitor.redraw import surroundings_fragment


def lesson_end(name: str, lessons: Course) -> None:
    """Draw the end of a lesson with the challenge in the address, otherwise the first unsolved one."""
    with st.container(key="frame"):
        go_to("step", END)
        variant = draw_end(_end(name, lessons))
        put_detail("variant", variant)
        # Drawn last, so that it counts the answer just judged.
        surroundings_fragment(partial(heading, name, lessons, None, variant))


def _end(name: str, lessons: Course) -> End:
    """Return the end with what the learner can do now, or with the number of steps still to solve.

    The way on leads to the next step: the first one that is open in this lesson, or in a later one.
    """
    lesson, following = lessons[name], _following(name, lessons)
    left = len(open_steps(lesson))
    done = lesson.entry.can or words()("learn-lesson-finished")
    return End(
        title=words()("learn-end-open" if left else "learn-end-title"),
        said=words()("learn-end-left", number=left) if left else done,
        found=challenges_of_lesson(lesson.id),
        plays=lesson.entry.plays,
        on=None if following is None else _label(name, lessons, following),
        go=partial(_go, name, lessons, following),
        beyond=partial(_beyond, name, lessons, following),
        reward=nothing if left else partial(_laid, name, lessons),
    )


def _laid(name: str, lessons: Course) -> None:
    """Draw the card of a lesson that is done, with the way to all such cards; lessons of folders have none."""
    finished = finished_lessons(lessons) if lessons == course() else []
    card = next((card for one, card, _ in finished if one == name), None)
    if card is None:
        return
    with st.container(key="laid" if look()["motion"] else "laid-still"):
        st.html(card_image(words(), card), width="content")
        label = words()("learn-on-shelf", number=len(finished), of=len(lessons))
        page_link("views/progress.py", label=escape_markdown(label))


def _label(name: str, lessons: Course, following: str) -> str:
    """Say where the way on leads."""
    if following == name:
        return words()("learn-resume", title=first_open_of(lessons[name]).entry.title)
    return words()("learn-next-lesson", title=lessons[following].entry.title)


def _beyond(name: str, lessons: Course, following: str | None, last: bool) -> None:
    """Draw the link that skips the challenges; where no step of a later lesson is open, the key to what comes next."""
    if following is None:
        way = waiting(lessons).way
        if st.button(escape_markdown(way.label), key="end-next", type="primary" if last else "secondary"):
            way.follow()
    elif not last:
        where = step_address(following, first_open_of(lessons[following]))
        page_link(LEARN_PAGE, label=escape_markdown(_label(name, lessons, following)), query_params=where)


def _following(name: str, lessons: Course) -> str | None:
    """Return the name of the first lesson from this one on with an open step, None without one."""
    names = list(lessons)
    return next((one for one in names[names.index(name) :] if open_steps(lessons[one])), None)


def _go(name: str, lessons: Course, following: str | None, way: str) -> None:
    if way == BEFORE:
        go_to_step(name, lessons[name].steps[-1])
    elif way == ON and following is not None:
        go_to_step(following, first_open_of(lessons[following]))
    else:
        go_to_end(name, way)
