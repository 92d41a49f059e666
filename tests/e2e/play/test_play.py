"""A game on the Play page: begun with a number, played with keys and mouse, and gone on with after a reload."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.conftest import Visit
from tests.e2e.driving import (
    WORDS,
    becomes_true,
    box,
    click,
    expect_board,
    item_name,
    play_by_keys,
    play_by_mouse,
    settle,
)
from tests.e2e.every_page.test_frame import place_of
from tests.e2e.looking import DESK_AND_PHONE, violations
from tutor.app.board.zwickern.rounds import RoundPlay
from tutor.app.board.zwickern.table import addressed
from tutor.bots.deals import dice_of
from tutor.bots.levels import choose
from tutor.engine.zwickern import VARIANTS, Build, Play, Position, legal_plays, seen_by, write_play
from tutor.matches.advice.asked import Moment, help_with
from tutor.matches.dealing import dealer_of
from tutor.matches.events import EDITION, Dealt, Started
from tutor.matches.games import replies
from tutor.matches.match import Hand, play_through
from tutor.matches.settings import PlaySettings, seats_of
from tutor.text import card_name, language, render

RULES, NUMBER = VARIANTS["jensen"], "12345"
SETTINGS = PlaySettings().fitting(RULES)
STARTED = Started(variant="jensen", seats=seats_of(SETTINGS.names, SETTINGS.levels), levels=SETTINGS.levels)
DEALT = Dealt(number=NUMBER, dealer=dealer_of(4, NUMBER, EDITION))


def after(*lines: str) -> Hand:
    """Return the hand after some plays, and those of the bots that follow them."""
    more = (one.play for one in replies(STARTED, RULES, DEALT, lines))
    return play_through(RULES, STARTED.seats, DEALT, (*lines, *more), EDITION)


def turn(hand: Hand) -> tuple[Position, Play]:
    """Return the position as the page names its seats, and a careful play in it."""
    position = hand.position
    play = choose(seen_by(position, position.turn), "careful", dice_of("a test"))
    return addressed(language("en"), position, position.turn), play


def begun(page: Page) -> Hand:
    """Begin the game with the number; return the state that it should have."""
    click(page, "play-this-deal")
    hand = after()
    expect_board(page, turn(hand)[0])
    return hand


@pytest.mark.main
@pytest.mark.parametrize("by", [play_by_mouse, play_by_keys])
def test_a_game_is_played_and_goes_on_after_a_reload(visit: Visit, by: Callable[[Page, Position, Play], None]) -> None:
    page = visit(f"/play?deal=jensen/4/{NUMBER}")
    hand = begun(page)
    for _ in range(2):
        position, play = turn(hand)
        by(page, position, play)
        hand = after(*hand.lines, write_play(hand.position, play))
        expect_board(page, turn(hand)[0])
    page.reload()
    settle(page)
    expect_board(page, turn(hand)[0])
    click(page, "play-take-back")
    expect_board(page, position)


def test_everyone_can_use_it(visit: Visit) -> None:
    page = visit(f"/play?deal=jensen/4/{NUMBER}", width=390, height=844)
    assert violations(page, DESK_AND_PHONE) == []
    hand = begun(page)
    page.keyboard.press("h")
    seen = seen_by(hand.position, hand.position.turn)
    hint = help_with("hint", Moment(seen, NUMBER, len(hand.plays)))[0]
    expect(page.locator(".st-key-said")).to_contain_text(render(WORDS, hint.line))
    click(page, "play-ask-safe")
    expect(page.locator(".st-key-said")).to_contain_text(WORDS("proof-counted"), ignore_case=True)
    assert violations(page, DESK_AND_PHONE) == []


def test_the_plays_of_the_others_move_and_a_press_goes_on(visit: Visit) -> None:
    """What is said of them waits until they were shown."""
    page = visit(f"/play?deal=jensen/4/{NUMBER}", motion=True)
    hand = begun(page)
    expect(page.locator(".zb[data-film]")).to_have_count(0)
    position, play = turn(hand)
    play_by_mouse(page, position, play)
    page.locator(".zb[data-film]").wait_for()
    told = page.locator(".st-key-film-round")
    expect(told).to_have_count(1)
    expect(told).to_be_hidden()
    hand = after(*hand.lines, write_play(hand.position, play))
    for _ in hand.lines:
        page.keyboard.press("Shift")
    expect(page.locator(".zb[data-film]")).to_have_count(0)
    expect_board(page, turn(hand)[0])
    expect(told).to_be_visible()
    assert WORDS("play-turn") in page.inner_text("body")


def test_without_a_film_each_play_is_spoken_at_once(visit: Visit) -> None:
    """For people who want nothing to move, or have the board in words."""
    page = visit(f"/play?deal=jensen/4/{NUMBER}")
    hand = begun(page)
    position, play = turn(hand)
    play_by_mouse(page, position, play)
    later = after(*hand.lines, write_play(hand.position, play))
    expect_board(page, turn(later)[0])
    places = range(len(hand.plays), len(later.plays))
    played = RoundPlay([addressed(WORDS, one, hand.position.turn) for one in later.positions], later.plays)
    for place in places:
        expect(page.locator(".zb [role=status]")).to_contain_text(render(WORDS, played.line(place)))


def test_on_a_phone_the_sheet_begins_again_with_each_play(visit: Visit) -> None:
    """A person who has read on in it would miss what has happened, and at last who has won."""
    page = visit(f"/play?deal=jensen/4/{NUMBER}", width=390, height=844)
    position, play = turn(begun(page))
    click(page, "play-ask-safe")
    expect(page.locator(".st-key-said")).to_contain_text(WORDS("proof-counted"), ignore_case=True)
    settle(page)
    page.locator(".st-key-panel").evaluate("(sheet) => { sheet.scrollTop = sheet.scrollHeight }")
    assert page.locator(".st-key-panel").evaluate("(sheet) => sheet.scrollTop") > 0
    play_by_mouse(page, position, play)
    settle(page)
    becomes_true(page, "() => document.querySelector('.st-key-panel').scrollTop === 0")


def test_on_a_phone_the_values_to_announce_are_not_below_the_sheet(visit: Visit) -> None:
    page = visit(f"/play?deal=jensen/4/{NUMBER}", width=390, height=740, touch=True)
    position, _ = turn(begun(page))
    build = next(play for play in legal_plays(position) if isinstance(play, Build) and play.onto is not None)
    assert build.onto is not None
    box(page, "hand", card_name(WORDS, build.card)).tap()
    box(page, "item", item_name(position, build.onto)).tap()
    page.get_by_role("button", name=WORDS("board-build"), exact=True).tap()
    page.locator(".choices .act").first.wait_for()
    settle(page)
    sheet = place_of(page.locator(".st-key-panel"))
    for number in range(page.locator(".choices .act").count()):
        choice = place_of(page.locator(".choices .act").nth(number))
        assert choice["y"] + choice["height"] <= sheet["y"]
