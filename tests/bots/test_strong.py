"""Plays compared in the same worlds: what cannot be worth more than the best drops out; what is chosen stays so."""

import pytest

from tests.bots.tables import met, seen, truth
from tutor.bots.deals import dice_of
from tutor.bots.decision import Decision
from tutor.bots.levels import choose
from tutor.bots.policies import HandsLeft, Move, TakingMost
from tutor.bots.rollouts import TO_THE_END, rollout
from tutor.bots.strong import Race
from tutor.engine.zwickern import write_play
from tutor.engine.zwickern.open_hands.compact_tables import Table
from tutor.engine.zwickern.open_hands.hands import SmallPlay

PLAYS: tuple[SmallPlay, ...] = tuple((number, 0, 0, 0, 0, 0) for number in range(4))
FIRST, EVEN, WORSE, DOUBTFUL = PLAYS


@pytest.fixture
def race() -> Race:
    """A race after four worlds."""
    race = Race(Decision(seen(met("jensen", 4)[0])), PLAYS, ())
    race.values = {FIRST: [3, 0, 3, 0], EVEN: [3, 0, 3, 0], WORSE: [2, -1, 2, -1], DOUBTFUL: [0, 8, -4, 0]}
    return race


def test_the_first_of_equal_plays_is_the_best(race: Race) -> None:
    assert race.best == FIRST


def test_a_play_that_is_worse_or_never_better_drops_out_and_a_doubtful_one_stays(race: Race) -> None:
    race.drop(FIRST, 1.8, 0.1)
    assert set(race.values) == {FIRST, DOUBTFUL}


def test_a_play_may_be_kept_however_it_does(race: Race) -> None:
    race.drop(FIRST, 1.8, 0.1, but=WORSE)
    assert set(race.values) == {FIRST, WORSE, DOUBTFUL}


def test_what_one_play_brings_more_than_another_is_told_with_its_error(race: Race) -> None:
    gain = race.gain(FIRST, WORSE)
    assert gain.mean == 1
    assert gain.error < 0.001
    assert race.gain(DOUBTFUL, FIRST).error > 2


@pytest.mark.parametrize(("most", "played"), [(0, 0), (5, 5), (15, 15), (16, 15), (TO_THE_END, 15)])
def test_a_world_is_played_on_for_so_many_plays_or_to_the_end(most: int, played: int) -> None:
    position = met("jensen", 4)[0]
    decision, plays = Decision(seen(position)), list[int]()
    taking = TakingMost(decision)
    assert len(decision.order) == 16

    def counted(table: Table, hands: HandsLeft, place: int) -> Move:
        plays.append(place)
        return taking(table, hands, place)

    worth = rollout(decision, decision.plays()[-1], truth(decision, position), counted, most)
    assert plays == list(range(1, played + 1))
    # What is laid wins nothing by itself, and nobody has more cards than another yet.
    assert worth == 0 or most


# Whoever makes the bot quicker leaves its choices as they are; who changes them writes these anew, and raises
# `ARENA_EDITION` in `tutor/lab/arena.py`.
CHOSEN = {
    ("jensen", 4): (
        "JH x 10S+JD; 6S x JD+KC JH+4H 6C; 6D x 6S; AS x 6C 4H+7S; X15 x 10S+5D; 9C x 10H 9S; 4S x 7H; "
        "8C on 10D = 4; 2H; X25; X20"
    ),
    ("christiansen", 4): (
        "X30 x 3H+KD+QS 2S+8S+5S+X15; 3C on 9C = 6; 10S x 9C+7H; 3D on 8D = 11; X30; KH x 4S+10S JD+2C; "
        "10D on X30 = 20; AS x X30+AD; AH; QH"
    ),
    ("jensen", 2): ("JD x JH 2H; 9S x 9H; 5C; AD x 7D+4H; 6H = 6; QD on 4C = 1; 5D x 4C; 2C; 10D; 4D x KH; KS x 5S+9C"),
    ("dietze", 3): (
        "AD x 5C+6D; QD x 10S 8C+5D; AH; QS x 3S+10D; 4D on 10D = 14; AC = 11; 10C; JH x JD 10C+2S; 6C x 2S 6H; "
        "9H x 7C 5S+4H"
    ),
    ("grupp", 4): (
        "10S x 10C; X4 on 3D = 7; 4H; 6C x 6S; X2=12 x JS; 3C = 3; 2C x 2S; JC x JS 3C+9H 8C+4D; 3H; KS x 6D AD+3H; 2H"
    ),
    ("french", 2): (
        "JS on 8H = 10; 9S; 4S = 4; 5S; 2D on KH = 2; AC on QS = 14; 3H x QD; 4H x KC; 10C x 10D AH; 9D x X15; 6S"
    ),
}


@pytest.mark.parametrize("where", CHOSEN, ids=str)
def test_equal_dice_choose_the_same_plays_in_every_version(where: tuple[str, int]) -> None:
    found = [
        write_play(one, choose(seen(one), "strong", dice_of(f"fixed/{place}")))
        for place, one in enumerate(met(*where, every=5, seed="fixed"))
    ]
    assert "; ".join(found) == CHOSEN[where]
