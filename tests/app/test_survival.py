"""Trouble while the tutor is used: the page says so in words, the learner goes on, and nothing is lost."""

import sqlite3
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, closing, contextmanager
from pathlib import Path

import pytest
from sqlalchemy.exc import OperationalError
from streamlit.testing.v1 import AppTest

from tests.app.course import Place
from tests.app.earlier_attempts import Clock
from tests.app.playing import (
    WORDS,
    click,
    follower,
    is_solved,
    lesson_places,
    open_app,
    open_step,
    run,
    shown_puzzle,
    solve,
    solve_puzzle,
)
from tests.app.visitor.test_attempts import rows, told, use
from tutor.app.base.markdown import escape_markdown
from tutor.app.base.pages import PAGES
from tutor.app.visitor import attempt_log
from tutor.app.visitor.profile import LOCAL
from tutor.trainer.database.schema import VERSION_TABLE
from tutor.trainer.log import open_log

FIRST, SECOND = lesson_places()[:2]
Trouble = Callable[[Path], AbstractContextManager[object]]


def items(file: Path) -> list[object]:
    """The exercises that the database holds attempts at."""
    return [row[0] for row in rows(file)]


def why(at: AppTest) -> str:
    """What the page says of the log of attempts."""
    (box,) = [box.value for box in at.warning if box.value.startswith(escape_markdown(WORDS("progress-not-kept")))]
    return str(box)


@contextmanager
def locked(file: Path) -> Iterator[None]:
    """Another program writes to the database and does not stop."""
    with closing(sqlite3.connect(file)) as other:
        other.execute("BEGIN IMMEDIATE")
        yield


@contextmanager
def full(file: Path) -> Iterator[None]:
    """The disk has no room for another attempt."""
    with pytest.MonkeyPatch.context() as patch:

        def write(*_: object) -> None:
            error = sqlite3.OperationalError("database or disk is full")
            error.sqlite_errorcode = sqlite3.SQLITE_FULL
            raise OperationalError("INSERT", {}, error)

        patch.setattr("tutor.trainer.database.rows.write", write)
        yield


@pytest.mark.parametrize(
    ("trouble", "words"), [(locked, "in use by another program"), (full, "no room left")], ids=["locked", "full"]
)
def test_trouble_in_the_middle_is_reported_and_all_of_it_is_written_when_it_is_over(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, clock: Clock, trouble: Trouble, words: str
) -> None:
    file = tmp_path / "attempts.sqlite"
    use(monkeypatch, f"sqlite:///{file}?timeout=0.05")
    at = open_step(FIRST)
    with trouble(file):
        solve(at, FIRST)
        assert at.success
        assert words in why(at)
        click(at, "next-step")
        solve(at, SECOND)
        assert is_solved(at, SECOND.item_id)
        assert told(open_app("progress")) == 1
    assert rows(file) == []
    clock.day(0, 13)
    at = open_app("puzzles")
    puzzle = shown_puzzle(at)
    solve_puzzle(at, puzzle)
    assert items(file) == [FIRST.item_id, SECOND.item_id, puzzle.id]
    assert told(run(at)) == 0


def test_a_database_of_a_newer_tutor_is_reported_left_alone_and_the_learner_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "attempts.sqlite"
    open_log(f"sqlite:///{file}").close()
    with closing(sqlite3.connect(file)) as connection:
        connection.execute(f"UPDATE {VERSION_TABLE} SET version_num = '9999'")
        connection.commit()
    before = file.read_bytes()
    use(monkeypatch, f"sqlite:///{file}")
    for page in PAGES:
        assert "newer version" in why(open_app(page))
    at = open_step(FIRST)
    solve(at, FIRST)
    assert is_solved(at, FIRST.item_id)
    attempt_log.log().close()
    assert file.read_bytes() == before


def test_a_database_that_was_not_there_at_first_is_used_as_soon_as_it_can_be(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, clock: Clock
) -> None:
    (tmp_path / "disk").touch()
    file = tmp_path / "disk" / "attempts.sqlite"
    use(monkeypatch, f"sqlite:///{file}")
    at = open_step(FIRST)
    solve(at, FIRST)
    assert "cannot be written" in why(at)
    (tmp_path / "disk").unlink()
    clock.day(0, 13)
    click(at, "next-step")
    solve(at, SECOND)
    assert items(file) == [FIRST.item_id, SECOND.item_id]
    assert told(run(at)) == 0


# -- two tabs -----------------------------------------------------------------


def in_turn(place: Place) -> tuple[AppTest, AppTest]:
    """Two tabs of one learner at the same step, each answered right, the second after the first."""
    tabs = open_step(place), open_step(place)
    for tab in tabs:
        solve(tab, place)
        assert tab.success
    return tabs


def test_two_tabs_at_one_exercise_are_both_noted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "attempts.sqlite"
    use(monkeypatch, f"sqlite:///{file}")
    in_turn(FIRST)
    assert items(file) == [FIRST.item_id] * 2


def test_what_one_tab_has_deleted_the_other_does_not_bring_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "attempts.sqlite"
    use(monkeypatch, f"sqlite:///{file}")
    one, _ = in_turn(FIRST)
    other = open_app("progress")
    other.checkbox(key="delete-sure").check()
    run(other)
    click(other, "delete")
    assert items(file) == []
    click(one, "next-step")
    solve(one, SECOND)
    assert items(file) == [SECOND.item_id]
    assert not is_solved(open_app(), FIRST.item_id)


def test_settings_of_two_tabs_are_those_of_the_last_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    use(monkeypatch, f"sqlite:///{tmp_path}/attempts.sqlite")
    one, other = open_app("progress"), open_app("progress")
    for tab, days in ((one, 30), (other, 60)):
        follower(tab.number_input, "setting-most_days").set_value(days)
        run(tab)
    assert attempt_log.log().settings(LOCAL)["most_days"] == "60"


# -- the clock ----------------------------------------------------------------


@pytest.mark.parametrize("back", [1, 40, 800])
def test_a_clock_that_is_put_back_upsets_no_page_and_loses_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, clock: Clock, back: int
) -> None:
    file = tmp_path / "attempts.sqlite"
    use(monkeypatch, f"sqlite:///{file}")
    at = open_app("puzzles")
    first = shown_puzzle(at)
    solve_puzzle(at, first)
    clock.day(-back)
    click(at, "next-puzzle")
    second = shown_puzzle(at)
    solve_puzzle(at, second)
    assert sorted(map(str, items(file))) == sorted([first.id, second.id])
    for page in PAGES:
        assert told(open_app(page)) == 0
    assert {first.id, second.id} <= open_app("puzzles").session_state["visit"].logged.tried.solved
