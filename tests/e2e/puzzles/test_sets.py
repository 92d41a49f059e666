"""Sets of puzzles in the browser: the star by finger, mouse and keys, the menu, and the last seven days."""

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.conftest import Visit
from tests.e2e.driving import WORDS, puzzle_on, said_by, settle, sideways
from tests.e2e.looking import violations


def star(page: Page, name: str) -> None:
    """Expect the star by what a screen reader says of it."""
    expect(page.get_by_role("button", name=WORDS(name), exact=True)).to_be_visible()


@pytest.mark.main
@pytest.mark.parametrize("size", [(1280, 800), (390, 844)], ids=["desk", "phone"])
def test_a_favourite_is_kept_by_mouse_finger_and_keys_and_comes_again(visit: Visit, size: tuple[int, int]) -> None:
    page = visit("/puzzles", width=size[0], height=size[1], touch=size[0] < 500)
    first = puzzle_on(page)
    star(page, "favourite-add")
    settle(page)
    button = page.locator(".st-key-star button")
    (button.tap if size[0] < 500 else button.click)()
    star(page, "favourite-remove")
    settle(page)
    expect(button).to_be_focused()
    page.keyboard.press("Enter")
    star(page, "favourite-add")
    settle(page)
    expect(button).to_be_focused()
    page.keyboard.press("Space")
    star(page, "favourite-remove")
    settle(page)
    box = button.bounding_box()
    assert box is not None
    assert min(box["width"], box["height"]) >= 44
    page.get_by_role("button", name=WORDS("puzzle-next")).click()
    settle(page)
    page.locator("[class*=st-key-sets-] button").first.click()
    page.locator(".st-key-set-favourites button").click()
    page.wait_for_url(lambda url: said_by(url, "pick") == "favourites" and said_by(url, "puzzle") == first.id)
    settle(page)
    assert puzzle_on(page) == first
    expect(page.locator(".st-key-set-favourites")).to_be_hidden()
    assert sideways(page) == 0
    assert violations(page) == []


@pytest.mark.parametrize("size", [(1280, 800), (390, 844)], ids=["desk", "phone"])
def test_the_last_seven_days_are_one_line_for_a_finger(visit: Visit, size: tuple[int, int]) -> None:
    page = visit("/puzzles?puzzle=today", width=size[0], height=size[1])
    settle(page)
    days = page.locator(".st-key-week button:visible")
    expect(days).to_have_count(7)
    boxes = [box for box in (day.bounding_box() for day in days.all()) if box is not None]
    assert len({box["y"] for box in boxes}) == 1
    assert min(min(box["width"], box["height"]) for box in boxes) >= 44
    assert sideways(page) == 0
    before = puzzle_on(page)
    days.nth(5).click()
    settle(page)
    assert puzzle_on(page) != before
