"""Puzzles: a list to choose from, a board, and a verdict with its proof."""

import streamlit as st

from tutor.app.address import choose, place
from tutor.app.exercise import exercise, exercise_buttons, step_buttons
from tutor.app.progress import solved
from tutor.app.shared import library, plain, words
from tutor.check.exercises import Puzzle


def puzzle_labels(puzzles: dict[str, Puzzle]) -> dict[str, str]:
    """The puzzles to choose from, those marked that are solved."""
    labels = {}
    for number, (puzzle_id, puzzle) in enumerate(puzzles.items(), 1):
        labels[puzzle_id] = words()(
            "puzzle-option-solved" if solved(puzzle_id) else "puzzle-option",
            number=number,
            title=puzzle.entry.title,
            variant=words()(f"variant-{puzzle.entry.position.variant}"),
            difficulty=puzzle.entry.difficulty,
        )
    return labels


def heading(puzzle: Puzzle) -> None:
    """The title, with the variant and how hard it is."""
    variant = words()(f"variant-{puzzle.entry.position.variant}")
    seat = puzzle.position.seats[puzzle.position.turn]
    difficulty = words()("puzzle-difficulty", difficulty=puzzle.entry.difficulty)
    st.header(plain(puzzle.entry.title))
    about = words()("position-about", variant=variant, seat=seat)
    st.markdown(f":small[{plain(about)} · {plain(difficulty)}]")


def page() -> None:
    """The page."""
    puzzles = {puzzle.id: puzzle for puzzle in library().puzzles}
    if not puzzles:
        st.info(words()("puzzle-none"))
        return
    ids = list(puzzles)
    top = st.container()
    puzzle = puzzles[place("puzzle", ids)]
    heading(puzzle)
    attempt = exercise(puzzle.id, puzzle.goal, puzzle.position, None)
    if puzzle.entry.remark and (attempt.right or attempt.solution_shown):
        st.markdown(plain(puzzle.entry.remark))
    exercise_buttons(puzzle.id, puzzle.goal, attempt)
    number = ids.index(puzzle.id)
    step_buttons("puzzle", ids, number, words()("puzzle-previous"), words()("puzzle-next"), solved=solved(puzzle.id))
    done = sum(map(solved, ids))
    st.markdown(f":small[{plain(words()('puzzle-solved-count', solved=done, total=len(ids)))}]")
    if done == len(ids):
        st.success(words()("puzzle-all-solved"))
    with top:
        # Drawn last, since the answer that has just been judged counts as well.
        choose("puzzle", puzzle_labels(puzzles), words()("puzzle-choose"))


page()
