"""What a game has shown, in a browser: read from a file, reviewed, a mistake found again in Replay and mended."""

from datetime import UTC, datetime
from pathlib import Path
from uuid import UUID

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.conftest import Visit
from tests.e2e.driving import WORDS, click, expect_board, expect_title, go, play_by_keys, settle, sideways
from tests.e2e.every_page.test_frame import place_of
from tests.e2e.looking import DESK_AND_PHONE, covered, violations
from tests.matches.playing import events_of, played_out, started
from tutor.app.board.zwickern.table import addressed
from tutor.app.visitor.page_address import game_address
from tutor.matches.events import Dealt, kind_of, write_event
from tutor.matches.match import Hand
from tutor.matches.review.found import Review, best_play
from tutor.matches.review.review import review
from tutor.text import language
from tutor.trainer.archive import write_archive
from tutor.trainer.events import GameEvent

MATCH = UUID(int=4712)
BEGAN = started("dietze", 2)
MOMENT = datetime(2026, 11, 20, tzinfo=UTC)


def read_game(page: Page, folder: Path) -> tuple[Hand, Review]:
    """Have a file with a game read that is over and has mistakes; return the game with its review."""
    hand = played_out(BEGAN, Dealt(number="4712", dealer=0), "4712")
    events = [
        GameEvent("anybody", MATCH, number, MOMENT, kind_of(one), write_event(one))
        for number, one in enumerate(events_of(BEGAN, hand))
    ]
    file = folder / "mine.json"
    file.write_text(write_archive([], {}, MOMENT, events))
    page.get_by_text(WORDS("progress-yours")).click()
    page.locator("input[type=file]").set_input_files(file)
    expect(page.get_by_role("button", name=f"Remove {file.name}")).to_be_visible()
    settle(page)
    click(page, "progress-import-button")
    settle(page)
    return hand, review(hand, BEGAN.people[0])


@pytest.mark.main
def test_a_mistake_is_found_in_replay_and_mended_with_keys(visit: Visit, tmp_path: Path) -> None:
    page = visit("/progress")
    hand, found = read_game(page, tmp_path)
    go(page, f"/play?match={MATCH}")
    expect(page.get_by_text(WORDS("review-one-game"))).to_be_visible(timeout=150_000)
    # In a second line it would run into the name of the second bar.
    assert page.get_by_text(WORDS("review-one-game")).evaluate("(one) => one.getClientRects().length") == 1
    assert violations(page, DESK_AND_PHONE) == []
    page.get_by_role("link", name=WORDS("review-to-replay")).click()
    expect_title(page, WORDS("replay-start"))
    # A key that is pressed while a page is drawn may be lost.
    settle(page)
    page.keyboard.press("x")
    judged = found.marked[0]
    expect(page.get_by_role("button", name=WORDS("review-try"))).to_be_visible()
    settle(page)
    page.keyboard.press("a")
    expect_title(page, WORDS("again-title", number=judged.ply + 1))
    position = hand.positions[judged.ply]
    seen = addressed(language("en"), position, position.turn)
    expect_board(page, seen)
    play_by_keys(page, seen, best_play(judged, hand))
    expect(page.get_by_text(WORDS("again-right"))).to_be_visible()


def test_everyone_can_read_what_a_game_has_shown(visit: Visit, tmp_path: Path) -> None:
    """On a phone, with the puzzles and the figures that come of it."""
    page = visit("/progress", width=390, height=844)
    _, found = read_game(page, tmp_path)
    go(page, f"/play?match={MATCH}")
    click(page, "sheet-rise")
    expect(page.get_by_text(WORDS("review-one-game"))).to_be_visible(timeout=150_000)
    assert violations(page, DESK_AND_PHONE) == []
    replay = "&".join(f"{key}={value}" for key, value in game_address(MATCH, 0, found.marked[0].ply + 1).items())
    for path in (f"/replay?{replay}", f"/replay?{replay}&mode=again", "/puzzles?pick=own", "/progress"):
        go(page, path)
        assert violations(page, DESK_AND_PHONE) == []
        assert sideways(page) == 0
    for code in ("de", "fr"):
        go(page, f"/replay?{replay}&lang={code}")
        assert sideways(page) == 0
        go(page, "/progress")
        assert sideways(page) == 0


KEYS = (WORDS("play-next"), WORDS("play-same-deal"), WORDS("play-leave"))


@pytest.mark.parametrize(("width", "height"), [(1280, 800), (390, 844), (844, 390)])
def test_at_the_end_the_ways_on_are_on_the_rail_and_nothing_is_behind_them(
    visit: Visit, tmp_path: Path, width: int, height: int
) -> None:
    page = visit("/progress", width=width, height=height)
    read_game(page, tmp_path)
    go(page, f"/play?match={MATCH}")
    table = page.locator(".st-key-board")
    expect(table.locator(".half")).to_have_count(2)
    expect(page.get_by_text(WORDS("review-title"))).to_be_visible()
    settle(page)
    wood = table.locator(".rail").bounding_box()
    assert wood is not None
    for key in KEYS:
        place = page.get_by_role("button", name=key).bounding_box()
        assert place is not None
        assert wood["y"] <= place["y"] + 1 < place["y"] + place["height"] <= min(wood["y"] + wood["height"] + 1, height)
    for half in table.locator(".half").all():
        place = half.bounding_box()
        assert place is not None
        assert place["y"] + place["height"] <= wood["y"]
        assert half.evaluate("(one) => one.scrollHeight - one.clientHeight") == 0
    assert covered(page, ".st-key-said, .st-key-rail, .st-key-text") == []
    head, said = page.locator(".st-key-said"), page.get_by_text(WORDS("review-title"))
    assert place_of(said)["y"] - place_of(head)["y"] < 16
    if width >= 1020:
        # Nothing is blank between the name of the game and what is said of it.
        name = place_of(page.locator(".st-key-over-title"))
        assert place_of(head)["y"] - name["y"] - name["height"] < 8
    # The table says it, and so the sheet need not show it.
    assert page.locator(".st-key-won-on-table").evaluate("(one) => one.offsetHeight") <= 1
    for code in ("de", "fr"):
        go(page, f"/play?match={MATCH}&lang={code}")
        expect(table.locator(".half")).to_have_count(2)
        settle(page)
        wood = place_of(table.locator(".rail"))
        for key_of in ("next-game", "same-deal", "leave-game"):
            place = place_of(page.locator(f".st-key-{key_of} button"))
            assert wood["x"] <= place["x"] < place["x"] + place["width"] <= wood["x"] + wood["width"], (code, key_of)
            # Below a key is its edge, and then some wood.
            if height > 500:
                assert place["y"] + place["height"] <= wood["y"] + wood["height"] - 5, (code, key_of)
