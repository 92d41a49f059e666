"""The course in one browser, from its first button on, and back and forward through its steps."""

from itertools import pairwise

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.app.course import course_places, places_of
from tests.e2e.conftest import Visit
from tests.e2e.driving import (
    WORDS,
    click,
    expect_board,
    expect_place,
    expect_said,
    fail_by_mouse,
    go,
    settle,
    sideways,
    solve_by_mouse,
    solve_puzzle,
)
from tests.examples import in_turn, some
from tutor.app.base.library import library
from tutor.catalogue.challenges import challenges
from tutor.catalogue.exercises import Lesson
from tutor.content.files.glossary import terms_in

PLACES = course_places()
LESSONS = library().lessons


# Of each kind of goal the first step is answered wrong before it is answered right.
FIRST_OF_KIND = {place.step.goal.kind: place.path for place in reversed(PLACES)}.values()


# The course is begun with the first lesson.
BEGUN, *LATER = LESSONS


@pytest.mark.parametrize("lesson", [BEGUN, *some(LATER, 7)], ids=lambda lesson: lesson.id)
def test_the_whole_course_on_a_phone(visit: Visit, lesson: Lesson) -> None:
    """Every step is seen, nothing is beyond the edge, and the first of each kind in the course is solved.

    That every other one can be solved too is tested without a browser.
    """
    places = places_of(lesson)
    begins = lesson is BEGUN
    page = visit("/?view=course" if begins else places[0].path, width=390, height=844)
    if begins:
        page.get_by_role("button", name=WORDS("learn-begin", title=places[0].title), exact=True).click()
    for place in places:
        expect_place(page, place)
        assert sideways(page) == 0, place.path
        if place.path in FIRST_OF_KIND:
            fail_by_mouse(page, place)
            solve_by_mouse(page, place)
            settle(page)
            assert sideways(page) == 0, f"{place.path} when it is solved"
        if place is not places[-1]:
            click(page, "learn-next")
    click(page, "learn-next")
    see_challenges(page, lesson)
    left = next((place for place in places if place.path not in FIRST_OF_KIND), None)
    if left is not None:
        button_named(page, WORDS("learn-resume", title=left.title)).click()
        expect_place(page, left)
    elif lesson is not LESSONS[-1]:
        following = LESSONS[LESSONS.index(lesson) + 1]
        button_named(page, WORDS("learn-next-lesson", title=following.entry.title)).click()
        expect_place(page, places_of(following)[0])


def test_a_step_of_each_kind_on_a_phone(visit: Visit) -> None:
    """Of those in the lessons after the first, which are not all walked, half in each run."""
    kinds = [place for place in PLACES if place.path in FIRST_OF_KIND and place.lesson is not BEGUN]
    assert len(kinds) > 10
    places = [place for number, place in enumerate(kinds) if in_turn(number, 2)]
    page = visit(places[0].path, width=390, height=844)
    for place in places:
        go(page, place.path)
        expect_place(page, place)
        assert sideways(page) == 0, place.path
        fail_by_mouse(page, place)
        solve_by_mouse(page, place)
        settle(page)
        assert sideways(page) == 0, f"{place.path} when it is solved"


def see_challenges(page: Page, lesson: Lesson) -> None:
    """Look at the challenges at the end of a lesson, and solve the first."""
    found = challenges(LESSONS, library().puzzles)[lesson.id]
    for puzzle in found:
        expect_board(page, puzzle.position)
        assert sideways(page) == 0, puzzle.id
        if puzzle is found[0]:
            solve_puzzle(page, puzzle)
        if puzzle is not found[-1]:
            click(page, "learn-next")


def button_named(page: Page, text: str) -> Locator:
    """A button by its text, beside which the key that presses it is named."""
    return page.get_by_role("button").filter(has=page.get_by_text(text, exact=True))


def test_back_and_forward_keep_what_is_solved(visit: Visit) -> None:
    places = places_of(LESSONS[1])[:3]
    page = visit(places[0].path)
    for place, following in pairwise(places):
        expect_place(page, place)
        solve_by_mouse(page, place)
        click(page, "learn-next")
        expect_place(page, following)
        page.wait_for_url(f"**{following.path}")
    page.go_back()
    expect_place(page, places[1])
    expect_said(page, WORDS("feedback-title-right"))
    page.go_back()
    expect_place(page, places[0])
    expect_said(page, WORDS("feedback-title-right"))
    page.go_forward()
    expect_place(page, places[1])
    solved = WORDS("learn-progress", number=2, total=len(LESSONS[1].steps), solved=2)
    expect(page.get_by_text(solved)).to_be_visible()
    page.reload()
    expect_place(page, places[1])
    expect(page.get_by_text(solved)).to_be_visible()


def test_a_step_about_another_variant_is_one_step_back(visit: Visit) -> None:
    place, following = next(
        (one, two)
        for one, two in pairwise(PLACES)
        if one.name == two.name and one.address.get("variant") != two.address.get("variant")
    )
    page = visit(place.path)
    expect_place(page, place)
    length = page.evaluate("history.length")
    click(page, "learn-next")
    expect_place(page, following)
    page.wait_for_url(f"**{following.path}")
    assert page.evaluate("history.length") == length + 1
    page.go_back()
    expect_place(page, place)
    page.wait_for_url(f"**{place.path}")


def test_a_word_is_explained_with_keys_alone(visit: Visit) -> None:
    glossary = library().glossary
    place = next(place for place in PLACES if terms_in(glossary, place.step.entry.text))
    term = terms_in(glossary, place.step.entry.text)[0]
    page = visit(place.path)
    expect_place(page, place)
    button = page.locator('[class*="st-key-words-"]').get_by_role("button").first
    for _ in range(40):
        if button.evaluate("(one) => one === document.activeElement"):
            break
        page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    text = page.get_by_text(" ".join(term.text.split())[:60])
    expect(text).to_be_visible()
    page.keyboard.press("Escape")
    expect(text).to_have_count(0)
    expect(button).to_be_focused()
