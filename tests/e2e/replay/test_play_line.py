"""The line of plays and the piles in the browser, on a page with nothing else."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.e2e.conftest import Visit, Visitors, serving, visiting
from tests.e2e.driving import expect_title, sideways
from tests.e2e.looking import violations

PAGE = Path(__file__).parent / "plays_page.py"
END = 49
_FOCUSED = """() => {
  let one = document.activeElement
  while (one && one.shadowRoot && one.shadowRoot.activeElement) one = one.shadowRoot.activeElement
  return one && one.getAttribute("aria-label")
}"""
_SCROLLED = "document.querySelector('[data-testid=stMain]').scrollTop"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of the page."""
    with serving(tmp_path_factory.mktemp("plays"), page=PAGE) as address:
        yield address


@pytest.fixture(scope="module")
def still(server: str, visitors: Visitors) -> Iterator[Page]:
    """The page as it is opened, for those who only look."""
    with visiting(server, visitors) as visit:
        page = visit()
        cell(page, 1).wait_for()
        page.locator(".seat").first.wait_for()
        yield page


@pytest.fixture
def opened(visit: Visit) -> Visit:
    """Opens the page and waits for the sheet."""

    def open_page(**how: int) -> Page:
        page = visit(**how)
        cell(page, 1).wait_for()
        page.locator(".seat").first.wait_for()
        return page

    return open_page


def cell(page: Page, ply: int) -> Locator:
    """The button of a play."""
    return page.locator(f".play[data-ply='{ply}']")


def expect_at(page: Page, ply: int) -> None:
    """The page, the lit mark and the only tab stop are at a play, which is in view beside the names."""
    expect_title(page, f"Play {ply}")
    expect(page.locator(".play[aria-current=step]")).to_have_attribute("data-ply", str(ply))
    expect(page.locator(".play[tabindex='0']")).to_have_attribute("data-ply", str(ply))
    frame, box = page.locator(".scroll").bounding_box(), cell(page, ply).bounding_box()
    names = page.locator("thead th").first.bounding_box()
    assert frame is not None
    assert box is not None
    assert names is not None
    assert names["x"] + names["width"] <= box["x"] + 1
    assert box["x"] + box["width"] <= frame["x"] + frame["width"] + 1
    assert box["y"] + box["height"] <= frame["y"] + frame["height"] + 1


def test_a_play_is_chosen_with_the_mouse(opened: Visit) -> None:
    """A click goes to the play, however often and wherever."""
    page = opened()
    expect_at(page, 1)
    for ply in (6, 0, 6, 21):
        cell(page, ply).click()
        expect_at(page, ply)


@pytest.mark.parametrize("key", ["Enter", " "])
def test_a_play_is_chosen_with_the_keyboard(opened: Visit, key: str) -> None:
    """A play that has focus is a button like any other."""
    page = opened()
    cell(page, 10).focus()
    page.keyboard.press(key)
    expect_at(page, 10)
    assert page.evaluate(_FOCUSED) == "play 10; it is a missed"


def test_the_keys_of_the_page_work_within_the_sheet_and_focus_goes_along(opened: Visit) -> None:
    """Arrows, Home and End move the page, and the page itself never scrolls."""
    page = opened(height=600)
    cell(page, 8).click()
    expect_at(page, 8)
    page.evaluate(f"{_SCROLLED} = 60")
    for key, ply in (("ArrowRight", 9), ("ArrowRight", 10), ("ArrowLeft", 9), ("End", END), ("Home", 0)):
        page.keyboard.press(key)
        expect_at(page, ply)
        assert page.evaluate(_FOCUSED) == cell(page, ply).get_attribute("aria-label")
        assert page.evaluate(_SCROLLED) == 60


def test_focus_that_is_elsewhere_stays_there(opened: Visit) -> None:
    """The sheet follows the page in silence."""
    page = opened()
    button = page.get_by_role("button", name="Forward")
    button.click()
    expect_at(page, 2)
    expect(button).to_be_focused()


def test_every_sign_is_said_and_explained(still: Page) -> None:
    """A sign belongs to the name of its play, and its meaning is below the sheet."""
    for ply, sign in ((5, "zwick"), (10, "missed"), (15, "joker"), (20, "note")):
        expect(cell(still, ply)).to_have_accessible_name(f"play {ply}; it is a {sign}")
        drawn = ("mark", "data-kind") if sign == "zwick" else ("sign", "data-sign")
        expect(cell(still, ply).locator(f".{drawn[0]}")).to_have_attribute(drawn[1], sign)
    explained = ["takes", "builds", "lays", "a note", "a Zwick", "missed", "a joker"]
    expect(still.locator(".zp .legend li")).to_have_text(explained)


def test_each_kind_of_play_has_a_mark(still: Page) -> None:
    for ply, kind in ((1, "build"), (2, "lay"), (3, "take"), (4, "build")):
        expect(cell(still, ply).locator(".mark")).to_have_attribute("data-kind", kind)


def test_lanes_go_from_left_to_right_and_down_from_seat_to_seat(still: Page) -> None:
    still.set_viewport_size({"width": 1280, "height": 844})
    boxes = [cell(still, ply).locator(".mark").bounding_box() for ply in range(1, 39)]
    places = [(box["x"], box["y"]) for box in boxes if box is not None]
    assert len(places) == 38
    assert places == sorted(places)
    assert len({round(y) for _, y in places}) == 4


def test_a_play_that_is_pointed_at_is_said_below(opened: Visit) -> None:
    page = opened()
    cell(page, 6).hover()
    expect(page.locator(".pointed")).to_have_text("play 6")


def test_a_hidden_play_shows_its_number_only(still: Page) -> None:
    """What is to be guessed is not to be seen."""
    expect(cell(still, 39).locator(".mark")).to_be_visible()
    expect(cell(still, 40)).to_have_text("40")
    expect(cell(still, 40).locator(".mark")).to_be_hidden()
    expect(cell(still, 40).locator(".sign")).to_have_count(0)


def test_the_sheet_is_a_table_of_seats_and_deals(still: Page) -> None:
    """Columns are seats, deals have headings, and a seat without a card has an empty place."""
    heads = still.get_by_role("table", name="Plays").get_by_role("columnheader")
    expect(heads).to_have_text(["Ann", "Ben", "Cem", "Dora"])
    expect(still.locator(".title th")).to_have_text(["Deal 1", "Deal 2"])
    expect(still.locator(".play")).to_have_count(49)
    expect(still.locator("td:empty")).to_have_count(1)


def test_a_pile_is_described_and_marks_zwicks_with_cards(still: Page) -> None:
    """A player who has won nothing has no pile, and no more cards are drawn than fit."""
    expect(still.get_by_role("img", name="pile of Ann")).to_have_count(0)
    expect(still.get_by_role("img", name="pile of Ben").locator(".marker .card")).to_have_count(4)
    expect(still.get_by_role("img", name="pile of Cem").locator(".marker .card")).to_have_count(6)


@pytest.mark.parametrize("width", [390, 768, 1280])
def test_nothing_scrolls_sideways_or_is_outside(still: Page, width: int) -> None:
    """The lanes scroll by themselves where they need more room, and a pile is within its seat."""
    still.set_viewport_size({"width": width, "height": 844})
    expect_at(still, 1)
    assert sideways(still) == 0
    beyond_lanes = still.locator(".scroll").evaluate("(one) => one.scrollWidth - one.clientWidth")
    assert beyond_lanes == 0 or width == 390
    beyond = """all => all.map((one) => one.getBoundingClientRect().right
        - one.closest(".seat").getBoundingClientRect().right)"""
    assert max(still.locator(".pile:not([hidden]) .marker:last-child .card").evaluate_all(beyond)) < 0


def test_everyone_can_use_it(still: Page) -> None:
    """Axe finds nothing in the sheet and the board, in light and dark, at a desk and on a phone."""
    expect_at(still, 1)
    assert [one for one in violations(still) if "kbd" not in one] == []
