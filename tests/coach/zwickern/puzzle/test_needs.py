"""What a puzzle needs and asks of a learner, what a step lets them meet, and the stop of the way for each."""

import pytest

from tests.app.playing import puzzles
from tests.engine.setups import at
from tutor.app.base.library import library
from tutor.coach.zwickern.goals.syllabus import CONCEPTS, Need, Stop
from tutor.coach.zwickern.puzzle.needs import Skill, about_builds, all_met, needs, of_kind, skills, taught
from tutor.coach.zwickern.puzzle.themes import THEMES
from tutor.coach.zwickern.puzzle.way import STOP_NAMES, THEMES_AT, stop_of, stop_of_theme, stops_of
from tutor.content.zwickern.questions import QUESTION_KINDS
from tutor.engine.zwickern import BuildSetup, Position, Setup, WonSetup, read_play, set_up
from tutor.text import language

PLAIN = at("5S 9H", "4H")
BUILT = at("9H", "4D+5C=9@E")


def needed(position: Position, kind: str, *plays: str) -> set[Need]:
    """Return the needs of a puzzle that these plays solve."""
    return set(needs(position, kind, [read_play(position, play).play for play in plays]))


def test_to_take_what_is_on_the_table_needs_nothing() -> None:
    assert needed(PLAIN, "zwick", "5S") == set()


def test_a_build_that_is_made_and_one_on_the_table_need_builds_but_only_making_one_teaches_them() -> None:
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


def test_every_concept_and_every_theme_is_at_a_stop() -> None:
    assert {stop_of(concept) for concept in CONCEPTS} == set(Stop)
    assert sorted(theme for themes in THEMES_AT.values() for theme in themes) == sorted(THEMES)


def test_every_stop_has_a_name_of_its_own() -> None:
    assert len({language("en")(STOP_NAMES[stop]) for stop in Stop}) == len(Stop)


def test_an_exercise_counts_for_its_concept_and_its_themes() -> None:
    assert stop_of("zwick") is Stop.ZWICK
    assert stop_of_theme("decoy") is Stop.TACTICS
    assert stops_of("zwick", "decoy") == {Stop.ZWICK, Stop.TACTICS}


def test_what_is_unknown_counts_nowhere() -> None:
    assert stops_of("nothing", "<b> x.y") == frozenset()


@pytest.mark.parametrize(
    ("play", "asked"),
    [
        ("8S x 8C", set()),
        ("8S x 5H+3D", {Skill.SUM}),
        ("8S x 8C 5H+3D", {Skill.SUM, Skill.SEVERAL}),
        ("9D", {Skill.LAY}),
        ("3S on 5H = 8", {Skill.BUILD}),
    ],
)
def test_a_play_asks_for_what_it_does(play: str, asked: set[Skill]) -> None:
    hands = {"S": ("8S", "3S", "9D")}
    position = set_up(Setup("jensen", tuple("NESW"), "S", hands, ("8C", "5H", "3D")))
    assert skills(position, [read_play(position, play).play]) == asked


def test_a_build_and_a_joker_are_met_where_they_are() -> None:
    build = BuildSetup(cards=("4C", "3H"), value=7, owner="E")
    position = set_up(Setup("jensen", tuple("NESW"), "S", {"S": ("8S", "X15")}, (build, "8C")))
    assert skills(position, []) == {Skill.BUILT, Skill.JOKER}
