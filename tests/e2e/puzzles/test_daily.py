"""The puzzle of the day in the browser: by the day of its time zone, the same for everyone who opens its address."""

from datetime import UTC, datetime
from zoneinfo import ZoneInfo

import pytest
from playwright.sync_api import Browser, expect

from tests.e2e.conftest import Visit, Watch, shown
from tests.e2e.driving import WORDS, click, expect_title, puzzle_on, said_by, solve_puzzle
from tutor.app.puzzles.titles import title_of


@pytest.mark.parametrize("zone", ["America/Los_Angeles", "Pacific/Kiritimati"])
def test_today_is_the_day_of_the_browsers_time_zone(server: str, chromium: Browser, zone: str) -> None:
    watch = Watch(server)
    context = chromium.new_context(timezone_id=zone, locale="en-GB")
    page = context.new_page()
    watch.page(page)
    before = datetime.now(UTC).astimezone(ZoneInfo(zone)).date()
    page.goto(f"{server}/puzzles?puzzle=today")
    shown(page)
    expect(page.get_by_role("heading", level=1)).to_contain_text("Puzzle of the day")
    days = {f"daily/jensen/{day}" for day in (before, datetime.now(UTC).astimezone(ZoneInfo(zone)).date())}
    assert said_by(page.url, "puzzle") in days
    context.close()
    assert watch.problems == []


@pytest.mark.main
def test_the_puzzle_of_the_day_is_found_solved_and_shared(visit: Visit) -> None:
    page = visit("/puzzles")
    click(page, "daily-link")
    expect(page.get_by_role("heading", level=1)).to_contain_text("Puzzle of the day")
    puzzle = puzzle_on(page)
    solve_puzzle(page, puzzle)
    other = visit(page.url.removeprefix(page.evaluate("location.origin")))
    expect_title(other, title_of(WORDS, puzzle))
    assert puzzle_on(other) == puzzle
