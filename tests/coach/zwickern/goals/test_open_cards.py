"""The end of a hand with all cards open, as goals ask for it: the best plays, and the points the others cost."""

import pytest
from hypothesis import given

from tests.coach.goals import OPEN_END, open_endings
from tests.examples import examples
from tutor.coach.zwickern.goals.kinds import win_most
from tutor.coach.zwickern.goals.kinds.win_most import best_outcome, points_given_away
from tutor.engine.budget import TooMuchWorkError
from tutor.engine.zwickern import Position, legal_plays, read_play
from tutor.engine.zwickern.open_hands.endgame import margins


def test_taking_the_nine_wins_all_and_laying_it_down_loses_all() -> None:
    """Four cards are left: the 2 of spades counts one, the majority three; no one makes a Zwick."""
    assert best_outcome(OPEN_END).best == 4
    assert points_given_away(OPEN_END, read_play(OPEN_END, "9S x 9D").play) == 0
    assert points_given_away(OPEN_END, read_play(OPEN_END, "9S").play) == 8


@examples(25)
@given(open_endings())
def test_a_play_costs_what_its_margin_lacks_and_the_best_plays_cost_nothing(where: Position) -> None:
    found = margins(where)
    assert best_outcome(where).best == max(found.values())
    for play in legal_plays(where):
        assert points_given_away(where, play) == max(found.values()) - found[play]
        assert (points_given_away(where, play) == 0) == (play in best_outcome(where).plays)


def test_a_cost_that_is_too_much_work_is_not_known(monkeypatch: pytest.MonkeyPatch) -> None:
    def too_much(position: Position) -> object:
        raise TooMuchWorkError("too much")

    monkeypatch.setattr(win_most, "_margins", too_much)
    assert points_given_away(OPEN_END, read_play(OPEN_END, "9S").play) is None
