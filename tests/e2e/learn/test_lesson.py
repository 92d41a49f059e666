"""A step on the board: what stays after a wrong try, the hints and the solution, by keys and in sight."""

from itertools import pairwise

import pytest
from playwright.sync_api import expect

from tests.app.course import course_places
from tests.e2e.conftest import Visit
from tests.e2e.driving import (
    WORDS,
    box,
    button,
    click,
    deselect,
    expect_board,
    expect_focus,
    expect_focus_at,
    expect_right,
    expect_said,
    expect_title,
    go,
    item_name,
    items_of,
    lesson_tasks,
    play_by_keys,
    play_by_mouse,
    play_of,
    press,
    said_of,
    solve_by_keys,
    verdict,
)
from tutor.text import card_name

TASKS = lesson_tasks()


@pytest.mark.main
def test_some_steps_by_keys_alone(visit: Visit) -> None:
    page = visit(TASKS[0].path)
    for task, following in pairwise(TASKS[:4]):
        expect_title(page, task.title)
        expect_board(page, task.position)
        play = play_of(task, task.solutions[-1])
        play_by_keys(page, task.position, play)
        expect_right(page, task, play)
        # A learner who has played with a key needs no Tab to go on.
        expect_focus_at(page, WORDS("learn-next"))
        page.keyboard.press("Enter")
        expect_title(page, following.title)
        expect_focus(page, "hand")


def test_the_keyboard_comes_from_check_to_next_and_from_the_solution_to_another_try(visit: Visit) -> None:
    place = next(one for one in course_places() if one.step.question is not None and one.step.position is None)
    page = visit(place.path)
    solve_by_keys(page, place)
    expect_focus_at(page, WORDS("learn-next"))
    go(page, TASKS[1].path)
    press(page, WORDS("learn-show"))
    expect_said(page, WORDS("hint-solution"))
    expect_focus_at(page, WORDS("learn-again"))


def test_after_a_wrong_try_the_selection_and_the_focus_stay(visit: Visit) -> None:
    task = TASKS[0]
    page = visit(task.path)
    expect_board(page, task.position)
    wrong = play_of(task, task.wrong[0])
    play_by_keys(page, task.position, wrong)
    expect_said(page, said_of(task, wrong))
    expect(page.locator(".box[data-on]")).to_have_count(2)
    expect_focus(page, "hand")
    page.keyboard.press("Escape")
    expect(page.locator(".box[data-on]")).to_have_count(0)


def test_after_a_wrong_try_a_click_with_a_new_card_selects(visit: Visit) -> None:
    task = next(one for one in TASKS if any(len(items_of(play_of(one, text))) == 1 for text in one.wrong))
    wrong = next(play for text in task.wrong if len(items_of(play := play_of(task, text))) == 1)
    other = next(card for card in task.position.hand if card is not wrong.card)
    page = visit(task.path)
    expect_board(page, task.position)
    play_by_mouse(page, task.position, wrong)
    expect_said(page, said_of(task, wrong))
    card = box(page, "hand", card_name(WORDS, other))
    (target,) = [box(page, "item", item_name(task.position, item)) for item in items_of(wrong)]
    card.click()
    # A learner who wants the same with another card need not choose it again.
    expect(page.locator(".box[data-on]")).to_have_count(2)
    for chosen in (True, False, True):
        target.click()
        expect(target).to_have_attribute("aria-pressed", str(chosen).lower())
        expect(card).to_have_attribute("aria-pressed", "true")


def test_after_a_wrong_try_a_click_with_the_same_card_changes_the_choice(visit: Visit) -> None:
    task = next(one for one in TASKS if any(len(items_of(play_of(one, text))) == 1 for text in one.wrong))
    wrong = next(play for text in task.wrong if len(items_of(play := play_of(task, text))) == 1)
    (tried,) = items_of(wrong)
    more = next(item for item in task.position.table if item != tried)
    page = visit(task.path)
    expect_board(page, task.position)
    play_by_mouse(page, task.position, wrong)
    expect_said(page, said_of(task, wrong))
    box(page, "item", item_name(task.position, more)).click()
    expect(page.locator(".item[data-on]")).to_have_count(2)
    box(page, "item", item_name(task.position, tried)).click()
    expect(page.locator(".item[data-on]")).to_have_count(1)


@pytest.mark.main
def test_the_hints_the_solution_and_another_try_by_keys(visit: Visit) -> None:
    task = TASKS[0]
    page = visit(task.path)
    expect_board(page, task.position)
    for number in (1, 2, 3):
        press(page, WORDS("learn-hint" if number == 1 else "learn-hint-more"))
        expect_said(page, WORDS("hint-title", number=number))
    press(page, WORDS("learn-show"))
    expect_said(page, WORDS("hint-solution"))
    expect(page.locator("button.hand")).to_have_count(0)
    for message in ("learn-hint-more", "learn-show"):
        expect(button(page, message)).to_have_count(0)
    expect_focus_at(page, WORDS("learn-again"))
    page.keyboard.press("Enter")
    expect(page.locator("button.hand")).to_have_count(len(task.position.hand))
    expect_focus(page, "hand")


@pytest.mark.parametrize(("width", "height"), [(1280, 900), (390, 844)])
def test_a_verdict_is_in_sight_and_the_next_step_begins_at_its_top(visit: Visit, width: int, height: int) -> None:
    task = TASKS[1]
    page = visit(task.path, width=width, height=height)
    for text in (task.wrong[0], task.solutions[0]):
        play = play_of(task, text)
        play_by_mouse(page, task.position, play)
        expect_said(page, said_of(task, play))
        expect(verdict(page)).to_be_in_viewport(ratio=1)
        if text != task.solutions[0]:
            deselect(page)
    click(page, "learn-next")
    expect_title(page, TASKS[2].title)
    expect(page.get_by_role("heading", name=TASKS[2].title)).to_be_in_viewport(ratio=1)


def test_on_a_wide_screen_text_and_verdict_are_beside_the_table_and_nothing_moves(visit: Visit) -> None:
    """What is below the table stays where it is; on a screen that is less high the verdict is brought into sight."""
    task = TASKS[1]
    page = visit(task.path)
    table, said = page.locator(".zb"), verdict(page)
    onward = button(page, "learn-next")
    expect_board(page, task.position)
    expect(onward).to_be_in_viewport(ratio=1)
    before = onward.bounding_box()
    wrong = play_of(task, task.wrong[0])
    play_by_mouse(page, task.position, wrong)
    expect_said(page, said_of(task, wrong))
    # What would move something may come after all is drawn.
    page.wait_for_timeout(500)
    right = page.get_by_role("heading", name=task.title).bounding_box(), said.bounding_box()
    left = table.bounding_box()
    assert left is not None
    assert all(box is not None and box["x"] > left["x"] + left["width"] for box in right)
    assert onward.bounding_box() == before
    deselect(page)
    page.set_viewport_size({"width": 1280, "height": 420})
    button(page, "learn-hint").scroll_into_view_if_needed()
    play_by_keys(page, task.position, wrong)
    expect_said(page, said_of(task, wrong))
    expect(said).to_be_in_viewport(ratio=1)
