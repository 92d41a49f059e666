"""Hands from a seed: they are the same everywhere, have every card in its place, and go on by legal plays only."""

from collections import Counter
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.engine.setups import at, legal
from tutor.bots.deals import SEATS, dice_of, from_south, hand_positions, shuffled
from tutor.engine.zwickern import VARIANTS, Position, full_pack, legal_plays, make_play, number_of_plays
from tutor.engine.zwickern.variants import FRENCH, JENSEN
from tutor.lab.goal_kinds import BUILDING, MESSY, MINED
from tutor.lab.mining import variations

TABLES = [(name, one.players) for name, rules in VARIANTS.items() for one in rules.plans if one.players in SEATS]


def cards_in(position: Position) -> Counter[str]:
    """Return every card that is in a hand, on the table or won."""
    hands = [card for hand in position.hands for card in hand or ()]
    table = [card for item in position.table for card in item.cards]
    return Counter(card.code for card in (*hands, *table, *(card for pile in position.won for card in pile.cards)))


@pytest.mark.parametrize(("variant", "players"), TABLES)
def test_every_position_follows_from_the_one_before_by_a_legal_play_or_a_deal(variant: str, players: int) -> None:
    positions = list(hand_positions(VARIANTS[variant], players, f"{variant} {players}", BUILDING))
    dealt = 0
    for before, after in pairwise(positions):
        if before.stock == after.stock:
            assert after in [make_play(before, play) for play in legal_plays(before)]
        else:
            dealt += 1
    assert dealt == len(positions[0].plan.deals) - 1


@pytest.mark.parametrize(("variant", "players"), TABLES)
def test_every_card_of_the_pack_is_somewhere_once(variant: str, players: int) -> None:
    for position in hand_positions(VARIANTS[variant], players, "cards", MESSY):
        pack = Counter(card.code for card in full_pack(position.rules, position.plan))
        assert cards_in(position) <= pack
        assert cards_in(position).total() + position.stock == pack.total()


def test_the_cards_of_a_seed_are_the_same_in_every_version() -> None:
    """The dice are seeded with a text, and only their `random()` is used."""
    first = next(hand_positions(JENSEN, 4, "a seed", MESSY))
    hands = [" ".join(card.code for card in hand or ()) for hand in first.hands]
    assert hands == ["4C QS 6D 4D", "2D KH X20 6H", "AH 10S 7D KC", "5C 9S 5H KS"]
    assert [item.cards[0].code for item in first.table] == ["4H", "3D", "3H"]


def test_positions_beside_the_played_ones_arise_by_laying_another_card() -> None:
    names = []
    for position in hand_positions(JENSEN, 4, "beside", MESSY):
        (_, same), *beside = variations(position, MINED["zwick"])
        assert same is position
        for name, other in beside:
            card = name.removeprefix("-").upper()
            assert legal(position, card)
            assert other in [make_play(position, play) for play in legal_plays(position) if play.card.code == card]
        names += [name for name, _ in beside]
    assert len(names) > 60


def test_a_variant_is_not_played_by_more_or_fewer_than_it_is_for() -> None:
    with pytest.raises(ValueError, match="french is not for 3 players"):
        next(hand_positions(FRENCH, 3, "seed", MESSY))


@given(st.integers(), st.lists(st.integers(), max_size=20))
def test_shuffling_keeps_every_thing(seed: int, things: list[int]) -> None:
    assert sorted(shuffled(things, dice_of(str(seed)))) == sorted(things)


def test_shuffling_puts_every_thing_everywhere_about_equally_often() -> None:
    dice = dice_of("even")
    orders = Counter("".join(shuffled("abc", dice)) for _ in range(6000))
    assert len(orders) == 6
    assert all(900 < times < 1100 for times in orders.values())


class TestFromSouth:
    def test_the_player_to_play_sits_south_and_everyone_keeps_their_neighbours(self) -> None:
        where = at(
            "2H", "5H+4S=9@North", seats="North East South West", turn="West", hands={"North": "9C"}, dealer="South"
        )
        turned = from_south(where)
        assert turned.seats == where.seats
        assert turned.seats[turned.turn] == "South"
        # North sat on the left of the player to play, and South on the right.
        assert [card.code for card in turned.hands[3] or ()] == ["9C"]
        assert turned.table[0].owner == 3
        assert turned.dealer == 1

    def test_what_is_announced_and_won_goes_with_its_seat(self) -> None:
        for position in hand_positions(JENSEN, 4, "announced", BUILDING):
            turned = from_south(position)
            by = (turned.turn - position.turn) % 4
            for seat in range(4):
                there = (seat + by) % 4
                assert turned.announced[there] == position.announced[seat]
                assert turned.won[there] == position.won[seat]
                assert turned.hands[there] == position.hands[seat]
            assert (turned.last_capture is None) == (position.last_capture is None)

    @pytest.mark.parametrize(("variant", "players"), [("jensen", 4), ("christiansen", 3), ("grupp", 2)])
    def test_as_many_plays_are_legal(self, variant: str, players: int) -> None:
        for position in hand_positions(VARIANTS[variant], players, "turned", BUILDING):
            assert number_of_plays(from_south(position)) == number_of_plays(position)
