"""Puzzles: one that fits, one that is due, one of what is weak, or a fresh one, with a verdict and its proof."""

from functools import partial

import streamlit as st

from tutor.app.afterwards import afterwards, report
from tutor.app.beside import parts_of
from tutor.app.exercise import exercise, exercise_buttons
from tutor.app.learner import standing
from tutor.app.puzzle_choice import go_on, is_empty, picked, shown_puzzle
from tutor.app.puzzle_parts import about_line, choose, next_button, nothing_left, nothing_of_the_kind, standing_line
from tutor.app.puzzle_titles import title_of
from tutor.app.shared import plain, words
from tutor.app.state import visit
from tutor.app.task import Task
from tutor.app.wishes import keep_address, wish, wishing


def page() -> None:
    """The page."""
    keep_address()
    now, known = wish(), standing()
    if is_empty(now, known):
        nothing_of_the_kind(now, known)
        return
    top = st.container()
    puzzle = shown_puzzle(now, known)
    if puzzle is None:
        st.title(words()("nav-puzzles"))
        st.info(words()("puzzle-none"))
        return
    name = puzzle.position.rules.name
    # Another wish does not change what it was picked by.
    mixed = visit().mixed[puzzle.id]
    task = Task(puzzle.id, puzzle.goal, puzzle.position, None, variant=name, themes=puzzle.themes, mixed=mixed)
    parts = parts_of(task)
    parts.text.title(plain(title_of(words(), puzzle)))
    attempt = exercise(task, parts)
    with parts.said:
        afterwards(puzzle, attempt)
    known = standing()
    left = picked(now, known, puzzle.id) is not None
    with parts.ways:
        exercise_buttons(task, attempt)
        next_button(puzzle.id, left=left, over=attempt.over)
        with st.container(horizontal=True, horizontal_alignment="distribute", vertical_alignment="center"):
            standing_line(known)
            report(puzzle)
    with top, st.container(horizontal=True, vertical_alignment="center", gap="small"):
        # Drawn last, since the answer that has just been judged counts as well.
        wishing(len(known.due), partial(go_on, None))
        choose(now, puzzle, known)
    if not left:
        with top:
            st.info(plain(nothing_left(now, known)))
    with parts.text:
        about_line(puzzle)


page()
