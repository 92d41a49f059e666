"""What is solved is there after a reload and after a restart, and a database that cannot be written is no hindrance."""

from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.app.course import course_places
from tests.e2e.conftest import serving, shown
from tests.e2e.driving import WORDS, click, expect_place, expect_said, go, settle, solve_by_mouse

FIRST, SECOND = course_places()[:2]


def opened(chromium: Browser, address: str) -> Page:
    """A page of a new visitor."""
    page = chromium.new_page()
    page.goto(address)
    return shown(page)


def expect_solved(page: Page, number: int) -> None:
    """The overview counts so many steps as solved."""
    text = WORDS("learn-overview-progress", solved=number, total=len(course_places()))
    expect(page.get_by_text(text)).to_be_visible()


def test_what_is_solved_is_there_after_a_reload_and_after_a_restart(
    tmp_path: Path, chromium: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    # The database is the one that nobody has named: a file among the data of the user.
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("HOME", str(tmp_path))
    with serving(tmp_path, database="") as address:
        page = opened(chromium, address + FIRST.path)
        expect_place(page, FIRST)
        solve_by_mouse(page, FIRST)
        page.reload()
        expect_place(page, FIRST)
        solved = WORDS("learn-progress", number=1, total=len(FIRST.lesson.steps), solved=1)
        expect(page.get_by_text(solved)).to_be_visible()
        page.close()
    assert [file.name for file in (tmp_path / "data").rglob("*.sqlite")] == ["attempts.sqlite"]
    with serving(tmp_path, database="") as address:
        page = opened(chromium, address)
        expect_solved(page, 1)
        title = f"{SECOND.lesson.entry.title} – {SECOND.title}"
        page.get_by_role("button", name=WORDS("learn-resume", title=title), exact=True).click()
        expect_place(page, SECOND)
        page.close()


def test_where_nothing_can_be_written_it_is_said_and_the_learner_goes_on(tmp_path: Path, chromium: Browser) -> None:
    file = tmp_path / "file"
    file.write_text("This is no folder.")
    with serving(tmp_path, database=f"sqlite:///{file}/attempts.sqlite", complains=True) as address:
        page = opened(chromium, address + FIRST.path)
        expect_place(page, FIRST)
        expect_said(page, WORDS("progress-not-kept"))
        solve_by_mouse(page, FIRST)
        click(page, "learn-next")
        expect_place(page, SECOND)
        solve_by_mouse(page, SECOND)
        go(page, "/")
        settle(page)
        expect_solved(page, 2)
        page.close()
