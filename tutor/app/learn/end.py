"""The end of a lesson: what the learner can do now, three small challenges in turn, and the way on."""

from functools import partial

import streamlit as st

from tutor.app.base.i18n import words
from tutor.app.base.markdown import escape_markdown
from tutor.app.learn.challenge_board import BEFORE, ON, End, challenges_of_lesson, draw_end
from tutor.app.learn.course import END, Course, first_open_of, go_to_end, go_to_step, open_steps
from tutor.app.learn.step import heading
from tutor.app.visitor.address import go_to, put_detail
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
    """Return the end with what the learner can do now, or with the number of steps still to solve."""
    lesson, following = lessons[name], _following(name, lessons)
    left = len(open_steps(lesson))
    done = lesson.entry.can or words()("learn-lesson-finished")
    return End(
        title=words()("learn-end-open" if left else "learn-end-title"),
        said=words()("learn-end-left", number=left) if left else done,
        found=challenges_of_lesson(lesson.id),
        plays=lesson.entry.plays,
        on=None if following is None else words()("learn-next-lesson", title=lessons[following].entry.title),
        go=partial(_go, name, lessons, following),
        beyond=partial(_beyond, lessons, following),
    )


def _beyond(lessons: Course, following: str | None, last: bool) -> None:
    if following is None:
        st.page_link("views/puzzles.py", label=words()("learn-to-puzzles"))
    elif not last:
        title = words()("learn-next-lesson", title=lessons[following].entry.title)
        where = step_address(following, first_open_of(lessons[following]))
        st.page_link(LEARN_PAGE, label=escape_markdown(title), query_params=where)


def _following(name: str, lessons: Course) -> str | None:
    names = list(lessons)
    return next(iter(names[names.index(name) + 1 :]), None)


def _go(name: str, lessons: Course, following: str | None, way: str) -> None:
    if way == BEFORE:
        go_to_step(name, lessons[name].steps[-1])
    elif way == ON and following is not None:
        go_to_step(following, first_open_of(lessons[following]))
    else:
        go_to_end(name, way)
