"""The last deal of a game of the learner's, played against the solver in the browser."""

from pathlib import Path

from playwright.sync_api import expect

from tests.e2e.conftest import Visit
from tests.e2e.driving import WORDS, click, expect_board, go, play_by_mouse, settle
from tests.e2e.looking import DESK_AND_PHONE, violations
from tests.e2e.play.test_review import BEGAN, MATCH, read_game
from tutor.app.board.zwickern.table import addressed
from tutor.engine.zwickern import deal_is_over, make_play
from tutor.lab.solver import solve
from tutor.matches.ending import last_own_plays
from tutor.text import language


def test_the_ending_is_played_to_the_best_result(visit_counting: Visit, tmp_path: Path) -> None:
    page = visit_counting("/progress")
    hand, _ = read_game(page, tmp_path)
    go(page, f"/play?match={MATCH}")
    page.get_by_role("link", name=WORDS("ending-play")).click()
    seat = BEGAN.people[0]
    position = hand.positions[last_own_plays(hand, seat)[0]]
    while not deal_is_over(position):
        play = solve(position).worths[0].play
        if position.turn == seat:
            shown = addressed(language("en"), position, seat)
            expect_board(page, shown)
            play_by_mouse(page, shown, play)
        position = make_play(position, play)
    expect(page.get_by_text("That’s the best possible")).to_be_visible()
    settle(page)
    assert violations(page, DESK_AND_PHONE) == []
    page.get_by_text(WORDS("ending-moves"), exact=True).click()
    expect(page.get_by_text(f"Move {last_own_plays(hand, seat)[0] + 1}, ")).to_be_visible()
    click(page, "try-back")
