"""What the last deal of a game won_from, as the solver counts it."""

import pytest

from tests.matches.playing import played_out, started
from tutor.engine.zwickern import deal_is_over, make_play
from tutor.engine.zwickern.hand.deal_and_play import finish
from tutor.lab.solver import solve
from tutor.matches.ending import is_of_individuals, last_own_plays, won_from
from tutor.matches.events import Dealt


@pytest.mark.parametrize(
    ("variant", "players", "alone"), [("jensen", 4, False), ("jensen", 2, False), ("dietze", 3, True)]
)
def test_best_play_by_all_brings_what_the_solver_says(variant: str, players: int, alone: bool) -> None:
    began = started(variant, players)
    hand = played_out(began, Dealt(number="7", dealer=0))
    seat = began.people[0]
    assert is_of_individuals(hand) is alone
    ply = last_own_plays(hand, seat)[-2]
    start = position = hand.positions[ply]
    best = solve(start).worths[0].points
    while not deal_is_over(position):
        position = make_play(position, solve(position).worths[0].play)
    assert won_from(hand, start, finish(position)) == best


def test_the_plays_are_those_of_the_seat_in_the_last_deal() -> None:
    began = started()
    hand = played_out(began, Dealt(number="7", dealer=0))
    found = last_own_plays(hand, 2)
    assert found == hand.own_plays(2)[-len(found) :]
    assert len(found) == len(hand.positions[found[0]].hands[2] or ())
