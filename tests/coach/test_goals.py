"""What a goal asks, which plays reach it, and what is said when a legal play does not."""

from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.coach.boards import effects, largest_captures, positions
from tests.engine.setups import at
from tutor.coach.explain import sentence
from tutor.coach.goals import can_be_met, cards_taken, goal_items, meets, most_possible, solutions, task
from tutor.coach.judge import judge_text
from tutor.content.models import CaptureGoal, Goal, LayGoal, MostCardsGoal, ZwickGoal
from tutor.engine.zwickern.legality import violations
from tutor.engine.zwickern.listing import legal_moves
from tutor.engine.zwickern.moves import Capture, is_zwick
from tutor.engine.zwickern.notation import write_play
from tutor.engine.zwickern.position import Position
from tutor.text import language, render

WORDS = language("en")
ZWICK, LAY, MOST = ZwickGoal(kind="zwick"), LayGoal(kind="lay"), MostCardsGoal(kind="most-cards")


def most_with(card: str) -> MostCardsGoal:
    """The goal of taking as many cards as one card of the hand can."""
    return MostCardsGoal(kind="most-cards", card=card)


def take(*items: str) -> CaptureGoal:
    """The goal of taking some items."""
    return CaptureGoal(kind="capture", items=items)


WHERE = at("8D 6S KC", "5C 3H 6D 2S")
BUILD = at("10S 6D", "3S 4H+3C=7@W 9H")


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
        (WHERE, LAY, "KC", True),
        (WHERE, LAY, "6S x 6D", False),
        (at("X1 9H", "X2 X3", variant="grupp"), ZWICK, "X1 x X2 X3", False),
        (at("X1 9H", "5D 4C", variant="grupp"), ZWICK, "X1 x 5D+4C", False),
        (at("X1 9H", "5D 4C", variant="grupp"), ZWICK, "9H x 5D+4C", True),
    ],
)
def test_a_legal_play_meets_a_goal_or_not(where: Position, goal: Goal, play: str, met: bool) -> None:
    verdict = judge_text(where, play, goal)
    assert verdict.legal
    assert verdict.goal_met is met
    assert verdict.right is met


def test_an_illegal_play_meets_no_goal() -> None:
    for goal in (ZWICK, MOST, LAY, take("6D")):
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
        (LAY, "6S x 6D", "This step asks you to lay a card down."),
        (ZWICK, "8D x 5C+3H 6D+2S", "Zwick! The table is clear."),
        (LAY, "6S", "You lay down 6♠."),
    ],
)
def test_a_legal_play_is_told_why_it_misses_the_goal_or_what_it_did(goal: Goal, play: str, told: str) -> None:
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
        (most_with("8D"), "Take as many cards as 8♦ can."),
        (take("6D", "5C"), "Take 5♣ and 6♦."),
        (LAY, "Lay a card down."),
    ],
)
def test_the_task_is_one_sentence(goal: Goal, told: str) -> None:
    assert render(WORDS, task(WHERE, goal)) == told


def test_a_build_that_a_goal_names_by_any_of_its_cards_is_one_item() -> None:
    assert goal_items(BUILD, take("3C", "4H")) == (BUILD.table[1],)
    assert render(WORDS, task(BUILD, take("3C"))) == "Take build of 7 (4♥+3♣)."


@pytest.mark.parametrize(
    ("where", "goal", "plays"),
    [
        (WHERE, ZWICK, ["8D x 5C+3H 6D+2S"]),
        (WHERE, most_with("6S"), ["6S x 6D"]),
        (WHERE, take("6D"), ["8D x 5C+3H 6D+2S", "6S x 6D", "KC x 5C+3H+6D"]),
        (WHERE, LAY, ["8D", "6S", "KC"]),
        (at("5S 5D", "5H"), ZWICK, ["5S x 5H", "5D x 5H"]),
        (at("X1 9H", "5D 4C", variant="grupp"), ZWICK, ["9H x 5D+4C"]),
        (at("X1 KH", "5D 4C", variant="grupp"), ZWICK, []),
        (at("8D", ""), ZWICK, []),
        (at("JS KH", "AC 10H+2C=12@S"), LAY, ["KH"]),
    ],
)
def test_the_solutions_are_every_largest_play_that_meets_the_goal(
    where: Position, goal: Goal, plays: list[str]
) -> None:
    assert [write_play(where, move) for move in solutions(where, goal)] == plays
    assert can_be_met(where, goal) == bool(plays)


def test_cards_are_counted_and_not_items() -> None:
    assert most_possible(BUILD, MOST) == 3
    assert most_possible(BUILD, most_with("6D")) == 0
    assert most_possible(BUILD, most_with("KD")) == 0
    assert not can_be_met(BUILD, most_with("6D"))


@settings(max_examples=200)
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
    wanted = Counter(goal_items(where, take(*named)))
    expected: list[tuple[Goal, list[Capture]]] = [
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
    assert {move.card for move in solutions(where, LAY)} == {
        move.card for move in plays if not isinstance(move, Capture) and not violations(where, move) and len(move) == 1
    }
