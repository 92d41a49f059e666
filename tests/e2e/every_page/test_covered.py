"""On a phone nothing covers the keys of a table, whatever is said above it, and however long the language is."""

import pytest
from playwright.sync_api import Page

from tests.e2e.conftest import Visit
from tests.e2e.driving import settle
from tests.e2e.looking import covered
from tutor.text.language import RELEASED

PHONE = {"width": 390, "height": 844, "touch": True}
_SHEET_AND_TABLE = """() => {
  const { shadowRoot } = [...document.querySelectorAll(".st-key-board *")].find((one) => one.shadowRoot)
  const bottom = (name) => shadowRoot.querySelector(name).getBoundingClientRect().bottom
  return [document.querySelector(".st-key-panel").getBoundingClientRect().top, bottom(".act"), bottom(".wood")]
}"""
_CORNERS = """() => {
  const { shadowRoot } = [...document.querySelectorAll(".st-key-board *")].find((one) => one.shadowRoot)
  return getComputedStyle(shadowRoot.querySelector(".wood")).borderBottomLeftRadius
}"""


def drawn(page: Page) -> None:
    """Wait until the table is drawn and the page is at rest."""
    page.locator(".seat").first.wait_for()
    settle(page)


@pytest.mark.parametrize("code", RELEASED)
def test_the_sheet_is_below_the_rail_at_home_and_under_a_message(look_at: Visit, code: str) -> None:
    for path in (f"/?lang={code}", f"/?lesson=no-such-lesson&lang={code}"):
        page = look_at(path, **PHONE)
        drawn(page)
        sheet, key, wood = page.evaluate(_SHEET_AND_TABLE)
        assert key < sheet, path
        assert wood <= sheet + 2, path


def test_a_message_takes_its_room_from_a_broad_table(look_at: Visit) -> None:
    page = look_at("/?lesson=no-such-lesson", height=800)
    drawn(page)
    _, _, wood = page.evaluate(_SHEET_AND_TABLE)
    ways = page.locator(".st-key-ways").bounding_box()
    assert ways is not None
    assert max(wood, ways["y"] + ways["height"]) <= 800


def test_a_play_is_guessed_and_stepped_over_by_keys_that_nothing_covers(look_at: Visit) -> None:
    page = look_at("/replay?ply=1&mode=guess", **PHONE)
    drawn(page)
    assert covered(page, ".st-key-steps, .st-key-guess-show") == []
    assert page.locator(".st-key-notes .st-key-replay-forward").count() == 0


def test_the_rail_is_round_where_no_steps_are_below_it(look_at: Visit) -> None:
    for path, corner in (("/replay?ply=14", "0px"), ("/replay?ply=14&mode=try", "34px")):
        page = look_at(path)
        drawn(page)
        assert page.evaluate(_CORNERS) == corner, path
