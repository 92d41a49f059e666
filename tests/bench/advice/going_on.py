"""A run of the bench that goes on where it stopped: what each hand has given is a line of a file."""

import json
from collections import deque
from collections.abc import Callable, Mapping
from concurrent.futures import Future
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any

from tests.bench.advice.parts import (
    Blunder,
    Checked,
    Found,
    Kind,
    Solved,
    SolvedHint,
    Times,
    blunders,
    checked,
    found_blunder,
    solved,
    times,
)
from tests.bench.advice.playouts import Lost, Table
from tutor.lab.jsonl_log import append, start_or_resume
from tutor.lab.workers import Workers

TABLES = (Table("jensen", 4), Table("jensen", 2), Table("christiansen", 4), Table("dietze", 3))
TIMED = TABLES[:3]

Plain = list[Any]
"""What a hand has given, as JSON."""


@dataclass(frozen=True)
class Bench:
    """The folder in which results are kept, who works, how many at once, and the worlds of a playout."""

    folder: Path
    workers: Workers
    at_once: int
    worlds: int

    def solved(self, hands: int) -> tuple[list[Solved], list[SolvedHint]]:
        """Return what is said in the solved ends of some hands."""
        done = self._gathered("exact", solved, lambda so_far: len(so_far) >= hands)[:hands]
        found = [one for hand in done for one in hand]
        plays = [Solved(*one) for one in found if len(one) == len(Solved._fields)]
        return plays, [SolvedHint(*one) for one in found if len(one) == len(SolvedHint._fields)]

    def checked(self, kind: Kind, each: int) -> Mapping[Table, list[Checked]]:
        """Return so many checked warnings or marks of each table."""
        return {table: self._checked(kind, table, each) for table in TABLES}

    def _checked(self, kind: Kind, table: Table, each: int) -> list[Checked]:
        name, work = f"{kind}-{_named(table)}", partial(checked, kind, table, self.worlds)
        found = self._some(name, work, each)
        return [Checked._make([*one[:-2], Lost(*one[-2]), Lost(*one[-1])]) for one in found]

    def blunders(self, each: int) -> Mapping[Table, list[tuple[Blunder, Found]]]:
        """Return so many planted plays of each table, with what the review says of them."""
        return {table: self._blunders(table, each) for table in TABLES}

    def _blunders(self, table: Table, each: int) -> list[tuple[Blunder, Found]]:
        found = self._some(f"blunders-{_named(table)}", partial(blunders, table, self.worlds), each)
        planted = tuple(Blunder._make([*one[:-1], Lost(*one[-1])]) for one in found)
        said = self._gathered(
            f"found-{_named(table)}", partial(said_of, table, planted), lambda done: len(done) >= len(planted)
        )
        return [(one, Found(*each)) for one, each in zip(planted, said, strict=False)]

    def times(self, hands: int) -> Mapping[Table, list[Times]]:
        """Return the times in some hands of each table."""
        return {
            table: [
                Times(*one)
                for one in self._gathered(
                    f"times-{_named(table)}", partial(times, table), lambda done: len(done) >= hands
                )
            ]
            for table in TIMED
        }

    def _some(self, name: str, work: Callable[[int], Plain], number: int) -> Plain:
        """Return the first things that hands give, so many of them."""
        done = self._gathered(name, work, lambda so_far: sum(map(len, so_far)) >= number)
        return [one for hand in done for one in hand][:number]

    def _gathered(self, name: str, work: Callable[[int], Any], enough: Callable[[Plain], bool]) -> Plain:
        """Return what the hands from 0 on give until there is enough, those of the file first."""
        file = self.folder / f"{name}.lines"
        done = [json.loads(line) for line in start_or_resume(file, json.dumps({"part": name, "worlds": self.worlds}))]
        waiting, following = deque[Future[Any]](), len(done)
        while not enough(done):
            while len(waiting) <= self.at_once:
                waiting.append(self.workers.submit(work, following))
                following += 1
            line = json.dumps(self.workers.result(waiting.popleft()))
            append(file, line)
            done.append(json.loads(line))
        for one in waiting:
            one.cancel()
        return done


def said_of(table: Table, planted: tuple[Blunder, ...], number: int) -> Found | None:
    """Return what the review says of one of some planted plays, None beyond their end."""
    return found_blunder(table, planted[number]) if number < len(planted) else None


def _named(table: Table) -> str:
    return f"{table.variant}-{table.players}"
