"""Pages without a connection, in a browser: one of the tutor's own says what is missing."""

from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect
from playwright.sync_api import Error as BrowserError

from tests.e2e.club import served
from tests.e2e.conftest import shown
from tests.e2e.looking import bare_violations
from tutor.text import language

READY = "navigator.serviceWorker.ready.then((found) => new URL(found.scope).pathname)"


@pytest.mark.main
@pytest.mark.parametrize("base", ["", "/club"])
def test_without_the_server_a_page_says_so_and_leads_back(tmp_path: Path, chromium: Browser, base: str) -> None:
    context = chromium.new_context(locale="de-DE")
    page = context.new_page()
    with served(tmp_path, "--base", base or "/") as club:
        address = club.url
        page.goto(f"{address}/")
        shown(page)
        assert page.evaluate(READY) == f"{base}/"
        # The page behind which it now is gets drawn through its socket.
        page.goto(f"{address}/puzzles?pick=due")
        shown(page)
        assert page.evaluate("navigator.serviceWorker.controller !== null")
        assert page.evaluate("caches.keys()") == []
    page.goto(f"{address}/rules")
    expect(page.get_by_role("heading", level=1)).to_have_text(language("de")("offline-title"))
    expect(page.get_by_role("link")).to_have_text(language("de")("site-full-again"))
    assert bare_violations(page) == []
    assert not answers(page, f"{address}/elsewhere")
    context.close()


def answers(page: Page, address: str) -> bool:
    """Tell whether anything answers at an address."""
    try:
        page.goto(address)
    except BrowserError:
        return False
    return True
