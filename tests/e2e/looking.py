"""Checking how a page looks: in light and dark, at a desk and on a phone, with axe."""

from collections.abc import Sequence
from typing import Literal

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page

from tests.e2e.driving import settle

DESK_AND_PHONE = (("light", 1280), ("dark", 390))
EVERY_LOOK = (*DESK_AND_PHONE, ("dark", 1280), ("light", 390))


def violations(
    page: Page, looks: Sequence[tuple[Literal["light", "dark"], int]] = EVERY_LOOK, *, contrast: bool = False
) -> list[str]:
    """List the violations that axe finds on a page, with the look and the place of each.

    A look is a scheme and a width in pixels; `contrast` asks for high contrast in all looks.
    """
    settle(page)
    found = []
    for scheme, width in looks:
        page.emulate_media(color_scheme=scheme, contrast="more" if contrast else "no-preference")
        page.set_viewport_size({"width": width, "height": 844})
        expect_scheme(page, scheme)
        for one in Axe().run(page, WHERE, options=RULES).response["violations"]:
            for node in one["nodes"]:
                found.append(f"{scheme} {width} {one['id']}: {node['target']} {node['html'][:120]}")  # noqa: PERF401
    return found


RULES = {"resultTypes": ["violations"]}
# The field to drop files is Streamlit's own, and its faults are not the tutor's.
WHERE = {"include": [["html"]], "exclude": [["[data-testid=stFileUploaderDropzone]"]]}


def ground(page: Page) -> int:
    """Return the red part of the colour of the page, from 0 to 255."""
    colour = page.locator("[data-testid=stApp]").evaluate("(one) => getComputedStyle(one).backgroundColor")
    return int(colour.removeprefix("rgb(").split(",")[0])


def expect_scheme(page: Page, scheme: str) -> None:
    """Expect the page to take on a scheme within about a second."""
    for _ in range(50):
        if (ground(page) > 200) == (scheme == "light"):
            # Colours fade from one scheme to the other, and axe measures them.
            page.wait_for_timeout(250)
            return
        page.wait_for_timeout(20)
    raise AssertionError(f"the page is not {scheme}: {ground(page)}")
