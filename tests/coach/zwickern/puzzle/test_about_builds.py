"""Puzzles about builds: those that show one or are solved by one, and no others."""

from tests.app.playing import puzzles
from tests.engine.setups import at
from tutor.coach.zwickern.goals.syllabus import Need
from tutor.coach.zwickern.puzzle.needs import about_builds, of_kind
from tutor.content.zwickern.questions import QUESTION_KINDS
from tutor.engine.zwickern import read_play


def test_a_build_on_the_table_and_one_that_is_made_are_about_builds() -> None:
    plain, built = at("5S 9H", "4H"), at("9H", "4D+5C=9@E")
    lay, build = read_play(plain, "5S").play, read_play(plain, "5S on 4H = 9").play
    assert not about_builds(plain, (lay,))
    assert about_builds(plain, (lay, build))
    assert about_builds(built, ())


def test_every_puzzle_knows_whether_it_is_about_builds() -> None:
    """In the notation a build states its value at the end."""
    for puzzle in puzzles():
        shown = any(item.value is not None for item in puzzle.position.table)
        built = shown or any(" = " in play for play in puzzle.entry.solutions)
        assert (Need.BUILDS in puzzle.needs) == (built or Need.BUILDS in of_kind(puzzle.goal.kind)), puzzle.id


def test_the_kinds_that_need_builds_are_kinds_of_goals_or_questions() -> None:
    needing = {"build", "announce", "promise", "two-builds", "joker-build", "joker-down", "only-play"}
    assert {kind for kind in QUESTION_KINDS if Need.BUILDS in of_kind(kind)} >= needing
