"""The switch of the language: the page says its language at once, and what is selected on the board stays."""

import json
import re
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Locator, Page, expect

from tests.app.course import course_places
from tests.e2e.driving import settle
from tests.e2e.progress.test_progress import some_weeks
from tutor.text import language

PLACE = next(place for place in course_places() if place.step.position is not None)


@contextmanager
def visitor(chromium: Browser, locale: str) -> Iterator[Page]:
    """The page of a new visitor."""
    context = chromium.new_context(locale=locale)
    yield context.new_page()
    context.close()


def opened(page: Page, url: str, code: str) -> None:
    """Open an address, and wait until it is there in a language."""
    page.goto(url, wait_until="commit")
    expect(page.locator("html")).to_have_attribute("lang", code)
    expect(page.locator(".st-key-pages a").first).to_have_text(language(code)("nav-learn"))
    settle(page)


def selected(page: Page) -> list[str]:
    """What is selected on the board, by its ids."""
    cards = page.locator(".st-key-board [aria-pressed=true]").all()
    return sorted(str(card.get_attribute("data-id") or card.get_attribute("id")) for card in cards)


def name_of(page: Page, code: str) -> Locator:
    """Return a language in the menu, in its own words."""
    return page.locator("[class*='st-key-set-language-'] button", has_text=language(code)("language-name"))


def test_a_switch_keeps_what_is_selected_and_the_next_page_knows(chromium: Browser, server: str) -> None:
    address = "&".join(f"{key}={value}" for key, value in PLACE.address.items())
    with visitor(chromium, "de-AT") as page:
        opened(page, f"{server}/?{address}", "de")
        cards = page.locator(".st-key-board [aria-pressed]")
        chosen = [cards.first, cards.last]
        for card in chosen:
            card.click()
        before = selected(page)
        assert len(before) == 2
        page.locator(".st-key-look-menu button").first.click()
        french = name_of(page, "fr")
        expect(french).to_have_attribute("lang", "fr")
        expect(name_of(page, "en")).to_have_attribute("lang", "en")
        french.click()
        expect(page.locator("html")).to_have_attribute("lang", "fr")
        expect(page.locator(".st-key-board button").filter(has_text=language("fr")("board-lay"))).to_be_visible()
        for card in chosen:
            expect(card).to_have_attribute("aria-pressed", "true")
        assert selected(page) == before
        page.goto(f"{server}/progress", wait_until="commit")
        expect(page.locator("html")).to_have_attribute("lang", "fr")


def test_an_address_that_asks_for_a_language_does_not_change_the_one_that_is_set(
    chromium: Browser, server: str
) -> None:
    with visitor(chromium, "en-GB") as page:
        opened(page, server, "en")
        page.locator(".st-key-look-menu button").first.click()
        name_of(page, "fr").click()
        expect(page.locator("html")).to_have_attribute("lang", "fr")
        opened(page, f"{server}/?lang=de", "de")
        opened(page, server, "fr")


def test_progress_saved_in_german_is_read_in_french_without_a_difference(chromium: Browser, server: str) -> None:
    with visitor(chromium, "de-DE") as page:
        opened(page, f"{server}/progress", "de")
        read(page, "de", some_weeks())
        first = saved(page, "de")
        # No one's language is kept unless it is set.
        assert "language" not in json.dumps(first)
        click(page, "de", "progress-delete-sure", "stCheckbox")
        click(page, "de", "progress-delete", "stButton")
        expect(page.get_by_text(language("de")("progress-deleted"))).to_be_visible()
    with visitor(chromium, "fr-FR") as page:
        opened(page, f"{server}/progress", "fr")
        read(page, "fr", json.dumps(first))
        second = saved(page, "fr")
    assert len(first["attempts"]) == 17
    assert {**second, "exported": ""} == {**first, "exported": ""}


def part(page: Page, code: str) -> Locator:
    """The part of the page with the learner's own data, opened."""
    found = page.get_by_test_id("stExpander").filter(has_text=language(code)("progress-yours"))
    if found.locator("details").get_attribute("open") is None:
        found.locator("summary").click()
        settle(page)
    return found


def click(page: Page, code: str, message: str, kind: str) -> None:
    """Click a button or a box."""
    found = part(page, code).get_by_test_id(kind).filter(has_text=re.compile(f"^{re.escape(language(code)(message))}$"))
    found.locator("label, button").first.click()
    settle(page)


def read(page: Page, code: str, data: str) -> None:
    """Choose a file, and have it read."""
    with page.expect_file_chooser() as choosing:
        part(page, code).get_by_test_id("stFileUploader").locator("button:visible").first.click()
    choosing.value.set_files({"name": "mine.json", "mimeType": "application/json", "buffer": data.encode()})
    settle(page)
    click(page, code, "progress-import-button", "stButton")
    expect(page.get_by_text(language(code)("progress-imported", new=17, known=0))).to_be_visible()


def saved(page: Page, code: str) -> dict[str, Any]:
    """The file that the page gives to save."""
    with page.expect_download() as downloading:
        click(page, code, "progress-export", "stDownloadButton")
    return dict(json.loads(Path(downloading.value.path()).read_text("utf-8")))


def test_what_streamlit_says_itself_is_in_the_language_of_the_page(chromium: Browser, server: str) -> None:
    with visitor(chromium, "de-DE") as page:
        opened(page, f"{server}/rules?view=house", "de")
        expect(page.get_by_role("button", name=language("de")("streamlit-open")).first).to_be_visible()
        expect(page.get_by_role("button", name="Open", exact=True)).to_have_count(0)
        box = page.get_by_test_id("stFileUploader")
        expect(box.get_by_text(language("de")("streamlit-upload"), exact=True)).to_be_visible()
        expect(page.get_by_text("Upload", exact=True)).to_have_count(0)
        opened(page, f"{server}/replay", "de")
        keys = page.locator(".st-key-steps kbd")
        expect(keys.first).to_have_text(language("de")("streamlit-home"))
        expect(keys.first).to_have_attribute("aria-label", "Taste Pos 1")
