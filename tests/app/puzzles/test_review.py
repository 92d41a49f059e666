"""When a puzzle is over: any other play may be tried, of which nothing is noted, and the puzzle may be reported."""

from urllib.parse import unquote

import pytest
from streamlit.testing.v1 import AppTest

from tests.app.playing import (
    WORDS,
    board_of,
    click,
    fail_puzzle,
    failing,
    for_learner,
    make_play,
    message_of,
    open_app,
    run,
    shown_puzzle,
    solve_puzzle,
    solving,
    some_puzzles,
    tell,
    verdicts,
)
from tutor import __version__
from tutor.app.base.markdown import escape_markdown
from tutor.app.board.protocol import items_of
from tutor.app.puzzles.source import puzzle_of
from tutor.app.visitor import attempt_log
from tutor.app.visitor.profile import LOCAL
from tutor.catalogue.exercises import Puzzle
from tutor.coach.zwickern.verdict.explanation import sentence
from tutor.coach.zwickern.verdict.judge import judge
from tutor.content.files.load import load_positions
from tutor.content.zwickern.goals import OnePlayGoal
from tutor.engine.zwickern import VARIANTS, Position, Reading
from tutor.engine.zwickern.variants import JENSEN
from tutor.lab.fresh import goals_offered


def fresh(goal: str) -> Puzzle:
    """A fresh puzzle."""
    found = puzzle_of(f"fresh/jensen/{goal}/11")
    assert found is not None
    return found


PUZZLE = fresh("most-cards")
OVER = pytest.mark.parametrize("over", ["solved", "shown"])


def opened(over: str = "solved") -> AppTest:
    """The puzzle when it is over."""
    at = open_app("puzzles", puzzle=PUZZLE.id)
    return solve_puzzle(at, PUZZLE) if over == "solved" else click(at, "solution")


def noted() -> int:
    """How many attempts the log has."""
    return len(attempt_log.log().attempts(LOCAL))


# -- exploring ----------------------------------------------------------------


@OVER
def test_any_other_play_is_judged_and_nothing_is_noted(over: str) -> None:
    at = click(opened(over), "explore")
    before, known = noted(), at.session_state["visit"].logged.tried
    assert board_of(at)["interactive"] is True
    assert escape_markdown(WORDS("explore-about")) in [box.value for box in at.info]
    assert verdicts(at) == [], "the answer makes room"
    for play in (failing(PUZZLE), solving(PUZZLE)):
        make_play(at, PUZZLE.position, play)
        assert isinstance(PUZZLE.goal, OnePlayGoal)
        verdict = judge(PUZZLE.position, Reading(play), PUZZLE.goal)
        (said,) = verdicts(at)
        assert for_learner(sentence(verdict)) in said
        assert board_of(at)["interactive"] is True, "and then another one"
    assert noted() == before == 1
    assert at.session_state["visit"].logged.tried is known
    assert (PUZZLE.id in known.solved) == (over == "solved"), "to find it while exploring is not solving"


@OVER
def test_the_board_to_explore_is_another_one_and_the_answer_comes_back(over: str) -> None:
    at = opened(over)
    answered, said = board_of(at), [*verdicts(at), *(box.value for box in at.info)]
    click(at, "explore")
    exploring = board_of(at)
    assert exploring["epoch"] != answered["epoch"], "what was chosen there is not chosen here"
    assert "groups" not in exploring
    assert exploring.get("played") is None
    assert [item["cards"] for item in items_of(exploring, "table")] == [
        [card.code for card in item.cards] for item in PUZZLE.position.table
    ]
    fail_puzzle(at, PUZZLE)
    assert at.button(key="explore").label == WORDS("explore-stop")
    click(at, "explore")
    assert at.button(key="explore").label == WORDS("explore-start")
    back = board_of(at)
    # These count the answers, and one more has been given.
    counted = ("seq", "selected", "cue")
    assert {key: value for key, value in back.items() if key not in counted} == {
        key: value for key, value in answered.items() if key not in counted
    }
    assert [*verdicts(at), *(box.value for box in at.info)] == said


def test_what_was_explored_is_forgotten() -> None:
    at = click(opened(), "explore")
    fail_puzzle(at, PUZZLE)
    click(click(at, "explore"), "explore")
    assert verdicts(at) == []
    assert escape_markdown(WORDS("explore-about")) in [box.value for box in at.info]


def test_a_play_from_the_board_of_the_answer_is_not_among_those_explored() -> None:
    at = open_app("puzzles", puzzle=PUZZLE.id)
    late = message_of(at, PUZZLE.position, failing(PUZZLE))
    click(click(at, "solution"), "explore")
    tell(at, {**late, "seq": late["seq"] + 1})
    assert verdicts(at) == []
    exploring = message_of(at, PUZZLE.position, failing(PUZZLE))
    click(at, "explore")
    tell(at, exploring)
    assert verdicts(at) == []
    assert noted() == 1, "the solution that was shown"


def test_before_it_is_over_nothing_can_be_explored() -> None:
    at = fail_puzzle(open_app("puzzles", puzzle=PUZZLE.id), PUZZLE)
    assert not any(one.key == "explore" for one in at.button)
    click(at, "hint")
    assert not any(one.key == "explore" for one in at.button)


def test_another_try_begins_with_a_fresh_board() -> None:
    at = click(click(opened(), "explore"), "again")
    assert board_of(at)["interactive"] is True
    assert not any(one.key == "explore" for one in at.button)
    assert not at.info
    solve_puzzle(at, PUZZLE)
    assert at.success
    assert noted() == 2


def test_exploring_goes_on_when_the_puzzle_is_visited_again() -> None:
    at = click(opened(), "explore")
    click(at, "next-puzzle")
    assert shown_puzzle(at) != PUZZLE
    at.query_params["puzzle"] = PUZZLE.id
    run(at)
    assert board_of(at)["interactive"] is True
    assert at.button(key="explore").label == WORDS("explore-stop")


# -- the report ---------------------------------------------------------------


def text_of(at: AppTest) -> str:
    """The text of the report."""
    (code,) = at.code
    return str(code.value)


def reported(at: AppTest) -> Position:
    """The position of the report, read as a file."""
    (found,) = load_positions("report", text_of(at), VARIANTS)
    assert isinstance(found, Position), found
    return found


def test_a_report_says_which_puzzle_it_is_and_what_it_asks() -> None:
    at = open_app("puzzles", puzzle=PUZZLE.id)
    first, second = text_of(at).splitlines()[:2]
    assert first == f"# {PUZZLE.id} ({__version__})"
    assert second == f"# goal: {PUZZLE.goal.kind}"


def test_a_report_can_be_read_as_the_position_of_the_puzzle() -> None:
    at = open_app("puzzles")
    for puzzle in (*map(fresh, goals_offered(JENSEN)), *some_puzzles()[::8]):
        at.query_params["puzzle"] = puzzle.id
        position, shown = reported(run(at)), puzzle.position
        assert (position.rules, position.seats, position.turn) == (shown.rules, shown.seats, shown.turn)
        assert (position.table, position.hand, position.won) == (shown.table, shown.hand, shown.won)
        assert (position.announced, position.dealer, position.stock) == (shown.announced, shown.dealer, shown.stock)
        if puzzle.goal.kind in ("zwick-in-two", "win-most"):
            assert position == shown, "all hands are open"


def test_a_report_gives_no_solution_away() -> None:
    at = click(open_app("puzzles", puzzle=PUZZLE.id), "solution")
    assert "solution" not in text_of(at)
    assert all(theme not in text_of(at) for theme in PUZZLE.themes)


def test_the_link_writes_a_message_with_the_whole_text() -> None:
    at = open_app("puzzles", puzzle=PUZZLE.id)
    (link,) = at.get("link_button")
    scheme, _, query = link.proto.url.partition("?")
    parts = dict(pair.split("=") for pair in query.split("&"))
    assert scheme == "mailto:"
    assert unquote(parts["subject"]) == WORDS("report-subject", id=PUZZLE.id)
    assert unquote(parts["body"]).rstrip() == text_of(at)
