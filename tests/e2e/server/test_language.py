"""The switch of the language: the page says its language at once, and what is selected on the board stays."""

from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.app.course import course_places
from tests.e2e.conftest import serving
from tutor.text import language
from tutor.text.language import UNRELEASED

PLACE = next(place for place in course_places() if place.step.position is not None)


def test_a_switch_keeps_what_is_selected_and_the_next_page_knows(
    chromium: Browser, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(UNRELEASED, "1")
    address = "&".join(f"{key}={value}" for key, value in PLACE.address.items())
    with serving(tmp_path) as url:
        page = chromium.new_context(locale="de-AT").new_page()
        page.goto(f"{url}/?{address}", wait_until="commit")
        expect(page.locator("html")).to_have_attribute("lang", "de")
        card = page.locator(".st-key-board [aria-pressed]").last
        card.click()
        expect(card).to_have_attribute("aria-pressed", "true")
        page.locator(".st-key-look-menu button").first.click()
        french = page.locator(".st-key-lang-fr-switch")
        expect(french).to_have_attribute("lang", "fr")
        french.locator("button").click()
        expect(page.locator("html")).to_have_attribute("lang", "fr")
        expect(page.locator(".st-key-board button").filter(has_text=language("fr")("board-lay"))).to_be_visible()
        expect(card).to_have_attribute("aria-pressed", "true")
        page.goto(f"{url}/progress", wait_until="commit")
        expect(page.locator("html")).to_have_attribute("lang", "fr")
        page.context.close()
