"""Puzzles from a learner's mistakes: made by a review, due from the next day, and kept with the profile alone."""

from uuid import UUID

import pytest
from hypothesis import given
from hypothesis import strategies as st
from streamlit.testing.v1 import AppTest

from tests.app.base.test_local_day import browser_in
from tests.app.earlier_attempts import Clock
from tests.app.play.games import finished
from tests.app.playing import WORDS, board_of, links, open_app, solve_puzzle, texts
from tutor.app.base.clock import now
from tutor.app.base.markdown import escape_markdown
from tutor.app.progress.imported_settings import fitting_settings
from tutor.app.visitor.attempt_log import log
from tutor.app.visitor.own_puzzles import MOST_OWN_PUZZLES, fitting_own_puzzles, keep_puzzles
from tutor.app.visitor.profile import LOCAL
from tutor.catalogue.exercises import Puzzle
from tutor.trainer.own_puzzles import OWN_PUZZLE, own_puzzle_id, sign_of_own


def kept() -> dict[str, str]:
    """Return the puzzles from the learner's mistakes in the log."""
    return {name: text for name, text in log().settings(LOCAL).items() if name.startswith(OWN_PUZZLE) and text}


def own_shown(at: AppTest) -> Puzzle:
    """Return the puzzle from a mistake that the page shows."""
    shown = board_of(at)["epoch"].partition("#")[0]
    found = at.session_state["visit"].puzzles.own.found.values()
    puzzle = next(one for one in found if one is not None and one.id == shown)
    assert isinstance(puzzle, Puzzle)
    return puzzle


def reviewed() -> tuple[UUID, AppTest]:
    """Play a game with mistakes that make puzzles, and have it reviewed."""
    match = finished(None, "4712")
    return match, open_app("play", match=str(match))


def test_sound_mistakes_become_puzzles_under_their_own_name() -> None:
    _, at = reviewed()
    assert kept()
    label = WORDS("review-puzzles", number=len(kept()))
    page, address = links(at)[escape_markdown(label)]
    assert page == "puzzles"
    found = open_app(page, **address)
    assert own_shown(found).id in kept()
    assert escape_markdown(WORDS("puzzle-own")) in texts(found)


def test_a_puzzle_of_ones_own_is_due_from_the_next_day_until_it_is_solved(clock: Clock) -> None:
    reviewed()
    assert not open_app("puzzles").session_state["visit"].logged.progress.progress.due
    clock.day(1)
    due = open_app("puzzles", pick="due")
    first = own_shown(due)
    before = len(due.session_state["visit"].logged.progress.progress.learner.own_due)
    solve_puzzle(due, first)
    assert len(due.session_state["visit"].logged.progress.progress.learner.own_due) == before - 1


def test_the_day_after_begins_at_midnight_where_the_learner_is(clock: Clock, monkeypatch: pytest.MonkeyPatch) -> None:
    browser_in(monkeypatch, "America/Vancouver")
    clock.day(0, hour=23)
    reviewed()
    clock.day(1, hour=7)
    assert not open_app("puzzles").session_state["visit"].logged.progress.progress.due
    clock.day(1, hour=8)
    assert open_app("puzzles").session_state["visit"].logged.progress.progress.due


def test_no_one_else_sees_them() -> None:
    """To another profile its id is that of no puzzle, and there is nothing to choose."""
    reviewed()
    name = next(iter(kept()))
    log().delete(LOCAL)
    at = open_app("puzzles", puzzle=name)
    assert not board_of(at)["epoch"].startswith(OWN_PUZZLE)
    assert at.info
    at = open_app("puzzles", pick="own")
    assert escape_markdown(WORDS("pick-nothing-own")) in [one.value for one in at.info]
    assert at.button(key="lead-on").label == WORDS("path-to-play")


def test_a_game_looked_at_twice_makes_no_puzzle_twice() -> None:
    match, _ = reviewed()
    before = kept()
    open_app("play", match=str(match))
    keep_puzzles(before.values())
    assert kept() == before


def test_they_are_imported_with_the_rest() -> None:
    reviewed()
    found = kept()
    assert fitting_settings(found, {}).settings == found
    assert fitting_settings(found, found).settings == {}


@pytest.mark.parametrize(
    "text", ["goal: zwick", "- 1", "\x00", "title: ['", "position: {variant: jensen}\ngoal: zwick\n", "a: &a [*a]"]
)
def test_a_puzzle_from_elsewhere_that_does_not_hold_is_left_out(text: str) -> None:
    log().set_setting(LOCAL, own_puzzle_id(text, now()), text.replace("\x00", "?"))
    at = open_app("puzzles", pick="own")
    assert escape_markdown(WORDS("pick-nothing-own")) in [one.value for one in at.info]


_NAMES = st.builds(lambda day, sign: f"{OWN_PUZZLE}202611{day:02}-{sign:012x}", st.integers(1, 30), st.integers(0, 99))
_SETTINGS = st.dictionaries(_NAMES | st.text(max_size=8), st.text(max_size=4), max_size=60)


@given(_SETTINGS, _SETTINGS)
def test_there_is_never_too_much_of_them_and_none_twice(found: dict[str, str], here: dict[str, str]) -> None:
    taken = fitting_own_puzzles(found, here)
    mine = [name for name, text in here.items() if text and name.startswith(OWN_PUZZLE)][:MOST_OWN_PUZZLES]
    assert taken.items() <= found.items()
    assert len(taken) <= max(0, MOST_OWN_PUZZLES - len(mine))
    assert not {sign_of_own(name) for name in taken} & {sign_of_own(name) for name in mine}
