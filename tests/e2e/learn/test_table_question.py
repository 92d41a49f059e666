"""A question answered on the table: what a wrong answer looks like, and what is tapped, turned up and dragged."""

import pytest
from playwright.sync_api import expect

from tests.app.course import Place, course_places
from tests.e2e.conftest import Visit
from tests.e2e.driving import (
    WORDS,
    choose_by_mouse,
    expect_place,
    expect_said,
    on_table,
    press,
    settle,
    sideways,
    solve_by_keys,
    verdict,
)
from tests.e2e.looking import violations
from tutor.coach.question import Question

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


def place_named(slug: str) -> tuple[Place, Question]:
    """A step of the course that asks a question."""
    (place,) = [one for one in course_places() if one.slug == slug]
    question = place.step.question
    assert question is not None
    return place, question


@pytest.mark.parametrize(
    "slug", ["partners-and-turns", "building-on-a-loose-court-card", "the-cards-that-score", "most-cards"]
)
def test_what_is_tapped_is_as_large_as_a_finger_and_everyone_can_use_it(visit: Visit, slug: str) -> None:
    place, _ = place_named(slug)
    page = visit(place.path)
    page.set_viewport_size({"width": 390, "height": 844})
    expect_place(page, place)
    assert violations(page) == []
    boxes = page.locator("button:is(.sitting, .chip, .item)")
    sizes = [one.bounding_box() for one in boxes.all()]
    assert sizes
    assert [box for box in sizes if box is None or min(box["width"], box["height"]) < 44] == []
    assert sideways(page) <= 0
    solve_by_keys(page, place)
    assert violations(page) == []


def test_pieces_are_dragged_into_their_places(visit: Visit) -> None:
    place, question = place_named("one-deal-after-another")
    page = visit(place.path)
    expect_place(page, place)
    first, second, *_ = question.right
    on_table(page, question, second).click()
    piece, laid = on_table(page, question, first), on_table(page, question, second)
    expect(laid).to_have_attribute("data-place", "1")
    piece.drag_to(laid, steps=10)
    expect(piece).to_have_attribute("data-place", "1")
    expect(laid).to_have_attribute("data-place", "2")
    choose_by_mouse(page, question, question.right)
    expect_said(page, WORDS("feedback-title-right"))


def test_the_sum_of_a_pile_runs_and_what_was_turned_up_stays(visit: Visit) -> None:
    place, _ = place_named("the-cards-that-score")
    page = visit(place.path)
    expect_place(page, place)
    page.locator("button.item[aria-label='20 joker']").click()
    expect(page.locator(".pot")).to_have_text(WORDS("board-sum", sum=6))
    page.locator("button.item[aria-label^='20 joker']").click()
    expect(page.locator(".pot")).to_have_text(WORDS("board-sum", sum=6))
    page.locator("button.item[aria-label='ace of spades']").click()
    expect(page.locator(".pot")).to_have_text(WORDS("board-sum", sum=7))
    expect(page.locator(".zb [role=status]")).to_contain_text(WORDS("board-sum", sum=7))
    page.get_by_role("button", name=WORDS("question-answer"), exact=True).click()
    expect_said(page, WORDS("question-too-few"))
