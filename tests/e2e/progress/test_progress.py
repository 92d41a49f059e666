"""What is solved is there after a reload and a restart; the Progress page reads files, fits, and knows the day."""

import json
import re
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from pathlib import Path
from uuid import uuid4
from zoneinfo import ZoneInfo

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tests.app.course import course_places
from tests.e2e.conftest import Visit, Watch, serving, shown
from tests.e2e.driving import (
    WORDS,
    button,
    click,
    expect_place,
    expect_said,
    expect_title,
    puzzle_on,
    settle,
    sideways,
    solve_by_mouse,
    unfold,
)
from tests.e2e.looking import DESK_AND_PHONE, violations
from tutor.app.base.library import library
from tutor.text.formats import day_words
from tutor.trainer.archive import write_archive
from tutor.trainer.attempts import Attempt, Outcome

FIRST, SECOND = course_places()[:2]
NOW = datetime.now(UTC).replace(hour=12)


def opened(chromium: Browser, address: str) -> Page:
    """A page of a new visitor."""
    page = chromium.new_page(reduced_motion="reduce")
    page.goto(address)
    return shown(page)


def expect_solved(page: Page, number: int) -> None:
    """The overview counts so many steps as solved."""
    text = WORDS("learn-overview-progress", solved=number, total=len(course_places()))
    expect(page.get_by_text(text)).to_be_visible()


def test_what_is_solved_is_there_after_a_reload_and_after_a_restart(
    tmp_path: Path, chromium: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    # The database is the one that no one has named: a file among the data of the user.
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
        page = opened(chromium, f"{address}/?view=course")
        expect_solved(page, 1)
        page.get_by_role("button", name=WORDS("learn-resume", title=SECOND.title), exact=True).click()
        expect_place(page, SECOND)
        page.close()


# -- the Progress page --------------------------------------------------------


def some_weeks() -> str:
    """A file in which someone has practised for some weeks, with much that is weak and due."""
    attempts = []
    for days, concept, variant, outcome in [
        *((days, "zwick", "jensen", Outcome.RIGHT) for days in (40, 30, 20, 10, 2)),
        *((days, "safe-lay", "jensen", Outcome.SHOWN) for days in (12, 11, 9, 5, 3)),
        *((days, "most-points", "french", Outcome.SHOWN) for days in (8, 7, 6, 4, 2)),
        *((days, "capture", "dietze", Outcome.RIGHT) for days in (15, 1)),
    ]:
        moment = NOW - timedelta(days=days)
        item_id = f"fresh/{variant}/{concept}/{days}"
        hints = 4 if outcome is Outcome.SHOWN else 0
        theme = "decoy" if concept == "most-points" else ""
        attempts.append(
            Attempt(uuid4(), moment, "x", item_id, concept, outcome, hints, 5000, variant, theme, mixed=True)
        )
    return write_archive(attempts, {"most_a_day": "4"}, NOW)


def choose_file(page: Page, name: str, data: str | bytes) -> None:
    """Choose a file on the Progress page, as the browser lets one choose, and have it read."""
    unfold(page, "progress-yours")
    old = page.get_by_test_id("stFileChipDeleteBtn").get_by_role("button")
    if old.count():
        old.click()
        expect(old).to_have_count(0)
        expect(button(page, "progress-import-button")).to_be_disabled()
    with page.expect_file_chooser() as choosing:
        page.get_by_test_id("stFileUploader").locator("button:visible").first.click()
    content = data.encode() if isinstance(data, str) else data
    choosing.value.set_files({"name": name, "mimeType": "application/json", "buffer": content})
    expect(button(page, "progress-import-button")).to_be_enabled()
    settle(page)
    # The run that follows the file may begin a moment later, and the button is drawn again by it.
    page.wait_for_timeout(500)
    settle(page)
    click(page, "progress-import-button")


def rows(page: Page) -> list[list[str]]:
    """The table of concepts."""
    unfold(page, "progress-rows")
    found = page.get_by_test_id("stTable").locator("tbody tr")
    expect(found.first).to_be_visible()
    return [[" ".join(cell.split()) for cell in row.locator("td").all_inner_texts()] for row in found.all()]


def chart(page: Page) -> Locator:
    """The plot, once it is drawn."""
    found = page.get_by_test_id("stVegaLiteChart").locator("svg, canvas").first
    expect(found).to_be_visible()
    return found


def test_a_large_file_can_be_read(visit: Visit) -> None:
    """What was saved after years of practice can be read again, although it is some megabytes large."""
    whole = json.loads(some_weeks())
    one = whole["attempts"][0]
    whole["attempts"] = [{**one, "id": str(uuid4())} for _ in range(9000)]
    data = json.dumps(whole, indent=1)
    assert len(data) > 2 * 2**20
    page = visit("/progress")
    choose_file(page, "large.json", data)
    expect_said(page, WORDS("progress-imported", new=9000, known=0))


def test_the_progress_page_can_be_used_by_everyone(visit: Visit) -> None:
    page = visit("/progress")
    assert violations(page, DESK_AND_PHONE) == []
    choose_file(page, "saved.json", some_weeks())
    expect_said(page, WORDS("progress-imported", new=17, known=0))
    unfold(page, "progress-settings")
    unfold(page, "progress-rows")
    chart(page)
    assert violations(page) == []


@pytest.mark.parametrize("width", [390, 768])
def test_the_progress_page_fits_its_width(visit: Visit, width: int) -> None:
    page = visit("/progress", width=width, height=844, touch=width < 500)
    choose_file(page, "saved.json", some_weeks())
    expect_said(page, WORDS("progress-imported", new=17, known=0))
    unfold(page, "progress-settings")
    chart(page)
    assert sideways(page) == 0


# -- the map ------------------------------------------------------------------


def stop(page: Page, name: str) -> Locator:
    """A place of the map, as a screen reader names it."""
    return page.get_by_role("listitem").filter(has=page.get_by_text(name, exact=True)).get_by_role("link")


def test_every_stop_is_a_link_in_a_list_to_where_it_is_learnt_or_practised(visit: Visit) -> None:
    page = visit("/progress")
    way = page.get_by_role("list", name=WORDS("map-way"))
    expect(way.get_by_role("listitem")).to_have_count(12)
    expect(way.get_by_role("link")).to_have_count(12)
    building = stop(page, WORDS("stop-building"))
    said = (WORDS("stop-building"), WORDS("map-not-yet"), WORDS("map-to-lesson"))
    expect(building).to_have_accessible_name(re.compile(r"{} ?: ?{} ?\. ?{}".format(*said)))
    building.focus()
    loads: list[str] = []
    page.on("domcontentloaded", lambda one: loads.append(one.url))
    page.keyboard.press("Enter")
    page.wait_for_url(lambda url: "lesson=05-building" in url)
    (lesson,) = [one for one in library().lessons if one.id == "lessons/05-building"]
    expect_title(shown(page), lesson.steps[0].entry.title)
    page.go_back()
    expect_title(shown(page), WORDS("progress-title"))
    choose_file(page, "saved.json", some_weeks())
    expect_said(page, WORDS("progress-imported", new=17, known=0))
    zwick = stop(page, WORDS("stop-zwick"))
    expect(zwick).to_contain_text(WORDS("map-sure"))
    zwick.click()
    page.wait_for_url(lambda url: "goal=zwick" in url)
    assert puzzle_on(shown(page)).goal.kind == "zwick"
    assert loads == [], "no way on the page loads all of it again"


@pytest.mark.parametrize("width", [390, 1280])
def test_the_way_goes_to_the_right_and_on_a_phone_down(look_at: Visit, width: int) -> None:
    page = look_at("/progress", width=width, height=844, touch=width < 500)
    first, second = (stop(page, WORDS(f"stop-{name}")).bounding_box() for name in ("first-catch", "sums"))
    assert first is not None
    assert second is not None
    down = second["y"] - first["y"] >= first["height"] - 1
    # The names of stops are broader than the way between them, and are higher and lower in turn.
    assert down if width < 500 else second["x"] - first["x"] >= 44
    assert min(first["height"], second["height"]) >= 44


@pytest.mark.parametrize(("zone", "day"), [("America/Los_Angeles", "yesterday"), ("Pacific/Auckland", "today")])
def test_days_are_those_of_the_visitor(server: str, chromium: Browser, zone: str, day: str) -> None:
    watch = Watch(server)
    context = chromium.new_context(timezone_id=zone, locale="en-GB")
    page = context.new_page()
    watch.page(page)
    page.goto(f"{server}/progress")
    here = datetime.now(ZoneInfo(zone))
    # The first moment of today there, or the last of yesterday.
    edge = here.replace(hour=0, minute=0, second=1) - timedelta(seconds=0 if day == "today" else 2)
    # There are bars from the third day on.
    moments = [edge.astimezone(UTC) - timedelta(days=ago) for ago in (2, 1, 0)]
    items = [(moment, f"fresh/jensen/zwick/{number}") for number, moment in enumerate(moments)]
    attempts = [Attempt(uuid4(), moment, "x", item_id, "zwick", Outcome.RIGHT) for moment, item_id in items]
    attempts = [replace(one, variant="jensen") for one in attempts]
    choose_file(shown(page), "saved.json", write_archive(attempts, {}, NOW))
    expect_said(page, WORDS("progress-imported", new=3, known=0))
    assert rows(page)[0][3] == WORDS(f"day-{day}")
    bars = page.get_by_test_id("stVegaLiteChart").first.locator(".mark-rect path")
    expect(bars.first).to_be_attached()
    tall = [one for one in bars.all() if ((one.bounding_box() or {}).get("height") or 0) > 10]
    assert len(tall) == 3
    max(tall, key=lambda bar: (bar.bounding_box() or {}).get("x", 0)).hover()
    expect(page.locator("#vg-tooltip-element")).to_contain_text(day_words(WORDS, edge.date()))
    context.close()
    assert watch.problems == []
