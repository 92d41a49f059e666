"""Puzzles from mistakes: sound, proven, seen from South, and solved by the better play."""

from dataclasses import replace

import pytest

from tests.engine.setups import at
from tests.matches.playing import played_out, started
from tests.matches.review.planted import PLANTED, Planted, hand_of
from tutor.catalogue.exercises import prove_puzzle
from tutor.coach.zwickern.goals.table import solutions
from tutor.content.files.load import load_puzzle
from tutor.content.zwickern.goals import ZwickGoal
from tutor.engine.zwickern import VARIANTS
from tutor.lab.quality import flaw
from tutor.matches.events import Dealt
from tutor.matches.review.found import Cause
from tutor.matches.review.puzzles import puzzles_of
from tutor.matches.review.review import review

ZWICK = at("JS 8H 3C 5C", "10D 2S 9C 3H 6S 6H", seats="Ida Jan Ole Uwe", turn="Jan")
"""The jack is worth twelve, and takes ten and two, nine and three, six and six."""


def test_a_missed_zwick_makes_a_puzzle_that_the_better_play_solves() -> None:
    hand = hand_of(ZWICK, "8H")
    (found,) = puzzles_of(review(hand, ZWICK.turn), hand)
    assert (found.ply, found.goal) == (0, "zwick")
    entry = load_puzzle("mine.yaml", found.text, VARIANTS).entry
    assert entry.solutions == ("JS x 10D+2S 9C+3H 6S+6H",)
    assert entry.wrong[0].play == "8H"


def test_the_learner_sits_south_at_a_table_with_the_usual_seats() -> None:
    hand = hand_of(ZWICK, "8H")
    (found,) = puzzles_of(review(hand, ZWICK.turn), hand)
    position = load_puzzle("mine.yaml", found.text, VARIANTS).entry.position
    assert position.seats == ("North", "East", "South", "West")
    assert position.turn == "South"
    assert list(position.hands) == ["South"]


def test_a_build_keeps_its_owner_when_the_table_is_turned() -> None:
    """The build of the player on the left is East's at home and West's once the learner sits South."""
    table = at("JS 8H 3C 5C", "10D 2S 9C 3H KC 7C+AD=8@Ole", seats="Ida Jan Ole Uwe", turn="Jan")
    hand = hand_of(table, "5C")
    found = puzzles_of(review(hand, table.turn), hand)
    builds = [
        item
        for one in found
        for item in load_puzzle("mine.yaml", one.text, VARIANTS).entry.position.table
        if not isinstance(item, str)
    ]
    assert {build.owner for build in builds} <= {"West"}
    assert builds


def test_a_mistake_that_makes_no_sound_puzzle_makes_none() -> None:
    """Only one card is on the table, so there is nothing to find."""
    position = at("10S 3C", "10D", seats="N S", hands={"N": "5H 6H"})
    hand = hand_of(position, "3C")
    found = review(hand, position.turn)
    assert found.plays[0].cause is Cause.MISSED_ZWICK
    assert flaw(position, ZwickGoal(kind="zwick"), solutions(position, ZwickGoal(kind="zwick"))) is not None
    assert puzzles_of(found, hand) == ()


@pytest.mark.parametrize("planted", PLANTED, ids=lambda planted: planted.plays[0])
def test_every_puzzle_loads_and_the_play_made_is_a_wrong_try(planted: Planted) -> None:
    hand = hand_of(planted.position, *planted.plays)
    for one in puzzles_of(review(hand, planted.position.turn), hand):
        entry = load_puzzle("mine.yaml", one.text, VARIANTS).entry
        assert planted.plays[0] not in entry.solutions
        assert planted.plays[0] in [wrong.play for wrong in entry.wrong]


def test_plays_that_are_not_marked_make_no_puzzle() -> None:
    hand = hand_of(ZWICK, "JS x 10D+2S 9C+3H 6S+6H")
    assert puzzles_of(review(hand, ZWICK.turn), hand) == ()


def test_house_rules_make_puzzles_too() -> None:
    rules = replace(ZWICK.rules, name="ours", base="jensen")
    position = replace(ZWICK, rules=rules)
    hand = hand_of(position, "8H")
    (found,) = puzzles_of(review(hand, position.turn), hand)
    assert load_puzzle("mine.yaml", found.text, {"ours": rules}).entry.position.variant == "ours"


@pytest.mark.parametrize(
    ("variant", "players", "number", "worlds", "cause", "least"),
    [("jensen", 4, "16", 40, Cause.OTHER, 0), ("christiansen", 3, "8", 16, Cause.MISSED_POINTS, 1)],
)
def test_the_mistakes_of_whole_games_of_any_number_make_puzzles_that_hold(
    variant: str, players: int, number: str, worlds: int, cause: Cause, least: int
) -> None:
    began = started(variant, players)
    hand = played_out(began, Dealt(number=number, dealer=0), number)
    found = review(hand, began.people[0], worlds=worlds)
    assert cause in {one.cause for one in found.marked}
    puzzles = puzzles_of(found, hand)
    assert len(puzzles) >= least
    for one in puzzles:
        prove_puzzle("mine", load_puzzle("mine.yaml", one.text, VARIANTS))
