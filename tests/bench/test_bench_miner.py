"""The rate at which the miner finds puzzles, and the time that a fresh one takes; no time is asserted.

Run with: pytest tests/bench/test_bench_miner.py -m bench --benchmark-enable -n 0
"""

import time

import pytest
from pytest_benchmark.fixture import BenchmarkFixture

from tutor.engine.zwickern import VARIANTS
from tutor.engine.zwickern.variants import JENSEN
from tutor.lab.fresh import fresh, goals_offered, warm_up
from tutor.lab.goal_kinds import MINED
from tutor.lab.mining import MiningJob, mine_seed

pytestmark = pytest.mark.bench

SECONDS = 4
FRESH = 60


def per_second(job: MiningJob) -> float:
    """Return how many proven and themed puzzles one process finds in a second, from hands that no cache holds."""
    found = seed = 0
    start = time.perf_counter()
    while time.perf_counter() < start + SECONDS:
        found += len(mine_seed(job, seed))
        seed += 1
    return found / (time.perf_counter() - start)


WANTED = {"zwick": 40, "most-points": 15, "safe-lay": 2}
"""The puzzles in the partnership game, a core and second, of the kinds that are wanted most."""


@pytest.mark.parametrize("goal", MINED)
def test_mining(benchmark: BenchmarkFixture, goal: str) -> None:
    job = MiningJob(JENSEN, goal)
    mine_seed(job, 1_000_000)
    rate = benchmark.pedantic(per_second, args=(job,), rounds=1)
    benchmark.extra_info["per_second"] = round(rate, 1)
    benchmark.extra_info["wanted_per_second"] = WANTED.get(goal)


@pytest.mark.parametrize(
    ("variant", "goal"), [(name, goal) for name, rules in VARIANTS.items() for goal in goals_offered(rules)]
)
def test_a_fresh_puzzle(benchmark: BenchmarkFixture, variant: str, goal: str) -> None:
    """Wanted: 19 of 20 under 300 ms."""
    warm_up()
    times = []

    def one_after_the_other() -> None:
        for seed in range(FRESH):
            start = time.perf_counter()
            fresh(VARIANTS[variant], goal, seed)
            times.append(time.perf_counter() - start)

    benchmark.pedantic(one_after_the_other, rounds=1)
    times.sort()
    benchmark.extra_info["median_ms"] = round(times[FRESH // 2] * 1000)
    benchmark.extra_info["p95_ms"] = round(times[FRESH * 19 // 20] * 1000)
