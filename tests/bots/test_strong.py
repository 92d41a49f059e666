"""Plays compared in the same worlds: what cannot be worth more than the best drops out; what is chosen stays so."""

from dataclasses import replace
from typing import Any

import pytest

from tests.bots.tables import met, seen, truth
from tests.engine.setups import at
from tutor.bots.deals import dice_of, shuffled
from tutor.bots.decision import Decision
from tutor.bots.levels import choose
from tutor.bots.policies import HandsLeft, Move, TakingMost
from tutor.bots.rollouts import rollout
from tutor.bots.strong import Race
from tutor.bots.worlds import World, world
from tutor.engine.zwickern import VARIANTS, legal_plays, write_play
from tutor.engine.zwickern.hand.deal_and_play import first_deal
from tutor.engine.zwickern.open_hands.compact_tables import Table
from tutor.engine.zwickern.open_hands.hands import SmallPlay
from tutor.engine.zwickern.rules import LastZwick

PLAYS: tuple[SmallPlay, ...] = tuple((number, 0, 0, 0, 0, 0) for number in range(4))
FIRST, EVEN, WORSE, DOUBTFUL = PLAYS


@pytest.fixture
def race() -> Race:
    """A race after four worlds."""
    race = Race(Decision(seen(met("jensen", 4)[0])), PLAYS, (), 0)
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


def test_what_one_play_brings_more_than_another_is_measured_with_its_error(race: Race) -> None:
    gain = race.gain(FIRST, WORSE)
    assert gain.mean == 1
    assert gain.error < 0.001
    assert race.gain(DOUBTFUL, FIRST).error > 2


@pytest.mark.parametrize("foreseen", [0, 5, 15, 16, 19])
def test_a_world_is_played_on_for_so_many_plays_into_the_next_deal(foreseen: int) -> None:
    position = met("jensen", 4)[0]
    decision, plays = Decision(seen(position)), list[int]()
    taking = TakingMost(decision)
    assert len(decision.order) == 16

    def counted(table: Table, hands: HandsLeft, place: int) -> Move:
        plays.append(place)
        return taking(table, hands, place)

    drawn = world(decision, dice_of("ahead"), plays=foreseen)
    worth = rollout(decision, decision.plays()[-1], drawn, counted, foreseen)
    assert plays == list(range(1, foreseen + 1))
    # What is laid wins nothing by itself, and no one has more cards than another yet.
    assert worth == 0 or foreseen


def test_the_last_deal_is_played_on_to_its_end() -> None:
    position = met("jensen", 4, every=1)[-6]
    decision = Decision(seen(position))
    assert decision.last_deal
    assert decision.course == decision.order
    drawn, small = truth(decision, position), decision.plays()[0]
    to_the_end, further = (rollout(decision, small, drawn, TakingMost(decision), plays) for plays in (5, 50))
    assert to_the_end == further


def test_what_the_last_card_of_a_deal_leaves_is_taken_in_the_next_one() -> None:
    """West begins the third deal and has a ten in the world: it takes the ten of diamonds, and the table."""
    position = at("5S", "10D", dealer="S", stock=20)
    decision = Decision(seen(position))
    (lay,) = (play for play in decision.plays() if decision.is_lay(play))
    ten = next(kind for kind, card in enumerate(decision.kinds.cards) if card.code == "10H")
    drawn = World(((), (), (), ()), tuple((ten,) if seat == 3 else () for seat in range(4)))
    assert rollout(decision, lay, drawn, TakingMost(decision), 0) == 0
    assert rollout(decision, lay, drawn, TakingMost(decision), 1) < -3


@pytest.mark.parametrize(
    ("at_home", "hand", "table", "other", "more"),
    [
        ({"last_takes_rest": False}, "5S", "10D", "6", -3),
        ({"last_zwick": LastZwick.NOT}, "5S", "", "5", 1),
        ({"last_zwick": LastZwick.NOT}, "5S", "", "6", 0),
        ({"last_zwick": LastZwick.DEALER}, "5S", "", "5", 0),
        ({"build_left": 3}, "5S", "7C+2D=9@N", "6", 3),
        ({"build_left": 3}, "5S", "7C+2D=9@N", "9", 0),
    ],
    ids=str,
)
def test_the_end_of_a_hand_counts_as_at_the_table(
    at_home: dict[str, Any], hand: str, table: str, other: str, more: int
) -> None:
    """South lays a card, then the dealer, North, plays the last one; South captured last before."""
    brought = []
    for changed in ({}, at_home):
        position = at(hand, table, seats="N S", dealer="N", last="S")
        rules = replace(position.rules, majority=0, name="at-home", **changed)
        decision = Decision(seen(replace(position, rules=rules)))
        (lay,) = (play for play in decision.plays() if decision.is_lay(play))
        kind = next(kind for kind, card in enumerate(decision.kinds.cards) if card.rank == other)
        brought.append(rollout(decision, lay, World(((kind,), ())), TakingMost(decision), 1))
    assert brought[1] - brought[0] == more


# A change that only makes the bot quicker leaves its choices as they are; one that changes them writes these again, and
# raises `ARENA_EDITION` in `tutor/lab/arena.py`.
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
        "AD x 5C+6D; 10D; AH; QS x 3S+10D; 4D on 10D = 14; AC = 11; 10C; JH x JD 10C+2S; 6C x 2S 6H; 9H x 7C 5S+4H"
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


def test_nine_play_with_two_packs() -> None:
    rules = VARIANTS["dietze"]
    pack = shuffled(rules.pack * 2, dice_of("nine"))
    position = first_deal(rules, tuple("ABCDEFGHI"), 0, pack)
    assert choose(seen(position), "strong", dice_of("nine"), 60) in legal_plays(position)
