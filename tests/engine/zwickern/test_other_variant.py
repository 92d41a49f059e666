"""The same table under the rules of another variant, or the obstacle to that."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.coach.boards import positions
from tests.engine.setups import FIVE, at, lays
from tutor.engine.cards import CARDS
from tutor.engine.game import ImpossiblePositionError
from tutor.engine.zwickern import (
    VARIANTS,
    BuildSetup,
    Item,
    Position,
    Rules,
    Setup,
    full_pack,
    legal_plays,
    read_play,
    set_up,
    violations,
)
from tutor.engine.zwickern.other_variant import NoSuchBuild, NoSuchSeats, Obstacle, TooManyCards, obstacle, under


def known() -> list[tuple[str, Rules]]:
    """Return the five variants."""
    return [(name, VARIANTS[name]) for name in FIVE]


def possible(where: Position) -> list[str]:
    """Return those of the five variants in which a position is possible."""
    return [name for name, rules in known() if under(where, rules) is not None]


FOUR, TWO, THREE = "N E S W", "N S", "N E S"


@pytest.mark.parametrize(
    ("where", "variants"),
    [
        (at("9S", "5D 4C", seats=FOUR), ["jensen", "christiansen", "dietze", "grupp", "french"]),
        (at("9S", "5D 4C", seats=TWO), ["jensen", "christiansen", "dietze", "grupp", "french"]),
        # The French article is for two or four.
        (at("9S", "5D 4C", seats=THREE), ["jensen", "christiansen", "dietze", "grupp"]),
        (at("9S", "5D 4C", seats="N E S W X", variant="dietze"), ["dietze", "grupp"]),
        # Jokers: three, four, none, wild ones.
        (at("X15", "5D 4C"), ["jensen", "christiansen", "french"]),
        (at("9S", "X30", variant="christiansen"), ["christiansen"]),
        (at("9S", "X1", variant="grupp"), ["grupp"]),
        (at("9S", "", won={}, hands={"N": "X25"}), ["jensen", "christiansen", "french"]),
        # A build over 14 is not possible in the French article, nor where no card takes it.
        (at("5S", "10H+5H=15@N"), ["jensen", "christiansen"]),
        (at("5S", "9H+5H=14@N"), ["jensen", "christiansen", "dietze", "grupp", "french"]),
        # A build that was made by subtracting, and one that kept its value.
        (at("5S", "9H+5H=4@N"), ["jensen", "christiansen", "french"]),
        (at("5S", "10H+10D=10@N"), ["jensen", "christiansen", "french"]),
        # The ace counts one.
        (at("5S", "9H+AH=10@N"), ["jensen", "christiansen", "french"]),
    ],
)
def test_a_position_is_possible_where_its_seats_cards_and_builds_are(where: Position, variants: list[str]) -> None:
    assert possible(where) == variants


@pytest.mark.parametrize(
    ("where", "name", "found"),
    [
        (at("9S", "5D 4C", seats=THREE), "french", NoSuchSeats()),
        (at("X15", "5D 4C"), "dietze", TooManyCards(CARDS["X15"], 0)),
        (at("9S 9S", "5D", seats="N E S W X", variant="dietze"), "grupp", None),
        (at("5S", "10H+5H=15@N"), "dietze", NoSuchBuild(Item((CARDS["10H"], CARDS["5H"]), 15, 0))),
    ],
)
def test_what_keeps_a_position_from_being_there_is_said_as_data(
    where: Position, name: str, found: Obstacle | None
) -> None:
    assert obstacle(where, VARIANTS[name]) == found
    assert (under(where, VARIANTS[name]) is None) == (found is not None)


def test_equal_cards_need_as_many_packs() -> None:
    twice = at("9S 9S", "5D", seats="N E S W X", variant="dietze")
    assert possible(twice) == ["dietze", "grupp"]
    three_times = at("9S 9S 9S", "5D", seats="1 2 3 4 5 6 7 8 S", variant="grupp")
    assert possible(three_times) == ["grupp"]


def test_only_the_rules_change() -> None:
    where = at("9S", "5D 4C 9H+5H=14@N", announced={"N": [14]}, dealer="E")
    there = under(where, VARIANTS["dietze"])
    assert there is not None
    assert (there.hands, there.table, there.announced, there.dealer) == (
        where.hands,
        where.table,
        where.announced,
        where.dealer,
    )
    assert there.rules is VARIANTS["dietze"]
    assert not there.plan.partners
    assert lays(there) == {"9S"}


@pytest.mark.parametrize(
    ("play", "variants"),
    [
        ("9S x 5D+4C", ["jensen", "christiansen", "dietze", "grupp", "french"]),
        ("9S x 8H+AH", ["jensen", "christiansen", "french"]),
        ("KD x AH+3H", ["dietze", "grupp", "jensen", "christiansen", "french"]),
        ("2S on 9C = 7", ["jensen", "christiansen", "french"]),
        ("2S on 9C = 11", ["jensen", "christiansen", "dietze", "grupp", "french"]),
        ("AD on 3H = 4", ["jensen", "christiansen", "french"]),
    ],
)
def test_a_play_is_legal_where_the_rules_of_a_variant_allow_it(play: str, variants: list[str]) -> None:
    where = at("9S KD 2S AD 7S AC 4S", "5D 4C 8H AH 3H 9C")
    legal = [
        name
        for name, rules in known()
        if (there := under(where, rules)) is not None and not violations(there, read_play(there, play).play)
    ]
    assert sorted(legal) == sorted(variants)


@given(positions(), st.sampled_from(tuple(VARIANTS)))
def test_a_position_under_other_rules_is_one_that_could_be_written_down_there(where: Position, name: str) -> None:
    there = under(where, VARIANTS[name])
    table: list[str | BuildSetup] = [
        item.cards[0].code
        if item.value is None
        else BuildSetup([card.code for card in item.cards], item.value, where.seats[item.owner or 0])
        for item in where.table
    ]
    turn = where.seats[where.turn]
    setup = Setup(name, where.seats, turn, {turn: [card.code for card in where.hand]}, table, {})
    try:
        written = set_up(setup)
    except ImpossiblePositionError:
        assert there is None
    else:
        assert there is not None
        assert (there.rules, there.plan, there.table, there.hands) == (
            written.rules,
            written.plan,
            written.table,
            written.hands,
        )
        assert next(legal_plays(there), None) is not None
        assert len(there.hand) <= len(full_pack(there.rules, there.plan))
