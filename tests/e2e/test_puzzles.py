"""All puzzles in the browser, on a phone and with keys alone."""

from playwright.sync_api import expect

from tests.e2e.conftest import Visit
from tests.e2e.driving import (
    WORDS,
    click,
    expect_board,
    expect_right,
    expect_said,
    expect_title,
    move_of,
    play_by_keys,
    play_by_mouse,
    press,
    puzzle_tasks,
    said_of,
    settle,
    sideways,
    verdict,
)

TASKS = puzzle_tasks()


def test_all_puzzles_with_the_finger(visit: Visit) -> None:
    page = visit("/puzzles", width=390, height=844, touch=True)
    for number, task in enumerate(TASKS, 1):
        expect_title(page, task.title)
        expect_board(page, task.position)
        settle(page)
        assert sideways(page) == 0, task.path
        move = move_of(task, task.solutions[0])
        play_by_mouse(page, task.position, move)
        expect_right(page, task, move)
        expect(page.get_by_text(WORDS("puzzle-solved-count", solved=number, total=len(TASKS)))).to_be_visible()
        if number < len(TASKS):
            click(page, "puzzle-next")
    expect(page.get_by_text(WORDS("puzzle-all-solved"))).to_be_visible()


def test_some_puzzles_by_keys_alone(visit: Visit) -> None:
    page = visit("/puzzles")
    for task in TASKS[:3]:
        expect_title(page, task.title)
        expect_board(page, task.position)
        move = move_of(task, task.solutions[0])
        play_by_keys(page, task.position, move)
        expect_right(page, task, move)
        press(page, WORDS("puzzle-next"))
    expect_title(page, TASKS[3].title)


def test_a_wrong_try_is_told_why(visit: Visit) -> None:
    task = next(task for task in TASKS if task.wrong)
    page = visit(task.path)
    expect_board(page, task.position)
    for text in task.wrong:
        move = move_of(task, text)
        play_by_mouse(page, task.position, move)
        expect_said(page, said_of(task, move))
        click(page, "learn-again")
        expect(page.locator(".box[data-on]")).to_have_count(0)
        expect(verdict(page)).to_have_count(0)


def test_everything_on_the_board_is_large_enough_for_a_finger(visit: Visit) -> None:
    page = visit(TASKS[-1].path, width=390, height=844, touch=True)
    expect_board(page, TASKS[-1].position)
    smallest = page.locator("button.box, button.act").evaluate_all(
        "all => Math.min(99, ...all.map((one) => one.getBoundingClientRect().width))"
    )
    assert smallest >= 44
