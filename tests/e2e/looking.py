"""Checking how a page looks: in light and dark, at a desk and on a phone, with axe."""

from collections.abc import Sequence
from typing import Literal

from axe_playwright_python.base import AXE_SCRIPT
from playwright.sync_api import Page

from tests.e2e.driving import becomes_true, settle

DESK_AND_PHONE = (("light", 1280), ("dark", 390))
EVERY_LOOK = (*DESK_AND_PHONE, ("dark", 1280), ("light", 390))


def violations(
    page: Page, looks: Sequence[tuple[Literal["light", "dark"], int]] = EVERY_LOOK, *, contrast: bool = False
) -> list[str]:
    """List the violations that axe finds on a page, with the look and the place of each.

    A look is a scheme and a width in pixels; `contrast` asks for high contrast in all looks. Where a look of the same
    width came before, nothing but colours is other, and only the rules on colours are asked.
    """
    settle(page)
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(AXE_SCRIPT)
    found = []
    widths: set[int] = set()
    for scheme, width in looks:
        page.emulate_media(color_scheme=scheme, contrast="more" if contrast else "no-preference")
        page.set_viewport_size({"width": width, "height": 844})
        expect_scheme(page, scheme)
        options = {**RULES, "runOnly": ON_COLOURS} if width in widths else RULES
        widths.add(width)
        for one in page.evaluate(RUN, [WHERE, options]):
            for node in one["nodes"]:
                found.append(f"{scheme} {width} {one['id']}: {node['target']} {node['html'][:120]}")  # noqa: PERF401
    return found


def bare_violations(page: Page) -> list[str]:
    """List the violations that axe finds on a page without Streamlit, in light and dark, at a desk and on a phone."""
    page.evaluate(AXE_SCRIPT)
    found = []
    for scheme, width in DESK_AND_PHONE:
        page.emulate_media(color_scheme=scheme)
        page.set_viewport_size({"width": width, "height": 844})
        found += [f"{scheme} {width} {one['id']}" for one in page.evaluate(RUN, [WHERE, RULES])]
    return found


RUN = "([where, options]) => axe.run(where, options).then((result) => result.violations)"
RULES = {"resultTypes": ["violations"]}
ON_COLOURS = ["color-contrast", "link-in-text-block"]
# The field to drop files is Streamlit's own, and its faults are not the tutor's.
WHERE = {"include": [["html"]], "exclude": [["[data-testid=stFileUploaderDropzone]"]]}


HEADINGS = """() => [...document.querySelectorAll("[data-testid=stMain] :is(h1, h2, h3, h4, h5, h6)")]
  .map((one) => Number(one.tagName.slice(1)))"""


def expect_headings(page: Page) -> None:
    """Expect one title on a page, and no heading of a level without the one above."""
    # Until the page is drawn to its end, the title of the page before may be there beside its own.
    settle(page)
    page.locator("h1").first.wait_for()
    levels = page.evaluate(HEADINGS)
    assert levels.count(1) == 1, (page.url, levels)
    assert all(level <= max(levels[:place], default=0) + 1 for place, level in enumerate(levels)), (page.url, levels)


def ground(page: Page) -> int:
    """Return the red part of the colour of the page, from 0 to 255."""
    colour = page.locator("[data-testid=stApp]").evaluate("(one) => getComputedStyle(one).backgroundColor")
    return int(colour.removeprefix("rgb(").split(",")[0])


# Two frames have been drawn, and no colour fades any more, also on a board; what has no end is not waited for.
STILL = """async () => {
  for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame)
  const fades = (one) => one.playState === "running" && one.effect?.getComputedTiming().endTime !== Infinity
  return !document.getAnimations().some(fades)
}"""


def expect_scheme(page: Page, scheme: str) -> None:
    """Expect the page to take on a scheme within about a second."""
    for _ in range(50):
        if (ground(page) > 200) == (scheme == "light"):
            # Colours fade from one scheme to the other, and axe measures them.
            becomes_true(page, STILL)
            return
        page.wait_for_timeout(20)
    raise AssertionError(f"the page is not {scheme}: {ground(page)}")


# Words in some boxes that another element covers, or that stick out of the window where nothing can scroll to them.
COVERED = """(boxes) => {
  const clips = (one) => ["auto", "scroll", "hidden", "clip"].includes(getComputedStyle(one).overflowY)
  const seen = (rect, node) => {
    for (let one = node.parentElement; one; one = one.parentElement) {
      const box = one.getBoundingClientRect()
      if (getComputedStyle(one).clipPath !== "none" && box.width <= 2) return false
      const [x, y] = [(rect.left + rect.right) / 2, (rect.top + rect.bottom) / 2]
      if (clips(one) && (y < box.top + 2 || y > box.bottom - 2 || x < box.left || x > box.right)) return false
    }
    return rect.width > 0
  }
  const found = []
  for (const box of document.querySelectorAll(boxes)) {
    const texts = document.createTreeWalker(box, NodeFilter.SHOW_TEXT)
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      if (!node.textContent.trim() || !node.parentElement.checkVisibility({ visibilityProperty: true })) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      for (const rect of range.getClientRects()) {
        if (!seen(rect, node)) continue
        const top = document.elementFromPoint((rect.left + rect.right) / 2, (rect.top + rect.bottom) / 2)
        const own = top && (top.contains(node) || top.closest(boxes) === box && !top.closest("button"))
        if (!own) found.push(node.textContent)
      }
    }
  }
  return found
}"""


def covered(page: Page, boxes: str) -> list[str]:
    """List the words in some boxes that are behind something else; what a box scrolls out of its own sight does not."""
    return list(page.evaluate(COVERED, boxes))
