"""The events of a hand in their order, and who cuts and who starts."""

import pytest

from tests.engine.setups import at
from tutor.engine.zwickern import VARIANTS, Plan, full_pack, plan
from tutor.engine.zwickern.hand.deal_and_play import deals, next_dealer, opening
from tutor.engine.zwickern.hand.events import cutter, events, first_player

START, END = ["shuffle", "cut", "deal-1", "picture", "play-1"], ["leftovers", "count", "next-dealer"]


def deal_and_play(*numbers: int) -> list[str]:
    """Return a deal and its play, for each number."""
    return [f"{what}-{number}" for number in numbers for what in ("deal", "play")]


@pytest.mark.parametrize(
    ("variant", "players", "middle"),
    [
        ("jensen", 4, deal_and_play(2, 3)),
        ("jensen", 2, deal_and_play(2, 3, 4, 5, 6)),
        ("jensen", 3, deal_and_play(2, 3, 4)),
        ("christiansen", 2, deal_and_play(2, 3)),
        ("christiansen", 3, deal_and_play(2)),
        ("christiansen", 4, deal_and_play(2)),
        ("dietze", 4, deal_and_play(2, 3)),
        ("grupp", 4, deal_and_play(2, 3, 4)),
        ("french", 4, [*deal_and_play(2), "deal-3", "left-over", "play-3"]),
        ("french", 2, [*deal_and_play(2, 3, 4, 5), "deal-6", "left-over", "play-6"]),
    ],
)
def test_a_hand_goes_from_the_shuffle_to_the_next_dealer(variant: str, players: int, middle: list[str]) -> None:
    seating = plan(VARIANTS[variant], players)
    assert seating is not None
    assert list(events(seating)) == [*START, *middle, *END]


ALL_PLANS = [
    pytest.param(rules.name, seating, id=f"{rules.name}-{seating.players}")
    for rules in VARIANTS.values()
    for seating in rules.plans
]


@pytest.mark.parametrize(("variant", "seating"), ALL_PLANS)
def test_there_are_as_many_deals_as_the_pack_gives_and_no_event_occurs_twice(variant: str, seating: Plan) -> None:
    found = events(seating)
    dealt = deals(seating, 0, full_pack(VARIANTS[variant], seating))
    assert len(set(found)) == len(found)
    assert [name for name in found if name.startswith("deal-")] == [f"deal-{n}" for n in range(1, len(dealt) + 1)]
    assert ("left-over" in found) == (len(dealt) > 1 and bool(dealt[-1].table))


@pytest.mark.parametrize(("variant", "seating"), ALL_PLANS)
def test_the_player_who_starts_is_the_one_who_starts_a_dealt_hand(variant: str, seating: Plan) -> None:
    """Reading 20; the engine's own opening says the same."""
    rules = VARIANTS[variant]
    seats = [str(seat) for seat in range(seating.players)]
    for dealer in range(seating.players):
        deal = deals(seating, dealer, full_pack(rules, seating))[0]
        where = opening(rules, seats, dealer, deal, 0)
        assert first_player(seating, dealer) == where.turn == next_dealer(where)
        assert (cutter(seating, dealer) + 1) % seating.players == dealer


def test_with_north_dealing_west_cuts_and_east_starts() -> None:
    """Seats go clockwise, so that the left of North is East and the right is West."""
    where = at("2S", seats="North East South West", turn="South", dealer="North")
    assert where.dealer is not None
    assert where.seats[cutter(where.plan, where.dealer)] == "West"
    assert where.seats[first_player(where.plan, where.dealer)] == "East"


def test_of_two_players_the_other_one_cuts_and_starts() -> None:
    where = at("2S", seats="A B", turn="A", dealer="A")
    assert cutter(where.plan, 0) == first_player(where.plan, 0) == 1
