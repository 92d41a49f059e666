"""Puzzles: a list to choose from, a board, and a verdict with its proof."""

import streamlit as st

from tutor.app.address import choice, go_to
from tutor.app.exercise import exercise, exercise_buttons
from tutor.app.shared import library, plain, words
from tutor.app.state import visit
from tutor.check.exercises import Puzzle


def puzzle_to_choose(puzzles: dict[str, Puzzle]) -> Puzzle:
    """The puzzle to show, chosen here, by the buttons below or by the address."""
    labels = {}
    for number, (puzzle_id, puzzle) in enumerate(puzzles.items(), 1):
        labels[puzzle_id] = words()(
            "puzzle-option-solved" if visit().solved(puzzle_id) else "puzzle-option",
            number=number,
            title=puzzle.entry.title,
            variant=words()(f"variant-{puzzle.entry.position.variant}"),
            difficulty=puzzle.entry.difficulty,
        )
    return puzzles[choice("puzzle", list(labels), words()("puzzle-choose"), labels.__getitem__)]


def navigation(ids: list[str], number: int) -> None:
    """To the puzzle before and after."""
    back, forward = st.columns(2)
    back.button(
        words()("puzzle-previous"),
        key="previous-puzzle",
        on_click=go_to,
        args=("puzzle", ids[max(0, number - 1)]),
        disabled=number == 0,
        width="stretch",
    )
    last = number + 1 == len(ids)
    forward.button(
        words()("puzzle-next"),
        key="next-puzzle",
        on_click=go_to,
        args=("puzzle", ids[min(len(ids) - 1, number + 1)]),
        disabled=last,
        type="primary" if visit().solved(ids[number]) and not last else "secondary",
        width="stretch",
    )


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
    puzzle = puzzle_to_choose(puzzles)
    heading(puzzle)
    attempt = exercise(puzzle.id, puzzle.position, puzzle.goal, tell_missed=False)
    right = attempt.verdict is not None and attempt.verdict.right
    if puzzle.entry.remark and (right or attempt.solution_shown):
        st.markdown(plain(puzzle.entry.remark))
    exercise_buttons(puzzle.id, attempt)
    ids = list(puzzles)
    navigation(ids, ids.index(puzzle.id))
    solved = sum(visit().solved(puzzle_id) for puzzle_id in ids)
    st.markdown(f":small[{plain(words()('puzzle-solved-count', solved=solved, total=len(ids)))}]")
    if solved == len(ids):
        st.success(words()("puzzle-all-solved"))


page()
