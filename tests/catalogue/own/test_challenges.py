"""The challenges of the lessons: each lesson has three, which need nothing that was not met by then."""

import pytest

from tutor.app.base.library import library
from tutor.catalogue.challenges import CHALLENGES, challenges
from tutor.catalogue.exercises import Lesson
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
