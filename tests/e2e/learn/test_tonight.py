"""The first minute, and the way from it to a game played to its end, on a phone."""

import pytest
from playwright.sync_api import expect

from tests.app.learn.test_home import table
from tests.app.learn.test_path import STEPS, TONIGHT, TOTAL, end, hinted
from tests.e2e.conftest import Visit
from tests.e2e.driving import (
    WORDS,
    asked,
    choose_by_mouse,
    click,
    expect_board,
    expect_said,
    expect_title,
    play_by_keys,
    play_by_mouse,
    press,
    settle,
    sideways,
)
from tests.e2e.every_page.test_frame import place_of
from tests.e2e.looking import DESK_AND_PHONE, violations
from tutor.catalogue.branches import branch
from tutor.coach.zwickern.goals.table import solutions
from tutor.content.zwickern.goals import OnePlayGoal
from tutor.engine.zwickern import read_play, scores


@pytest.mark.main
def test_a_first_catch_then_all_of_tonight(visit: Visit) -> None:
    """Each step is solved and leads on, nothing is beyond the edge of the phone, and no hand moves."""
    page = visit("/", width=390, height=844)
    expect_board(page, table())
    play_by_mouse(page, table(), read_play(table(), "5C x 5H").play)
    expect_said(page, WORDS("home-more"))
    play_by_mouse(page, table(), read_play(table(), "9S x 9D 9C 5H+4S").play)
    expect_said(page, WORDS("home-zwick"))
    click(page, "home-tonight")
    for number, one in enumerate(STEPS, 1):
        step = one.step
        expect_title(page, step.entry.title)
        expect(page.get_by_text(WORDS("path-progress", place=number, last=TOTAL))).to_be_visible()
        settle(page)
        assert sideways(page) == 0, one.id
        if step.question is not None:
            choose_by_mouse(page, step.question, step.question.right)
        else:
            assert step.position is not None
            assert isinstance(step.goal, OnePlayGoal)
            hand = place_of(page.locator("[data-place=own] .cards"))["y"]
            play_by_mouse(page, step.position, solutions(step.position, step.goal)[0])
            expect_said(page, WORDS("feedback-title-right"))
            settle(page)
            assert place_of(page.locator("[data-place=own] .cards"))["y"] == hand, one.id
        expect_said(page, WORDS("feedback-title-right"))
        click(page, "learn-next")
    assert TONIGHT.game is not None
    expect_title(page, TONIGHT.game.entry.title)


@pytest.mark.main
def test_the_game_is_played_to_its_end_by_keys_alone(visit: Visit) -> None:
    """Nothing is clicked from the first card to the result, and no play of the open hints is refused."""
    page = visit("/?path=tonight&step=14", width=1440, height=900)
    found = branch(end().game, end().kept)
    for _ in range(10):
        expect_board(page, found.position)
        before = page.url
        play_by_keys(page, found.position, hinted(found.position))
        page.wait_for_url(lambda url, before=before: url != before)
        expect(page.locator("[data-testid=stAlertContentError]")).to_have_count(0)
        found = branch(end().game, end().kept, (asked(page, "plays") or "").split(";"))
        assert found.refused is None
    assert found.finished
    points = [score.points for score in scores(found.end)]
    expect_said(page, f"You win, {points[0]}–{points[1]}.")
    assert violations(page, DESK_AND_PHONE) == []
    press(page, WORDS("learn-next"))
    expect(page.get_by_role("radiogroup", name=WORDS("learn-challenges-row"))).to_be_visible()


def test_on_a_phone_the_buttons_are_above_the_sheet_which_rises_by_key_or_finger_and_remembers(visit: Visit) -> None:
    page = visit("/?path=tonight&step=14", width=390, height=844, touch=True)
    take, sheet = page.get_by_role("button", name=WORDS("board-take"), exact=True), page.locator(".st-key-panel")
    handle = page.locator(".st-key-sheet").get_by_role("button")
    expect_board(page, branch(end().game, end().kept).position)
    low, there = place_of(sheet), place_of(take)
    assert there["y"] + there["height"] <= low["y"]
    handle.focus()
    page.keyboard.press("Enter")
    expect(handle).to_have_text(WORDS("sheet-sink"))
    settle(page)
    assert place_of(sheet)["height"] > low["height"]
    assert place_of(sheet)["y"] > 0
    click(page, "learn-back")
    expect_title(page, STEPS[-1].step.entry.title)
    expect(handle).to_have_text(WORDS("sheet-sink"))
    handle.tap()
    expect(handle).to_have_text(WORDS("sheet-rise"))


@pytest.mark.parametrize(
    "path",
    ["/", "/?path=tonight&step=1", "/?path=tonight&step=14", "/?path=tonight&step=end", "/?path=tonight&step=15"],
)
def test_everyone_can_use_it(look_at: Visit, path: str) -> None:
    page = look_at(path)
    page.locator("h1").wait_for()
    settle(page)
    assert violations(page, DESK_AND_PHONE) == []
