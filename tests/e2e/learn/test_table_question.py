"""A question about the cards of the hand, answered on them: what a wrong answer looks like, and another one."""

from playwright.sync_api import expect

from tests.app.course import course_places
from tests.e2e.conftest import Visit
from tests.e2e.driving import (
    WORDS,
    choose_by_mouse,
    expect_place,
    expect_said,
    on_table,
    press,
    settle,
    solve_by_keys,
    verdict,
)
from tests.e2e.looking import violations

(PLACE,) = [place for place in course_places() if place.slug == "five-to-nine"]


def test_a_wrong_answer_is_seen_on_its_cards_until_others_are_chosen(visit: Visit) -> None:
    question = PLACE.step.question
    assert question is not None
    page = visit(PLACE.path)
    expect_place(page, PLACE)
    wrong = next(option.id for option in question.options if option.id not in question.right)
    right = question.right[0]
    expect(page.locator(".item[aria-pressed]")).to_have_count(0)
    choose_by_mouse(page, question, (right, wrong))
    expect_said(page, WORDS("question-wrong"))
    expect(on_table(page, question, wrong)).to_have_attribute("data-mark", "wrong")
    expect(on_table(page, question, right)).to_have_attribute("data-mark", "right")
    expect(page.locator(".hand[data-mark]")).to_have_count(2)
    settle(page)
    assert violations(page) == []
    on_table(page, question, wrong).click()
    expect(page.locator(".hand[data-mark]")).to_have_count(0)
    expect(verdict(page)).to_have_count(0)


def test_it_is_answered_with_keys_and_asks_for_cards_where_none_is_chosen(visit: Visit) -> None:
    page = visit(PLACE.path)
    expect_place(page, PLACE)
    press(page, WORDS("question-answer"))
    expect(page.locator(".status")).to_have_text(WORDS("question-empty"))
    expect(verdict(page)).to_have_count(0)
    solve_by_keys(page, PLACE)
    expect(page.locator('.hand[data-mark="right"]')).to_have_count(2)
