"""The search and the ten questions in the browser: tapped on a phone, asked by keys, read out."""

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import Visit
from tests.e2e.driving import WORDS, settle, sideways, tab_to
from tests.e2e.looking import DESK_AND_PHONE, violations
from tutor.coach.zwickern.rules.family_questions import FAMILY_QUESTIONS


@pytest.mark.main
def test_a_question_is_two_taps_away_on_a_phone(visit: Visit) -> None:
    page = visit("/rules?variant=jensen", width=390, height=844, touch=True)
    settle(page)
    page.get_by_role("button", name=WORDS("ask-title")).tap()
    links = [page.get_by_role("link", name=WORDS(question), exact=True) for question in FAMILY_QUESTIONS.values()]
    heights = [(link.bounding_box() or {"height": 0})["height"] for link in links]
    assert min(heights) >= 44
    assert sideways(page) == 0
    links[4].tap()
    expect(page.get_by_role("heading", name=WORDS(list(FAMILY_QUESTIONS.values())[4]))).to_be_visible()
    expect(links[0]).to_be_hidden()
    expect(page.get_by_role("table")).to_be_in_viewport()
    assert sideways(page) == 0


def test_a_whole_question_is_asked_by_keys_and_its_answer_can_be_used_by_everyone(visit: Visit) -> None:
    page = visit("/rules?variant=jensen")
    settle(page)
    tab_to(page, name=WORDS("rules-search"))
    page.keyboard.type("may i steal a build that somebody else has made?")
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name=WORDS("family-steal"))).to_be_visible()
    settle(page)
    assert violations(page, DESK_AND_PHONE) == []
    page.go_back()
    expect(page.get_by_role("heading", name=WORDS("family-steal"))).to_be_hidden()
