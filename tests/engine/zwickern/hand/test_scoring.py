"""Piles, the most cards, and who has won a match."""

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tutor.engine.cards import CARDS
from tutor.engine.zwickern import VARIANTS
from tutor.engine.zwickern.hand.scoring import FOR_MOST_CARDS, ZWICKS, leaders, pile_items, turned_up, winner
from tutor.engine.zwickern.rules import total_points

# What scores, from the table of the texts; nothing else does.
COURT = dict.fromkeys(("AS", "AH", "AD", "AC"), 1)
SAID = {
    "jensen": {"X15": 5, "X20": 6, "X25": 7, "10D": 3, "10S": 1, "2S": 1, **COURT},
    "christiansen": {"X15": 4, "X20": 5, "X25": 6, "X30": 7, "10D": 3, "10S": 1, "2S": 1, **COURT},
    "dietze": {"10D": 10, "7D": 1, "7S": 1, **dict.fromkeys(COURT, 2)},
    "grupp": {"10D": 10, "7D": 1, "7S": 1, **dict.fromkeys(COURT, 2)},
    "french": {"X15": 5, "X20": 6, "X25": 7, "10D": 3, "10S": 1, "2S": 1, **COURT},
}
MAJORITY = {"jensen": 3, "christiansen": 3, "dietze": 1, "grupp": 1, "french": 3}
ZWICK = {"jensen": 1, "christiansen": 1, "dietze": 3, "grupp": 3, "french": 1}


@pytest.mark.parametrize("variant", SAID)
def test_the_whole_pack_is_worth_the_total(variant: str) -> None:
    rules = VARIANTS[variant]
    items = pile_items(rules, rules.pack, 0, majority=True)
    assert items.pop(FOR_MOST_CARDS) == MAJORITY[variant]
    assert items == SAID[variant]
    assert sum(items.values()) + MAJORITY[variant] == total_points(rules, 1)


@pytest.mark.parametrize("variant", SAID)
@given(data=st.data())
def test_a_pile_is_worth_its_cards_its_zwicks_and_the_most_cards(variant: str, data: st.DataObject) -> None:
    rules = VARIANTS[variant]
    cards = data.draw(st.lists(st.sampled_from(rules.pack), unique=True, max_size=20))
    zwicks, majority = data.draw(st.integers(0, 5)), data.draw(st.booleans())
    items = pile_items(rules, cards, zwicks, majority=majority)
    by_hand = sum(SAID[variant].get(card.code, 0) for card in cards)
    assert sum(items.values()) == by_hand + zwicks * ZWICK[variant] + majority * MAJORITY[variant]
    assert 0 not in items.values()
    assert (ZWICKS in items, FOR_MOST_CARDS in items) == (zwicks > 0, majority)


def test_equal_cards_of_two_packs_are_counted_twice() -> None:
    ten = CARDS["10D"]
    assert pile_items(VARIANTS["dietze"], (ten, ten), 0, majority=False) == {"10D": 20}


@pytest.mark.parametrize(
    ("sizes", "places"),
    [((30, 25), (0,)), ((25, 30), (1,)), ((28, 28), ()), ((20, 20, 15), ()), ((10, 20, 15), (1,)), ((0, 0), ())],
)
def test_most_cards_goes_to_strictly_the_most(sizes: tuple[int, ...], places: tuple[int, ...]) -> None:
    """Reading 18, in every variant."""
    for rules in VARIANTS.values():
        assert leaders(rules, sizes) == places


def test_where_a_tie_counts_all_with_the_most_cards_lead_but_none_without_a_card() -> None:
    rules = replace(VARIANTS["jensen"], majority_on_tie=True)
    assert [leaders(rules, sizes) for sizes in ((28, 28), (20, 15, 20), (0, 0))] == [(0, 1), (0, 2), ()]


def test_zwicks_are_marked_with_the_first_cards_won_and_with_cards_that_score_only_if_there_are_no_others() -> None:
    pile = [CARDS[code] for code in ("10D", "3H", "AS", "9C", "4D")]
    marked = [[card.code for card in turned_up(VARIANTS["jensen"], pile, zwicks)] for zwicks in (0, 2, 5)]
    assert marked == [[], ["3H", "9C"], ["3H", "9C", "4D", "10D", "AS"]]


@pytest.mark.parametrize(
    ("totals", "target", "won"),
    [
        ((40, 39), None, 0),
        ((40, 40), None, None),
        ((10, 12, 12), None, None),
        ((10, 12, 11), None, 1),
        ((49, 48), 50, None),
        ((50, 48), 50, 0),
        ((51, 60), 50, 1),
        ((55, 55), 50, None),
        ((55, 55, 54), 50, None),
        ((0, 0), None, None),
    ],
)
def test_a_match_is_won_by_the_one_side_with_the_most_points_once_the_target_is_reached(
    totals: tuple[int, ...], target: int | None, won: int | None
) -> None:
    assert winner(totals, target) == won
