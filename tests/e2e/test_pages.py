"""Every page as a visitor meets it: phone and desk, light and dark, read out, reloaded, shared and gone back from."""

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, Page, expect

from tests.e2e.conftest import Visit
from tests.e2e.driving import (
    WORDS,
    Task,
    expect_board,
    expect_said,
    expect_title,
    go,
    lesson_tasks,
    move_of,
    play_by_mouse,
    puzzle_tasks,
    sample_game,
    sideways,
    verdict,
)

STEPS, PUZZLES = lesson_tasks(), puzzle_tasks()
END = len(sample_game().plies) + 1
PLACES = [STEPS[0].path, PUZZLES[-1].path, "/replay?ply=0", "/replay?ply=1", "/replay?ply=40", f"/replay?ply={END}"]


@pytest.mark.parametrize("width", [390, 768])
def test_nothing_scrolls_sideways(visit: Visit, width: int) -> None:
    page = visit("/", width=width, height=844, touch=width < 500)
    for path in PLACES:
        go(page, path)
        page.wait_for_timeout(200)
        assert sideways(page) == 0, path


def test_nothing_scrolls_sideways_in_any_exercise_on_a_phone(visit: Visit) -> None:
    page = visit("/", width=390, height=844)
    for tasks, forward in ((STEPS, "learn-next"), (PUZZLES, "puzzle-next")):
        for number, task in enumerate(tasks):
            expect_title(page, task.title)
            expect_board(page, task.position)
            assert sideways(page) == 0, task.path
            if number + 1 < len(tasks):
                page.get_by_role("button", name=WORDS(forward), exact=True).click()
        if tasks is STEPS:
            page.get_by_role("link", name=WORDS("learn-to-puzzles")).click()


def violations(page: Page) -> list[str]:
    """What axe finds, with where it is."""
    page.wait_for_timeout(300)
    found = Axe().run(page).response["violations"]
    return [f"{one['id']}: {node['target']} {node['html'][:120]}" for one in found for node in one["nodes"]]


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("width", [1280, 390])
@pytest.mark.parametrize("task", [STEPS[0], PUZZLES[-1]], ids=["learn", "puzzles"])
def test_an_exercise_can_be_used_by_everybody(visit: Visit, task: Task, width: int, scheme: str) -> None:
    page = visit(task.path, width=width, height=844, scheme=scheme)
    expect_board(page, task.position)
    assert violations(page) == []
    play_by_mouse(page, task.position, move_of(task, task.wrong[0]))
    expect(verdict(page)).to_be_visible()
    assert violations(page) == []
    play_by_mouse_again(page, task)
    assert violations(page) == []
    page.get_by_role("button", name=WORDS("learn-show"), exact=True).click()
    expect_said(page, WORDS("puzzle-solution"))
    assert violations(page) == []


def play_by_mouse_again(page: Page, task: Task) -> None:
    """After a wrong try: start again and play the solution."""
    page.get_by_role("button", name=WORDS("learn-again"), exact=True).click()
    expect(verdict(page)).to_have_count(0)
    play_by_mouse(page, task.position, move_of(task, task.solutions[0]))
    expect_said(page, WORDS("feedback-title-right"))


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("width", [1280, 390])
def test_the_replay_can_be_used_by_everybody(visit: Visit, width: int, scheme: str) -> None:
    page = visit("/replay?ply=1", width=width, height=844, scheme=scheme)
    assert violations(page) == []
    go(page, f"/replay?ply={END}")
    assert violations(page) == []


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_the_pages_follow_the_scheme(visit: Visit, scheme: str) -> None:
    page = visit("/", scheme=scheme)
    ground = page.locator("[data-testid=stApp]").evaluate("(one) => getComputedStyle(one).backgroundColor")
    red = int(ground.removeprefix("rgb(").split(",")[0])
    assert (red > 200) == (scheme == "light"), ground


def test_the_page_has_our_title_and_language(visit: Visit) -> None:
    page = visit("/")
    expect(page).to_have_title(f"{WORDS('nav-learn')} · {WORDS('app-title')}")
    assert page.locator("html").get_attribute("lang") == "en"


@pytest.mark.parametrize("task", [STEPS[4], PUZZLES[6]], ids=["learn", "puzzles"])
def test_an_address_can_be_shared_and_reloaded(visit: Visit, task: Task) -> None:
    page = visit(task.path)
    expect_title(page, task.title)
    expect_board(page, task.position)
    page.reload()
    expect_title(page, task.title)
    expect_board(page, task.position)


def test_the_address_follows_and_a_reload_keeps_the_place(visit: Visit) -> None:
    page = visit("/")
    page.get_by_role("button", name=WORDS("learn-next"), exact=True).click()
    expect_title(page, STEPS[1].title)
    page.wait_for_url(f"**{STEPS[1].path}")
    page.reload()
    expect_title(page, STEPS[1].title)


def test_back_and_forward_of_the_browser(visit: Visit) -> None:
    page = visit("/")
    for step in STEPS[1:3]:
        page.get_by_role("button", name=WORDS("learn-next"), exact=True).click()
        expect_title(page, step.title)
        page.wait_for_url(f"**{step.path}")
    page.go_back()
    expect_title(page, STEPS[1].title)
    expect_board(page, STEPS[1].position)
    page.go_back()
    expect_title(page, STEPS[0].title)
    page.go_forward()
    expect_title(page, STEPS[1].title)
    expect_board(page, STEPS[1].position)


def test_a_tour_of_the_pages_keeps_the_place_and_what_is_solved(visit: Visit) -> None:
    page = visit(STEPS[2].path)
    move = move_of(STEPS[2], STEPS[2].solutions[0])
    play_by_mouse(page, STEPS[2].position, move)
    expect_said(page, WORDS("feedback-title-right"))
    page.get_by_role("link", name=WORDS("nav-puzzles")).click()
    expect_title(page, PUZZLES[0].title)
    expect_board(page, PUZZLES[0].position)
    page.get_by_role("link", name=WORDS("nav-replay")).click()
    expect_title(page, WORDS("replay-start"))
    page.get_by_role("link", name=WORDS("nav-learn")).click()
    expect_title(page, STEPS[2].title)
    expect_said(page, WORDS("feedback-title-right"))
    expect(page.get_by_text("1 solved")).to_be_visible()


def test_a_step_and_a_puzzle_can_be_chosen_from_the_list(visit: Visit) -> None:
    page = visit("/")
    for tasks, link in ((STEPS, None), (PUZZLES, "nav-puzzles")):
        if link is not None:
            page.get_by_role("link", name=WORDS(link)).click()
        expect_title(page, tasks[0].title)
        page.get_by_role("combobox").click()
        page.get_by_role("option", name=tasks[5].title).click()
        expect_title(page, tasks[5].title)
        expect_board(page, tasks[5].position)


def test_an_address_that_names_nothing_is_told_and_leads_on(visit: Visit) -> None:
    page = visit("/?step=no-such-step")
    expect_said(page, WORDS("address-unknown", id="no-such-step"))
    expect_board(page, STEPS[0].position)


def test_an_address_cannot_put_links_or_pictures_on_the_page(visit: Visit) -> None:
    page = visit("/?step=https://evil.example+www.evil.example+:material/home:+a@evil.example")
    expect_said(page, "evil.example")
    expect(verdict(page).locator("a, img, [role=img]")).to_have_count(0)


@pytest.mark.parametrize("path", [PUZZLES[1].path, "/replay?ply=3"])
def test_the_first_visit_after_a_start_may_go_to_any_page(fresh_server: str, chromium: Browser, path: str) -> None:
    page = chromium.new_page()
    try:
        page.goto(fresh_server + path)
        page.locator(".zb").wait_for()
        expect(page.get_by_role("link", name=WORDS("nav-learn"), exact=True)).to_be_visible()
        expect(page.locator("[data-testid=stSidebar]")).to_have_count(0)
    finally:
        page.close()
