"""Axe on what is seldom looked at: the pages of faults, without Streamlit, and every menu while it is open."""

import pytest
from playwright.sync_api import Browser

from tests.e2e.conftest import Visit
from tests.e2e.driving import go, puzzle_tasks, settle
from tests.e2e.every_page.test_pictures import PLACES
from tests.e2e.looking import DESK_AND_PHONE, bare_violations, violations
from tests.examples import some
from tutor.app.server.serve import full_page
from tutor.text.language import RELEASED

MENUS = (
    ("/rules", ".st-key-look-menu"),
    ("/progress", ".st-key-look-menu"),
    ("/replay?ply=14", ".st-key-look-menu"),
    (puzzle_tasks()[0].path, ".st-key-look-menu"),
    (puzzle_tasks()[0].path, ".st-key-more"),
    ("/play", ".st-key-look-menu"),
    ("/play", ".st-key-seat-East"),
    (PLACES["step"], ".st-key-look-menu"),
    (PLACES["step"], "[class*=st-key-word-text]"),
)


@pytest.mark.parametrize("code", RELEASED)
def test_the_pages_of_faults_can_be_used_by_everybody(server: str, chromium: Browser, code: str) -> None:
    """That without a connection is looked at where there is none."""
    context = chromium.new_context(locale=code)
    page = context.new_page()
    answer = page.goto(f"{server}/no-such-page")
    assert answer is not None
    assert answer.status == 404
    assert page.locator("html").get_attribute("lang") == code
    assert bare_violations(page) == []
    page.goto("about:blank")
    page.set_content(full_page(code).decode())
    assert bare_violations(page) == []
    context.close()


@pytest.mark.parametrize("opened", some(MENUS, 3), ids=" ".join)
def test_an_open_menu_can_be_used_by_everybody(look_at: Visit, opened: tuple[str, str]) -> None:
    path, menu = opened
    page = look_at(path)
    settle(page)
    for look in DESK_AND_PHONE:
        # On a phone it is opened anew, since it closes with the size of the window.
        page.set_viewport_size({"width": look[1], "height": 844})
        go(page, path)
        page.locator(f"{menu} button").first.click()
        page.get_by_test_id("stPopoverBody").wait_for()
        assert violations(page, [look]) == []
        page.keyboard.press("Escape")
