"""What a goal asks and which plays reach it."""

import pytest
from hypothesis import given

from tests.coach.boards import effects, largest_captures
from tests.coach.goals import KINDS, OPEN_END, OPEN_ZWICK, aim, asked, reaches
from tests.engine.setups import at
from tests.examples import examples
from tutor.coach.zwickern.goals.kinds.find_all import captures_to_find, number_to_find
from tutor.coach.zwickern.goals.table import ONE_PLAY, can_be_met, meets, solutions
from tutor.coach.zwickern.goals.tactics import most_possible
from tutor.coach.zwickern.verdict.judge import judge_text
from tutor.content.zwickern.goals import (
    CaptureGoal,
    EverythingGoal,
    FindAllGoal,
    OnePlayGoal,
)
from tutor.engine.cards import CARDS
from tutor.engine.zwickern import Capture, Lay, Position, legal_plays, write_play

ZWICK, LAY, MOST, POINTS = aim("zwick"), aim("lay"), aim("most-cards"), aim("most-points")
TWO, JOKER, DOWN, ONLY = aim("two-builds"), aim("joker-build"), aim("joker-down"), aim("only-play")
SAFE, IN_TWO, WIN = aim("safe-lay"), aim("zwick-in-two"), aim("win-most")


def most_with(card: str) -> EverythingGoal:
    """Return the goal of taking everything that one card of the hand can take."""
    return EverythingGoal(kind="everything", card=card)


def build(**values: object) -> OnePlayGoal:
    """Return the goal of building with the fields as a file states them; `seat` is whom the build is for."""
    return aim("build", **values)


def take(*items: str) -> CaptureGoal:
    """Return the goal of taking at least these items."""
    return CaptureGoal(kind="capture", items=items)


WHERE = at("8D 6S KC", "5C 3H 6D 2S")
BUILD = at("10S 6D", "3S 4H+3C=7@W 9H")
BUILDER = at("5S KH 4D QC", "9H 9D", announced={"N": [13]})
HONOURS = at("8D 10C 9S", "10D 2S 6C 4H")
TWO_BUILDS = at("9S KC 8D", "5D+4C=9@N 6D+3C=9@E 8H 9C AC")
JOKERS = at("X15 6D KC 5C", "9H KH", announced={"N": [15]})
DOWN_TABLE = at("JC AD QD 4H 9D", "X25 9C+4D=13@N")
OBLIGED = at("JS", "10H+2C=12@S 5D")
SAFER = at("5H 8H 9S", "9D")
RISKY = at("5H 9S", "9D")


@pytest.mark.parametrize(
    ("where", "goal", "play", "met"),
    [
        (WHERE, ZWICK, "8D x 5C+3H 6D+2S", True),
        (WHERE, ZWICK, "8D x 5C+3H", False),
        (WHERE, ZWICK, "8D", False),
        (WHERE, MOST, "8D x 5C+3H 6D+2S", True),
        (WHERE, MOST, "8D x 5C+3H", False),
        (WHERE, MOST, "KC", False),
        (WHERE, most_with("6S"), "6S x 6D", True),
        (WHERE, most_with("6S"), "8D x 5C+3H 6D+2S", False),
        (WHERE, most_with("8D"), "8D x 5C+3H 6D+2S", True),
        (WHERE, most_with("KC"), "KC x 5C+3H+6D", True),
        (WHERE, most_with("KC"), "KC", False),
        (WHERE, take("6D"), "6S x 6D", True),
        (WHERE, take("6D"), "8D x 5C+3H 6D+2S", True),
        (WHERE, take("6D", "3H"), "6S x 6D", False),
        (WHERE, take("6D"), "6S", False),
        (BUILD, take("3C"), "10S x 4H+3S", True),
        (BUILD, take("4H", "3C"), "10S x 4H+3S", True),
        (BUILD, MOST, "10S x 4H+3S", True),
        (BUILDER, build(), "5S on 9H = 14", True),
        (BUILDER, build(), "5S", False),
        (BUILDER, build(card="5S"), "5S on 9H = 14", True),
        (BUILDER, build(card="4D"), "5S on 9H = 14", False),
        (BUILDER, build(onto="9H"), "5S on 9H = 14", True),
        (BUILDER, build(onto="9H"), "5S on 9D = 14", False),
        (BUILDER, build(value=14), "5S on 9D = 14", True),
        (BUILDER, build(value=4), "5S on 9D = 14", False),
        (BUILDER, build(value=4), "5S on 9D = 4", True),
        (BUILDER, build(value=13), "4D on 9D = 13", True),
        (BUILDER, build(value=13), "4D on 9D = 13 for N", False),
        (BUILDER, build(value=13, seat="N"), "4D on 9D = 13 for N", True),
        (BUILDER, build(value=13, seat="N"), "4D on 9D = 13", False),
        (WHERE, LAY, "KC", True),
        (WHERE, LAY, "6S x 6D", False),
        # The ♦10 counts 3, the ♠2 one; whether 6 + 4 is taken too makes no difference.
        (HONOURS, POINTS, "10C x 10D", True),
        (HONOURS, POINTS, "10C x 10D 6C+4H", True),
        (HONOURS, POINTS, "10C x 6C+4H", False),
        (HONOURS, POINTS, "8D x 2S+6C", False),
        (HONOURS, POINTS, "10C", False),
        (at("9S KC", "5D 4C"), POINTS, "9S x 5D+4C", True),
        (at("9S KC", "5D 4C 8H"), POINTS, "9S x 5D+4C", False),
        # In grupp a Zwick made with a joker scores nothing.
        (at("X1 KC", "9D 5C", variant="grupp"), POINTS, "X1 x 9D+5C", False),
        (at("X1 KC", "9D 5C", variant="grupp"), POINTS, "KC x 9D+5C", True),
        (TWO_BUILDS, TWO, "9S x 5D 6D", True),
        (TWO_BUILDS, TWO, "9S x 5D 6D 8H+AC 9C", True),
        (TWO_BUILDS, TWO, "9S x 5D 9C", False),
        (TWO_BUILDS, TWO, "9S", False),
        (TWO_BUILDS, TWO, "8D", False),
        (at("X20 KC 8D", "5D+4C=9@N 6D+5C=11@E 9C"), TWO, "X20 x 5D+6D", True),
        (JOKERS, JOKER, "6D on 9H = 15", True),
        (JOKERS, JOKER, "6D on 9H = 15 for N", False),
        (JOKERS, JOKER, "5C on 9H = 4", False),
        (JOKERS, JOKER, "6D", False),
        (DOWN_TABLE, DOWN, "JC on X25 = 13", True),
        (DOWN_TABLE, DOWN, "4H on 9C = 9", False),
        (DOWN_TABLE, DOWN, "JC", False),
        (at("5C X20", "X15", variant="christiansen"), DOWN, "5C on X15 = 20", False),
        (OBLIGED, ONLY, "JS x 10H", True),
        (SAFER, SAFE, "8H", True),
        (SAFER, SAFE, "5H", False),
        (SAFER, SAFE, "9S", False),
        (SAFER, SAFE, "9S x 9D", False),
        (RISKY, SAFE, "9S", True),
        (RISKY, SAFE, "5H", False),
        (OPEN_ZWICK, IN_TWO, "9D x 9C", True),
        (OPEN_ZWICK, IN_TWO, "5H", False),
        (OPEN_ZWICK, IN_TWO, "9D", False),
        (OPEN_END, WIN, "9S x 9D", True),
        (OPEN_END, WIN, "9S", False),
        (at("X1 9H", "X2 X3", variant="grupp"), ZWICK, "X1 x X2 X3", False),
        (at("X1 9H", "5D 4C", variant="grupp"), ZWICK, "X1 x 5D+4C", False),
        (at("X1 9H", "5D 4C", variant="grupp"), ZWICK, "9H x 5D+4C", True),
    ],
)
def test_a_legal_play_meets_a_goal_or_not(where: Position, goal: OnePlayGoal, play: str, met: bool) -> None:
    verdict = judge_text(where, play, goal)
    assert verdict.legal
    assert verdict.goal_met is met
    assert verdict.right is met


def test_an_illegal_play_meets_no_goal() -> None:
    for goal in (ZWICK, MOST, LAY, POINTS, TWO, JOKER, DOWN, SAFE, take("6D"), build(), most_with("8D")):
        assert not judge_text(WHERE, "8D x 6D", goal).right


@pytest.mark.parametrize(
    ("where", "goal", "plays"),
    [
        (WHERE, ZWICK, ["8D x 5C+3H 6D+2S"]),
        (WHERE, most_with("6S"), ["6S x 6D"]),
        (WHERE, take("6D"), ["8D x 5C+3H 6D+2S", "6S x 6D", "KC x 5C+3H+6D"]),
        (WHERE, LAY, ["8D", "6S", "KC"]),
        (at("5S 5D", "5H"), ZWICK, ["5S x 5H", "5D x 5H"]),
        (BUILDER, build(value=14), ["5S on 9H = 14", "5S on 9D = 14"]),
        (BUILDER, build(card="4D", value=13, seat="N"), ["4D on 9H = 13 for N", "4D on 9D = 13 for N"]),
        (BUILDER, build(value=13, seat="E"), []),
        (BUILDER, build(card="KH", value=14), []),
        (at("X1 9H", "5D 4C", variant="grupp"), ZWICK, ["9H x 5D+4C"]),
        (at("X1 KH", "5D 4C", variant="grupp"), ZWICK, []),
        (at("8D", ""), ZWICK, []),
        (at("JS KH", "AC 10H+2C=12@S"), LAY, ["KH"]),
        (HONOURS, POINTS, ["10C x 10D 6C+4H"]),
        (at("9S KC", "8D 10H"), POINTS, []),
        (TWO_BUILDS, TWO, ["9S x 5D 6D 8H+AC 9C"]),
        (at("9S KC", "5D+4C=9@N 9C"), TWO, []),
        (JOKERS, JOKER, ["6D on 9H = 15"]),
        (at("X15 KC", "5D"), JOKER, []),
        (DOWN_TABLE, DOWN, ["JC on X25 = 13", "QD on X25 = 12"]),
        (at("JC AD", "X25"), DOWN, []),
        (OBLIGED, ONLY, ["JS x 10H"]),
        (WHERE, ONLY, []),
        (SAFER, SAFE, ["8H"]),
        (RISKY, SAFE, ["9S"]),
        (at("5H 5S 8D", "9D"), SAFE, ["8D"]),
        (at("JS", "10H+2C=12@S"), SAFE, []),
        (OPEN_ZWICK, IN_TWO, ["9D x 9C"]),
        (at("9D 5H", "9C", hands={"W": "2S KS", "N": "2D QD", "E": "6D"}), IN_TWO, []),
        (OPEN_END, WIN, ["9S x 9D"]),
    ],
)
def test_the_solutions_are_every_largest_play_that_meets_the_goal(
    where: Position, goal: OnePlayGoal, plays: list[str]
) -> None:
    assert [write_play(where, play) for play in solutions(where, goal)] == plays
    assert can_be_met(where, goal) == bool(plays)


def test_cards_are_counted_and_not_items() -> None:
    ten, six = BUILD.hand
    assert most_possible(BUILD, (ten, six)) == 3
    assert most_possible(BUILD, (six,)) == 0
    assert most_possible(BUILD, ()) == 0
    assert not can_be_met(BUILD, most_with("6D"))


def test_the_captures_to_find_are_all_or_those_of_one_card() -> None:
    everything, with_six = FindAllGoal(kind="find-all"), FindAllGoal(kind="find-all", card="6S")
    assert [write_play(WHERE, play) for play in captures_to_find(WHERE, with_six)] == ["6S x 6D"]
    listed = [play for play in legal_plays(WHERE) if isinstance(play, Capture)]
    assert effects(captures_to_find(WHERE, everything)) == effects(listed)
    assert number_to_find(WHERE, None) == len(listed)
    assert number_to_find(WHERE, "6S") == 1


@pytest.mark.parametrize("card", ["3s", "3♠", "3S"])
def test_the_card_of_a_build_may_be_written_in_every_way_that_cards_are_read(card: str) -> None:
    where = at("3S 8H", "5D")
    goal = build(card=card, onto="5D", value=8)
    assert [play.card.code for play in solutions(where, goal)] == ["3S"]


@pytest.mark.parametrize("kind", KINDS)
def test_every_goal_is_reached_by_what_the_list_of_all_plays_says(kind: str) -> None:
    """If smaller captures reach the goal too, the solutions are the largest of each card."""

    @examples(12 if kind == "win-most" else 30)
    @given(asked(kind))
    def check(found: tuple[Position, OnePlayGoal]) -> None:
        where, goal = found
        plays = list(legal_plays(where))
        reached = [play for play in plays if reaches(where, play, goal, plays)]
        assert effects([play for play in plays if meets(where, play, goal)]) == effects(reached)
        assert can_be_met(where, goal) == bool(reached)
        listed = effects(reached)
        if ONE_PLAY[kind].smaller:
            largest = [one for card in dict.fromkeys(where.hand) for one in largest_captures(where, card)]
            listed -= effects([play for play in plays if isinstance(play, Capture)]) - effects(largest)
        assert effects(solutions(where, goal)) == listed
        assert len(solutions(where, goal)) == len(listed)
        assert bool(listed) == bool(reached)

    check()


def test_a_goal_that_names_a_card_means_that_card_only() -> None:
    assert meets(WHERE, Lay(CARDS["8D"]), LAY)
    assert not meets(WHERE, Lay(CARDS["8D"]), most_with("8D"))
