"""Looking at a page as everybody may: in light and dark, at a desk and on a phone, and with axe."""

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
    """What axe finds in light and dark, at a desk and on a phone, with where it is; high contrast where asked for."""
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
# How files are dropped and chosen is up to Streamlit.
WHERE = {"include": [["html"]], "exclude": [["[data-testid=stFileUploaderDropzone]"]]}


def ground(page: Page) -> int:
    """How much red there is in the colour of the page."""
    colour = page.locator("[data-testid=stApp]").evaluate("(one) => getComputedStyle(one).backgroundColor")
    return int(colour.removeprefix("rgb(").split(",")[0])


def expect_scheme(page: Page, scheme: str) -> None:
    """The page has taken on a scheme."""
    for _ in range(50):
        if (ground(page) > 200) == (scheme == "light"):
            # Colours fade from one to the other.
            page.wait_for_timeout(250)
            return
        page.wait_for_timeout(20)
    raise AssertionError(f"the page is not {scheme}: {ground(page)}")
