"""Every page as a visitor meets it: phone and desk, light and dark, read out, reloaded, shared and gone back from."""

import re

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.app.course import Place, course_places
from tests.e2e.conftest import Visit, shown
from tests.e2e.driving import (
    WORDS,
    Task,
    click,
    deselect,
    expect_board,
    expect_place,
    expect_said,
    expect_title,
    fail_by_mouse,
    fresh_puzzle,
    go,
    lesson_tasks,
    play_by_mouse,
    play_of,
    puzzle_on,
    puzzle_task,
    puzzle_tasks,
    sample_game,
    settle,
    sideways,
    solve_by_mouse,
    verdict,
)
from tests.e2e.looking import DESK_AND_PHONE, expect_headings, ground, violations
from tests.examples import some
from tutor.app.base.library import library

STEPS, PUZZLES = lesson_tasks(), puzzle_tasks()
FRESH = puzzle_task(fresh_puzzle("zwick-in-two", "french"))
RULE = library().sections[0].rules[0].slug
END = len(sample_game().plies) + 1


@pytest.mark.parametrize("width", [390, 768])
def test_nothing_scrolls_sideways(look_at: Visit, width: int) -> None:
    page = look_at("/", width=width, height=844, touch=width < 500)
    for path in (
        "/",
        "/?view=course",
        "/?path=tonight&step=14",
        "/?path=tonight&step=15",
        "/play",
        "/progress",
        "/rules",
        "/replay?ply=0",
        "/replay?ply=1",
        "/replay?ply=40",
        f"/replay?ply={END}",
    ):
        go(page, path)
        assert sideways(page) == 0, path


# -- everyone can use it -----------------------------------------------------


def test_every_page_has_one_title_and_no_heading_is_of_a_level_without_the_one_above(look_at: Visit) -> None:
    """Those of which a picture is made are looked at there."""
    page = look_at("/replay?ply=3&mode=guess")
    expect_headings(page)
    for path in (f"/rules?rule={RULE}", "/puzzles?variant=french&goal=joker-build&difficulty=5"):
        go(page, path)
        expect_headings(page)


def one_each() -> list[Place]:
    """A step for each way of answering: plays, all captures, and the controls of questions."""
    found: dict[str, Place] = {}
    for place in course_places():
        question = place.step.question
        way = "play" if question is None else question.way.value
        if place.step.goal.kind in ("find-all", "pile"):
            way = place.step.goal.kind
        found.setdefault(way, place)
    return list(found.values())


@pytest.mark.parametrize("place", some(one_each(), 3), ids=lambda place: place.step.goal.kind)
def test_an_exercise_can_be_used_by_everyone(visit: Visit, place: Place) -> None:
    page = visit(place.path)
    expect_place(page, place)
    fail_by_mouse(page, place, clear=False)
    click(page, "learn-hint")
    expect_said(page, WORDS("hint-title", number=1))
    assert violations(page, DESK_AND_PHONE) == []
    if place.step.question is None:
        deselect(page)
    settle(page)
    solve_by_mouse(page, place)
    for more in page.get_by_test_id("stExpander").all():
        more.locator("summary").click()
    assert violations(page, DESK_AND_PHONE) == []


def test_the_overview_and_the_replay_can_be_used_by_everyone(look_at: Visit) -> None:
    page = look_at("/?view=course")
    assert violations(page) == []
    for path in ("/replay?ply=1", f"/replay?ply={END}"):
        go(page, path)
        assert violations(page, DESK_AND_PHONE) == [], path


def test_the_solution_can_be_read_by_everyone(visit: Visit) -> None:
    page = visit(PUZZLES[0].path)
    expect_board(page, PUZZLES[0].position)
    click(page, "learn-show")
    expect_said(page, WORDS("hint-solution"))
    assert violations(page) == []


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_the_pages_follow_the_scheme(visit: Visit, scheme: str) -> None:
    page = visit("/", scheme=scheme)
    assert (ground(page) > 200) == (scheme == "light")


def test_the_page_has_our_title_and_language(look_at: Visit) -> None:
    page = look_at("/")
    expect(page).to_have_title(f"{WORDS('nav-learn')} · {WORDS('app-title')}")
    assert page.locator("html").get_attribute("lang") == "en"


@pytest.mark.parametrize("task", [STEPS[4], PUZZLES[6], FRESH], ids=["learn", "puzzles", "fresh"])
def test_an_address_can_be_shared_and_reloaded(visit: Visit, task: Task) -> None:
    page = visit(task.path)
    expect_title(page, task.title)
    expect_board(page, task.position)
    page.reload()
    expect_title(page, task.title)
    expect_board(page, task.position)


@pytest.mark.main
def test_a_tour_of_the_pages_keeps_what_is_solved(visit: Visit) -> None:
    page = visit(STEPS[2].path)
    play = play_of(STEPS[2], STEPS[2].solutions[0])
    play_by_mouse(page, STEPS[2].position, play)
    expect_said(page, WORDS("feedback-title-right"))
    page.get_by_role("link", name=WORDS("nav-puzzles")).click()
    puzzle_on(page)
    page.get_by_role("link", name=WORDS("nav-replay")).click()
    expect_title(page, WORDS("replay-start"))
    page.get_by_role("link", name=WORDS("nav-progress"), exact=True).click()
    expect_title(page, WORDS("progress-title"))
    expect(page.get_by_test_id("stMetric").first).to_have_text(re.compile("1$"))
    page.get_by_role("link", name=WORDS("nav-learn"), exact=True).click()
    page.get_by_role("link", name=WORDS("home-course"), exact=True).click()
    expect_title(page, WORDS("learn-overview"))
    expect(page.get_by_text(WORDS("learn-overview-progress", solved=1, total=len(course_places())))).to_be_visible()


def test_an_address_cannot_put_links_or_pictures_on_the_page(look_at: Visit) -> None:
    page = look_at("/?lesson=02-taking-cards&step=https://evil.example+www.evil.example+:material/home:+a@evil.example")
    expect_said(page, "evil.example")
    expect(verdict(page).locator("a, img, [role=img]")).to_have_count(0)


@pytest.mark.parametrize("path", ["/replay?ply=3", "/rules?view=position"])
def test_the_first_visit_after_a_start_may_go_to_any_page(fresh_server: str, chromium: Browser, path: str) -> None:
    """To a step, a puzzle and the Progress page go the first visits of other tests that start a tutor."""
    page = chromium.new_page()
    try:
        page.goto(fresh_server + path)
        shown(page)
        expect(page.get_by_role("link", name=WORDS("nav-learn"), exact=True)).to_be_visible()
        expect(page.locator("[data-testid=stSidebar]")).to_have_count(0)
    finally:
        page.close()


def test_back_stops_only_where_the_visitor_has_been(visit: Visit) -> None:
    """Streamlit makes a step of the history of each part by which a page completes its address."""
    page = visit("/")
    names = ("nav-learn", "nav-puzzles", "nav-replay", "nav-rules")
    seen = []
    for name in names:
        page.get_by_role("link", name=WORDS(name), exact=True).click()
        expect_page(page, name)
        seen.append(page.url)
    for name, url in reversed([*zip(names[:-1], seen, strict=False)]):
        page.go_back()
        expect_page(page, name)
        expect(page).to_have_url(url)


def expect_page(page: Page, name: str) -> None:
    """The page is shown, drawn to its end."""
    expect(page.get_by_role("link", name=WORDS(name), exact=True)).to_have_attribute("aria-current", "page")
    settle(page)
