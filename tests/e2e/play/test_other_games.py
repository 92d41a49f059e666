"""A whole game of the other games on a phone, from its address to the next deal, and gone on with after a reload."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.conftest import Visit
from tests.e2e.driving import WORDS, click, settle, sideways
from tests.e2e.learn.test_tricks import act_by_mouse
from tests.e2e.looking import DESK_AND_PHONE, violations
from tutor.app.play.preferences import TRICK_WAYS
from tutor.coach.kits import TRICK_KITS
from tutor.matches.dealing import dealer_of
from tutor.matches.events import EDITION, Dealt, Started
from tutor.matches.games import game_name, replies
from tutor.matches.settings import PlaySettings
from tutor.matches.tricks.match import TrickHand, play_tricks_through
from tutor.text import card_name


def after(way: str, number: str, *lines: str) -> TrickHand:
    """Return the hand of a number after some actions, and those of the bots that follow them."""
    rules = TRICK_WAYS[way]
    settings = PlaySettings(players=4).fitting(rules)
    began = Started(game=game_name(rules), variant=way, seats=settings.names, levels=settings.levels)
    dealt = Dealt(number=number, dealer=dealer_of(4, number, EDITION))
    more = (one.play for one in replies(began, rules, dealt, lines))
    return play_tricks_through(rules, began.seats, dealt, (*lines, *more), EDITION)


def greedy(hand: TrickHand) -> str:
    """Return what a greedy player does next."""
    game = hand.game.game
    assert hand.turn is not None
    return game.write_action(hand.position, TRICK_KITS[game.name].bot.greedy(game.seen_by(hand.position, hand.turn)))


def expect_hand(page: Page, hand: TrickHand) -> None:
    """Expect your cards, which can be chosen only where a button needs one."""
    for card in hand.position.hands[0] or ():
        expect(page.get_by_label(re.compile(f"^{re.escape(card_name(WORDS, card))}(;|$)")).first).to_be_visible()


@pytest.mark.parametrize(("way", "number"), [("zwicken", "15"), ("zwikken-2000", "6")])
def test_a_whole_game_is_played_on_a_phone(visit: Visit, way: str, number: str) -> None:
    page = visit(f"/play?deal={way}/4/{number}", width=390, height=844)
    settle(page)
    click(page, "play-this-deal")
    hand = after(way, number)
    expect_hand(page, hand)
    while not hand.over:
        act_by_mouse(page, hand.game.game.name, hand.position, greedy(hand))
        hand = after(way, number, *hand.lines, greedy(hand))
        expect(page.get_by_text(WORDS("play-all-plays", number=len(hand.lines)))).to_be_visible()
        expect_hand(page, hand)
        assert sideways(page) == 0
    page.reload()
    settle(page)
    expect(page.get_by_text(WORDS("tricks-result-game"), exact=True)).to_be_visible()
    assert violations(page, DESK_AND_PHONE) == []
    click(page, "play-next")
    expect(page.get_by_text(WORDS("play-turn"))).to_be_visible()
