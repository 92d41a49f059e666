"""The sheet beside a game: the score with the signs of the sides, the last round with faces, and room for the coach."""

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.conftest import Visit
from tests.e2e.driving import play_by_mouse, settle
from tests.e2e.every_page.test_frame import PHONE, place_of
from tests.e2e.looking import covered
from tests.e2e.play.test_play import NUMBER, begun, turn
from tutor.text import language
from tutor.text.language import RELEASED

SAID = ".st-key-text, .st-key-task, .st-key-said, .st-key-ways"
# In pixels: the upper edge of the wood, its lower edge, its width, and the widths of the narrowest and widest card.
TABLE = """() => {
  const { shadowRoot } = [...document.querySelectorAll(".st-key-board *")].find((one) => one.shadowRoot)
  const { top, bottom, width } = shadowRoot.querySelector(".wood").getBoundingClientRect()
  const cards = [...shadowRoot.querySelectorAll(".middle .card, [data-place=own] .cards .card")]
  const widths = cards.map((one) => one.getBoundingClientRect().width)
  return [top, bottom, width, Math.min(...widths), Math.max(...widths)]
}"""


def begin_in(page: Page, code: str) -> None:
    """Begin the game with the number in a language."""
    page.locator(".st-key-this-deal button").click()
    page.locator("button.hand").first.wait_for()
    settle(page)
    assert page.locator("html").get_attribute("lang") == code


def play_first(page: Page, code: str) -> None:
    """Lay the first card of the own hand."""
    held = page.locator("button.hand").count()
    page.locator("button.hand").first.click()
    page.get_by_role("button", name=language(code)("board-lay"), exact=True).click()
    anyway = page.locator(".st-key-play-anyway button")
    expect(anyway.or_(page.locator(".st-key-film-round"))).to_be_visible()
    if anyway.count():
        anyway.click()
    expect(page.locator("button.hand")).to_have_count(held - 1)
    settle(page)


def test_both_sides_have_their_score_in_the_sheet_and_the_table_does_not_repeat_it(visit: Visit) -> None:
    page = visit(f"/play?deal=jensen/4/{NUMBER}", height=800)
    begun(page)
    play_first(page, "en")
    sides = page.locator(".score:visible li")
    expect(sides).to_have_count(2)
    for side, sign in enumerate(("ours", "theirs")):
        expect(sides.nth(side).locator(f".flag.{sign}")).to_be_visible()
        size = sides.nth(side).locator("strong").evaluate("(one) => getComputedStyle(one).fontSize")
        assert size == "28px"
    faces = page.locator(".round .face")
    expect(faces).to_have_count(4)
    names = [face.get_attribute("aria-label") for face in faces.all()]
    assert names == [None, "Hein", "Wiebke", "Merle"], "your own row says you"
    assert page.locator(".st-key-board .tally:visible").count() == 0
    assert covered(page, SAID) == []


# As a warning does, which comes only where the machine has time for it: a second box and a third key.
WARNED = """(anyway) => {
  const box = [...document.querySelectorAll(".st-key-said > *")].find((one) => one.querySelector(".stAlert"))
  box.after(box.cloneNode(true))
  const row = document.querySelector(".st-key-play-row")
  row.append(row.lastElementChild.cloneNode(true))
  document.createTreeWalker(row.lastElementChild, NodeFilter.SHOW_TEXT).nextNode().data = anyway
}"""


@pytest.mark.parametrize("code", RELEASED)
def test_a_hint_and_a_warning_leave_the_keys_of_the_sheet_in_reach(visit: Visit, code: str) -> None:
    """At 1280 by 800 pixels; what does not fit is scrolled above the questions."""
    page = visit(f"/play?deal=jensen/4/{NUMBER}&lang={code}", height=800)
    begin_in(page, code)
    page.keyboard.press("h")
    expect(page.locator(".st-key-said .stAlert")).to_have_count(1)
    settle(page)
    page.evaluate(WARNED, language(code)("play-anyway"))
    keys = page.locator(":is(.st-key-ways, .st-key-play-asks, .st-key-play-title) button:visible")
    assert keys.count() == 7
    for key in keys.all():
        expect(key).to_be_in_viewport(ratio=1)
    assert covered(page, ".st-key-text, .st-key-task, .st-key-ways, .st-key-play-asks") == []
    assert page.locator(".score:visible").evaluate("(one) => one.getBoundingClientRect().bottom") < 300


@pytest.mark.parametrize("code", RELEASED)
def test_on_a_phone_the_score_stands_in_the_line_above_the_table(visit: Visit, code: str) -> None:
    page = visit(f"/play?deal=jensen/4/{NUMBER}&lang={code}", **PHONE)
    begin_in(page, code)
    score, task = place_of(page.locator(".score:visible")), place_of(page.locator(".st-key-film-task"))
    assert abs(score["y"] + score["height"] / 2 - task["y"] - task["height"] / 2) < 6
    assert score["x"] >= task["x"] + task["width"]
    assert score["x"] + score["width"] <= 390
    top, *_ = page.evaluate(TABLE)
    assert top < 92


def test_until_a_film_has_shown_the_plays_the_score_is_that_from_before_them(visit: Visit) -> None:
    page = visit(f"/play?deal=jensen/4/{NUMBER}", motion=True)
    hand = begun(page)
    position, play = turn(hand)
    play_by_mouse(page, position, play)
    page.locator(".zb[data-film]").wait_for()
    expect(page.locator(".score.before")).to_be_visible()
    expect(page.locator(".score:visible")).to_have_count(1)
    for _ in range(60):
        page.keyboard.press("Shift")
        if not page.locator(".zb[data-film]").count():
            break
        page.wait_for_timeout(100)
    expect(page.locator(".score.before")).to_be_hidden()
    expect(page.locator(".score:visible")).to_have_count(1)


@pytest.mark.parametrize(("width", "height"), [(1024, 1366), (1080, 1920)])
def test_in_an_upright_window_the_table_is_as_broad_as_the_page_and_not_much_higher(
    visit: Visit, width: int, height: int
) -> None:
    """Its cards grow with it, and the sheet stands below with its keys in sight."""
    page = visit(f"/play?deal=jensen/4/{NUMBER}", width=width, height=height)
    begun(page)
    settle(page)
    top, bottom, broad, narrowest, _ = page.evaluate(TABLE)
    assert broad > width - 60
    assert bottom - top <= 1.1 * broad
    assert narrowest > 110
    ways = place_of(page.locator(".st-key-ways"))
    assert bottom < ways["y"] < ways["y"] + ways["height"] <= height
    assert covered(page, SAID) == []
