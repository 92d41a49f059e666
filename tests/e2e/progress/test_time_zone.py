"""The day of the schedule in the browser begins at midnight in its time zone."""

import os
from datetime import datetime
from pathlib import Path

from playwright.sync_api import Browser, expect

from tests.e2e.conftest import Watch, serving, shown
from tests.e2e.driving import WORDS, expect_said, settle


def set_clock(file: Path, moment: str) -> None:
    """Let it be a moment."""
    new = file.with_suffix(".new")
    new.write_text(datetime.fromisoformat(moment).isoformat())
    os.replace(new, file)  # noqa: PTH105


def test_what_fails_in_an_afternoon_by_the_pacific_is_due_at_midnight_there(tmp_path: Path, chromium: Browser) -> None:
    clock = tmp_path / "clock"
    set_clock(clock, "2027-03-01T15:00-08:00")
    with serving(tmp_path, clock=clock) as address:
        watch = Watch(address)
        context = chromium.new_context(timezone_id="America/Vancouver", locale="en-GB")
        page = context.new_page()
        watch.page(page)
        page.goto(f"{address}/puzzles?pick=fresh&variant=jensen&goal=zwick")
        shown(page)
        page.keyboard.press("s")
        expect_said(page, WORDS("hint-solution"))
        settle(page)
        for moment, said in (
            ("2027-03-01T16:30-08:00", WORDS("pick-nothing-due-until", day=WORDS("day-tomorrow"))),
            ("2027-03-01T23:59-08:00", WORDS("pick-nothing-due-until", day=WORDS("day-tomorrow"))),
            ("2027-03-02T00:01-08:00", WORDS("progress-due", number=1)),
        ):
            set_clock(clock, moment)
            page.goto(f"{address}/progress")
            shown(page)
            expect(page.get_by_text(said)).to_be_visible()
        context.close()
        assert watch.problems == []
