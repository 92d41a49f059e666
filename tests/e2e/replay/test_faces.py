"""Faces at the table of a replay: each name has its own, around the table and beside the result."""

from tests.e2e.conftest import Visit
from tests.e2e.driving import sample_game
from tutor.engine.zwickern.hand.scoring import winner

GAME = sample_game()
FACES = "all => all.map((one) => one.querySelector('.picture').innerHTML)"


def test_beside_the_result_is_the_face_of_the_winners_seat(visit: Visit) -> None:
    page = visit("/replay?ply=0")
    page.locator(".seat .face .picture").first.wait_for(state="attached")
    names = page.locator(".seat .label").all_inner_texts()
    around = dict(zip(names, page.locator(".seat .face").evaluate_all(FACES), strict=True))
    assert len(set(around.values())) == len(around) == len(GAME.entry.seats)
    page = visit(f"/replay?ply={len(GAME.plies) + 1}")
    side = winner([score.points for score in GAME.scores])
    assert side is not None
    shown = page.locator(".half-head .half-faces .face")
    shown.first.wait_for(state="attached")
    assert shown.evaluate_all(FACES) == [around[GAME.entry.seats[seat]] for seat in GAME.scores[side].seats]
