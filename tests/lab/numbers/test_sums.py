"""Sums over games: parts add up, and the interval knows that what happens in one game hangs together."""

from itertools import pairwise
from math import sqrt
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tutor.lab.numbers.sums import NumbersCell, added, interval, more_than_others, of_game, ratio_difference, sums_of

GAME = st.dictionaries(st.sampled_from("abc"), st.tuples(st.integers(-9, 9), st.integers(0, 9)), max_size=3)


@given(st.lists(GAME, max_size=8), st.lists(st.integers(0, 8), max_size=4))
def test_sums_are_the_same_whichever_way_a_run_is_cut(games: list[dict[str, tuple[int, int]]], cuts: list[int]) -> None:
    bounds = [0, *sorted(min(cut, len(games)) for cut in cuts), len(games)]
    parts = [sums_of(games[first:past]) for first, past in pairwise(bounds)]
    assert added(parts) == sums_of(games)


def test_a_cell_is_the_sum_of_squares_and_products_of_games() -> None:
    assert of_game(2, 3).plus(of_game(-1, 4)) == NumbersCell(1, 7, 5, 2, 25)
    assert of_game(2, 3).plus(of_game(-1, 4)).ratio == 1 / 7


def _games(dice: Random, number: int, chance: float) -> list[tuple[int, int]]:
    """Simulate games whose tries hang together: in one half of them the chance is half as much again, else half."""
    found = []
    for _ in range(number):
        here = chance * (1.5 if dice.random() < 0.5 else 0.5)
        tries = 5 + int(dice.random() * 20)
        found.append((sum(dice.random() < here for _ in range(tries)), tries))
    return found


def test_the_interval_has_the_truth_95_times_in_a_hundred_where_tries_of_a_game_hang_together() -> None:
    dice, covered, naive, runs = Random(1), 0, 0, 400
    for _ in range(runs):
        cell = NumbersCell()
        for hits, tries in _games(dice, 60, 0.4):
            cell = cell.plus(of_game(hits, tries))
        found = interval(cell, 60, chance=True)
        assert found is not None
        assert cell.ratio is not None
        covered += found.low <= 0.4 <= found.high
        half = 1.96 * sqrt(cell.ratio * (1 - cell.ratio) / cell.tries)
        naive += abs(cell.ratio - 0.4) <= half
    assert 0.92 <= covered / runs <= 0.98
    # That of independent tries is much too short here.
    assert naive / runs < 0.8


@pytest.mark.parametrize("chance", [False, True])
def test_a_few_games_have_no_interval(chance: bool) -> None:
    few = NumbersCell()
    for number in range(29):
        few = few.plus(of_game(number % 2, 1))
    assert interval(few, 29, chance=chance) is None
    assert interval(few.plus(of_game(1, 1)), 30, chance=chance) is not None
    # Games without a try tell nothing.
    assert interval(few, 1000, chance=chance) is None
    assert interval(NumbersCell(), 1000, chance=chance) is None


def test_what_never_happened_may_happen_all_the_same() -> None:
    never = NumbersCell()
    for _ in range(100):
        never = never.plus(of_game(0, 2))
    found = interval(never, 100, chance=True)
    assert found is not None
    assert found.low == 0
    assert 0.01 < found.high < 0.05


@given(
    st.lists(
        st.integers(0, 5).flatmap(lambda tries: st.tuples(st.integers(0, tries), st.just(tries))),
        min_size=40,
        max_size=60,
    )
)
def test_the_interval_of_a_chance_is_a_chance_around_its_ratio(games: list[tuple[int, int]]) -> None:
    cell = sums_of({"a": one} for one in games)["a"]
    found = interval(cell, len(games), chance=True)
    if found is not None:
        assert cell.ratio is not None
        assert 0 <= found.low <= cell.ratio + 1e-9
        assert cell.ratio - 1e-9 <= found.high <= 1


def test_the_difference_of_two_ratios_has_the_truth_in_its_interval_and_is_sure_only_if_there_is_one() -> None:
    dice, covered, sure, runs = Random(2), 0, 0, 300
    for _ in range(runs):
        one, same = (sums_of({"a": game} for game in _games(dice, 60, 0.4))["a"] for _ in range(2))
        found = ratio_difference(one, 60, same, 60)
        assert found is not None
        covered += found.interval.low <= 0 <= found.interval.high
        sure += found.sure
    assert 0.92 <= covered / runs <= 0.98
    assert sure == runs - covered
    often = sums_of({"a": game} for game in _games(dice, 60, 0.6))["a"]
    greater = ratio_difference(often, 60, one, 60)
    assert greater is not None
    assert greater.sure
    assert greater.by == (often.ratio or 0) - (one.ratio or 0)
    assert ratio_difference(often, 60, of_game(1, 1), 1) is None


def test_what_a_card_costs_is_what_it_loses_more_than_the_others() -> None:
    games = [{"nine": (1, 2), "all": (7, 4 + number % 3)} for number in range(40)]
    sums = sums_of(games)
    found = more_than_others(sums["nine"], sums["all"], 40)
    assert found is not None
    assert found.by == 40 / 80 - 240 / (sums["all"].tries - 80)
    assert found.interval.low < found.by < found.interval.high
    assert found.sure
    assert more_than_others(sums["all"], sums["all"], 40) is None
    assert more_than_others(of_game(1, 1), sums["all"], 40) is None
