"""The time to solve the rest of a deal with all cards open; no time is asserted, see test_bench_engine.

Run with: pytest tests/bench/test_bench_solver.py -m bench --benchmark-enable -n 0

The seconds are those of the processor, because other work on the machine changes these less.
"""

import random
import time
from statistics import median

import pytest
from pytest_benchmark.fixture import BenchmarkFixture

from tests.bench.test_bench_endgame import ENOUGH, late_position, show
from tutor.engine.zwickern import VARIANTS, Position
from tutor.engine.zwickern.open_hands.two_sides import TwoSides
from tutor.lab.solver import Worths, solve

pytestmark = pytest.mark.bench

PER_GAME = 15
LIMIT = 10.0
"""The seconds allowed for the largest deal."""


def positions(variant: str, players: int, cards: int, number: int = PER_GAME) -> list[Position]:
    """Return the same positions in every run."""
    rules = VARIANTS[variant]
    return [late_position(random.Random(100 * cards + seed), rules, players, cards) for seed in range(number)]


def note(benchmark: BenchmarkFixture, seconds: list[float], nodes: int, worst: Position) -> None:
    """Add the median, the worst case and the states visited a second to the benchmark's figures."""
    benchmark.extra_info["median_s"] = round(median(seconds), 3)
    benchmark.extra_info["worst_s"] = round(max(seconds), 3)
    benchmark.extra_info["nodes_a_second"] = round(nodes / sum(seconds))
    benchmark.extra_info["worst_input"] = show(worst)


@pytest.mark.parametrize(
    ("variant", "players", "cards"),
    [("jensen", 4, 3), ("french", 4, 3), ("jensen", 2, 5), ("christiansen", 2, 6), ("dietze", 2, 4)],
)
def test_the_best_result_of_two_sides(benchmark: BenchmarkFixture, variant: str, players: int, cards: int) -> None:
    """Wanted: 60,000 nodes a second; medians of 0.1 s for three cards of partners, 0.5 s for six of two players."""
    found = []

    def run() -> None:
        for where in positions(variant, players, cards):
            search, start = TwoSides(where, ENOUGH), time.process_time()
            search.best()
            found.append((time.process_time() - start, search.nodes, where))

    benchmark.pedantic(run, rounds=1)
    seconds = [one[0] for one in found]
    note(benchmark, seconds, sum(one[1] for one in found), found[seconds.index(max(seconds))][2])


@pytest.mark.parametrize(
    ("variant", "players", "cards"),
    [
        ("jensen", 4, 3),
        ("christiansen", 2, 5),
        ("christiansen", 3, 3),
        ("dietze", 3, 3),
        ("christiansen", 4, 2),
        ("dietze", 4, 2),
    ],
)
def test_what_every_play_is_worth(benchmark: BenchmarkFixture, variant: str, players: int, cards: int) -> None:
    """Wanted: single players within seconds, with three cards for three and with two for four."""
    found: list[tuple[float, Worths, Position]] = []

    def run() -> None:
        for where in positions(variant, players, cards):
            start = time.process_time()
            outcome = solve(where)
            found.append((time.process_time() - start, outcome, where))

    benchmark.pedantic(run, rounds=1)
    seconds = [one[0] for one in found]
    note(benchmark, seconds, sum(one[1].nodes for one in found), found[seconds.index(max(seconds))][2])


@pytest.mark.parametrize(
    ("variant", "players", "most"), [("jensen", 4, 5), ("christiansen", 2, 8), ("christiansen", 3, 8), ("dietze", 4, 4)]
)
def test_the_largest_deal_within_ten_seconds(
    benchmark: BenchmarkFixture, variant: str, players: int, most: int
) -> None:
    """The figure is the most cards a hand with which every play is solved in more than half of the positions."""
    solved: dict[int, float] = {}

    def run() -> None:
        for cards in range(1, most + 1):
            some = positions(variant, players, cards, 7)
            solved[cards] = sum(within(where, LIMIT) for where in some) / len(some)
            if solved[cards] <= 0.5:
                return

    benchmark.pedantic(run, rounds=1)
    benchmark.extra_info["cards_a_hand"] = max((cards for cards, part in solved.items() if part > 0.5), default=0)
    benchmark.extra_info["part_solved"] = {cards: round(part, 2) for cards, part in solved.items()}


def within(where: Position, limit: float) -> bool:
    """Tell whether a position is solved within this many seconds."""
    end = time.process_time() + limit
    return solve(where, stop=lambda: time.process_time() > end).done
