"""Room for a table and for what is said beside it: in low windows, on phones, on large screens, from play to play."""

from itertools import pairwise

import pytest
from playwright.sync_api import Page, expect

from tests.app.course import Place, course_places
from tests.e2e.conftest import Visit
from tests.e2e.driving import (
    WORDS,
    expect_board,
    expect_place,
    expect_said,
    fail_by_mouse,
    go,
    lesson_tasks,
    play_by_mouse,
    play_of,
    puzzle_tasks,
    settle,
    solve_by_mouse,
)
from tests.e2e.looking import covered
from tests.examples import some

LOW = [(844, 390), (667, 375), (640, 400)]
"""Phones on their side, and a window of 1280 by 800 pixels with everything twice as large."""

WITH_TABLE = ("/", "/?lesson=05-building&step=subtracting", "/puzzles")
STEP = lesson_tasks()[1]
SAID = ".st-key-text, .st-key-task, .st-key-said, .st-key-ways"

# The bounds of the cards in the middle, those of the own hand, and those of the first key.
BOUNDS = """() => {
  const { shadowRoot } = [...document.querySelectorAll(".st-key-board *")].find((one) => one.shadowRoot)
  const bounds = (name) => {
    const found = [...shadowRoot.querySelectorAll(name)].map((one) => one.getBoundingClientRect())
    return [Math.min(...found.map((one) => one.top)), Math.max(...found.map((one) => one.bottom))]
  }
  return [bounds(".middle .box"), bounds("[data-place=own] .cards .box"), bounds(".act")]
}"""


@pytest.mark.parametrize(("width", "height"), LOW)
def test_in_a_low_window_cards_hand_and_keys_are_seen_together(look_at: Visit, width: int, height: int) -> None:
    page = look_at("/", width=width, height=height)
    for path in WITH_TABLE:
        go(page, path)
        settle(page)
        middle, hand, keys = page.evaluate(BOUNDS)
        assert 44 <= middle[0] < middle[1] <= hand[0] < hand[1] <= keys[0] < keys[1] <= height, path
        assert covered(page, ".st-key-task") == []


@pytest.mark.parametrize("place", some(course_places(), 40), ids=lambda place: place.path)
def test_nothing_that_is_said_lies_behind_a_key(visit: Visit, place: Place) -> None:
    """At 1280 by 800 pixels, before an answer, after a wrong one and after the right one."""
    page = visit(place.path, height=800)
    expect_place(page, place)
    expect_all_seen(page)
    fail_by_mouse(page, place)
    expect_all_seen(page)
    solve_by_mouse(page, place)
    expect_all_seen(page)


@pytest.mark.parametrize("task", some(puzzle_tasks(), 40), ids=lambda task: task.path)
def test_nothing_that_is_said_of_a_puzzle_lies_behind_a_key(visit: Visit, task: Place) -> None:
    page = visit(task.path, height=800)
    expect_board(page, task.position)
    expect_all_seen(page)
    play_by_mouse(page, task.position, play_of(task, task.solutions[0]))
    expect_said(page, WORDS("feedback-title-right"))
    expect_all_seen(page)


def expect_all_seen(page: Page) -> None:
    """Expect that nothing covers what is said, that its keys are in the window, and that it can be read to its end."""
    settle(page)
    assert covered(page, SAID) == []
    for name in (".st-key-said", ".st-key-text"):
        box = page.locator(name)
        if box.count():
            box.evaluate("(one) => one.scrollTo(0, one.scrollHeight)")
            assert covered(page, SAID) == []
    assert page.locator(".st-key-ways").evaluate("(one) => one.getBoundingClientRect().bottom") <= 800


@pytest.mark.parametrize("code", ["en", "de", "fr"])
def test_on_a_phone_all_answers_and_the_key_that_gives_one_are_in_reach(look_at: Visit, code: str) -> None:
    page = look_at(
        f"/?lesson=05-building&step=a-fixed-value-stays-fixed&lang={code}", width=390, height=844, touch=True
    )
    settle(page)
    answers = page.locator(".st-key-answers")
    expect(answers.get_by_role("radio")).to_have_count(4)
    check = answers.get_by_role("button")
    bottom = page.locator(".st-key-ways").bounding_box()
    box = check.bounding_box()
    assert box is not None
    assert bottom is not None
    assert box["y"] + box["height"] <= bottom["y"]
    assert covered(page, ".st-key-answers") == []


def test_the_table_grows_with_the_window(look_at: Visit) -> None:
    page = look_at(STEP.path)
    sizes = []
    for width, height in ((1280, 800), (1920, 1080), (2560, 1440)):
        page.set_viewport_size({"width": width, "height": height})
        settle(page)
        wood = page.locator(".st-key-board .wood").bounding_box()
        card = page.locator(".st-key-board .middle .card").first.bounding_box()
        assert wood is not None
        assert card is not None
        assert height - 30 <= wood["y"] + wood["height"] <= height
        sizes.append((wood["width"], wood["height"], card["width"]))
    for smaller, larger in pairwise(sizes):
        assert all(less * 1.2 < more for less, more in zip(smaller, larger, strict=True)), sizes
