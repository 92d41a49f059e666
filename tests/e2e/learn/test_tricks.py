"""The other games in the browser: whole games on a phone, a step by keys alone, and a puzzle under its tab."""

import pytest
from playwright.sync_api import Page, expect

from tests.app.learn.test_trick_lesson import STEPS
from tests.e2e.conftest import Visit
from tests.e2e.driving import WORDS, arrow_to, box, expect_focus, expect_said, settle, sideways
from tests.e2e.looking import DESK_AND_PHONE, violations
from tutor.app.base.library import library
from tutor.app.puzzles.trick_puzzles import name_of
from tutor.catalogue.tricks.exercises import TricksLesson, TrickStep
from tutor.coach.kits import TRICK_KITS
from tutor.coach.tricks.kit import TrickPosition
from tutor.content.tricks.goals import CertainGoal, HandGoal
from tutor.engine.cards import read_card
from tutor.text import card_name, render

WHOLE = [(lesson, step) for lesson, step in STEPS if isinstance(step.entry.goal, HandGoal)]
# A search of all ways to go on: the learner has to choose one card of three.
PUZZLE = next(one for one in library().trick_puzzles if isinstance(one.entry.trick_goal, CertainGoal))


def path_of(lesson: TricksLesson, step: TrickStep) -> str:
    """Return the path of a step."""
    return f"/?cousin={lesson.id.rpartition('/')[2]}&step={step.entry.slug}"


def act_by_mouse(page: Page, game: str, position: TrickPosition, text: str) -> None:
    """Do an action in notation by clicking its cards and its button."""
    fitting = [one for one in TRICK_KITS[game].buttons(position) if f"{text} ".startswith(f"{one.start} ")]
    button = max(fitting, key=lambda one: len(one.start))
    expect(page.get_by_role("button", name=render(WORDS, button.label), exact=True)).to_be_visible()
    for code in text.removeprefix(button.start).split():
        box(page, "hand", card_name(WORDS, read_card(code))).click()
    page.get_by_role("button", name=render(WORDS, button.label), exact=True).click()


@pytest.mark.main
@pytest.mark.parametrize(("lesson", "step"), WHOLE, ids=[lesson.entry.game for lesson, _ in WHOLE])
def test_a_whole_game_is_played_to_its_end_on_a_phone(visit: Visit, lesson: TricksLesson, step: TrickStep) -> None:
    page = visit(path_of(lesson, step), width=390, height=844)
    position, game = step.position, lesson.game.game
    assert position is not None
    assert isinstance(step.entry.goal, HandGoal)
    you = position.turn
    for text in step.entry.goal.like:
        if position.turn == you:
            act_by_mouse(page, lesson.entry.game, position, text)
            settle(page)
            assert sideways(page) == 0, text
        position = game.play(position, game.read_action(position, text))
    expect_said(page, WORDS("tricks-hand-over"))
    expect(page.get_by_text(step.entry.done)).to_be_visible()
    assert violations(page, DESK_AND_PHONE) == []


def test_a_card_is_played_by_keys_alone(visit: Visit) -> None:
    lesson, step = next((one, two) for one, two in STEPS if two.entry.slug == "head-the-trick")
    page = visit(path_of(lesson, step))
    right = step.entry.goal.answer[0].removeprefix("play ")
    page.locator("button.hand").first.focus()
    expect_focus(page, "hand")
    arrow_to(page, card_name(WORDS, read_card(right)))
    page.keyboard.press("Space")
    page.keyboard.press("Enter")
    expect_said(page, WORDS("feedback-title-right"))
    expect(page.get_by_text(step.entry.done)).to_be_visible()


@pytest.mark.main
def test_a_puzzle_is_found_on_its_page_and_solved(visit: Visit) -> None:
    page = visit("/puzzles?view=cousins", width=390, height=844)
    settle(page)
    assert sideways(page) == 0
    assert violations(page, DESK_AND_PHONE) == []
    page = visit(f"/puzzles?cousin={name_of(PUZZLE)}", width=390, height=844)
    position = PUZZLE.position
    assert position is not None
    act_by_mouse(page, PUZZLE.game.game.name, position, PUZZLE.entry.trick_goal.answer[0])
    expect_said(page, WORDS("feedback-title-right"))
    settle(page)
    assert sideways(page) == 0
    assert violations(page, DESK_AND_PHONE) == []
