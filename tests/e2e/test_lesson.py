"""A step on the board: what stays after a wrong try, the hints and the solution, by keys and in sight."""

from itertools import pairwise

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import Visit
from tests.e2e.driving import (
    WORDS,
    button,
    click,
    expect_board,
    expect_focus,
    expect_right,
    expect_said,
    expect_title,
    lesson_tasks,
    move_of,
    play_by_keys,
    play_by_mouse,
    press,
    said_of,
    tab_to,
    verdict,
)

TASKS = lesson_tasks()


def test_some_steps_by_keys_alone(visit: Visit) -> None:
    page = visit(TASKS[0].path)
    for task, following in pairwise(TASKS[:4]):
        expect_title(page, task.title)
        expect_board(page, task.position)
        move = move_of(task, task.solutions[-1])
        play_by_keys(page, task.position, move)
        expect_right(page, task, move)
        press(page, WORDS("learn-next"))
        expect_title(page, following.title)
        expect_focus(page, "hand")


def test_after_a_wrong_try_the_selection_and_the_focus_stay(visit: Visit) -> None:
    task = TASKS[0]
    page = visit(task.path)
    expect_board(page, task.position)
    wrong = move_of(task, task.wrong[0])
    play_by_keys(page, task.position, wrong)
    expect_said(page, said_of(task, wrong))
    expect(page.locator(".box[data-on]")).to_have_count(2)
    expect_focus(page, "hand")
    page.keyboard.press("Escape")
    expect(page.locator(".box[data-on]")).to_have_count(0)


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
        expect(button(page, message)).to_be_disabled()
    tab_to(page, name=WORDS("learn-again"), key="Shift+Tab")
    page.keyboard.press("Enter")
    expect(page.locator("button.hand")).to_have_count(len(task.position.hand))
    expect_focus(page, "hand")


@pytest.mark.parametrize(("width", "height"), [(1280, 900), (390, 844)])
def test_a_verdict_is_in_sight_and_the_next_step_begins_at_its_top(visit: Visit, width: int, height: int) -> None:
    task = TASKS[1]
    page = visit(task.path, width=width, height=height)
    for text in (task.wrong[0], task.solutions[0]):
        move = move_of(task, text)
        play_by_mouse(page, task.position, move)
        expect_said(page, said_of(task, move))
        expect(verdict(page)).to_be_in_viewport(ratio=1)
        if text != task.solutions[0]:
            click(page, "learn-again")
            expect(verdict(page)).to_have_count(0)
    click(page, "learn-next")
    expect_title(page, TASKS[2].title)
    expect(page.get_by_role("heading", name=TASKS[2].title)).to_be_in_viewport(ratio=1)


def test_on_a_wide_screen_text_and_verdict_stand_beside_the_table_and_nothing_moves(visit: Visit) -> None:
    """What is below the table stays where it is; on a screen that is less high the verdict is brought into sight."""
    task = TASKS[1]
    page = visit(task.path)
    table, said = page.locator(".zb"), verdict(page)
    onward = button(page, "learn-next")
    expect_board(page, task.position)
    expect(onward).to_be_in_viewport(ratio=1)
    before = onward.bounding_box()
    wrong = move_of(task, task.wrong[0])
    play_by_mouse(page, task.position, wrong)
    expect_said(page, said_of(task, wrong))
    page.wait_for_timeout(500)
    right = page.get_by_role("heading", name=task.title).bounding_box(), said.bounding_box()
    left = table.bounding_box()
    assert left is not None
    assert all(box is not None and box["x"] > left["x"] + left["width"] for box in right)
    assert onward.bounding_box() == before
    click(page, "learn-again")
    expect(said).to_have_count(0)
    page.set_viewport_size({"width": 1280, "height": 420})
    button(page, "learn-hint").scroll_into_view_if_needed()
    play_by_keys(page, task.position, wrong)
    expect_said(page, said_of(task, wrong))
    # The page moves for a moment.
    page.wait_for_timeout(800)
    expect(said).to_be_in_viewport(ratio=1)
