"""What the page says of the other plays once a puzzle is over."""

import os

import pytest
from streamlit.testing.v1 import AppTest

from tests.app.playing import LEARNER, WORDS, click, open_app, puzzles, solve_puzzle, texts, unfold
from tutor.app.base.processes import workers
from tutor.app.puzzles import review as module
from tutor.app.puzzles.review import BOX
from tutor.app.replay.solving import end
from tutor.app.server.long_work import ready_for_long_work
from tutor.catalogue.exercises import Puzzle
from tutor.coach.zwickern.puzzle.to_the_end import line_lines, to_the_end
from tutor.text import Line, render


def of_kind(kind: str) -> Puzzle:
    """The first puzzle of a kind."""
    return next(one for one in puzzles() if one.goal.kind == kind)


def labels(at: AppTest) -> list[str]:
    """The boxes that can be opened."""
    return [one.label for one in at.expander]


def shown(at: AppTest) -> str:
    """What the page says."""
    return texts(at).replace("\\", "")


def test_the_only_play_once_it_is_known_has_the_reason_against_every_other() -> None:
    puzzle = of_kind("only-play")
    at = open_app("puzzles", puzzle=puzzle.id)
    assert WORDS("others-title") not in labels(at), "before it would give the answer away"
    solve_puzzle(at, puzzle)
    assert WORDS("others-title") in labels(at)
    assert "can’t take anything here" not in shown(at), "it is folded"
    unfold(at, BOX)
    for card in puzzle.position.hand[1:]:
        assert f"{card.rank}" in shown(at)
    assert "Lay down" in shown(at)
    assert "None of your other cards takes what" in shown(at)


def test_it_is_said_too_where_the_solution_was_shown() -> None:
    puzzle = of_kind("only-play")
    at = open_app("puzzles", puzzle=puzzle.id)
    click(at, "solution")
    assert "Lay down" in shown(unfold(at, BOX))


@pytest.mark.parametrize("served", [False, True])
def test_win_the_most_has_the_line_to_the_end_and_the_reply_to_each_other_play(
    served: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "_known", type(module._known)())
    puzzle = of_kind("win-most")
    at = open_app("puzzles", puzzle=puzzle.id)
    assert WORDS("end-title") not in labels(at)
    solve_puzzle(at, puzzle)
    if served:
        with workers(os.getpid, ready_for_long_work):
            unfold(at, BOX)
    else:
        unfold(at, BOX)
    found = to_the_end(puzzle.position, lambda: True)
    for line in line_lines(puzzle.position, found):
        assert render(LEARNER, line) in shown(at)
    assert shown(at).count(render(LEARNER, Line("proof-open"))) == 2, "both lists say what they rest on"
    assert shown(at).count("replies:") == sum(one.reply is not None for one in found.replies)
    # What was found is kept.
    monkeypatch.setattr(module, "end", None)
    click(at, "explore")
    assert shown(at).count("replies:") > 0


def test_other_puzzles_have_no_such_box() -> None:
    puzzle = of_kind("zwick")
    at = open_app("puzzles", puzzle=puzzle.id)
    solve_puzzle(at, puzzle)
    assert not {WORDS("others-title"), WORDS("end-title")} & set(labels(at))


def test_what_cannot_be_played_out_is_said_so(monkeypatch: pytest.MonkeyPatch) -> None:
    hidden = of_kind("zwick").position
    assert end(hidden, 1) is None
    monkeypatch.setattr(module, "_found", lambda _: None)
    puzzle = of_kind("win-most")
    at = open_app("puzzles", puzzle=puzzle.id)
    solve_puzzle(at, puzzle)
    assert WORDS("end-not-possible") in shown(unfold(at, BOX))
