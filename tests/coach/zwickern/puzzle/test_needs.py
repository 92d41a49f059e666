"""What a puzzle needs a learner to have met, and what a step lets them meet."""

import pytest

from tests.app.playing import puzzles
from tests.engine.setups import at
from tutor.app.base.library import library
from tutor.coach.zwickern.goals.syllabus import Need
from tutor.coach.zwickern.puzzle.needs import all_met, needs, of_kind, taught
from tutor.content.zwickern.questions import QUESTION_KINDS
from tutor.engine.zwickern import Position, WonSetup, read_play

PLAIN = at("5S 9H", "4H")
BUILT = at("9H", "4D+5C=9@E")


def needed(position: Position, kind: str, *plays: str) -> set[Need]:
    """Return the needs of a puzzle that these plays solve."""
    return set(needs(position, kind, [read_play(position, play).play for play in plays]))


def test_to_take_what_lies_there_needs_nothing() -> None:
    assert needed(PLAIN, "zwick", "5S") == set()


def test_a_build_that_is_made_and_one_that_lies_there_need_builds_but_only_making_one_teaches_them() -> None:
    assert needed(PLAIN, "zwick", "5S on 4H = 9") == {Need.BUILDS}
    assert needed(BUILT, "zwick", "9H x 4D") == {Need.BUILDS}
    assert taught(BUILT, "most-cards") == set()
    assert taught(PLAIN, "build") == {Need.BUILDS}


def test_a_puzzle_needs_subtracting_where_no_solution_does_without_and_a_step_that_offers_it_teaches_it() -> None:
    tens = at("6S 4D 2H", "10H 2C")
    assert needed(tens, "build", "6S on 10H = 4") == {Need.BUILDS, Need.SUBTRACTING}
    assert needed(tens, "build", "6S on 10H = 4", "2H on 2C = 4") == {Need.BUILDS}
    assert taught(tens, "build", ["add"]) == {Need.BUILDS}
    assert taught(tens, "build", ["add", "subtract"]) == {Need.BUILDS, Need.SUBTRACTING}
    assert Need.SUBTRACTING in of_kind("joker-down")


def test_a_build_of_ones_own_is_a_promise_and_the_word_of_a_partner_is_about_partners() -> None:
    own = at("9H 2C", "4D+5C=9@S")
    assert taught(own, "most-cards") == {Need.PROMISES}
    partners = at("4S 8D", "QD=13@N 9C", announced={"N": [13]})
    assert taught(partners, "legal") == {Need.PARTNER}
    assert needed(partners, "build", "4S on 9C = 13 for N") == {Need.BUILDS, Need.PARTNER}


def test_cards_that_have_gone_matter_only_where_hands_are_counted() -> None:
    gone = at("9H 2C", "4D", won={"N": WonSetup(["5S", "6S"])})
    assert Need.WON in taught(gone, "safe-lay")
    assert Need.WON in taught(gone, "safe-lays")
    assert Need.WON not in taught(gone, "zwick")


def test_what_has_no_position_teaches_what_its_kind_does() -> None:
    assert taught(None, "pile") == {Need.POINTS}
    assert all_met(["pile", "safe-lays"]) == {Need.POINTS, Need.SAFETY}
    assert all_met([]) == set()


def test_there_is_nothing_that_the_course_does_not_teach() -> None:
    steps = [step for lesson in library().lessons for step in lesson.steps]
    assert set().union(*(taught(step.position, step.goal.kind, step.entry.builds) for step in steps)) == set(Need)


@pytest.mark.parametrize("need", Need)
def test_each_need_is_that_of_some_puzzles_and_not_of_others(need: Need) -> None:
    with_it = [one.id for one in puzzles() if need in one.needs]
    assert 0 < len(with_it) < len(puzzles())


def test_the_kinds_with_needs_are_kinds_of_goals_or_questions() -> None:
    assert {kind for kind in QUESTION_KINDS if of_kind(kind)} > {"build", "promise", "win-most", "majority"}
    for puzzle in puzzles():
        assert of_kind(puzzle.goal.kind) <= puzzle.needs
