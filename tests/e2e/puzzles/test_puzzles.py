"""Puzzles in the browser: at a desk and on a phone, with the mouse, a finger and keys alone, and seen by everyone."""

import pytest
from playwright.sync_api import Page, expect

from tests.app.playing import puzzles, solving, some_puzzles
from tests.e2e.conftest import Visit
from tests.e2e.driving import (
    WORDS,
    asked,
    box,
    click,
    expect_board,
    expect_focus,
    expect_right,
    expect_said,
    expect_title,
    fail_puzzle,
    following,
    go,
    item_name,
    items_of,
    next_puzzle,
    play_by_keys,
    play_by_mouse,
    press,
    puzzle_on,
    puzzle_task,
    puzzle_tasks,
    said_by,
    settle,
    sideways,
    solve_puzzle,
    verdict,
)
from tests.e2e.looking import DESK_AND_PHONE, violations
from tests.examples import in_turn
from tutor.app.base.library import library
from tutor.app.puzzles.titles import title_of
from tutor.content.zwickern.goals import OnePlayGoal
from tutor.engine.zwickern import Capture
from tutor.text import card_name

TASKS = puzzle_tasks()
# A puzzle of each kind of goal.
ONE_EACH = list({one.goal.kind: one for one in some_puzzles() if isinstance(one.goal, OnePlayGoal)}.values())


def expect_themes(page: Page, *themes: str) -> None:
    """These themes are shown."""
    settle(page)
    # Streamlit draws them twice where there is a tooltip, and shows one for the width of the page.
    expect(page.locator(".stMarkdownBadge:visible")).to_have_text([WORDS(f"theme-{theme}") for theme in themes])


# -- the mouse and the finger -------------------------------------------------


def test_a_puzzle_of_every_kind_with_the_finger(visit: Visit) -> None:
    """A third of the kinds in each run."""
    page = visit("/puzzles", width=390, height=844, touch=True)
    tried = [puzzle for place, puzzle in enumerate(ONE_EACH) if in_turn(place, 3)]
    for number, puzzle in enumerate(tried, 1):
        task = puzzle_task(puzzle)
        go(page, task.path)
        expect_title(page, task.title)
        expect_board(page, task.position)
        settle(page)
        assert sideways(page) == 0, task.path
        play = solving(puzzle)
        play_by_mouse(page, task.position, play)
        expect_right(page, task, play)
        expect_themes(page, *puzzle.themes)
        assert sideways(page) == 0, f"{task.path} when it is over"
        solved = WORDS("puzzle-solved-count", solved=number, total=len(library().puzzles))
        expect(page.get_by_text(solved)).to_be_visible()


@pytest.mark.main
def test_from_puzzle_to_puzzle(visit: Visit) -> None:
    page = visit("/puzzles")
    met = [puzzle_on(page)]
    assert met[0].difficulty == 1, "a beginner begins with what is easy"
    for number in range(1, 4):
        solve_puzzle(page, met[-1])
        if number > 1:
            expect(page.get_by_text(WORDS("puzzle-streak", number=number))).to_be_visible()
        click(page, "puzzle-next")
        met.append(following(page, met[-1].id))
        expect(verdict(page)).to_have_count(0)
    assert len({puzzle.id for puzzle in met}) == 4
    page.go_back()
    page.wait_for_url(lambda url: said_by(url, "puzzle") == met[-2].id)
    expect_title(page, title_of(WORDS, met[-2]))
    expect_said(page, WORDS("feedback-title-right"))


def test_everything_on_the_board_is_large_enough_for_a_finger(look_at: Visit) -> None:
    widest = max(TASKS, key=lambda task: len(task.position.table) + len(task.position.hand))
    page = look_at(widest.path, width=390, height=844, touch=True)
    expect_board(page, widest.position)
    smallest = page.locator("button.box, button.act").evaluate_all(
        "all => Math.min(99, ...all.map((one) => one.getBoundingClientRect().width))"
    )
    assert smallest >= 44


# -- keys ---------------------------------------------------------------------


@pytest.mark.main
def test_some_puzzles_by_keys_alone(visit: Visit) -> None:
    page = visit("/puzzles")
    puzzle = puzzle_on(page)
    for _ in range(3):
        play = solving(puzzle)
        play_by_keys(page, puzzle.position, play)
        expect_right(page, puzzle_task(puzzle), play)
        press(page, WORDS("puzzle-next"))
        puzzle = following(page, puzzle.id)


def test_every_button_has_its_key(visit: Visit) -> None:
    page = visit("/puzzles")
    first = puzzle_on(page)
    page.keyboard.press("h")
    expect_said(page, WORDS("hint-title", number=1))
    settle(page)
    page.keyboard.press("h")
    expect_said(page, WORDS("hint-title", number=2))
    settle(page)
    page.keyboard.press("s")
    expect_said(page, WORDS("hint-solution"))
    settle(page)
    page.keyboard.press("w")
    expect_said(page, WORDS("explore-about"))
    settle(page)
    page.keyboard.press("w")
    expect_said(page, WORDS("hint-solution"))
    settle(page)
    page.keyboard.press("a")
    expect(verdict(page)).to_have_count(0)
    settle(page)
    second = next_puzzle(page)
    assert second != first


def test_the_keys_work_from_the_board_too_and_enter_plays(visit: Visit) -> None:
    puzzle = next(one for one in ONE_EACH if isinstance(solving(one), Capture))
    page = visit(puzzle_task(puzzle).path)
    position, play = puzzle.position, solving(puzzle)
    expect_board(page, position)
    page.locator("button.item").first.focus()
    page.keyboard.press("h")
    expect_said(page, WORDS("hint-title", number=1))
    expect_focus(page, "item")
    names = [item_name(position, item) for item in items_of(play)]
    for number, name in enumerate(names):
        box(page, "item", name).nth(names[:number].count(name)).press("Space")
    box(page, "hand", card_name(WORDS, play.card)).first.press("Space")
    page.keyboard.press("Enter")
    expect_said(page, WORDS("feedback-title-right"))
    settle(page)
    page.keyboard.press("n")
    assert following(page, puzzle.id) != puzzle


def test_a_key_that_is_typed_into_a_field_is_not_a_shortcut(visit: Visit) -> None:
    page = visit("/puzzles")
    first = puzzle_on(page)
    page.locator(".st-key-more button").click()
    page.get_by_role("combobox").first.press_sequentially("nhsaw")
    # What a shortcut would do comes with a run of the page.
    page.wait_for_timeout(500)
    assert asked(page, "puzzle") == first.id
    expect(verdict(page)).to_have_count(0)


@pytest.mark.parametrize(
    ("kind", "title", "said"),
    [("only-play", "others-title", "Lay down"), ("win-most", "end-title", "The best reply to every other move")],
)
def test_once_it_is_solved_the_other_plays_are_shown_on_request(
    visit_counting: Visit, kind: str, title: str, said: str
) -> None:
    puzzle = next(one for one in puzzles() if one.goal.kind == kind)
    page = visit_counting(puzzle_task(puzzle).path)
    assert puzzle_on(page) == puzzle
    others = page.get_by_test_id("stExpander").filter(has_text=WORDS(title))
    expect(others).to_have_count(0)
    solve_puzzle(page, puzzle)
    expect(others).to_have_count(1)
    expect(others.get_by_text(said)).to_have_count(0)
    others.locator("summary").click()
    expect(others.get_by_text(said).first).to_be_visible()
    settle(page)
    assert violations(page, DESK_AND_PHONE) == []


# -- everyone ----------------------------------------------------------------


def test_a_puzzle_can_be_used_by_everyone(visit: Visit) -> None:
    puzzle = next(one for one in ONE_EACH if len(one.themes) > 1 and isinstance(solving(one), Capture))
    page = visit(puzzle_task(puzzle).path)
    assert puzzle_on(page) == puzzle
    assert violations(page) == []
    fail_puzzle(page, puzzle)
    page.keyboard.press("h")
    expect_said(page, WORDS("hint-title", number=1))
    assert violations(page, DESK_AND_PHONE) == []
    solve_puzzle(page, puzzle)
    for more in page.get_by_test_id("stExpander").all():
        more.locator("summary").click()
    assert violations(page) == []
    click(page, "explore-start")
    expect_said(page, WORDS("explore-about"))
    assert violations(page, DESK_AND_PHONE) == []


def test_the_choice_and_the_report_can_be_used_by_everyone(visit: Visit) -> None:
    page = visit("/puzzles?pick=due")
    expect_said(page, WORDS("pick-nothing-due"))
    assert violations(page, DESK_AND_PHONE) == []
    page = visit("/puzzles")
    puzzle_on(page)
    for key in ("wish", "more", "look-menu"):
        page.locator(f".st-key-{key} button").click()
        expect(page.get_by_test_id("stPopoverBody")).to_be_visible()
        assert violations(page, DESK_AND_PHONE) == []
        page.keyboard.press("Escape")
        expect(page.get_by_test_id("stPopoverBody")).to_have_count(0)
