"""A path: its steps in turn, a game after them, its end, and the crib sheet of the learner's own rules."""

from functools import partial

import streamlit as st

from tutor.app.base.glossary import explained
from tutor.app.base.i18n import words
from tutor.app.base.library import library
from tutor.app.base.markdown import draw_text, escape_markdown
from tutor.app.base.page_link import page_link
from tutor.app.exercise.exercise import exercise, exercise_buttons, step_buttons
from tutor.app.exercise.layout import draw_coming, parts_of
from tutor.app.exercise.task import Task, step_task
from tutor.app.learn.at_own_table import at_own_table
from tutor.app.learn.buoys import buoys
from tutor.app.learn.challenge_board import BEFORE, ON, End, challenges_of_path, draw_end
from tutor.app.learn.course import END, course, first_step
from tutor.app.learn.last_game import DrawWays, last_game, who_won
from tutor.app.learn.own_sheet import own_sheet
from tutor.app.learn.path_end import path_end
from tutor.app.learn.paths import KEYS, first_open_place, length_of, path_address, path_places
from tutor.app.visitor.address import address_value, go_to_all, put_detail
from tutor.app.visitor.attempts import was_solved
from tutor.app.visitor.page_address import LEARN_PAGE, step_address, variant_of
from tutor.app.visitor.redraw import exercise_fragment
from tutor.catalogue.paths import LearningPath
from tutor.content.zwickern.plays import PLAYS


def path_page(path: LearningPath) -> None:
    """Draw the place of a path in the address, otherwise the first unsolved step."""
    place = address_value("step", path_places(path), str(first_open_place(path)))
    ways = partial(_ways, path, place)
    with st.container(key="frame"):
        _place(path, place, ways)
        # Last for the keyboard, and above the table where there is room.
        _heading(path, place)


def _place(path: LearningPath, place: str, ways: DrawWays) -> None:
    if place == END:
        draw_end(_end(path))
        return
    put_detail("challenge", None)
    number = int(place)
    if number <= len(path.steps):
        put_detail("plays", None)
        found = path.steps[number - 1]
        step, variant = found.step, variant_of(found.step)
        task = step_task(step, found.plays, item_id=found.id, variant=variant)
        exercise_fragment(partial(_exercise, path, number, task))
    elif path.game is not None and number < length_of(path):
        last_game(path.game, ways)
    else:
        with st.container(key="path-end"):
            path_end(None if path.game is None else who_won(path.game))
            own_sheet()
        with st.container(key="ways"):
            ways(over=False)


def _heading(path: LearningPath, place: str) -> None:
    """Draw the name of the path, and the progress on it."""
    total = length_of(path)
    # The end comes before the sheet, and nothing is left to do there.
    number = total if place == END else int(place)
    with st.container(horizontal=True, vertical_alignment="center", gap="medium", key="where"):
        title = escape_markdown(path.entry.title)
        st.markdown(
            f"**{title}** · {escape_markdown(words()('path-progress', place=number, last=total))}", width="content"
        )
        buoys([was_solved(step.id) for step in path.steps], number, game=path.game is not None, end=True)
        page_link(LEARN_PAGE, label=escape_markdown(words()("path-leave")), query_params={})


def _exercise(path: LearningPath, number: int, task: Task) -> None:
    """Draw the text and the exercise of a step, and the ways on from it."""
    step = path.steps[number - 1].step
    entry = step.entry
    parts = parts_of(task)
    exercise(task, parts)
    with parts.text:
        draw_text(entry.title, "title", st.title)
        explained(library().glossary, entry.text, key="text")
        at_own_table(task.item_id, step)
    if task.state.over and entry.done:
        with parts.said:
            draw_text(entry.done, "done")
    if task.state.right and number < len(path.steps):
        with parts.said:
            draw_coming(path.steps[number].step.entry.title)
    with parts.ways:
        exercise_buttons(task)
        _ways(path, str(number), over=was_solved(task.item_id))


def _end(path: LearningPath) -> End:
    """Return the end with what the learner can do now, or with the number of steps still to solve."""
    left = sum(not was_solved(step.id) for step in path.steps)
    return End(
        title=path.entry.title if left else words()("learn-end-title"),
        said=words()("learn-end-left", number=left) if left else path.entry.can or path.entry.about,
        found=challenges_of_path(path.name),
        plays=PLAYS,
        on=words()("yours-title"),
        go=partial(_go_from_end, path),
        beyond=partial(_to_sheet, path),
    )


def _to_sheet(path: LearningPath, last: bool) -> None:
    if not last:
        where = {**path_address(path, path_places(path)[-1]), **_plays()}
        page_link(LEARN_PAGE, label=escape_markdown(words()("yours-title")), query_params=where)


def _go_from_end(path: LearningPath, way: str) -> None:
    places = path_places(path)
    if way == BEFORE:
        _go_to(path, places[-3])
    elif way == ON:
        _go_to(path, places[-1])
    else:
        go_to_all({**path_address(path, END), **_plays(), "challenge": way}, KEYS)


def _ways(path: LearningPath, place: str, *, over: bool) -> None:
    """Draw the buttons to the previous and the next place; the latter is emphasized once this one is `over`.

    The last place leads to the course, or to the puzzles once the course is done.
    """
    places, following = path_places(path), first_step(course())
    back, forward = words()("learn-back"), words()("learn-next")
    if place == places[-1] and following is not None:
        places = [*places, ON]
        forward = words()("path-to-course")
    step_buttons("step", places, places.index(place), back, forward, solved=over, go=partial(_go_to, path))
    if place == places[-1]:
        page_link("views/puzzles.py", label=words()("learn-to-puzzles"))


def _go_to(path: LearningPath, place: str) -> None:
    following = first_step(course()) if place == ON else None
    if following is not None:
        st.query_params.from_dict(step_address(*following))
    else:
        # The game of the path stays in the address up to the end, which says who has won it.
        played = _plays() if place in path_places(path)[-3:] else {}
        go_to_all({**path_address(path, place), **played}, KEYS)


def _plays() -> dict[str, str]:
    return {"plays": st.query_params["plays"]} if "plays" in st.query_params else {}
