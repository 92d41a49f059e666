"""Puzzles that are nearly the same, and puzzles that are not."""

import pytest

from tests.engine.setups import at
from tutor.coach.zwickern.goals.table import solutions
from tutor.content.zwickern.goals import CaptureGoal, MostPointsGoal, OnePlayGoal, WinMostGoal, ZwickGoal
from tutor.engine.zwickern import Position
from tutor.lab.duplicate_key import duplicate_keys

ZWICK = ZwickGoal(kind="zwick")
POINTS = MostPointsGoal(kind="most-points")
FIRST = at("KH 8C 3S", "10H 4H 8S 6S")


def marks(position: Position, goal: OnePlayGoal = ZWICK) -> set[str]:
    """Return the marks of a puzzle."""
    return set(duplicate_keys(position, goal, solutions(position, goal)))


@pytest.mark.parametrize(
    "other",
    [
        at("KD 8S 3C", "10S 4D 8D 6C"),
        at("3S KH 8C", "6S 8S 10H 4H"),
        # One card of the hand is another, or there is one more; none of them is used.
        at("KH 8C 5S", "10H 4H 8S 6S"),
        at("KH 8C 3S 5S", "10H 4H 8S 6S"),
    ],
    ids=["other suits", "another order", "another card", "one card more"],
)
def test_these_are_nearly_the_same(other: Position) -> None:
    assert marks(FIRST) & marks(other)


@pytest.mark.parametrize(
    "other",
    [
        at("KH 8C 3S", "10H 4H 9S 5S"),
        at("KH 9C 5S", "10H 4H 8S 6S"),
        at("KH 8C 3S", "10H 4H 8S+6S=14@W"),
        at("KH 8C 3S", "10H 4H 8S 6S", variant="christiansen"),
    ],
    ids=["another table", "two other cards", "a build", "another variant"],
)
def test_these_are_not(other: Position) -> None:
    assert not marks(FIRST) & marks(other)


def test_an_item_that_is_not_taken_may_be_another_one() -> None:
    goal = CaptureGoal(kind="capture", items=("10D",))
    with_nine, with_seven = at("KH 3S", "10D 4H 9S"), at("KH 3S", "10D 4H 7C")
    assert marks(with_nine, goal) & marks(with_seven, goal)
    assert not marks(with_nine, goal) & marks(at("KH 3S", "10D AH 3C 9S"), goal)


def test_suits_matter_where_cards_score() -> None:
    assert marks(at("KH 3S", "10H 4H 9S")) & marks(at("KH 3S", "10D 4H 9S"))
    assert not marks(at("KH 3S", "10H 4H AD"), POINTS) & marks(at("KH 3S", "10D 4H AD"), POINTS)
    assert marks(at("KH 3S", "10D 4H AD"), POINTS) & marks(at("KH 3S", "10D 4C AC"), POINTS)


def test_what_is_wanted_matters() -> None:
    position = at("KH 3S", "10D 4H 9S 5C")
    ten, nine = (CaptureGoal(kind="capture", items=(item,)) for item in ("10D", "9S"))
    assert not marks(position, ten) & marks(position, nine)


def test_the_owner_of_a_build_matters_if_it_is_the_player() -> None:
    table = "10H 4H 8S+6S=14@{}"
    west, north, south = (marks(at("KH 8C KS", table.format(owner))) for owner in "WNS")
    assert west & north
    assert not west & south


def test_the_open_cards_of_the_others_matter() -> None:
    goal = WinMostGoal(kind="win-most")
    one, same, other = (at("9H 2S", "KS", seats="N S", hands={"N": hand}) for hand in ("KD 3H", "3D KC", "QD 3H"))
    assert marks(one, goal) & marks(same, goal)
    assert not marks(one, goal) & marks(other, goal)
