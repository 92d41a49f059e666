"""The mistakes that a mined puzzle states."""

import pytest

from tests.engine.setups import at, legal, reasons
from tutor.coach.zwickern.goals.table import meets, solutions
from tutor.content.zwickern.goals import JokerDownGoal, MostPointsGoal, OnePlayGoal, SafeLayGoal, ZwickGoal
from tutor.engine.zwickern import Position, read_play
from tutor.lab.quality import MOST_WRONG, mistakes

PUZZLES: dict[str, tuple[Position, OnePlayGoal]] = {
    "zwick": (at("KH 8C 3S", "10H 4H 8S 6S"), ZwickGoal(kind="zwick")),
    "most points": (at("KH 9C 7D", "10D 4H 3S 2C AC 9D"), MostPointsGoal(kind="most-points")),
    "joker down": (at("9D QD 5C JS", "AS X25"), JokerDownGoal(kind="joker-down")),
    "safe lay": (at("9S JS AC", "5H 8D"), SafeLayGoal(kind="safe-lay")),
}


@pytest.mark.parametrize(("position", "goal"), PUZZLES.values(), ids=PUZZLES)
def test_a_mistake_is_illegal_for_its_reason_or_misses_the_goal(position: Position, goal: OnePlayGoal) -> None:
    stated = mistakes(position, goal, solutions(position, goal))
    assert 1 <= len(stated) <= MOST_WRONG
    assert len({wrong.play for wrong in stated}) == len(stated)
    for wrong in stated:
        if wrong.reason is None:
            assert legal(position, wrong.play)
            assert not meets(position, read_play(position, wrong.play).play, goal)
        else:
            assert wrong.reason in reasons(position, wrong.play)


def test_the_wrong_capture_of_most_cards_is_among_them() -> None:
    position, goal = PUZZLES["most points"]
    assert "KH x 10D+4H 3S+2C+9D" in [wrong.play for wrong in mistakes(position, goal, solutions(position, goal))]


def test_where_a_card_is_to_be_laid_the_other_lays_are_the_mistakes() -> None:
    position, goal = PUZZLES["safe lay"]
    assert [wrong.play for wrong in mistakes(position, goal, solutions(position, goal))] == ["JS", "AC"]
