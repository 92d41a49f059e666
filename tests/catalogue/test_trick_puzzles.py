"""Puzzles in trick-taking games are proven, and those of the project are as many and as varied as they should be."""

from collections import Counter

import pytest

from tutor.app.base.library import library
from tutor.catalogue.tricks.exercises import TrickPuzzle, prove_trick_puzzle
from tutor.coach.tricks.chances import CHANCE_KINDS
from tutor.content.files.load import load_trick_puzzle
from tutor.content.tricks.goals import ActionGoal, ChanceGoal
from tutor.content.yaml.source import ContentError
from tutor.engine.zwickern import VARIANTS

# Two cards each; Anna has bid. With the queen of trumps first she draws the jack, and her heart is then the highest.
CERTAIN = """position:
  variant: zwikken-1900
  phase: play
  turnup: 10S
  said: [bid 1, pass, pass]
  seats: [Anna, Ben, Cilli]
  dealer: Cilli
  turn: Anna
  hands: {Anna: [QS, KH], Ben: [JS, QH], Cilli: [QD, JD]}
  tricks: [[AD, KD, 10D]]
  pot: 6
trick_goal: {kind: certain, chips: 6, answer: [play QS, play KH]}
"""
SURE = """position: {variant: zwicken, phase: declare, turnup: AS, hand: [KS, QS, 9H]}
trick_goal: {kind: sure, of: staying, answer: 'yes'}
"""
DOUBT = """position:
  variant: zwicken
  phase: declare
  turnup: 9S
  seats: [Anna, Ben, Cilli, Dora]
  dealer: Dora
  hand: [KS, QS, 9H]
trick_goal:
  kind: sure
  of: trick
  answer: 'no'
  unless: {Ben: [AS, 7D, AH], Cilli: [8H, 8C, 9C], Dora: [KH, 10C, JC]}
"""
MOVES = """position: {variant: zwicken, phase: check, seats: [Anna, Ben, Cilli, Dora], dealer: Anna}
trick_goal: {kind: deal-moves, cuts: [7D], asks: payers, answer: [Ben, Cilli, Dora]}
"""
DRAWN = """position: {variant: zwicken, phase: declare, turnup: 9S, hand: [KS, QS, 9H], bottom: 10C}
trick_goal: {kind: chance, of: drawn, answer: 6/27}
"""
HELD = """position: {variant: zwikken-1900, phase: bid, turnup: AD, hand: [KD, QD, JS]}
trick_goal: {kind: chance, of: held, card: 10D, answer: 6/16}
"""
TURNS = """position: {variant: zwikken-2000, phase: dealer, turnup: QH, hand: [AH, KS, 10C]}
trick_goal: {kind: chance, of: turns, card: KS, answer: 4/16}
"""
POINTS = "trick_goal: {kind: trick-points, variant: zwikken-1900, turnup: QS, cards: [KH, 10S, AH], answer: 7}\n"


def proven(text: str, folder: str | None = None) -> TrickPuzzle:
    """A puzzle of a file."""
    return prove_trick_puzzle("puzzle", load_trick_puzzle("puzzle.yaml", text, VARIANTS), folder)


def told(text: str, folder: str | None = None) -> list[str]:
    """The ids of what is wrong with a puzzle."""
    with pytest.raises(ContentError) as caught:
        proven(text, folder)
    return [fault.message for fault in caught.value.faults]


@pytest.mark.parametrize("text", [CERTAIN, SURE, DOUBT, MOVES, DRAWN, HELD, TURNS, POINTS])
def test_a_puzzle_that_holds_is_proven(text: str) -> None:
    puzzle = proven(text)
    assert (puzzle.question is None) == isinstance(puzzle.entry.trick_goal, ActionGoal)


@pytest.mark.parametrize(
    ("text", "old", "new", "message"),
    [
        (CERTAIN, "[play QS, play KH]", "[play QS]", "check-answer-wrong"),
        (CERTAIN, "chips: 6", "chips: 7", "check-answer-wrong"),
        (CERTAIN, ", Cilli: [QD, JD]", "", "check-not-certain"),
        # The ace of trumps is no longer turned up, and may be out with the seven.
        (SURE, "turnup: AS", "turnup: 8S", "check-sure-unless-missing"),
        (SURE, "answer: 'yes'", "answer: 'no'", "check-answer-wrong"),
        (SURE, "of: staying", "of: pot", "check-sure-not-asked"),
        (SURE, "variant: zwicken", "variant: zwikken-1850", "check-sure-not-asked"),
        # Without the seven the king or the queen wins.
        (DOUBT, "[AS, 7D, AH]", "[AS, 9D, AH]", "check-sure-unless"),
        (DOUBT, "[AS, 7D, AH]", "[AS, KS, AH]", "position-card-too-often"),
        (DOUBT, "Ben: [AS", "Eva: [AS", "position-unknown-seat"),
        (DOUBT, "answer: 'no'", "answer: 'yes'", "check-answer-wrong"),
        (MOVES, "cuts: [7D]", "cuts: [7S]", "check-answer-wrong"),
        (MOVES, "cuts: [7D]", "cuts: [9D, 7D]", "check-deal-moves-not"),
        (MOVES, "variant: zwicken", "variant: whist", "check-game-unknown"),
        (DRAWN, "6/27", "6/32", "check-answer-wrong"),
        (DRAWN, ", bottom: 10C", "", "check-chance-untold"),
        (DRAWN, "of: drawn", "of: alike", "check-chance-not-asked"),
        (DRAWN, "of: drawn", "of: held", "check-chance-needs"),
        (DRAWN, "of: drawn", "of: drawn, seat: '2'", "check-chance-needs-not"),
        (HELD, "card: 10D", "card: KD", "check-chance-seen"),
        (HELD, "card: 10D", "card: 11D", "position-unknown-card"),
        # No one asks how likely it is that the seat to act holds a card.
        (HELD, "card: 10D", "card: 10D, seat: '1'", "position-unknown-seat"),
        (TURNS, "card: KS", "card: KD", "check-chance-not-held"),
        (POINTS, "answer: 7", "answer: 8", "check-answer-wrong"),
    ],
)
def test_faults_are_reported(text: str, old: str, new: str, message: str) -> None:
    assert message in told(text.replace(old, new, 1))


def test_a_puzzle_is_in_the_folder_of_its_variant() -> None:
    assert "check-puzzle-folder" in told(MOVES, "zwicken-alvensleben")
    assert proven(MOVES, "zwicken").variant == "zwicken"


def test_alvensleben_moves_the_deal_by_two_and_both_pay() -> None:
    # Source: 002, footnote a, "next player but one"; both the new dealer and the skipped player pay.
    there = MOVES.replace("variant: zwicken", "variant: zwicken-alvensleben").replace("[7D]", "[AC]")
    assert proven(there.replace("[Ben, Cilli, Dora]", "[Ben, Cilli]")).question is not None


OWN = library().trick_puzzles


def test_there_are_enough_of_both_games_and_a_quarter_have_a_title_and_a_remark() -> None:
    by_game = Counter(puzzle.game.game.name for puzzle in OWN)
    assert by_game["zwicken"] >= 40
    assert by_game["zwikken"] >= 60
    for game, number in by_game.items():
        titled = [one for one in OWN if one.game.game.name == game and one.entry.title and one.entry.remark]
        assert 4 * len(titled) >= number, f"give titles and remarks in {game}"


def test_every_title_has_a_remark_and_none_occurs_twice() -> None:
    titles = [puzzle.entry.title for puzzle in OWN if puzzle.entry.title]
    assert len(titles) == len(set(titles))
    assert all((puzzle.entry.title is None) == (puzzle.entry.remark is None) for puzzle in OWN)


def test_every_chance_is_asked_in_some_puzzle() -> None:
    chances = Counter(goal.of for one in OWN if isinstance(goal := one.entry.trick_goal, ChanceGoal))
    assert set(chances) == set(CHANCE_KINDS)
    by_game = Counter(one.game.game.name for one in OWN if one.entry.trick_goal.kind == "chance")
    assert by_game["zwicken"] >= 3
    assert by_game["zwikken"] >= 5


def test_none_says_that_staying_is_wrong_against_every_hand() -> None:
    """What is not certain is shown by hands, and nothing more is claimed."""
    doubts = [one.entry.trick_goal for one in OWN if one.entry.trick_goal.kind == "sure"]
    assert {goal.answer for goal in doubts} == {"yes", "no"}
    assert all(bool(goal.unless) == (goal.answer == "no") for goal in doubts)
