"""The puzzles of the other games: one at a time, with the list of all of its game."""

from collections.abc import Mapping
from functools import partial

import streamlit as st

from tutor.app.base.i18n import with_dots, words
from tutor.app.base.library import library, once_for_content
from tutor.app.base.markdown import draw_text, plain
from tutor.app.exercise.exercise import draw_earlier_tricks, exercise, exercise_buttons, step_buttons
from tutor.app.exercise.layout import parts_with_table
from tutor.app.exercise.task import Task, trick_task
from tutor.app.visitor.address import choose_in_list, go_to, told_apart
from tutor.app.visitor.attempts import was_solved
from tutor.app.visitor.page_address import COUSIN
from tutor.app.visitor.redraw import alone, around
from tutor.app.visitor.variants import NAMES_OF_GAMES
from tutor.catalogue.trick_puzzles import TrickPuzzle
from tutor.coach.beside_zwickern import VARIANT_TITLES
from tutor.coach.tricks.looks import where_to_look
from tutor.text import Family, Words

TRICK_KINDS = Family(
    "trick-kind-{}",
    (
        *("may-play", "do", "trick-winner", "trick-points", "ways", "deal-moves", "account", "pot"),
        *("chance", "sure", "certain", "which-ways"),
    ),
)
"""The messages that name what puzzles ask, which name those without a title; the kinds come in this order."""

_PLACE = "puzzles/tricks/"


def puzzles_of_tricks() -> Mapping[str, TrickPuzzle]:
    """Return the puzzles by their names in the address, from kind to kind."""
    kinds = list(TRICK_KINDS)
    found = sorted(library().trick_puzzles, key=lambda puzzle: kinds.index(puzzle.entry.trick_goal.kind))
    return {name_of(puzzle): puzzle for puzzle in found}


def name_of(puzzle: TrickPuzzle) -> str:
    """Return the name of a puzzle in the address."""
    return puzzle.id.removeprefix(_PLACE)


def of_game(game: str) -> dict[str, TrickPuzzle]:
    """Return the puzzles of a game by their names."""
    return {name: one for name, one in puzzles_of_tricks().items() if one.game.game.name == game}


@once_for_content
def labels_of(spoken: Words, game: str) -> dict[str, str]:
    """Return what names the puzzles of a game in lists, each another label."""
    return told_apart({name: _title(spoken, one) for name, one in of_game(game).items()})


def _title(spoken: Words, puzzle: TrickPuzzle) -> str:
    """Return the title of a puzzle; one without is named by what it asks, and by its way to play."""
    if puzzle.entry.title is not None:
        return puzzle.entry.title
    way = spoken(VARIANT_TITLES[puzzle.variant])
    return f"{spoken(TRICK_KINDS[puzzle.entry.trick_goal.kind])} ({way})"


def puzzle_of_tricks_page(name: str) -> None:
    """Draw the puzzle of a name, and the list of the others of its game."""
    with st.container(key="frame"):
        alone(partial(_exercise, name))
        around(partial(_heading, name))


def task_of_puzzle(puzzle: TrickPuzzle) -> Task:
    """Return the exercise of a puzzle."""
    goal, position = puzzle.entry.trick_goal, puzzle.position
    return trick_task(puzzle.id, puzzle.variant, puzzle.game, position, puzzle.question, goal, where_to_look(goal))


def _exercise(name: str) -> None:
    puzzle = puzzles_of_tricks()[name]
    game = puzzle.game.game.name
    task, parts = task_of_puzzle(puzzle), parts_with_table()
    exercise(task, parts)
    with parts.text:
        if puzzle.entry.title is None:
            st.title(plain(labels_of(words(), game)[name]))
        else:
            draw_text(puzzle.entry.title, "title", st.title)
        about = [words()(NAMES_OF_GAMES[game]), words()(VARIANT_TITLES[puzzle.variant])]
        if was_solved(puzzle.id):
            about.append(words()("puzzle-solved"))
        st.markdown(f":small[{plain(with_dots(*about))}]")
        draw_earlier_tricks(puzzle.position)
    if task.state.over and puzzle.entry.remark is not None:
        with parts.said:
            draw_text(puzzle.entry.remark, "remark")
    with parts.ways:
        exercise_buttons(task)
        names = list(of_game(game))
        back, forward = words()("learn-back"), words()("learn-next")
        solved = was_solved(puzzle.id)
        step_buttons(COUSIN, names, names.index(name), back, forward, solved=solved, go=partial(go_to, COUSIN))


def _heading(name: str) -> None:
    """Draw how many puzzles of the game are solved, and the list of them."""
    game = puzzles_of_tricks()[name].game.game.name
    found, titles = of_game(game), labels_of(words(), game)
    labels = {
        one: words()("learn-option-solved" if was_solved(puzzle.id) else "learn-option", title=titles[one])
        for one, puzzle in found.items()
    }
    done = sum(was_solved(puzzle.id) for puzzle in found.values())
    with st.container(horizontal=True, vertical_alignment="center", gap="medium", key="where"):
        with st.container(width="stretch"):
            text = words()("tricks-puzzles-state", solved=done, total=len(found))
            st.progress(done / len(found), plain(text), width="stretch")
        with st.container(width=280):
            choose_in_list(COUSIN, labels, words()("puzzle-choose"), partial(go_to, COUSIN))
