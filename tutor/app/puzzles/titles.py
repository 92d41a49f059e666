"""The titles of puzzles, on their own and in a list."""

from collections.abc import Mapping
from functools import cache

from tutor.app.base.words_and_content import library
from tutor.catalogue.exercises import Puzzle
from tutor.coach.zwickern.words.concepts import CONCEPTS
from tutor.coach.zwickern.words.variants import variant_line
from tutor.text import Words, render


def title_of(words: Words, puzzle: Puzzle) -> str:
    """Return the title of a puzzle, or the name of what it asks if it has none."""
    return puzzle.entry.title or words(CONCEPTS[puzzle.goal.kind])


@cache
def puzzle_labels(words: Words, *, done: bool) -> Mapping[str, str]:
    """Return the labels of all puzzles of the library by id, solved ones with `done`; cached, as there are hundreds."""
    return {puzzle.id: _label(words, puzzle, done=done) for puzzle in library().puzzles}


def _label(words: Words, puzzle: Puzzle, *, done: bool) -> str:
    return words(
        "puzzle-option-solved" if done else "puzzle-option",
        title=title_of(words, puzzle),
        name=puzzle.id.rpartition("/")[2],
        variant=render(words, variant_line(puzzle.position.rules)),
        difficulty=puzzle.difficulty,
    )
