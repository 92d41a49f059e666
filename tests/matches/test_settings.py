"""Settings of play fit whatever rules there are."""

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tutor.bots.deals import SEATS
from tutor.engine.zwickern import VARIANTS, Rules, plan
from tutor.matches.events import AnyLevel
from tutor.matches.settings import (
    PlaySettings,
    numbers_of,
    read_settings,
    seats_of,
    usual_levels,
    write_settings,
)


@given(
    st.text()
    | st.integers().map('{{"players":{}}}'.format)
    | st.just('{"players":"8"}')
    | st.just('{"levels":["strong"]}')
    | st.just("[]")
)
def test_any_text_gives_settings(text: str) -> None:
    settings = read_settings(text)
    for rules in VARIANTS.values():
        fitting = settings.fitting(rules)
        assert fitting.players in numbers_of(rules)
        assert len(fitting.levels) == len(fitting.names) == fitting.players
        assert None in fitting.levels


@pytest.mark.parametrize(
    ("variant", "numbers"),
    [
        ("jensen", (2, 3, 4)),
        ("christiansen", (2, 3, 4)),
        ("dietze", (2, 3, 4, 5, 6, 7, 8)),
        ("grupp", (2, 3, 4, 5, 6, 7, 8)),
        ("french", (2, 4)),
    ],
)
def test_as_many_play_as_the_rules_deal_to(variant: str, numbers: tuple[int, ...]) -> None:
    """Up to eight: the books name no end."""
    assert numbers_of(VARIANTS[variant]) == numbers


def test_a_table_that_is_not_for_four_is_for_the_nearest_number() -> None:
    dietze = VARIANTS["dietze"]
    large = replace(dietze, plans=tuple(one for one in dietze.plans if 6 <= one.players <= 8))
    assert PlaySettings(players=4).fitting(large).players == 6


def test_settings_survive_being_written() -> None:
    settings = PlaySettings(players=3, pace="step", target=50).fitting(VARIANTS["christiansen"])
    assert read_settings(write_settings(settings)) == settings


@pytest.mark.parametrize("rules", VARIANTS.values(), ids=VARIANTS)
def test_a_partner_is_never_below_careful(rules: Rules) -> None:
    """Players of other trainers complain about the partner most of all."""
    seating = plan(rules, 4)
    if seating is not None and seating.partners:
        assert usual_levels(rules, 4)[0] == "careful"
        weak = PlaySettings(levels=("beginner", "beginner", None, "beginner")).fitting(rules)
        assert weak.levels == ("careful", "beginner", None, "beginner")
    else:
        assert set(usual_levels(rules, max(numbers_of(rules)))) == {None, "casual"}


def test_the_first_game_is_that_of_a_family() -> None:
    """Jensen for four, a careful partner, and casual others."""
    first = read_settings("").fitting(VARIANTS["jensen"])
    assert (first.variant, first.players, first.levels) == ("jensen", 4, ("careful", "casual", None, "casual"))


@pytest.mark.parametrize(
    "levels",
    [("strong", None), ("strong",) * 4, ("greedy", "strong", None, "strong")],
    ids=["two", "no person", "other"],
)
def test_levels_that_do_not_fit_the_seats_or_the_game_give_way_to_the_usual_ones(levels: tuple[AnyLevel, ...]) -> None:
    rules = VARIANTS["jensen"]
    assert PlaySettings(levels=levels).fitting(rules).levels == usual_levels(rules, 4)


def test_two_persons_may_be_partners() -> None:
    levels = (None, "strong", None, "beginner")
    assert PlaySettings(levels=levels).fitting(VARIANTS["jensen"]).levels == levels


def test_a_seat_without_a_name_has_that_of_a_neighbour_or_of_its_place() -> None:
    assert seats_of(("Anna", "", ""), ("casual", None, "strong")) == ("Anna", SEATS[3][1], "Ole")
    assert seats_of(("", "", "", "Anna"), ("careful", "casual", None, "casual")) == ("Wiebke", "Hein", "South", "Anna")
    assert seats_of(("", ""), (None, None)) == SEATS[2]


def test_two_seats_never_have_one_name() -> None:
    settings = PlaySettings(players=2, levels=("casual", None), names=("Anna", "anna"))
    assert settings.fitting(VARIANTS["jensen"]).names == ("", "")
