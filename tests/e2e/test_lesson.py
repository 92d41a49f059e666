"""The whole lesson, by mouse and by keys alone; every stated wrong try is answered with its reason."""

from typing import Literal

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import Visit
from tests.e2e.driving import (
    WORDS,
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
    try_wrong_answers,
    verdict,
)

TASKS = lesson_tasks()


def test_the_whole_lesson_by_mouse(visit: Visit) -> None:
    page = visit("/")
    for number, task in enumerate(TASKS, 1):
        expect_title(page, task.title)
        expect_board(page, task.position)
        move = move_of(task, task.solutions[0])
        play_by_mouse(page, task.position, move)
        expect_right(page, task, move)
        expect(page.get_by_text(f"{number} solved")).to_be_visible()
        last = number == len(TASKS)
        role: Literal["link", "button"] = "link" if last else "button"
        page.get_by_role(role, name=WORDS("learn-to-puzzles" if last else "learn-next"), exact=True).click()
    expect(page.get_by_text(WORDS("puzzle-solved-count", solved=0, total=10))).to_be_visible()


def test_the_whole_lesson_by_keys_alone(visit: Visit) -> None:
    page = visit("/")
    for number, task in enumerate(TASKS, 1):
        expect_title(page, task.title)
        expect_board(page, task.position)
        move = move_of(task, task.solutions[-1])
        play_by_keys(page, task.position, move)
        expect_right(page, task, move)
        last = number == len(TASKS)
        press(page, WORDS("learn-to-puzzles" if last else "learn-next"))
        if not last:
            expect_title(page, TASKS[number].title)
            expect_focus(page, "hand")
    expect(page.get_by_text(WORDS("puzzle-solved-count", solved=0, total=10))).to_be_visible()


def test_every_wrong_try_is_told_why(visit: Visit) -> None:
    page = visit(TASKS[0].path)
    for number, task in enumerate(TASKS, 1):
        try_wrong_answers(page, task)
        if number < len(TASKS):
            page.get_by_role("button", name=WORDS("learn-next"), exact=True).click()


def test_after_a_wrong_try_the_selection_and_the_focus_stay(visit: Visit) -> None:
    task = TASKS[0]
    page = visit(task.path)
    wrong = move_of(task, task.wrong[0])
    play_by_keys(page, task.position, wrong)
    expect_said(page, said_of(task, wrong))
    expect(page.locator(".box[data-on]")).to_have_count(2)
    expect_focus(page, "hand")
    page.keyboard.press("Escape")
    expect(page.locator(".box[data-on]")).to_have_count(0)


def test_the_solution_and_another_try_by_keys(visit: Visit) -> None:
    task = TASKS[0]
    page = visit(task.path)
    press(page, WORDS("learn-show"))
    expect_said(page, WORDS("puzzle-solution"))
    expect(page.locator("button.hand")).to_have_count(0)
    tab_to(page, name=WORDS("learn-again"), key="Shift+Tab")
    page.keyboard.press("Enter")
    expect(page.locator("button.hand")).to_have_count(len(task.position.hand))
    expect_focus(page, "hand")


@pytest.mark.parametrize(("width", "height"), [(1280, 900), (390, 844)])
def test_a_verdict_is_in_sight_and_the_next_step_begins_at_its_top(visit: Visit, width: int, height: int) -> None:
    task = TASKS[0]
    page = visit(task.path, width=width, height=height)
    for text in (task.wrong[0], task.solutions[0]):
        move = move_of(task, text)
        play_by_mouse(page, task.position, move)
        expect_said(page, said_of(task, move))
        expect(verdict(page)).to_be_in_viewport(ratio=1)
        if text != task.solutions[0]:
            page.get_by_role("button", name=WORDS("learn-again"), exact=True).click()
            expect(verdict(page)).to_have_count(0)
    page.get_by_role("button", name=WORDS("learn-next"), exact=True).click()
    expect_title(page, TASKS[1].title)
    expect(page.get_by_role("heading", name=TASKS[1].title)).to_be_in_viewport(ratio=1)
