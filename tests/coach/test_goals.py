"""What a goal asks, which plays reach it, and what is said when a legal play does not."""

from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.coach.boards import effects, largest_captures, positions
from tests.engine.setups import at
from tutor.coach.explain import sentence
from tutor.coach.goals import (
    can_be_met,
    captures_to_find,
    cards_taken,
    goal_items,
    meets,
    most_possible,
    number_to_find,
    solutions,
)
from tutor.coach.judge import judge_text
from tutor.coach.tasks import task
from tutor.content.goals import (
    BuildGoal,
    CaptureGoal,
    EverythingGoal,
    FindAllGoal,
    LayGoal,
    MostCardsGoal,
    OnePlayGoal,
    ZwickGoal,
)
from tutor.engine.zwickern.legality import violations
from tutor.engine.zwickern.listing import legal_moves
from tutor.engine.zwickern.moves import Build, Capture, is_zwick
from tutor.engine.zwickern.notation import write_play
from tutor.engine.zwickern.position import Position
from tutor.text import language, render

WORDS = language("en")
ZWICK, LAY, MOST = ZwickGoal(kind="zwick"), LayGoal(kind="lay"), MostCardsGoal(kind="most-cards")


def most_with(card: str) -> EverythingGoal:
    """The goal of taking everything that one card of the hand can."""
    return EverythingGoal(kind="everything", card=card)


def build(**values: object) -> BuildGoal:
    """The goal of building, as a file states it; `seat` is the one it is for."""
    seat = {"for": values.pop("seat")} if "seat" in values else {}
    return BuildGoal.model_validate({"kind": "build", **values, **seat})


def take(*items: str) -> CaptureGoal:
    """The goal of taking some items."""
    return CaptureGoal(kind="capture", items=items)


WHERE = at("8D 6S KC", "5C 3H 6D 2S")
BUILD = at("10S 6D", "3S 4H+3C=7@W 9H")
BUILDER = at("5S KH 4D QC", "9H 9D", announced={"N": [13]})


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
    for goal in (ZWICK, MOST, LAY, take("6D"), build(), most_with("8D")):
        assert not judge_text(WHERE, "8D x 6D", goal).right


@pytest.mark.parametrize(
    ("goal", "play", "told"),
    [
        (ZWICK, "8D x 5C+3H", "Something stays on the table: 6♦ and 2♠."),
        (ZWICK, "8D", "It takes nothing, so the table is not cleared."),
        (MOST, "8D x 5C+3H", "More cards can be taken."),
        (most_with("8D"), "8D x 5C+3H", "8♦ can take more cards."),
        (take("6D", "3H"), "8D x 5C+3H", "It does not take 6♦."),
        (take("6D", "3H"), "8D", "It does not take 3♥ and 6♦."),
        (LAY, "6S x 6D", "You were asked to lay a card down."),
        (build(), "6S x 6D", "You were asked for a build."),
        (build(), "8D", "You were asked for a build."),
        (ZWICK, "8D x 5C+3H 6D+2S", "Zwick! The table is clear."),
        (LAY, "6S", "You lay down 6♠."),
    ],
)
def test_a_legal_play_is_told_why_it_misses_the_goal_or_what_it_did(goal: OnePlayGoal, play: str, told: str) -> None:
    assert render(WORDS, sentence(judge_text(WHERE, play, goal))) == told


def test_a_zwick_by_a_wild_joker_is_not_said_to_leave_something_on_the_table() -> None:
    where = at("X1 9H", "5D 4C", variant="grupp")
    told = render(WORDS, sentence(judge_text(where, "X1 x 5D+4C", ZWICK)))
    assert "stays on the table" not in told
    assert "takes nothing" not in told


@pytest.mark.parametrize(
    ("goal", "told"),
    [
        (ZWICK, "Clear the table in one play."),
        (MOST, "Take as many cards as you can."),
        (most_with("8D"), "Take everything that 8♦ can take."),
        (take("6D", "5C"), "Take 5♣ and 6♦."),
        (LAY, "Lay a card down."),
        (build(), "Make a build of your own, one that you can take later."),
        (build(onto="5C", card="8D"), "Build with 8♦ on 5♣ for yourself, so that you can take it later."),
        (build(value=13, seat="N"), "Build and make 13 for N."),
    ],
)
def test_the_task_is_one_sentence(goal: OnePlayGoal, told: str) -> None:
    assert render(WORDS, task(WHERE, goal)) == told


def test_a_build_that_a_goal_names_by_any_of_its_cards_is_one_item() -> None:
    assert goal_items(BUILD, take("3C", "4H").items) == (BUILD.table[1],)
    assert goal_items(BUILD, ["3C", "4H"]) == (BUILD.table[1],)
    assert goal_items(BUILD, ["9H", "3C", "AS"]) == BUILD.table[1:]
    assert render(WORDS, task(BUILD, take("3C"))) == "Take the build of 7 (4♥+3♣)."
    assert render(WORDS, task(BUILD, build(onto="4H"))).startswith("Build on the build of 7 (4♥+3♣) for yourself")


def test_another_build_than_the_one_that_is_asked_for_is_told_so() -> None:
    told = render(WORDS, sentence(judge_text(BUILDER, "5S on 9H = 14", build(value=4))))
    assert told == "This is a build, but not the one that is asked for."


def test_a_build_for_another_than_the_one_who_is_asked_for_is_told_so() -> None:
    told = render(WORDS, sentence(judge_text(BUILDER, "5S on 9H = 14", build(value=14, seat="N"))))
    assert told == "This build is for S, but it was to be for N."
    told = render(WORDS, sentence(judge_text(BUILDER, "4D on 9H = 13 for N", build(value=13))))
    assert told == "This build is for N, but it was to be for S."


def test_what_is_missed_of_equal_cards_is_told() -> None:
    """With two packs two equal nines may lie on the table."""
    where = at("9H 2S", "9S 9S 2D", seats="1 2 3 4 S", variant="dietze")
    goal = take("9S", "9S")
    assert render(WORDS, sentence(judge_text(where, "9H x 9S", goal))) == "It does not take 9♠."
    assert judge_text(where, "9H x 9S 9S#2", goal).right
    assert render(WORDS, sentence(judge_text(where, "9H x 9S", ZWICK))) == "Something stays on the table: 9♠ and 2♦."


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
    ],
)
def test_the_solutions_are_every_largest_play_that_meets_the_goal(
    where: Position, goal: OnePlayGoal, plays: list[str]
) -> None:
    assert [write_play(where, move) for move in solutions(where, goal)] == plays
    assert can_be_met(where, goal) == bool(plays)


def test_cards_are_counted_and_not_items() -> None:
    ten, six = BUILD.hand
    assert most_possible(BUILD, (ten, six)) == 3
    assert most_possible(BUILD, (six,)) == 0
    assert most_possible(BUILD, ()) == 0
    assert not can_be_met(BUILD, most_with("6D"))


def test_the_captures_to_find_are_all_or_those_of_one_card() -> None:
    everything, with_six = FindAllGoal(kind="find-all"), FindAllGoal(kind="find-all", card="6S")
    assert [write_play(WHERE, move) for move in captures_to_find(WHERE, with_six)] == ["6S x 6D"]
    listed = [move for move in legal_moves(WHERE) if isinstance(move, Capture)]
    assert effects(captures_to_find(WHERE, everything)) == effects(listed)
    assert number_to_find(WHERE, None) == len(listed)
    assert number_to_find(WHERE, "6S") == 1


@settings(max_examples=80)
@given(positions(), st.data())
def test_what_can_be_met_and_its_solutions_are_what_the_list_of_all_plays_says(
    where: Position, data: st.DataObject
) -> None:
    named = data.draw(
        st.lists(st.sampled_from([item.cards[-1].code for item in where.table] or ["AS"]), min_size=1, max_size=2)
    )
    card = data.draw(st.sampled_from(where.hand)).code
    plays = list(legal_moves(where))
    captures = [move for move in plays if isinstance(move, Capture)]
    largest = effects([one for held in dict.fromkeys(where.hand) for one in largest_captures(where, held)])
    most = max(map(cards_taken, captures), default=0)
    most_of_card = max((cards_taken(move) for move in captures if move.card.code == card), default=0)
    wanted = Counter(goal_items(where, named))
    expected: list[tuple[OnePlayGoal, list[Capture]]] = [
        (ZWICK, [move for move in captures if is_zwick(where, move)]),
        (MOST, [move for move in captures if cards_taken(move) == most]),
        (most_with(card), [m for m in captures if m.card.code == card and cards_taken(m) == most_of_card]),
        (take(*named), [move for move in captures if wanted <= Counter(move.takes)]),
    ]
    for goal, reached in expected:
        if isinstance(goal, CaptureGoal) and not wanted:
            continue
        assert can_be_met(where, goal) == bool(reached), goal
        assert effects([move for move in plays if meets(where, move, goal)]) == effects(reached), goal
        found = solutions(where, goal)
        assert effects(found) == effects(reached) & largest, goal
        assert bool(found) == bool(reached), goal
    builds = [move for move in plays if isinstance(move, Build)]
    if builds:
        some = data.draw(st.sampled_from(builds))
        seat = {} if some.owner == where.turn else {"seat": where.seats[some.owner]}
        goal = build(card=some.card.code, value=some.value, **seat)
        same = [
            move
            for move in plays
            if isinstance(move, Build) and (move.card, move.value, move.owner) == (some.card, some.value, some.owner)
        ]
        assert effects(solutions(where, goal)) == effects(same)
        assert can_be_met(where, goal)
    assert {move.card for move in solutions(where, LAY)} == {
        move.card for move in plays if not isinstance(move, Capture) and not violations(where, move) and len(move) == 1
    }


@pytest.mark.parametrize("card", ["3s", "3♠", "3S"])
def test_the_card_of_a_build_may_be_written_in_every_way_that_cards_are_read(card: str) -> None:
    where = at("3S 8H", "5D")
    goal = build(card=card, onto="5D", value=8)
    assert [move.card.code for move in solutions(where, goal)] == ["3S"]
