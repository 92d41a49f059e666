"""The box with the checksum of the cards, opened while a game runs."""

import re

from playwright.sync_api import expect

from tests.e2e.conftest import Visit
from tests.e2e.driving import WORDS, click, settle
from tests.e2e.looking import DESK_AND_PHONE, violations


def test_the_checksum_is_there_before_the_first_play(visit: Visit) -> None:
    page = visit("/play")
    click(page, "play-begin")
    page.get_by_text(WORDS("checked-title"), exact=True).click()
    expect(page.locator(".st-key-checked-cards").get_by_test_id("stCode")).to_have_text(re.compile("^[0-9a-f]{32}$"))
    settle(page)
    assert violations(page, DESK_AND_PHONE) == []
