"""All puzzles, by mouse and by keys alone; every stated wrong try is answered with its reason."""

from playwright.sync_api import expect

from tests.e2e.conftest import Visit
from tests.e2e.driving import (
    WORDS,
    expect_board,
    expect_right,
    expect_title,
    move_of,
    play_by_keys,
    play_by_mouse,
    press,
    puzzle_tasks,
    try_wrong_answers,
)

TASKS = puzzle_tasks()


def test_all_puzzles_by_mouse(visit: Visit) -> None:
    page = visit("/puzzles")
    for number, task in enumerate(TASKS, 1):
        expect_title(page, task.title)
        expect_board(page, task.position)
        move = move_of(task, task.solutions[0])
        play_by_mouse(page, task.position, move)
        expect_right(page, task, move)
        expect(page.get_by_text(WORDS("puzzle-solved-count", solved=number, total=len(TASKS)))).to_be_visible()
        if number < len(TASKS):
            page.get_by_role("button", name=WORDS("puzzle-next"), exact=True).click()
    expect(page.get_by_text(WORDS("puzzle-all-solved"))).to_be_visible()


def test_all_puzzles_by_keys_alone(visit: Visit) -> None:
    page = visit("/puzzles")
    for number, task in enumerate(TASKS, 1):
        expect_title(page, task.title)
        expect_board(page, task.position)
        move = move_of(task, task.solutions[0])
        play_by_keys(page, task.position, move)
        if number < len(TASKS):
            expect_right(page, task, move)
            press(page, WORDS("puzzle-next"))
    expect(page.get_by_text(WORDS("puzzle-all-solved"))).to_be_visible()


def test_every_wrong_try_is_told_why(visit: Visit) -> None:
    page = visit(TASKS[0].path)
    for number, task in enumerate(TASKS, 1):
        try_wrong_answers(page, task)
        if number < len(TASKS):
            page.get_by_role("button", name=WORDS("puzzle-next"), exact=True).click()


def test_a_puzzle_with_the_finger(visit: Visit) -> None:
    task = TASKS[0]
    page = visit(task.path, width=390, height=844, touch=True)
    move = move_of(task, task.solutions[0])
    play_by_mouse(page, task.position, move)
    expect_right(page, task, move)
    smallest = page.locator("button.box, button.act").evaluate_all(
        "all => Math.min(99, ...all.map((one) => one.getBoundingClientRect().width))"
    )
    assert smallest >= 44
