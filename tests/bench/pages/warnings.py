"""How long a player waits for a warning, and how many warnings come at all, by how long the player thinks.

    python -m tests.bench.pages.warnings --rounds 20

South plays as a casual bot does, at some tables. Before each play its position is looked at ahead for as long as the
player thinks, as the page does; then the play is made, and what comes within the moment that a page waits is compared
with what the coach says of it where no one is in a hurry. Then as many others think beside the player as asked for.
"""

import time
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import cycle, islice
from statistics import median, quantiles
from typing import NamedTuple
from uuid import uuid4

import typer
from rich.console import Console
from rich.table import Table

from tests.bench.test_bench_review import SOUTH, played
from tutor.app.base.lane import WorkOwner
from tutor.app.base.processes import for_players, workers
from tutor.app.play.bots_work import ready_to_play
from tutor.app.play.prefetch import SILENT, begin_prefetch, prefetched_warning
from tutor.bots.deals import SEATS
from tutor.engine.zwickern import Play, seen_by
from tutor.matches.advice.asked import Moment, warned

TABLES = (("jensen", 4), ("jensen", 2), ("christiansen", 4), ("dietze", 3))
THINKING = (0.0, 0.5, 2.0, 5.0)


class _Made(NamedTuple):
    moment: Moment
    play: Play


def made(variant: str, players: int) -> Iterator[_Made]:
    """Yield the plays of South in some games, each with what South has seen."""
    seat = SEATS[players].index(SOUTH)
    for number in range(100):
        hand = played(variant, players, "casual", number)
        for ply in hand.own_plays(seat):
            if len(hand.positions[ply].hands[seat] or ()) > 1:
                yield _Made(Moment(seen_by(hand.positions[ply], seat), str(number), ply), hand.plays[ply])


@contextmanager
def others(number: int, moments: Iterator[_Made]) -> Iterator[None]:
    """Let so many others think at their tables."""
    for one in islice(moments, number):
        begin_prefetch(uuid4(), one.moment)
    yield


def row(variant: str, players: int, thinking: float, rounds: int, beside: int) -> list[str]:
    """Return the figures of some plays."""
    waited, due, came, silent = list[float](), 0, 0, 0
    plays = list(islice(made(variant, players), rounds))
    following = cycle(made(variant, players))
    for one in plays:
        with others(beside, following):
            match = uuid4()
            begin_prefetch(match, one.moment)
            time.sleep(thinking)
            start = time.perf_counter()
            found = prefetched_warning(match, one.moment, one.play)
            waited.append(1000 * (time.perf_counter() - start))
        silent += found == SILENT
        if warned(one.moment, one.play).told is not None:
            due, came = due + 1, came + (found.told is not None)
    # ninety-five of a hundred
    late = quantiles(waited, n=20, method="inclusive")[-1]
    times = [f"{one:.0f}" for one in (median(waited), late, max(waited))]
    return [f"{variant} {players}", f"{thinking:g} s", *times, f"{came} of {due}", f"{silent} of {len(plays)}"]


def main(rounds: int = 20, beside: int = 0) -> None:
    """Print the table."""
    table = Table("table", "thinks", "median ms", "p95", "most", "warnings that came", "silent")
    visitors = iter(range(10**9))
    with workers(ready_to_play, None, ready_to_play, lambda: WorkOwner(f"visitor {next(visitors)}", lambda: False)):
        for_players(ready_to_play)
        for variant, players in TABLES:
            for thinking in THINKING:
                table.add_row(*row(variant, players, thinking, rounds, beside))
    Console(width=120).print(table)


if __name__ == "__main__":
    typer.run(main)
