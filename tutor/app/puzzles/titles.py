"""What puzzles are called: by themselves, and in a list of all of them."""

from collections.abc import Mapping
from functools import cache

from tutor.app.base.shared import library
from tutor.catalogue.exercises import Puzzle
from tutor.coach.zwickern.words.concepts import CONCEPTS
from tutor.coach.zwickern.words.variants import variant_line
from tutor.text import Words, render


def title_of(words: Words, puzzle: Puzzle) -> str:
    """The title of a puzzle: its own, else what it asks."""
    return puzzle.entry.title or words(CONCEPTS[puzzle.goal.kind])


@cache
def puzzle_labels(words: Words, *, done: bool) -> Mapping[str, str]:
    """The names of the puzzles of the library in a list, by their ids, made once for hundreds of them."""
    return {puzzle.id: _label(words, puzzle, done=done) for puzzle in library().puzzles}


def _label(words: Words, puzzle: Puzzle, *, done: bool) -> str:
    return words(
        "puzzle-option-solved" if done else "puzzle-option",
        title=title_of(words, puzzle),
        name=puzzle.id.rpartition("/")[2],
        variant=render(words, variant_line(puzzle.position.rules)),
        difficulty=puzzle.difficulty,
    )
