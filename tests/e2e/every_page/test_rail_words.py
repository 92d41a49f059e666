"""On a phone the words of all keys on the rail of a table, and of the rail of its page, are whole in each language."""

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import Visit
from tests.e2e.driving import settle
from tutor.text.language import RELEASED

GAME = "/play?deal=jensen/4/4711"
PHONES = ((390, 844), (360, 640))

# Plays, builds, sides and seats to tap, a replay to try and to guess, and a game.
PATHS = (
    "/",
    "/puzzles?puzzle=puzzles/jensen/a-gift-from-east",
    "/?lesson=05-building&step=subtracting",
    "/?lesson=07-for-partner&step=mine-or-yours",
    "/?lesson=09-scoring&step=most-cards",
    "/?lesson=01-the-game-and-the-cards&step=partners-and-turns",
    "/replay?ply=14",
    "/replay?ply=14&mode=try",
    "/replay?ply=1&mode=guess",
    GAME,
)

# How many keys there are, and the words of those that are cut, broken, reach out of their key or are outside the
# window.
CUT = r"""() => {
  const board = [...document.querySelectorAll(".st-key-board *")].find((one) => one.shadowRoot)
  const own = document.querySelectorAll(":is(.st-key-rail, .st-key-steps) :is(button, a)")
  const keys = [...board.shadowRoot.querySelectorAll(".rail .act"), ...own].filter((one) => one.checkVisibility())
  // A word that is broken without a hyphen begins on one line and ends on another.
  const line = (text, at) => {
    const range = document.createRange()
    range.setStart(text, at)
    range.setEnd(text, at + 1)
    return Math.round([...range.getClientRects()].at(-1)?.top ?? 0)
  }
  const broken = (key) => {
    const texts = document.createTreeWalker(key, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const text = texts.currentNode
      for (const word of text.data.matchAll(/[^\s\u00ad-]+/g)) {
        if (line(text, word.index) !== line(text, word.index + word[0].length - 1)) return true
      }
    }
    return false
  }
  const hides = (one) => one.scrollWidth > one.clientWidth + 1 && getComputedStyle(one).overflowX !== "visible"
  const whole = (key) => {
    const words = document.createRange()
    words.selectNodeContents(key)
    const box = key.getBoundingClientRect(), said = words.getBoundingClientRect()
    const within = said.left >= box.left - 0.5 && said.right <= box.right + 0.5
      && said.top >= box.top - 0.5 && said.bottom <= box.bottom + 0.5
    return within && box.left >= 0 && box.right <= innerWidth && ![key, ...key.querySelectorAll("*")].some(hides)
  }
  return [keys.length, keys.filter((one) => !whole(one) || broken(one)).map((one) => one.textContent.trim())]
}"""


@pytest.mark.parametrize("code", RELEASED)
def test_the_words_of_the_keys_of_a_game_are_whole_under_a_warning(visit: Visit, code: str) -> None:
    page = visit(f"/play?deal=jensen/4/12345&lang={code}", width=390, height=844, touch=True)
    page.locator(".st-key-this-deal button").click()
    for held in (4, 3, 2, 1):
        expect(page.locator("button.hand")).to_have_count(held)
        settle(page)
        page.locator("button.hand").first.tap()
        page.locator(".rail .act").nth(2).tap()
    expect(page.locator(".st-key-play-row button")).to_have_count(3)
    for width, height in ((390, 844), (1280, 800)):
        page.set_viewport_size({"width": width, "height": height})
        settle(page)
        assert page.evaluate(CUT.replace(".st-key-rail, .st-key-steps", ".st-key-play-row"))[1] == []


@pytest.mark.parametrize("code", RELEASED)
def test_the_words_of_the_keys_are_whole(look_at: Visit, visit: Visit, code: str) -> None:
    faults: list[str] = []
    for path in PATHS:
        # A game that is begun would wait for those who look later.
        see = visit if path == GAME else look_at
        page = see(f"{path}{'&' if '?' in path else '?'}lang={code}", width=390, height=844, touch=True)
        if path == GAME:
            page.locator(".st-key-this-deal button").click()
        page.locator(".rail .act, .st-key-steps button").first.wait_for()
        for width, height in PHONES:
            page.set_viewport_size({"width": width, "height": height})
            settle(page)
            number, cut = page.evaluate(CUT)
            assert number, path
            faults += [f"{path} at {width}: {word}" for word in cut]
    assert faults == []
