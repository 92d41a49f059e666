"""The question why the partner played, asked and answered in the browser."""

from playwright.sync_api import expect

from tests.e2e.conftest import Visit
from tests.e2e.driving import WORDS, play_by_mouse, settle
from tests.e2e.looking import DESK_AND_PHONE, violations
from tests.e2e.play.test_play import NUMBER, after, begun, turn
from tutor.engine.zwickern import write_play
from tutor.matches.advice.partner import open_play, why_partner
from tutor.text import render


def test_the_partner_is_asked_after_its_play(visit: Visit) -> None:
    page = visit(f"/play?deal=jensen/4/{NUMBER}")
    hand = begun(page)
    while not hand.own_plays(0):
        position, play = turn(hand)
        play_by_mouse(page, position, play)
        hand = after(*hand.lines, write_play(hand.position, play))
    ply = hand.own_plays(0)[-1]
    page.get_by_role("button", name=WORDS("play-ask-partner", seat=hand.position.seats[0])).click()
    (told, *_) = why_partner(open_play(hand.positions[ply], hand.plays[ply]))
    expect(page.locator(".st-key-said")).to_contain_text(render(WORDS, told.line))
    settle(page)
    assert violations(page, DESK_AND_PHONE) == []
