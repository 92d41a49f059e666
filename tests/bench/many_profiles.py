"""Measure what learners wait for where ten thousand profiles have made a million attempts, beside a new database.

Run with: python -m tests.bench.many_profiles [--profiles 10000] [--attempts 100] [--database URL]

Each thing is done for the same learner, once in the large database and once in one with that learner alone, by turns.
Filling the database takes some minutes.
"""

import argparse
import os
import statistics
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing
from dataclasses import replace
from datetime import timedelta
from pathlib import Path
from uuid import UUID, uuid4

from rich.console import Console
from rich.progress import track
from rich.table import Table

from tests.bench.test_bench_trainer import practice
from tests.load.running import free_ports, serving
from tutor.trainer.archive import write_archive
from tutor.trainer.log import Log, file_url, open_log
from tutor.trainer.practice import Practice

_ROUNDS = 20
_LEARNER = "visitor-of-the-bench"
_IN_ALL = 1_000


def _fill(log: Log, profiles: int, attempts: int) -> None:
    """Give each of so many profiles so many attempts, each a part of the same practice."""
    year = practice(14, 2, _IN_ALL + attempts)
    for number in track(range(profiles), description="Profiles"):
        profile, first = f"visitor-{number:08x}", number % _IN_ALL
        log.add_all(replace(one, id=uuid4(), profile=profile) for one in year[first : first + attempts])
        log.set_setting(profile, "language", "de")


def _learn(log: Log, attempts: int) -> None:
    """Give the learner that is measured as many attempts as the others."""
    log.add_all(replace(one, id=uuid4(), profile=_LEARNER) for one in practice(14, 2, attempts))


def _acts(log: Log) -> Iterator[tuple[str, Callable[[], object]]]:
    """Yield what is measured, by what a user would call it."""
    some = practice(14, 2, 50)
    last = log.attempts(_LEARNER)[-1].moment

    def answer() -> None:
        log.add(replace(some[0], id=uuid4(), profile=_LEARNER, item_id=str(uuid4())))

    yield "an answer is written", answer
    yield "attempts of a learner are read", lambda: log.attempts(_LEARNER)
    yield "Progress is worked out", lambda: Practice(log.attempts(_LEARNER), last).levels()
    yield "progress is exported", lambda: write_archive(log.attempts(_LEARNER), log.settings(_LEARNER), last)

    def forget() -> None:
        log.add_all(replace(one, id=UUID(int=number), profile="gone") for number, one in enumerate(some))
        log.delete("gone")

    yield "fifty attempts are added and forgotten", forget
    yield "abandoned profiles are counted", lambda: log.abandoned(last + timedelta(days=1))


def _seconds(act: Callable[[], object]) -> float:
    begun = time.perf_counter()
    act()
    return time.perf_counter() - begun


def _start(folder: Path, database: str) -> float:
    """Return the seconds until a tutor serves this database."""
    begun = time.perf_counter()
    with serving(folder, free_ports(1)[0], database):
        return time.perf_counter() - begun


def main() -> None:
    """Measure, and print a table."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--profiles", type=int, default=10_000)
    parser.add_argument("--attempts", type=int, default=100)
    parser.add_argument("--database", help="an empty database for the large one; by default an SQLite file")
    chosen = parser.parse_args()
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        small, large = (str(file_url(folder / f"{name}.sqlite")) for name in ("small", "large"))
        large = chosen.database or large
        logs = [stack.enter_context(closing(open_log(url))) for url in (small, large)]
        begun = time.perf_counter()
        _fill(logs[1], chosen.profiles, chosen.attempts)
        filled = time.perf_counter() - begun
        for log in logs:
            _learn(log, chosen.attempts)
        table = Table("", "alone, ms", "among all, ms", "ratio", title=f"{chosen.profiles} profiles, {filled:.0f} s")
        for (name, alone), (_, among) in zip(_acts(logs[0]), _acts(logs[1]), strict=True):
            pairs = [(_seconds(alone), _seconds(among)) for _ in range(_ROUNDS)]
            one, other = (statistics.median(times) for times in zip(*pairs, strict=True))
            table.add_row(name, f"{1000 * one:.1f}", f"{1000 * other:.1f}", f"{other / one:.2f}")
        starts = [statistics.median(_start(folder, url) for _ in range(3)) for url in (small, large)]
        table.add_row("start", *(f"{1000 * one:.0f}" for one in starts), f"{starts[1] / starts[0]:.2f}")
        table.add_row("load of the machine", "", f"{os.getloadavg()[0]:.1f}", "")
        Console().print(table)


if __name__ == "__main__":
    main()
