"""The Puzzles page: all puzzles solved, refused and shown."""

import pytest

from tests.app.playing import WORDS, answer, board_of, click, is_solved, open_app, puzzles, run, texts, verdicts
from tutor.app.shared import plain, told
from tutor.check.exercises import Puzzle
from tutor.coach.explain import happened, sentence
from tutor.coach.goals import solutions
from tutor.coach.judge import judge
from tutor.coach.play_words import play_line, split_lines
from tutor.engine.zwickern.legality import split_of
from tutor.engine.zwickern.moves import Capture
from tutor.engine.zwickern.notation import Reading, read_play
from tutor.text import render

PUZZLES = puzzles()
EVERY_PUZZLE = pytest.mark.parametrize("puzzle", PUZZLES, ids=lambda puzzle: puzzle.id.rpartition("/")[2])


def test_there_are_ten_from_easy_to_hard() -> None:
    difficulties = [puzzle.difficulty for puzzle in PUZZLES]
    assert len(PUZZLES) == 10
    assert difficulties == sorted(difficulties)


def test_all_are_solved_one_after_the_other() -> None:
    at = open_app("puzzles")
    for number, puzzle in enumerate(PUZZLES, 1):
        assert at.header[0].value == plain(puzzle.entry.title)
        answer(at, puzzle, puzzle.entry.solutions[0])
        assert at.success[0].value == f"**{WORDS('feedback-title-right')}.** " + plain(WORDS("verdict-zwick"))
        assert plain(puzzle.entry.remark or "") in texts(at)
        assert f"{number} of {len(PUZZLES)} solved" in texts(at).replace("\\", "")
        if number < len(PUZZLES):
            click(at, "next-puzzle")
    assert at.button(key="next-puzzle").disabled
    assert WORDS("puzzle-all-solved") in [box.value for box in at.success]


@EVERY_PUZZLE
def test_every_stated_wrong_try_is_told_why(puzzle: Puzzle) -> None:
    at = open_app("puzzles", puzzle=puzzle.id)
    for wrong in puzzle.entry.wrong:
        verdict = judge(puzzle.position, Reading(read_play(puzzle.position, wrong.play).move), puzzle.goal)
        if verdict.right:
            continue  # Wrong only with the groups as stated there, which the board does not ask for.
        answer(at, puzzle, wrong.play)
        title = "feedback-title-legal" if verdict.legal else "feedback-title-wrong"
        (said,) = verdicts(at)
        first = f"{told(happened(verdict))} " if verdict.legal else ""
        assert said.startswith(f"**{WORDS(title)}.** {first}{told(sentence(verdict))}")
        assert puzzle.entry.remark is None or plain(puzzle.entry.remark) not in texts(at)
        assert not any(one.proto.expanded for one in at.expander), "nothing is given away unasked"


@EVERY_PUZZLE
def test_the_solution_is_shown_in_groups_with_their_sums(puzzle: Puzzle) -> None:
    at = open_app("puzzles", puzzle=puzzle.id)
    click(at, "solution")
    move = solutions(puzzle.position, puzzle.goal)[0]
    assert isinstance(move, Capture)
    split = split_of(puzzle.position.rules, move)
    assert split is not None
    sums = [render(WORDS, line) for line in split_lines(puzzle.position.rules, split)]
    assert told(play_line(puzzle.position, move)) in at.info[0].value
    shown = board_of(at)
    assert [group["label"] for group in shown["groups"]] == sums
    assert {item for group in shown["groups"] for item in group["items"]} == {item["id"] for item in shown["table"]}
    assert not is_solved(at, puzzle.id), "looking is not solving"


def test_forward_and_back() -> None:
    at = open_app("puzzles")
    assert at.button(key="previous-puzzle").disabled
    click(at, "next-puzzle")
    assert at.header[0].value == plain(PUZZLES[1].entry.title)
    assert at.query_params["puzzle"] == PUZZLES[1].id
    click(at, "previous-puzzle")
    assert at.header[0].value == plain(PUZZLES[0].entry.title)


def test_a_puzzle_is_chosen_from_the_list() -> None:
    at = open_app("puzzles")
    at.selectbox(key="choose-puzzle").set_value(PUZZLES[9].id)
    run(at)
    assert at.header[0].value == plain(PUZZLES[9].entry.title)


def test_an_unknown_puzzle_is_told_and_the_page_can_be_used() -> None:
    at = open_app("puzzles", puzzle="nothing")
    assert [one.value for one in at.info] == [plain(WORDS("address-unknown", id="nothing"))]
    answer(at, PUZZLES[0], PUZZLES[0].entry.solutions[0])
    assert at.success


def test_a_try_at_one_puzzle_is_still_there_when_it_is_visited_again() -> None:
    at = open_app("puzzles")
    answer(at, PUZZLES[0], PUZZLES[0].entry.solutions[0])
    click(at, "next-puzzle")
    assert verdicts(at) == []
    click(at, "previous-puzzle")
    assert at.success
