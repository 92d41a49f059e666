"""The end of a lesson: what the learner can do now, three little challenges one after the other, and the way on."""

from collections.abc import Mapping, Sequence
from functools import cache, partial

import streamlit as st

from tutor.app.base.words_and_content import library, plain, words
from tutor.app.exercise.exercise import exercise, exercise_buttons, step_buttons
from tutor.app.exercise.layout import parts_of
from tutor.app.exercise.task import Task, task_of
from tutor.app.learn.course import END, PAGE, Course, first_open, go_to_end, go_to_step, open_steps, step_address
from tutor.app.learn.step import heading
from tutor.app.visitor.address import address_value, choose_in_row, go_to, name_also
from tutor.app.visitor.attempts import was_solved
from tutor.app.visitor.redraw import alone, around, whole_page
from tutor.catalogue.challenges import challenges
from tutor.catalogue.exercises import Lesson, Puzzle

_BEFORE, _ON = "before", "on"


@cache
def _challenges() -> Mapping[str, tuple[Puzzle, ...]]:
    return challenges(library().lessons, library().puzzles)


def lesson_end(name: str, lessons: Course) -> None:
    """Draw the end of a lesson with the challenge that the address names, or with the first one not solved."""
    with st.container(key="frame"):
        _end(name, lessons)


def _end(name: str, lessons: Course) -> None:
    lesson = lessons[name]
    go_to("step", END)
    found = _challenges().get(lesson.id, ())
    variant = None
    if found:
        numbers = [str(number) for number in range(1, len(found) + 1)]
        first = next((one for one, puzzle in zip(numbers, found, strict=True) if not was_solved(puzzle.id)), numbers[0])
        number = numbers.index(address_value("challenge", numbers, first))
        variant = found[number].position.rules.name
        alone(partial(_challenge, _task(lesson, found, number), name, lessons, found, number))
    else:
        name_also("challenge", None)
        _moment(lesson)
        _ways(name, lessons, (), 0)
    name_also("variant", variant)
    # Drawn last, so that it counts the answer just judged.
    around(partial(heading, name, lessons, None, variant))


def _task(lesson: Lesson, found: Sequence[Puzzle], number: int) -> Task:
    puzzle = found[number]
    return task_of(
        puzzle.goal,
        puzzle.position,
        plays=lesson.entry.plays,
        item_id=puzzle.id,
        variant=puzzle.position.rules.name,
        themes=puzzle.themes,
    )


def _challenge(task: Task, name: str, lessons: Course, found: Sequence[Puzzle], number: int) -> None:
    """Draw what was learnt, and one of the challenges."""
    parts, puzzle = parts_of(task), found[number]
    exercise(task, parts)
    with parts.text:
        _moment(lessons[name])
        _row(name, found, number)
    if task.state.over and puzzle.entry.remark:
        parts.said.markdown(plain(puzzle.entry.remark))
    with parts.ways:
        exercise_buttons(task)
        _ways(name, lessons, found, number)


def _moment(lesson: Lesson) -> None:
    """Draw what the learner can do now, or how many steps are still to solve before that can be said."""
    left = len(open_steps(lesson))
    st.title(words()("learn-end-open" if left else "learn-end-title"))
    if left:
        st.markdown(plain(words()("learn-end-left", number=left)))
    else:
        st.markdown(plain(lesson.entry.can or words()("learn-lesson-finished")))


def _row(name: str, found: Sequence[Puzzle], number: int) -> None:
    """Draw the row of the challenges, in which the solved ones have a tick."""
    done = [was_solved(puzzle.id) for puzzle in found]
    st.markdown(plain(words()("learn-challenges-done" if all(done) else "learn-challenges", number=len(found))))
    labels = {str(place): f"{place} ✓" if right else str(place) for place, right in enumerate(done, 1)}
    label = words()("learn-challenges-row")
    choose_in_row("challenge-row", labels, str(number + 1), label, partial(_go_to_challenge, name))


def _ways(name: str, lessons: Course, found: Sequence[Puzzle], number: int) -> None:
    """Draw the button to the next challenge, after the last one to the next lesson, and a link that leaves them out."""
    following = _following(name, lessons)
    ways = [_BEFORE, *(str(place) for place in range(1, len(found) + 1))] if found else [_BEFORE, END]
    last = number + 1 >= len(found)
    label = words()("learn-next")
    if following is not None:
        ways.append(_ON)
        title = words()("learn-next-lesson", title=lessons[following].entry.title)
        label = plain(title) if last else label
    right = not found or was_solved(found[number].id)
    go = partial(_go, name, lessons, following)
    step_buttons("challenge", ways, number + 1, words()("learn-back"), label, solved=right, go=go)
    if following is None:
        st.page_link("views/puzzles.py", label=words()("learn-to-puzzles"))
    elif not last:
        where = step_address(following, first_open(lessons[following]))
        st.page_link(PAGE, label=plain(title), query_params=where)


def _following(name: str, lessons: Course) -> str | None:
    names = list(lessons)
    return next(iter(names[names.index(name) + 1 :]), None)


def _go(name: str, lessons: Course, following: str | None, way: str) -> None:
    if way == _BEFORE:
        go_to_step(name, lessons[name].steps[-1])
    elif way == _ON and following is not None:
        go_to_step(following, first_open(lessons[following]))
    else:
        go_to_end(name, way)


def _go_to_challenge(name: str, number: str) -> None:
    go_to_end(name, number)
    whole_page()
