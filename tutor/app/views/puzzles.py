"""Puzzles: one that fits, is due, trains what is weak, or is fresh, with a verdict and its proof."""

from functools import partial

import streamlit as st

from tutor.app.base.empty_state import nothing_here
from tutor.app.base.i18n import words
from tutor.app.base.markdown import draw_text, escape_markdown
from tutor.app.drafts.entrance import workshop_link
from tutor.app.exercise.exercise import exercise, exercise_buttons
from tutor.app.exercise.layout import parts_of
from tutor.app.exercise.task import Task, task_of
from tutor.app.puzzles.around_puzzle import (
    choose_puzzle,
    daily_button,
    earned_day,
    next_button,
    nothing_left,
    nothing_of_the_kind,
    other_daily_buttons,
    progress_line,
    puzzle_line,
)
from tutor.app.puzzles.choice import go_on, is_empty, is_left, named_puzzle, shown_puzzle
from tutor.app.puzzles.learner_progress import learner_progress
from tutor.app.puzzles.preferences import keep_address, wish, wish_widgets
from tutor.app.puzzles.review import other_plays_box, puzzle_review, report_form
from tutor.app.puzzles.sets import again_line, star
from tutor.app.puzzles.titles import title_of
from tutor.app.puzzles.trick_puzzles import asks_for_other_puzzles, other_puzzles_link, other_puzzles_page
from tutor.app.visitor.address import show_address
from tutor.app.visitor.learner import LearnerProgress, Picking, Wish
from tutor.app.visitor.prerequisites import ways_offered
from tutor.app.visitor.redraw import exercise_fragment, surroundings_fragment
from tutor.app.visitor.session import session
from tutor.catalogue.exercises import Puzzle
from tutor.trainer.sets import last_wrong


def page() -> None:
    """Draw the page."""
    if asks_for_other_puzzles():
        show_address()
        other_puzzles_page()
        return
    keep_address()
    now, known = wish(), learner_progress()
    if is_empty(now, known):
        nothing_of_the_kind(now, known)
        return
    if shown_puzzle(now, known) is None:
        st.title(words()("nav-puzzles"))
        nothing_here(words()("puzzle-none"))
        return
    with st.container(key="frame"):
        exercise_fragment(_exercise)
        # Drawn last, since it must count the answer that has just been judged.
        surroundings_fragment(_around)
    # They never change, so they are no part of what is drawn again with an answer.
    with st.container(horizontal=True, gap="small", key="to-workshop"):
        workshop_link()
        workshop_link("worksheet-paper", "paper")
        other_puzzles_link()


def _shown(known: LearnerProgress) -> Puzzle:
    """Return the puzzle that is shown, which may have come without the rest of the page."""
    puzzle = named_puzzle(known)
    if puzzle is None:
        # It may be gone since the page was drawn, as house rules or a file may be.
        st.rerun()
    return puzzle


def _task(puzzle: Puzzle, now: Wish, known: LearnerProgress) -> Task:
    """Return the exercise of a puzzle."""
    return task_of(
        puzzle.goal,
        puzzle.position,
        builds=ways_offered(puzzle, known.learner.solved),
        item_id=puzzle.id,
        variant=puzzle.position.rules.name,
        themes=puzzle.themes,
        # Kept for each puzzle, since a new wish does not change how this one was picked.
        mixed=session().puzzles.mixed.get(puzzle.id, False),
        around=partial(_shown_around, now, puzzle),
    )


def _exercise() -> None:
    """Draw the puzzle, and the buttons that lead on from it."""
    now, known = wish(), learner_progress()
    puzzle = _shown(known)
    task = _task(puzzle, now, known)
    parts = parts_of(task)
    exercise(task, parts, partial(earned_day, puzzle, learner_progress))
    state = task.state
    with parts.text, st.container(horizontal=True, vertical_alignment="center", key="title-and-star"):
        draw_text(title_of(words(), puzzle), "title", st.title)
        star(puzzle)
    known = learner_progress()
    with parts.said:
        puzzle_review(puzzle, task)
    with parts.ways:
        exercise_buttons(task)
        next_button(puzzle.id, now, left=is_left(now, known, puzzle), over=state.over)
    with parts.text:
        puzzle_line(puzzle)
    if state.over:
        # At the very end, since finding the other plays may take some time.
        with parts.said:
            other_plays_box(puzzle)


def _around() -> None:
    """Draw in one line the wishes for the next puzzle, how many are solved, and what is seldom wanted."""
    now, known = wish(), learner_progress()
    puzzle = _shown(known)
    with st.container(horizontal=True, vertical_alignment="center", gap="small", key="where"):
        wish_widgets(known, partial(go_on, None))
        daily_button(puzzle, known)
        progress_line(now, puzzle, known)
        # Its content is drawn even while it is closed, like that of the menu of looks.
        with st.popover(words()("puzzle-more"), key="more", type="tertiary"):
            choose_puzzle(now, puzzle, known)
            other_daily_buttons(puzzle, known)
            report_form(puzzle)
    if not is_left(now, known, puzzle):
        st.info(escape_markdown(nothing_left(now, known)))


def _shown_around(now: Wish, puzzle: Puzzle) -> object:
    """Return all that `_around` shows of the learner; if it changes, `_around` is drawn again."""
    known = learner_progress()
    ended = None if is_left(now, known, puzzle) else nothing_left(now, known)
    again = again_line() if now.way is Picking.AGAIN else None
    wrong = last_wrong(known.exercises)
    return len(known.due), len(known.learner.solved), known.streak, len(known.days), ended, again, wrong


page()
