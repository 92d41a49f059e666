"""A game of tricks goes on where it was when the server was killed in the middle of it."""

from pathlib import Path
from urllib.parse import urlsplit

from playwright.sync_api import Browser, Page, expect

from tests.e2e.conftest import serving, shown
from tests.e2e.driving import WORDS, click, settle
from tests.e2e.learn.test_tricks import act_by_mouse
from tests.e2e.play.test_other_games import after, expect_hand, greedy

WAY, NUMBER = "zwikken-2000", "6"


def opened(chromium: Browser, address: str) -> Page:
    """A page of someone at this machine."""
    page = chromium.new_page(reduced_motion="reduce")
    page.goto(address)
    return shown(page)


def test_a_game_goes_on_after_the_server_was_killed(tmp_path: Path, chromium: Browser) -> None:
    database, killed = f"sqlite:///{tmp_path}/attempts.sqlite", tmp_path / "killed"
    # What the processes of a killed server still write is not said by the next one.
    killed.mkdir()
    with serving(killed, database=database, killed=True) as address:
        page = opened(chromium, f"{address}/play?deal={WAY}/4/{NUMBER}")
        settle(page)
        click(page, "play-this-deal")
        hand = after(WAY, NUMBER)
        expect_hand(page, hand)
        act_by_mouse(page, hand.game.game.name, hand.position, greedy(hand))
        hand = after(WAY, NUMBER, *hand.lines, greedy(hand))
        expect(page.get_by_text(WORDS("play-all-plays", number=len(hand.lines)))).to_be_visible()
        where = urlsplit(page.url)
        page.close()
    with serving(tmp_path, database=database) as address:
        page = opened(chromium, f"{address}{where.path}?{where.query}")
        settle(page)
        expect(page.get_by_text(WORDS("play-all-plays", number=len(hand.lines)))).to_be_visible()
        while not hand.over:
            expect_hand(page, hand)
            act_by_mouse(page, hand.game.game.name, hand.position, greedy(hand))
            hand = after(WAY, NUMBER, *hand.lines, greedy(hand))
            expect(page.get_by_text(WORDS("play-all-plays", number=len(hand.lines)))).to_be_visible()
        expect(page.get_by_text(WORDS("review-title"))).to_be_visible()
        page.close()
