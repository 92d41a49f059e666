"""A month of practice in the browser, day by day: concepts come back when they should, and nothing is lost."""

import os
from collections import Counter
from datetime import UTC, date, datetime, timedelta
from pathlib import Path
from typing import NamedTuple

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.app.playing import failing, solving
from tests.e2e.conftest import Watch, serving, shown
from tests.e2e.driving import (
    WORDS,
    expect_said,
    expect_title,
    fail_puzzle,
    load,
    next_puzzle,
    puzzle_on,
    setting_name,
    settle,
    solve_puzzle,
    unfold,
)
from tutor.app.base.local_day import relative_day
from tutor.catalogue.exercises import Puzzle

FIRST_DAY = date(2027, 3, 1)
LONGEST, A_DAY = 7, 2
# The concepts in the order in which they are met, with the day, and how each of their exercises goes: clean, with a
# hint, with a wrong try, or given up. When all of that has happened they are clean.
PLANS = {
    "zwick": (0, ["clean"]),
    "capture": (0, ["given up", "given up", "clean"]),
    "most-cards": (1, ["hint", "wrong", "clean"]),
}
# No one is there on these days, so that more comes together than a day has room for.
AWAY = range(8, 13)
RELOADED = 5
# Of the days on which nothing is due these are looked at.
LOOKED_AT = 5


class Row(NamedTuple):
    """A row of the table of concepts: its level, and the day on which the concept comes back, None if that is now."""

    level: str
    back: date | None


class Month:
    """What a learner has done, reckoned here independently: by concept the days of its exercises, and how they went."""

    def __init__(self) -> None:
        self.done: dict[str, list[tuple[date, str]]] = {concept: [] for concept in PLANS}

    def how(self, concept: str) -> str:
        """How the next exercise of a concept goes."""
        plan = PLANS[concept][1]
        number = len(self.done[concept])
        return plan[number] if number < len(plan) else "clean"

    def level(self, concept: str) -> str:
        """Learnt when solved once, settled when clean six days later, sure when clean again; no one falls back."""
        level, learnt = "new", None
        for day, how in self.done[concept]:
            if level == "new" and how != "given up":
                level, learnt = "learnt", day
            elif level == "learnt" and how == "clean" and learnt is not None and day - learnt >= timedelta(days=6):
                level = "settled"
            elif level == "settled" and how == "clean":
                level = "sure"
        return level


def set_clock(file: Path, day: date) -> None:
    """Let it be the morning of a day."""
    new = file.with_suffix(".new")
    new.write_text(datetime(day.year, day.month, day.day, 9, tzinfo=UTC).isoformat())
    os.replace(new, file)  # noqa: PTH105


def day_said(day: date, today: date) -> str:
    """A day in words, as the page says it on another."""
    moment, now = (datetime(one.year, one.month, one.day, 9, tzinfo=UTC) for one in (day, today))
    return relative_day(WORDS, moment, now, UTC)


def name_of(concept: str) -> str:
    """The name of a concept on the page."""
    return WORDS(f"concept-{concept}")


def to_progress(page: Page) -> None:
    """Go to the Progress page, or look at it again."""
    page.get_by_role("link", name=WORDS("nav-progress"), exact=True).click()
    expect_title(page, WORDS("progress-title"))
    settle(page)


def table(page: Page, today: date) -> dict[str, Row]:
    """The table of concepts on a day."""
    unfold(page, "progress-rows")
    days = {day_said(day, today): day for day in (today + timedelta(days=number) for number in range(1, 14))}
    concepts = {name_of(concept): concept for concept in PLANS}
    levels = {WORDS(f"level-{level}"): level for level in ("new", "learnt", "settled", "sure")}
    cells = page.get_by_test_id("stTable").locator("tbody td")
    expect(cells.first).to_be_visible()
    texts = [" ".join(text.split()) for text in cells.all_inner_texts()]
    rows = {}
    for _, concept, level, _, back in zip(*[iter(texts)] * 5, strict=True):
        # The page of the day before, which is shown until the new one comes, may name other days.
        day = None if back == WORDS("progress-due-now") else days.get(back, date.max)
        rows[concepts[concept]] = Row(levels[level], day)
    return rows


def expect_table(page: Page, month: Month, promised: dict[str, date], today: date) -> None:
    """The table has every concept at its level, and due on the day that was promised."""
    wanted = {concept: Row(month.level(concept), day if day > today else None) for concept, day in promised.items()}
    for _ in range(100):
        if table(page, today) == wanted:
            return
        # The page of the day before is shown until the new one comes.
        page.wait_for_timeout(50)
    assert table(page, today) == wanted, today


def practise(page: Page, puzzle: Puzzle, how: str) -> None:
    """Do an exercise as it goes."""
    if how == "given up":
        page.keyboard.press("s")
        expect_said(page, WORDS("hint-solution"))
        settle(page)
        return
    if how == "hint":
        page.keyboard.press("h")
        expect_said(page, WORDS("hint-title", number=1))
        settle(page)
    elif how == "wrong":
        assert failing(puzzle) != solving(puzzle)
        fail_puzzle(page, puzzle)
    solve_puzzle(page, puzzle)


def meet(page: Page, concept: str, month: Month, today: date) -> None:
    """Do the first exercise of a concept, chosen by it."""
    load(page, f"/puzzles?pick=fresh&variant=jensen&goal={concept}")
    puzzle = puzzle_on(page)
    assert puzzle.goal.kind == concept
    practise(page, puzzle, month.how(concept))
    month.done[concept].append((today, month.how(concept)))


def review(page: Page, month: Month, waiting: set[str], today: date) -> None:
    """Practise what is due until nothing is, or the day is full."""
    number = min(A_DAY, len(waiting))
    expect(page.get_by_text(WORDS("progress-due", number=number))).to_be_visible()
    page.get_by_role("button", name=WORDS("help-due")).click()
    page.wait_for_url(lambda url: "pick=due" in url)
    puzzle = puzzle_on(page)
    met = []
    for left in range(number, 0, -1):
        expect(page.get_by_text(WORDS("pick-due", due=left), exact=True)).to_be_visible()
        concept = puzzle.goal.kind
        assert concept in waiting - set(met), "what is due comes once a day"
        met.append(concept)
        practise(page, puzzle, month.how(concept))
        month.done[concept].append((today, month.how(concept)))
        if left > 1:
            puzzle = next_puzzle(page)
    expect(page.get_by_text(WORDS("pick-due", due=0), exact=True)).to_be_visible()


def one_day(page: Page, month: Month, promised: dict[str, date], today: date) -> dict[str, date]:
    """Look what is due, practise it, and see what is promised then."""
    to_progress(page)
    expect_table(page, month, promised, today)
    waiting = {concept for concept, day in promised.items() if day <= today}
    if not waiting:
        rows = {concept: Row(month.level(concept), day) for concept, day in promised.items()}
    else:
        review(page, month, waiting, today)
        to_progress(page)
        rows = table(page, today)
    assert {concept: row.level for concept, row in rows.items()} == {one: month.level(one) for one in promised}
    now = {concept: row.back or promised[concept] for concept, row in rows.items()}
    for concept, done in month.done.items():
        if done and done[-1][0] == today:
            assert timedelta(days=1) <= now[concept] - today <= timedelta(days=LONGEST), concept
    # What the day had no room for comes tomorrow.
    following = max(min(now.values()), today + timedelta(days=1))
    expect(page.get_by_text(WORDS("pick-nothing-due-until", day=day_said(following, today)))).to_be_visible()
    return now


def choose_settings(page: Page, address: str) -> None:
    """Let concepts come back within a week, two of them a day."""
    page.goto(f"{address}/progress")
    shown(page)
    page.get_by_text(WORDS("progress-settings"), exact=True).click()
    for name, number in (("most_days", LONGEST), ("most_a_day", A_DAY)):
        field = page.get_by_role("spinbutton", name=setting_name(name))
        field.fill(str(number))
        field.press("Enter")
        settle(page)


@pytest.mark.long
@pytest.mark.parametrize(("number", "restarted"), [(8, 4), (30, 15)])
def test_days_of_practice(tmp_path: Path, chromium: Browser, number: int, restarted: int) -> None:
    """A week and a month; the tutor is started again in the middle."""
    month, clock = Month(), tmp_path / "clock"
    promised: dict[str, date] = {}
    set_clock(clock, FIRST_DAY)
    for days in (range(restarted), range(restarted, number)):
        with serving(tmp_path, clock=clock) as address:
            watch = Watch(address)
            page = chromium.new_page(viewport={"width": 1280, "height": 1000}, reduced_motion="reduce")
            watch.page(page)
            if not promised:
                choose_settings(page, address)
            page.goto(f"{address}/progress")
            shown(page)
            promised = some_days(page, clock, days, month, promised)
            page.close()
            assert watch.problems == []
    levels = {concept: month.level(concept) for concept in PLANS}
    reviews = Counter(day for done in month.done.values() for day, _ in done[1:])
    if number < AWAY.stop:
        assert set(levels.values()) >= {"learnt"}, month.done
        assert reviews.total() > 2
        return
    assert levels == dict.fromkeys(PLANS, "sure"), month.done
    assert max(reviews.values()) == A_DAY
    assert reviews.total() > 9


def some_days(page: Page, clock: Path, days: range, month: Month, promised: dict[str, date]) -> dict[str, date]:
    """Let some days go by; what is promised for the concepts then."""
    for number in days:
        if number in AWAY:
            continue
        today = FIRST_DAY + timedelta(days=number)
        set_clock(clock, today)
        new = [concept for concept, (first, _) in PLANS.items() if first == number]
        if not new and number % LOOKED_AT and min(promised.values()) > today:
            continue
        for concept in new:
            meet(page, concept, month, today)
        if new:
            to_progress(page)
            promised = {**{one: row.back for one, row in table(page, today).items() if row.back}, **promised}
        promised = one_day(page, month, promised, today)
        if number == RELOADED:
            page.reload()
            expect_table(page, month, promised, today)
    return promised
