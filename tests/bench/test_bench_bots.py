"""How strong the opponents are and how long they think, in a table at the end; nothing is asserted.

Run with: pytest tests/bench/test_bench_bots.py -m bench --benchmark-enable -n 0 -s

ZWICKERN_BENCH_DEALS says how many deals are played, each twice with the seats exchanged; with a few the points mean
nothing. With ZWICKERN_BENCH_OUT=FOLDER the deals are kept as `zwickern arena --seed 100 --out FOLDER` keeps them, and
what is there already is not played again. No weight was tuned on these deals.
"""

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from pytest_benchmark.fixture import BenchmarkFixture
from rich.console import Console
from rich.table import Table

from tutor.bots.deals import SEATS
from tutor.engine.zwickern import VARIANTS, plan
from tutor.lab.arena import hold
from tutor.lab.duels import Duel, DuelResult, Player, duel_result
from tutor.lab.workers import HERE

pytestmark = pytest.mark.bench

DEALS = int(os.environ.get("ZWICKERN_BENCH_DEALS", "4"))
OUT = os.environ.get("ZWICKERN_BENCH_OUT")
SEED = 100

TABLES = [(name, seats) for name, rules in VARIANTS.items() for seats in SEATS if plan(rules, seats)]
PAIRS: tuple[tuple[Player, Player], ...] = (("careful", "casual"), ("strong", "careful"))
WANTED: dict[tuple[Player, str, int], tuple[float, int]] = {
    ("careful", "jensen", 4): (5, 3),
    ("careful", "christiansen", 4): (3, 3),
    ("careful", "jensen", 2): (10, 3),
    ("strong", "jensen", 4): (3, 120),
    ("strong", "christiansen", 4): (1, 220),
    ("strong", "jensen", 2): (2.5, 40),
}
"""The points and the milliseconds of 95 plays in a hundred that are wanted of a player."""


@pytest.fixture(scope="module")
def table() -> Iterator[Table]:
    """A table that is printed when all is measured."""
    table = Table("", "points a hand", "wanted", "deals", "ms, median", "95 of 100", "wanted", title="Opponents")
    yield table
    Console(stderr=True, width=110).print(table)


@pytest.mark.parametrize(("a", "b"), PAIRS)
@pytest.mark.parametrize(("variant", "seats"), TABLES)
def test_strength(benchmark: BenchmarkFixture, table: Table, variant: str, seats: int, a: Player, b: Player) -> None:
    """Wanted: see `WANTED`; and that the interval of each pair is above 0, with as many deals as it takes."""
    duel = Duel(a, b, VARIANTS[variant], seats, SEED)
    found: DuelResult = benchmark.pedantic(
        lambda: duel_result(hold(duel, DEALS, HERE, None if OUT is None else Path(OUT), lambda _: None)), rounds=1
    )
    benchmark.extra_info.update(found._asdict())
    points, most = WANTED.get((a, variant, seats), ("", ""))
    table.add_row(
        f"{a} over {b}, {variant} {seats}",
        f"{found.difference:+.1f} ± {found.error:.1f}",
        str(points),
        str(found.deals),
        f"{found.a_ms.median:.1f}",
        f"{found.a_ms.p95:.1f}",
        str(most),
    )
