"""The time to solve the tricks of Zwicken and Zwikken with all cards open; no time is asserted.

Run with: pytest tests/bench/tricks -m bench --benchmark-enable -n 0
The goal is 50 milliseconds for 95 of 100 hands with three tricks to play, and 300 for the slowest.
"""

from random import Random
from time import process_time
from typing import Any

import pytest
from pytest_benchmark.fixture import BenchmarkFixture

from tests.engine.trick_hands import open_positions
from tutor.engine import zwicken, zwikken
from tutor.engine.zwicken.open_hands import open_tricks as zwicken_tricks
from tutor.engine.zwikken.open_hands import open_tricks as zwikken_tricks

pytestmark = pytest.mark.bench

RULES = [*zwicken.VARIANTS.values(), *zwikken.VARIANTS.values()]
TABLES = [(rules, seats) for rules in RULES for seats in rules.players]
HANDS = 100


def hands(rules: Any, seats: int, number: int) -> list[Any]:
    """Return positions before the first lead, in which no one has dropped out if it can be."""
    dice, found = Random(seats), []
    while len(found) < number:
        first = next(open_positions(rules, dice, seats))
        if False not in first.stays or dice.random() < 0.02:
            found.append(first)
    return found


@pytest.mark.parametrize(("rules", "seats"), TABLES, ids=[f"{rules.name}-{seats}" for rules, seats in TABLES])
@pytest.mark.parametrize("model", ["each alone", "against all"])
def test_whole_hands(benchmark: BenchmarkFixture, rules: Any, seats: int, model: str) -> None:
    """Solve whole hands; the figures beside the table are the processor's milliseconds and the plays tried."""
    times, nodes = [], []

    def solve() -> None:
        for position in hands(rules, seats, HANDS):
            begun = process_time()
            solver = zwicken_tricks(position) if rules.game == "zwicken" else zwikken_tricks(position)
            if model == "each alone":
                solver.each_alone()
            else:
                solver.against_all(position.turn)
            times.append((process_time() - begun) * 1000)
            nodes.append(solver.nodes)

    benchmark.pedantic(solve, rounds=1)
    ordered = sorted(times)
    benchmark.extra_info |= {
        "median": round(ordered[len(ordered) // 2], 1),
        "p95": round(ordered[len(ordered) * 95 // 100], 1),
        "worst": round(ordered[-1], 1),
        "most plays": max(nodes),
    }
    print(f"\n{rules.name} {seats} {model}: {benchmark.extra_info}")  # noqa: T201
