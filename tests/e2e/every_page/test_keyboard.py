"""Every page gone through with Tab alone: the table comes third, no stop is a trap, and each is named and in sight."""

from itertools import pairwise
from typing import NamedTuple

import pytest
from playwright.sync_api import Page

from tests.e2e.conftest import Visit
from tests.e2e.driving import go, settle
from tests.e2e.every_page.test_pictures import PLACES, WITH_BOARD
from tests.examples import in_turn

MORE = {
    "guess": "/replay?ply=1&mode=guess",
    "cousins": "/puzzles?view=cousins",
    "trick": "/?cousin=zwicken&step=head-the-trick",
    "workshop": "/workshop",
    "other-games": "/rules?view=other-games",
    "numbers": "/rules?view=numbers",
    "nothing-due": "/puzzles?pick=due",
    "no-lesson": "/?lesson=no-such-lesson",
}
ALL = PLACES | MORE
CODES = ("de", "fr")
MOST = 130  # stops of a page
# Where the keyboard is: a number for it, its classes, its name, and what is wrong with it.
STOP = """() => {
  let one = document.activeElement
  while (one?.shadowRoot?.activeElement) one = one.shadowRoot.activeElement
  if (!one || one === document.body) return null
  window.stops ??= new WeakMap()
  window.stopsSeen ??= 0
  if (!window.stops.has(one)) window.stops.set(one, window.stopsSeen += 1)
  const label = one.closest("label") ?? one.labels?.[0]
  const name = one.getAttribute("aria-label") || one.innerText || label?.innerText || one.getAttribute("title") || ""
  const rings = ({ outlineStyle, outlineWidth }) => outlineStyle !== "none" && parseFloat(outlineWidth) >= 2
  const around = [one, one.nextElementSibling, label].filter(Boolean)
  for (let up = one.parentElement, n = 0; up && n < 3; up = up.parentElement, n += 1) around.push(up)
  const faults = []
  const ringed = around.some((each) => rings(getComputedStyle(each))) || rings(getComputedStyle(one, "::after"))
    || (label && rings(getComputedStyle(label, "::after")))
  if (!ringed) faults.push("has no ring")
  if (!name.trim()) faults.push("has no name")
  let box = one.getBoundingClientRect()
  if (label && (box.width < 3 || box.height < 3)) box = label.getBoundingClientRect()
  const [x, y] = [box.left + Math.min(box.width, innerWidth) / 2, box.top + box.height / 2]
  if (x < 0 || x > innerWidth || y < 0 || y > innerHeight) faults.push("is out of sight")
  return [window.stops.get(one), String(one.className?.baseVal ?? one.className), name.trim().slice(0, 40), faults]
}"""
# What stands on the page may come late, and what is focused by itself is no stop of a walk from the start.
FROM_THE_START = """() => {
  document.activeElement?.blur()
  getSelection().removeAllRanges()
  document.querySelector("[data-testid=stMain]").scrollTo(0, 0)
  window.stops = undefined
  window.stopsSeen = 0
}"""


class Stop(NamedTuple):
    """An element at which Tab stops, numbered in the order in which they are met."""

    number: int
    kind: str
    name: str
    faults: list[str]


def stops(page: Page) -> list[Stop]:
    """Go through a page with Tab, and return its stops; the walk ends where the browser itself has the focus."""
    page.evaluate(FROM_THE_START)
    # A press at the upper edge sets where Tab begins.
    page.mouse.click(640, 2)
    found: list[Stop] = []
    for _ in range(MOST):
        page.keyboard.press("Tab")
        here = page.evaluate(STOP)
        if here is None or (found and here[0] == 1):
            return found
        found.append(Stop(*here))
    raise AssertionError(f"no end after {[one.name for one in found[-12:]]}")


@pytest.mark.parametrize("code", CODES)
def test_every_page_can_be_gone_through_by_keys_alone(look_at: Visit, code: str) -> None:
    """Half of the pages have their turn in one language, the others in the other, from commit to commit."""
    page = look_at(f"/?lang={code}", height=800)
    wrong = []
    for number, (name, path) in enumerate(ALL.items(), CODES.index(code)):
        if not in_turn(number, len(CODES)):
            continue
        go(page, path)
        settle(page)
        has_cards = name in WITH_BOARD and name != "replay-end"
        if has_cards:
            page.locator(".box[tabindex='0']").first.wait_for()
        found = stops(page)
        wrong += [f"{name}: {one.name!r} {fault}" for one in found for fault in one.faults]
        # Two boxes that open may be named alike: each follows what it is about.
        alike = [one.name for one, two in pairwise(found) if one.number != two.number and one.name == two.name]
        wrong += [f"{name}: two stops in a row are {one!r}" for one in alike if "keyboard_arrow" not in one]
        numbers = [one.number for one in found]
        if len(set(numbers)) < len(numbers):
            wrong.append(f"{name}: the keyboard goes round in a part of it")
        if has_cards and "box" not in found[2].kind.split():
            wrong.append(f"{name}: the third stop is {found[2].name!r}, not on the table")
    assert wrong == []
