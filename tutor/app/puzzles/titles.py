"""The titles of puzzles, on their own and in a list."""

from collections.abc import Container, Iterable, Mapping

from tutor.app.base.library import in_folder, library, once_for_content
from tutor.app.visitor.address import numbered_labels
from tutor.catalogue.exercises import Puzzle
from tutor.coach.zwickern.goals.syllabus import CONCEPTS
from tutor.coach.zwickern.words.variants import variant_line
from tutor.text import Words, card_sign, render
from tutor.trainer.daily import day_of


def title_of(words: Words, puzzle: Puzzle) -> str:
    """Return the title of a puzzle, or the name of its goal if it has none."""
    if day_of(puzzle.id) is not None:
        return words("daily-link")
    return puzzle.entry.title or words(CONCEPTS[puzzle.goal.kind])


@once_for_content
def puzzle_labels(words: Words, *, done: bool) -> Mapping[str, str]:
    """Return the labels of all library puzzles by id, solved ones with `done`; cached, because there are hundreds."""
    return numbered_labels({puzzle.id: _label(words, puzzle, done=done) for puzzle in library().puzzles})


def own_labels(words: Words, puzzles: Iterable[Puzzle], solved: Container[str]) -> Mapping[str, str]:
    """Return the labels of the learner's own puzzles by id."""
    return numbered_labels({puzzle.id: _own_label(words, puzzle, done=puzzle.id in solved) for puzzle in puzzles})


def _own_label(words: Words, puzzle: Puzzle, *, done: bool) -> str:
    return words(
        "puzzle-option-solved" if done else "puzzle-option",
        title=puzzle.entry.title or _by_its_cards(words, puzzle),
        variant=render(words, variant_line(puzzle.position.rules)),
        difficulty=puzzle.difficulty,
    )


def _label(words: Words, puzzle: Puzzle, *, done: bool) -> str:
    return words(
        "puzzle-option-solved" if done else "puzzle-option",
        title=in_folder(puzzle.id, puzzle.entry.title or _by_its_cards(words, puzzle)),
        variant=render(words, variant_line(library().variants[puzzle.position.rules.name])),
        difficulty=puzzle.difficulty,
    )


def _by_its_cards(words: Words, puzzle: Puzzle) -> str:
    """Name a puzzle without a title by its goal and the cards in hand, so that it can be recognised."""
    cards = " ".join(card_sign(words, card) for card in puzzle.position.hand)
    return words("puzzle-untitled", what=words(CONCEPTS[puzzle.goal.kind]), cards=cards)
