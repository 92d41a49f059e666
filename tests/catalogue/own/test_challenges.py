"""The challenges of the lessons: each lesson has three, which need nothing that was not met by then."""

from collections.abc import Mapping, Sequence
from dataclasses import replace

import pytest

from tutor.app.base.library import library
from tutor.catalogue.challenges import CHALLENGES, challenges
from tutor.catalogue.exercises import Lesson, Puzzle
from tutor.content.zwickern.goals import OnePlayGoal
from tutor.content.zwickern.plays import KIND_OF
from tutor.engine.zwickern import read_play

LIBRARY = library()
LESSONS = LIBRARY.lessons
FOUND = challenges(LESSONS, LIBRARY.puzzles)


@pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: str(lesson.id))
def test_every_lesson_says_what_was_learnt_and_has_three_challenges_of_its_variant(lesson: Lesson) -> None:
    assert lesson.entry.can
    found = FOUND[lesson.id]
    assert len(found) == CHALLENGES
    assert len({puzzle.position.rules.name for puzzle in found}) == 1
    for puzzle in found:
        assert isinstance(puzzle.goal, OnePlayGoal)
        kinds = {KIND_OF[type(read_play(puzzle.position, text).play)] for text in puzzle.entry.solutions}
        assert kinds <= set(lesson.entry.plays), "no button before its rule"


def test_no_challenge_comes_twice() -> None:
    every = [puzzle.id for found in FOUND.values() for puzzle in found]
    assert len(set(every)) == len(every)


def test_the_first_challenges_need_nothing_but_equal_cards() -> None:
    for puzzle in FOUND[LESSONS[0].id]:
        assert puzzle.goal.kind == "capture"
        assert all("+" not in text and len(text.split()) == 3 for text in puzzle.entry.solutions)


def test_no_build_is_on_a_table_before_builds_are_met() -> None:
    for puzzle in FOUND[LESSONS[0].id]:
        assert all(item.value is None for item in puzzle.position.table)


# -- which of those that fit --------------------------------------------------

TAKING, LAYING = (
    next(one for one in LESSONS if one.id.endswith(end)) for end in ("/02-taking-cards", "/04-laying-a-card")
)


def fitting(lesson: Lesson, kinds: Mapping[str, Sequence[int]]) -> list[Puzzle]:
    """List puzzles of these kinds that fit a lesson, with these difficulties."""
    found = []
    for kind, difficulties in kinds.items():
        own = [one for one in LIBRARY.puzzles if one.goal.kind == kind and challenges([lesson], [one])[lesson.id]]
        found += [replace(one, hardness=number) for one, number in zip(own, difficulties, strict=False)]
    assert len(found) == sum(map(len, kinds.values()))
    return found


def picked(lessons: Sequence[Lesson], puzzles: Sequence[Puzzle]) -> list[tuple[str, int]]:
    """Return the kinds and difficulties of the challenges of the last lesson."""
    return [(one.goal.kind, one.difficulty) for one in challenges(lessons, puzzles)[lessons[-1].id]]


def test_of_each_kind_the_easiest_comes_before_a_second_one_of_a_kind() -> None:
    puzzles = fitting(TAKING, {"capture": (2, 1, 1), "zwick": (5, 4), "most-cards": (3,)})
    assert picked([TAKING], puzzles) == [("capture", 1), ("most-cards", 3), ("zwick", 4)]


def test_the_easiest_is_shown_first_even_if_it_was_picked_last() -> None:
    puzzles = fitting(TAKING, {"capture": (2, 1), "zwick": (4,)})
    assert picked([TAKING], puzzles) == [("capture", 1), ("capture", 2), ("zwick", 4)]


def test_what_the_lesson_teaches_comes_before_easier_ones_of_earlier_lessons() -> None:
    before = fitting(TAKING, {"capture": (1, 1, 1, 2, 2, 2)})
    puzzles = [*before, *fitting(LAYING, {"safe-lay": (5, 5, 5)})]
    assert picked([TAKING, LAYING], before) == [("capture", 2)] * 3, "they fit"
    assert picked([TAKING, LAYING], puzzles) == [("safe-lay", 5)] * 3


def test_of_equals_the_same_are_picked_in_whatever_order_the_puzzles_come() -> None:
    puzzles = fitting(TAKING, {"capture": [1] * 6})
    found = [challenges([TAKING], order)[TAKING.id] for order in (puzzles, puzzles[::-1])]
    assert {one.id for one in found[0]} == {one.id for one in found[1]}
