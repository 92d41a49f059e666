"""No text of an exercise names the seat whose turn it is: the page calls it You."""

import re

from tutor.app.base.library import library
from tutor.engine.zwickern import Position

LIBRARY = library()


def names_its_own_seat(position: Position | None, *texts: str | None) -> bool:
    """Tell whether a text names the seat whose turn it is."""
    if position is None:
        return False
    name = re.compile(rf"\b{re.escape(position.seats[position.turn])}\b")
    return any(name.search(text) for text in texts if text is not None)


def test_no_step_names_the_learners_seat() -> None:
    every = [(lesson.id, step) for lesson in LIBRARY.lessons for step in lesson.steps]
    named = [
        f"{name}/{step.entry.slug}"
        for name, step in every
        if names_its_own_seat(step.position, step.entry.title, step.entry.text, step.entry.done)
    ]
    assert named == []


def test_no_puzzle_names_the_learners_seat() -> None:
    every = LIBRARY.puzzles
    assert [one.id for one in every if names_its_own_seat(one.position, one.entry.title, one.entry.remark)] == []


def test_no_board_of_the_rule_book_names_the_learners_seat() -> None:
    every = [rule for section in LIBRARY.sections for rule in section.rules]
    boards = [(rule.slug, one) for rule in every for one in rule.examples]
    assert [slug for slug, one in boards if names_its_own_seat(one.position, one.entry.text)] == []
