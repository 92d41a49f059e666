"""Seats around a table of any size: no name is broken or covered, and nothing covers anything of another seat."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page

from tests.e2e.conftest import Visit, serving
from tests.e2e.driving import settle

PAGE = Path(__file__).parent / "seats_page.py"

# What overlaps of what two seats show, of a seat's name and its own cards, and what leaves the felt or is broken.
_FAULTS = """() => {
  const { shadowRoot } = document.querySelector("[data-drawn]")
  const box = (one) => one.getBoundingClientRect()
  const seen = (one) => one.offsetParent && box(one).width > 2 && box(one).height > 2
  const parts = [...shadowRoot.querySelectorAll(".seat")].map((seat) => [seat.querySelector(".label").textContent,
    [...seat.querySelectorAll(".face, .label, .note, .cards .card, .back, .count, .bubble, .pile, .tally")]
      .filter(seen)])
  const meet = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2
    && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 2
  const felt = box(shadowRoot.querySelector(".grid"))
  const faults = []
  parts.forEach(([name, mine], i) => {
    const label = mine.find((one) => one.matches(".label"))
    if (box(label).height > 24) faults.push(`${name} is broken`)
    if (box(label).width < Math.min(label.scrollWidth, 40)) faults.push(`${name} is cut to nothing`)
    for (const one of mine) {
      const at = box(one)
      const isOut = at.left < felt.left || at.right > felt.right || at.bottom > felt.bottom
      if (isOut) faults.push(`${name} leaves the felt`)
      if (one !== label && meet(at, box(label))) faults.push(`${name} is covered by its own`)
    }
    for (const [other, theirs] of parts.slice(i + 1))
      if (mine.some((a) => theirs.some((b) => meet(box(a), box(b))))) faults.push(`${name} and ${other}`)
  })
  return [...new Set(faults)]
}"""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of the page."""
    with serving(tmp_path_factory.mktemp("seats"), page=PAGE) as address:
        yield address


def faults(page: Page) -> list[str]:
    """What is wrong with the seats of the board on a page."""
    page.locator(".seat").first.wait_for()
    settle(page)
    found: list[str] = page.evaluate(_FAULTS)
    return found


@pytest.mark.parametrize("view", ["seen", "game", "open"])
@pytest.mark.parametrize("width", [390, 1280])
def test_seats_of_any_number_have_room_and_names_stay_whole(visit: Visit, width: int, view: str) -> None:
    for number in (2, 3, 4, 5, 6, 7, 8, 9):
        page = visit(f"/?seats={number}&{view}=1", width=width, height=844 if width == 390 else 800)
        assert faults(page) == [], number
