"""What plays bring over sampled worlds: measured on the same worlds, and a loss on fresh ones."""

import pytest

from tests.bots.tables import met, seen
from tests.engine.setups import at
from tutor.bots.deals import dice_of
from tutor.bots.decision import Decision
from tutor.bots.ranking import Care, SampledSoFar, loss, loss_against, ranked
from tutor.bots.strong import Gain
from tutor.engine.zwickern import Position, legal_plays, read_play

POSITIONS = met("jensen", 4, every=7)


@pytest.mark.parametrize("position", POSITIONS)
def test_the_best_comes_first_and_nothing_is_better(position: Position) -> None:
    found = ranked(seen(position), dice_of("r"), worlds=20)
    assert found[0].gain == 0
    assert [one.gain for one in found] == sorted((one.gain for one in found), reverse=True)
    assert {one.play for one in found} <= set(legal_plays(position))
    assert len(found) == len({one.play for one in found}) <= 12


def test_a_zwick_left_out_costs_its_points_and_those_of_the_cards() -> None:
    """South can take the ten of diamonds with a Zwick, and lays a card that no one needs instead."""
    position = at("10S 3C", "10D", seats="N S", hands={"N": "5H 6H"}, stock=0)
    wrong = read_play(position, "3C").play
    assert wrong is not None
    found = loss(Decision(seen(position)), wrong, dice_of, worlds=40)
    assert found.best == read_play(position, "10S x 10D").play
    assert found.points > 1
    assert found.points > 2 * found.error


@pytest.mark.parametrize("position", POSITIONS)
def test_the_best_of_its_worlds_gives_nothing_away(position: Position) -> None:
    some = next(legal_plays(position))
    best = loss(Decision(seen(position)), some, dice_of, worlds=20).best
    found = loss(Decision(seen(position)), best, dice_of, worlds=20)
    assert found == (best, 0.0, 0.0, 0)


def test_a_loss_in_doubt_is_measured_in_more_worlds() -> None:
    position = at("10S 3C", "10D", seats="N S", hands={"N": "5H 6H"}, stock=0)
    wrong = read_play(position, "3C").play
    assert wrong is not None
    numbers: list[int] = []

    def doubt(gain: Gain) -> bool:
        numbers.append(gain.number)
        return True

    loss(Decision(seen(position)), wrong, dice_of, worlds=40, care=Care(doubt=doubt))
    assert numbers == [40, 80, 120, 160]


@pytest.mark.parametrize("position", POSITIONS[:4])
def test_a_look_for_one_play_serves_the_next_and_changes_nothing(position: Position) -> None:
    """What plays bring in a world is the same whichever play the world was drawn for, and however far each has come."""
    decision, look = Decision(seen(position)), SampledSoFar()
    for worlds in (24, 64):
        for play in list(legal_plays(position))[::6]:
            alone = loss(decision, play, dice_of, worlds)
            assert loss(decision, play, dice_of, worlds, look=look) == alone
    before = look.rollouts
    loss(decision, play, dice_of, worlds, look=look)
    assert look.rollouts == before


def test_two_plays_are_compared_in_other_worlds_than_those_in_which_the_loss_was_found() -> None:
    position = at("10S 3C", "10D", seats="N S", hands={"N": "5H 6H"}, stock=0)
    wrong, best = (read_play(position, text).play for text in ("3C", "10S x 10D"))
    decision = Decision(seen(position))
    found, again = loss(decision, wrong, dice_of, worlds=40), loss_against(decision, wrong, best, dice_of, 40)
    assert again.best == found.best == best
    assert again.points != found.points
    assert abs(again.points - found.points) < 3 * (again.error + found.error)
