"""A board of no game that the tutor has: its zones are drawn and read out in order, its actions done as it says."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.conftest import Visit, serving
from tests.e2e.driving import expect_title
from tests.e2e.looking import violations

PAGE = Path(__file__).parent / "zones_page.py"
_MIDDLE = """() => [...document.querySelector("[data-drawn]").shadowRoot.querySelectorAll(".row > :not([hidden])")]
    .map((one) => [one.dataset.zone, one.getAttribute("aria-label") || one.textContent])"""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of the page."""
    with serving(tmp_path_factory.mktemp("zones"), page=PAGE) as address:
        yield address


def opened(visit: Visit) -> Page:
    """The page with its board."""
    page = visit()
    page.locator(".seat").first.wait_for()
    return page


def test_zones_are_drawn_in_their_order_and_read_out(visit: Visit) -> None:
    """Those of no one are in the middle, hands and piles with their seats."""
    page = opened(visit)
    assert page.evaluate(_MIDDLE) == [
        ["trick", "The trick"],
        ["stock", "The stock, 12 cards"],
        ["up", "Turned up"],
        ["pot", "In the pot: 9"],
    ]
    expect(page.locator(".empty")).to_have_text("Nothing is thrown away")
    expect(page.get_by_role("img", name="queen of spades")).to_be_visible()
    expect(page.get_by_role("group", name="The trick").locator(".badge")).to_have_text("Ben")
    ben = page.locator(".seat[data-place=top]")
    expect(ben.locator(".count")).to_have_text("5 cards")
    expect(ben.get_by_role("img", name="Pile of Ben")).to_be_visible()
    own = page.get_by_role("group", name="Your hand").get_by_role("button")
    assert [one.get_attribute("aria-label") for one in own.all()] == ["card KS", "card 9H"]
    assert violations(page) == []


def test_an_action_is_done_once_its_needs_are_met(visit: Visit) -> None:
    """What is missing is said; an action may ask for a choice, or need nothing."""
    page = opened(visit)
    status = page.locator(".status")
    page.get_by_role("button", name="Exchange").click(force=True)
    expect(status).to_have_text("Choose a card")
    page.get_by_role("button", name="card 9H").click()
    page.get_by_role("button", name="Exchange").click(force=True)
    expect(status).to_have_text("Choose what is turned up too")
    page.get_by_role("button", name="7 of diamonds").click()
    expect(status).to_have_text("card 9H \u00b7 7 of diamonds")
    page.get_by_role("button", name="Exchange").click()
    expect(page.locator(".question")).to_have_text("For what?")
    page.get_by_role("button", name="For a point").click()
    expect_title(page, "exchange c-9H u-7D points")
    page.get_by_role("button", name="Clear").click()
    page.get_by_role("button", name="Pass").click()
    expect_title(page, "pass  None")


def test_enter_does_what_is_meant_and_words_do_all(visit: Visit) -> None:
    """One card of the hand is selected at a time."""
    page = opened(visit)
    page.get_by_role("button", name="card KS").press("Enter")
    page.get_by_role("button", name="card 9H").press("Enter")
    expect(page.locator(".box[data-on]")).to_have_count(1)
    page.keyboard.press("Enter")
    expect_title(page, "follow c-9H None")
    page.get_by_test_id("stCheckbox").locator("label").click()
    fields = page.get_by_role("group", name="The board in words").get_by_role("group")
    expect(fields).to_have_count(2)
    expect(fields.nth(0)).to_have_accessible_name("Your hand")
    expect(fields.nth(1)).to_have_accessible_name("Turned up")
    fields.nth(0).get_by_role("radio", name="card KS").check()
    page.get_by_role("button", name="Follow").click()
    expect_title(page, "follow c-KS None")
