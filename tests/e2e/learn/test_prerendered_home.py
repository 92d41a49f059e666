"""The table before Streamlit is there: it is where the page then has it, and what is done on it is not lost."""

from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from playwright.sync_api import Browser, Locator, Page, Route, expect

from tests.app.learn.test_home import table
from tests.e2e.conftest import ANSWERS_WITHIN, Watch, shown
from tests.e2e.driving import WORDS, box, expect_said, focus
from tutor.app.board.zwickern.seats import hand_order
from tutor.engine.cards import CARDS
from tutor.text import card_name

STREAMLIT = "**/static/js/index.*.js"
PRERENDERED = "#prerendered"
# The places of the cards and of all that is said, in pixels from the left and the top.
PLACES = """(table) => [...table.shadowRoot.querySelectorAll(".box, .act, .label, .status")]
  .filter((one) => one.getClientRects().length)
  .map((one) => [one.textContent, one.getBoundingClientRect()])
  .map(([said, {x, y}]) => [said, Math.round(x), Math.round(y)])"""


class Held:
    """A page whose script of Streamlit is on its way until it is let go."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self._going = False
        self._routes: list[Route] = []
        page.route(STREAMLIT, self._hold)

    def _hold(self, route: Route) -> None:
        if self._going:
            route.continue_()
        else:
            self._routes.append(route)

    @property
    def table(self) -> Locator:
        """The table that is there before Streamlit."""
        return self.page.locator(f"{PRERENDERED} .table")

    def let_go(self) -> None:
        """Let the script of Streamlit come."""
        self._going = True
        for route in self._routes:
            route.continue_()
        shown(self.page)


@contextmanager
def held(
    browser: Browser, server: str, path: str = "/", *, width: int = 1280, height: int = 0, locale: str = "en-GB"
) -> Iterator[Held]:
    """Open a page as a new visitor while Streamlit is on its way."""
    phone, watch = width < 600, Watch(server)
    size = {"width": width, "height": height or (844 if phone else 900)}
    context = browser.new_context(viewport=size, has_touch=phone, is_mobile=phone, locale=locale)
    context.set_default_timeout(ANSWERS_WITHIN)
    page = context.new_page()
    watch.page(page)
    found = Held(page)
    page.goto(server + path, wait_until="commit")
    yield found
    context.close()
    assert watch.problems == []


@pytest.mark.parametrize(
    ("width", "height", "locale"),
    [
        (390, 844, "en-GB"),
        (390, 844, "de-DE"),
        (667, 375, "en-GB"),
        (640, 400, "de-DE"),
        (800, 900, "fr-FR"),
        (1100, 800, "fr-FR"),
        (1280, 900, "de-DE"),
        (1600, 900, "en-GB"),
    ],
)
def test_the_page_has_the_table_where_it_was(
    chromium: Browser, server: str, width: int, height: int, locale: str
) -> None:
    with held(chromium, server, width=width, height=height, locale=locale) as one:
        one.table.locator(".box").first.wait_for()
        one.page.evaluate("() => document.fonts.ready")
        before = one.table.evaluate(PLACES)
        one.let_go()
        expect(one.page.locator(PRERENDERED)).to_have_count(0)
        after = one.page.locator(".st-key-board [data-drawn]")
        assert len(before) > 10
        assert after.evaluate(PLACES) == before


@pytest.mark.main
def test_a_catch_before_streamlit_is_there_is_answered_once_it_is(chromium: Browser, server: str) -> None:
    with held(chromium, server, width=390) as one:
        for kind, card in (("hand", "9S"), ("item", "9D"), ("item", "9C"), ("item", "5H"), ("item", "4S")):
            box(one.page, kind, card_name(WORDS, CARDS[card])).tap()
        take = one.table.get_by_role("button", name=WORDS("board-take"), exact=True)
        take.tap()
        take.tap()
        one.let_go()
        expect_said(one.page, WORDS("home-zwick"))
        expect(one.page.locator(PRERENDERED)).to_have_count(0)


def test_what_was_chosen_and_where_the_keyboard_was_goes_along(chromium: Browser, server: str) -> None:
    first, second = (card_name(WORDS, card) for card in sorted(table().hand, key=hand_order)[:2])
    with held(chromium, server) as one:
        box(one.page, "hand", first).focus()
        for key in ("ArrowRight", "Space"):
            one.page.keyboard.press(key)
        one.let_go()
        expect(one.page.locator(PRERENDERED)).to_have_count(0)
        expect(box(one.page, "hand", second)).to_have_attribute("aria-pressed", "true")
        assert second in focus(one.page).name


def test_where_something_is_wrong_it_hides_nothing(chromium: Browser, server: str) -> None:
    with held(chromium, server) as one:
        one.table.locator(".box").first.wait_for()
        one.page.evaluate("""() => {
          const alert = document.createElement("div")
          alert.dataset.testid = "stAlert"
          document.getElementById("root").append(alert)
        }""")
        expect(one.page.locator(PRERENDERED)).to_have_count(0)
        one.let_go()
