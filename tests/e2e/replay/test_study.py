"""Replay as a study in the browser: the keys, the line of plays, guessing, what if, and records that are saved."""

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.conftest import Visit
from tests.e2e.driving import (
    WORDS,
    becomes_true,
    button,
    click,
    expect_said,
    expect_title,
    go,
    play_by_mouse,
    sample_game,
    settle,
    sideways,
)
from tests.e2e.looking import DESK_AND_PHONE, violations
from tests.e2e.replay.test_replay import END, expect_play, press_through
from tutor.app.replay.records import marks_of
from tutor.coach.zwickern.records import Mark
from tutor.content.files.folders import content_root
from tutor.engine.zwickern import legal_plays, read_play, write_play

GAME = sample_game()
FILE = content_root() / "lessons" / "games" / "christiansen.yaml"


def marked(mark: Mark) -> list[int]:
    """The plays with a mark."""
    return [number for number, found in enumerate(marks_of(GAME), 1) if mark in found]


def cell(page: Page, ply: int) -> str:
    """What is spoken of a play in the line of plays."""
    label = page.locator(".zp button").nth(ply).get_attribute("aria-label")
    assert label is not None
    return label


def test_the_keys_for_rounds_and_marks(visit: Visit) -> None:
    page = visit("/replay?ply=1")
    expect_play(page, 1)
    settle(page)
    press_through(page, "ArrowDown", 5, 9)
    press_through(page, "ArrowUp", 5)
    for key, mark in (("z", Mark.ZWICK), ("m", Mark.MISSED), ("n", Mark.NOTE)):
        press_through(page, "Home", 0)
        press_through(page, key, *marked(mark)[:3])


def test_a_play_is_chosen_in_the_line_by_mouse_and_by_keys(visit: Visit) -> None:
    page = visit("/replay?ply=1")
    expect_play(page, 1)
    cells = page.locator(".zp button")
    cells.nth(10).click()
    expect_play(page, 10)
    expect(page.locator(".zp button[aria-current=step]")).to_have_count(1)
    # The page moves on with its own keys, and the focus in the line goes along.
    press_through(page, "ArrowRight", 11)
    becomes_true(
        page,
        """() => { let one = document.activeElement
          while (one && one.shadowRoot && one.shadowRoot.activeElement) one = one.shadowRoot.activeElement
          return one && one.getAttribute("aria-current") === "step" }""",
    )


def test_a_sign_that_most_plays_have_is_said_and_not_drawn(visit: Visit) -> None:
    """Nearly every play of the sample game has a note, so a flag at each would tell none apart."""
    page = visit("/replay?ply=1")
    expect_play(page, 1)
    assert WORDS("line-note") in cell(page, marked(Mark.NOTE)[0])
    expect(page.locator(".zp .play .sign[data-sign=missed]")).to_have_count(len(marked(Mark.MISSED)))
    expect(page.locator(".zp .sign[data-sign=note]")).to_have_count(0)


@pytest.mark.main
def test_plays_are_guessed_by_mouse_and_compared(visit: Visit) -> None:
    page = visit("/replay?ply=1&mode=guess")
    ply = GAME.plies[0]
    expect_title(page, WORDS("guess-title", seat="Beatrice", number=1))
    assert cell(page, 1) == WORDS("line-hidden", number=1)
    other = next(play for play in legal_plays(ply.position) if play != ply.play)
    play_by_mouse(page, ply.position, other)
    expect(page.get_by_text("The move played: ")).to_be_visible()
    page.keyboard.press("ArrowRight")
    expect_title(page, WORDS("guess-title", seat="Charlie", number=2))
    play_by_mouse(page, GAME.plies[1].position, GAME.plies[1].play)
    expect_said(page, WORDS("guess-same", seat="Charlie"))
    page.reload()
    expect_said(page, WORDS("guess-same", seat="Charlie"))
    assert violations(page, DESK_AND_PHONE) == []


@pytest.mark.main
def test_other_plays_are_tried_undone_shared_and_kept(visit: Visit, tmp_path: Path) -> None:
    page = visit("/replay?ply=3")
    expect_play(page, 3)
    settle(page)
    page.keyboard.press("t")
    position = GAME.plies[2].position
    play = read_play(position, "X20 on X30 = 10").play
    play_by_mouse(page, position, play)
    expect_title(page, WORDS("try-turn", seat="Albert"))
    assert violations(page, DESK_AND_PHONE) == []
    page.reload()
    expect_title(page, WORDS("try-turn", seat="Albert"))
    with page.expect_download() as saved:
        click(page, "try-save")
    file = tmp_path / "saved.yaml"
    saved.value.save_as(file)
    assert write_play(position, play) in file.read_text()
    click(page, "try-undo")
    expect_title(page, WORDS("try-turn", seat="Dianne"))
    click(page, "try-back")
    expect_play(page, 3)
    page.get_by_text(WORDS("records-title"), exact=True).click()
    page.locator("input[type=file]").set_input_files(file)
    expect(page.get_by_text("saved.yaml")).to_be_visible()
    settle(page)
    click(page, "records-read")
    expect_title(page, WORDS("replay-start"))
    settle(page)
    page.keyboard.press("End")
    expect(page.get_by_text(WORDS("replay-unfinished"))).to_be_visible()


def test_a_record_is_saved_as_yaml_and_as_a_sheet(visit: Visit, tmp_path: Path) -> None:
    page = visit("/replay")
    for message, ending, word in (("records-save", "yaml", "deals:"), ("records-sheet", "txt", "Beatrice")):
        with page.expect_download() as saved:
            click(page, message)
        file = tmp_path / f"saved.{ending}"
        saved.value.save_as(file)
        assert saved.value.suggested_filename == f"christiansen.{ending}"
        assert word in file.read_text()


def test_nothing_scrolls_sideways_on_a_phone(look_at: Visit) -> None:
    page = look_at("/", width=390, height=844, touch=True)
    for path in ("/replay?ply=1&mode=guess", "/replay?ply=3&mode=try", f"/replay?ply={END}", "/replay?ply=31"):
        go(page, path)
        assert sideways(page) == 0, path


@pytest.mark.parametrize(("width", "height"), [(1280, 800), (390, 844), (667, 375)])
def test_no_empty_rail_stands_below_a_table_without_a_play_to_guess(visit: Visit, width: int, height: int) -> None:
    """Who goes back from one sees felt in its place."""
    page = visit("/replay?ply=1&mode=guess", width=width, height=height)
    settle(page)
    expect(page.locator(".rail")).to_be_visible()
    button(page, "replay-back").click()
    expect_title(page, WORDS("replay-start"))
    settle(page)
    expect(page.locator(".rail")).to_be_hidden()
    felt, wood = page.locator(".grid").bounding_box(), page.locator(".wood").bounding_box()
    assert felt is not None
    assert wood is not None
    assert wood["y"] + wood["height"] - felt["y"] - felt["height"] <= 10
