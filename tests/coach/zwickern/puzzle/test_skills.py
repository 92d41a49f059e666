"""What a position and its plays ask of a learner."""

import pytest

from tutor.coach.zwickern.puzzle.skills import Skill, skills
from tutor.engine.zwickern import BuildSetup, Setup, read_play, set_up


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


def test_a_build_and_a_joker_are_met_where_they_lie() -> None:
    build = BuildSetup(cards=("4C", "3H"), value=7, owner="E")
    position = set_up(Setup("jensen", tuple("NESW"), "S", {"S": ("8S", "X15")}, (build, "8C")))
    assert skills(position, []) == {Skill.BUILT, Skill.JOKER}
