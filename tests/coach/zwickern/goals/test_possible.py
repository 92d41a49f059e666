"""What is possible in a position, as a player with open hints is told."""

from collections.abc import Sequence

import pytest

from tutor.coach.zwickern.goals import possible
from tutor.engine.budget import TooMuchWorkError
from tutor.engine.zwickern import Build, Position, Setup, read_play, set_up
from tutor.text import language, render

WORDS = language("en")


def at(hand: Sequence[str], table: Sequence[str]) -> Position:
    """A position of two players."""
    return set_up(Setup("jensen", ("You", "Ida"), "You", {"You": hand}, table))


@pytest.mark.parametrize(
    ("hand", "table", "said"),
    [
        (["9S", "5C"], ["9D", "5H", "4S"], "You can make a Zwick: 9♠ takes 9♦ and 5♥+4♠."),
        (["10S", "5C"], ["10D", "5H", "2S"], "The capture that wins the most: 10♠ takes 10♦."),
        (
            ["KS", "6H", "3C"],
            ["9C", "5D", "8H"],
            "The capture that wins the most: K♠ takes 9♣+5♦. It adds up: 9♣ + 5♦ = 14.",
        ),
        (["KS", "9C"], ["10D"], "There’s nothing to take, and "),
        (["X20", "QS", "5D"], [], "There’s nothing to take, and the 5♦ gives away the least."),
    ],
)
def test_the_best_that_is_possible_is_named(hand: list[str], table: list[str], said: str) -> None:
    assert render(WORDS, possible.possible(at(hand, table))).startswith(said)


def test_where_it_takes_too_long_nothing_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    def tired(*_: object) -> None:
        raise TooMuchWorkError

    monkeypatch.setattr(possible, "solutions", tired)
    assert possible.possible(at(["9S"], ["9D"])).message == "possible-unknown"


def test_a_build_that_is_known_to_be_best_is_named() -> None:
    position = at(["7D", "QS", "6C"], ["X20", "9C"])
    build = read_play(position, "7D on X20 = 13").play
    assert isinstance(build, Build)
    assert render(WORDS, possible.possible(position, build)) == "Make a build: 7♦ on the 20 joker makes 13."
