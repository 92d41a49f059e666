"""Puzzles of the other games: each kind is solved and missed on its page, and no one meets one unasked."""

import pytest
from streamlit.testing.v1 import AppTest

from tests.app.learn.test_trick_lesson import act
from tests.app.playing import WORDS, board_of, choose, click, has_board, open_app, texts
from tutor.app.base.library import library
from tutor.app.base.markdown import escape_markdown
from tutor.app.exercise.exercise import hints_of
from tutor.app.puzzles.trick_puzzles import (
    FOUR_WAYS_DEALS,
    name_of,
    puzzles_of_tricks,
    task_of_puzzle,
    trick_puzzles_of,
)
from tutor.catalogue.tricks.exercises import TrickPuzzle
from tutor.content.tricks.goals import ActionGoal

KINDS = {puzzle.entry.trick_goal.kind: puzzle for puzzle in library().trick_puzzles}
TITLED = next(one for one in library().trick_puzzles if one.entry.remark and one.entry.trick_goal.kind == "certain")


def page_of(puzzle: TrickPuzzle) -> AppTest:
    """The page of a puzzle."""
    return open_app("puzzles", cousin=name_of(puzzle))


def solve(at: AppTest, puzzle: TrickPuzzle) -> AppTest:
    """Give the right answer."""
    goal, question = puzzle.entry.trick_goal, puzzle.question
    if isinstance(goal, ActionGoal):
        return act(at, goal.answer[0])
    assert question is not None
    return choose(at, puzzle.id, question, question.right)


@pytest.mark.parametrize("kind", KINDS)
def test_a_puzzle_of_each_kind_is_solved_on_its_page(kind: str) -> None:
    puzzle = KINDS[kind]
    at = page_of(puzzle)
    assert has_board(at)
    solve(at, puzzle)
    assert at.session_state["visit"].exercises.states[puzzle.id].right
    assert any(WORDS("puzzle-solved") in one for one in texts(at).splitlines())


def test_a_card_that_makes_sure_of_less_is_reported_with_the_replies_of_the_others() -> None:
    wrong = next(one for one in TITLED.entry.wrong if one.reason is None)
    at = act(page_of(TITLED), wrong.action)
    start = WORDS("tricks-kept", cards="…").partition("…")[0]
    assert len(at.warning) == 1
    assert escape_markdown(start.strip()) in texts(at)
    assert escape_markdown(str(TITLED.entry.remark)) not in texts(at)


def test_the_remark_comes_with_the_answer_and_all_hands_are_open() -> None:
    at = page_of(TITLED)
    assert all("items" in zone for zone in board_of(at)["zones"] if zone["kind"] == "hand" and zone.get("label"))
    assert escape_markdown(str(TITLED.entry.remark)) not in texts(at)
    solve(at, TITLED)
    assert escape_markdown(str(TITLED.entry.remark)) in texts(at)


def test_a_question_of_who_wins_cards_laid_out_says_nothing_of_cards_that_may_be_played() -> None:
    hints = click(page_of(KINDS["trick-winner"]), "hint").info[0].value
    assert escape_markdown(WORDS("look-trick-trick-winner")) in hints
    assert escape_markdown(WORDS("look-trick-wins")) not in hints


def test_every_puzzle_says_where_to_look() -> None:
    assert all(hints_of(task_of_puzzle(puzzle))[0] for puzzle in library().trick_puzzles)


def test_hints_lead_to_the_answer() -> None:
    at = click(page_of(TITLED), "hint")
    assert len(at.info) == 1
    assert at.session_state["visit"].exercises.states[TITLED.id].hints == 1


def test_the_list_counts_what_is_solved_and_shows_one_deal_in_four_variants() -> None:
    at = open_app("puzzles", view="cousins", deal=str(len(FOUR_WAYS_DEALS)))
    assert escape_markdown(WORDS("tricks-puzzles-state", solved=0, total=len(trick_puzzles_of("zwicken")))) in texts(at)
    assert WORDS("tricks-four") in [one.value for one in at.header]
    assert not at.exception


@pytest.mark.parametrize(("deal", "is_open"), [("1", True), ("2", False)])
def test_where_a_result_is_open_the_table_says_why_it_goes_from_so_much_to_so_much(deal: str, is_open: bool) -> None:
    at = open_app("puzzles", view="cousins", deal=deal)
    said = [one.value for one in at.markdown]
    assert any(escape_markdown(WORDS("tricks-four-open")) in one for one in said) is is_open
    (table,) = [one.proto.body for one in at.get("html") if WORDS("tricks-four-how") in one.proto.body]
    assert ("−3 to +2" in table) is is_open


def test_no_learner_of_zwickern_meets_them_unasked() -> None:
    assert not {puzzle.id for puzzle in library().puzzles} & {one.id for one in puzzles_of_tricks().values()}
    at = open_app("puzzles")
    assert escape_markdown(WORDS("tricks-puzzles-about")) not in texts(at)


def test_an_unknown_puzzle_is_reported_and_the_first_one_shown() -> None:
    at = open_app("puzzles", cousin="nothing")
    assert len(at.info) == 1
    assert has_board(at)
