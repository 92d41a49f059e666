"""How long a player waits for the review of a game: for the first marks, for all, and until they are borne out.

    python -m tests.bench.pages.reviews --rounds 3

South plays as a casual bot does, at some tables. Once each play is measured ahead, as while a game goes on, and once
nothing is known before the game is over. The page is played without a browser, by what it calls.
"""

import time
from math import inf
from statistics import median

import typer
from rich.console import Console
from rich.table import Table

from tests.bench.test_bench_review import SOUTH, played
from tests.matches.playing import started
from tutor.app.base.processes import begin, begin_ahead, workers
from tutor.app.play.review_store import AT_FIRST
from tutor.app.play.review_work import measure_last, reviewing
from tutor.app.server.long_work import ready_for_long_work
from tutor.engine.zwickern import VARIANTS
from tutor.matches.review.games import Reviewing

TABLES = (("jensen", 4), ("jensen", 2), ("christiansen", 4), ("dietze", 3))


def waits(variant: str, players: int, number: int, *, ahead: bool) -> tuple[float, int, float, float, int]:
    """Return the seconds until something is there, its plays, the seconds until all and until the end, the marks."""
    began, rules, hand = started(variant, players), VARIANTS[variant], played(variant, players, "casual", number)
    seat = began.seats.index(SOUTH)
    if ahead:
        for ply in hand.own_plays(seat):
            job = begin_ahead(measure_last, began, rules, hand.dealt, hand.lines[: ply + 1], None, seconds=inf)
            assert job is not None
            job.result()
    start, found, times = time.perf_counter(), None, list[tuple[float, Reviewing]]()
    while found is None or not found.done:
        step = begin(reviewing, began, rules, hand, seat, found, seconds=inf)
        assert step is not None
        if found is None and not step.wait(AT_FIRST):
            step.stop()
        found = step.result()
        assert found is not None
        times.append((time.perf_counter() - start, found))
    looked = next(at for at, one in times if one.looked)
    return times[0][0], len(times[0][1].review.plays), looked, times[-1][0], len(found.review.marked)


def main(rounds: int = 3) -> None:
    """Print the table."""
    table = Table("table", "measured", "first s", "its plays", "all plays s", "borne out s", "marks")
    for variant, players in TABLES:
        for ahead in (True, False):
            # New processes remember nothing.
            with workers(ready_for_long_work, ready_for_long_work):
                found = [waits(variant, players, number, ahead=ahead) for number in range(rounds)]
            figures = [f"{median(one):.1f}" for one in zip(*found, strict=True)]
            table.add_row(f"{variant} {players}", "ahead" if ahead else "now", *figures)
    Console(width=120).print(table)


if __name__ == "__main__":
    typer.run(main)
