"""Boards of tricks for many: the cards of a trick lie side by side, and what is to be chosen is in sight on a phone."""

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.conftest import Visit
from tests.e2e.driving import button, settle, sideways

TRICK = "/replay?cousin=zwicken-the-ace-kept-back&at=9"  # all four have played to the first trick


def tops(page: Page) -> list[float]:
    """The upper edges of the cards in the trick."""
    boxes = page.locator('[data-kind="trick"] .box').all()
    return [found["y"] for one in boxes if (found := one.bounding_box()) is not None]


@pytest.mark.parametrize("width", [390, 1280])
def test_the_cards_of_a_trick_are_side_by_side(visit: Visit, width: int) -> None:
    page = visit(TRICK, width=width, height=844)
    settle(page)
    expect(page.locator('[data-kind="trick"] .box')).to_have_count(4)
    settle(page)
    found = tops(page)
    assert max(found) - min(found) < 2
    assert sideways(page) == 0


def test_the_answers_to_a_question_are_not_below_the_keys_of_the_sheet(visit: Visit) -> None:
    page = visit("/?cousin=zwicken&step=gezwickt", width=390, height=844)
    settle(page)
    answers, keys = page.locator(".st-key-check").bounding_box(), button(page, "learn-hint").bounding_box()
    assert answers is not None
    assert keys is not None
    assert answers["y"] + answers["height"] <= keys["y"] + 1
