"""Many learners at once: they are answered quickly, and none of them costs much.

What was measured is printed. ZWICKERN_LOAD_SESSIONS, ZWICKERN_LOAD_PROCESSES, ZWICKERN_LOAD_SECONDS and
ZWICKERN_LOAD_RERUNS make the tests smaller or larger; the limits hold for a machine with two cores that does nothing
else.
"""

import asyncio
import contextlib
import os
import random
import statistics
import time
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest
from rich.console import Console
from rich.table import Table

from tests.load.running import Server, free_ports, memory, serving, worked
from tests.load.visitor import Visitor, right, visiting

pytestmark = pytest.mark.load

SESSIONS = int(os.environ.get("ZWICKERN_LOAD_SESSIONS", "100"))
PROCESSES = int(os.environ.get("ZWICKERN_LOAD_PROCESSES", "2"))
SECONDS = float(os.environ.get("ZWICKERN_LOAD_SECONDS", "60"))
THINKING = (1.0, 3.0)  # seconds
MOST_SECONDS = 0.25
MOST_MEMORY = 1.0  # MiB for each session

BUSY_SESSIONS = 20
RERUNS = int(os.environ.get("ZWICKERN_LOAD_RERUNS", "10000"))
# By then everything is loaded and every session has what it keeps.
SETTLED = 0.3
MOST_GROWTH = 0.1


@pytest.fixture
def servers(tmp_path: Path) -> Iterator[list[Server]]:
    """Tutors that no one has visited yet, one for each core, with one database."""
    with ExitStack() as stack:
        database = f"sqlite:///{tmp_path}/attempts.sqlite"
        yield [stack.enter_context(serving(tmp_path, port, database)) for port in free_ports(PROCESSES)]


def show(title: str, figures: dict[str, str]) -> None:
    """Print what was measured."""
    table = Table("", "measured", title=title)
    for name, figure in figures.items():
        table.add_row(name, figure)
    table.add_row("load of the machine", " ".join(f"{one:.1f}" for one in os.getloadavg()))
    Console(stderr=True).print(table)


def memory_of(servers: list[Server]) -> float:
    """The memory that tutors hold together, in MiB."""
    return sum(memory(server.process.pid) for server in servers)


def worked_by(servers: list[Server]) -> float:
    """The seconds that tutors have worked, together."""
    return sum(worked(server.process.pid) for server in servers)


def pace() -> float:
    """The seconds that this machine works at a million additions: the measure of its speed, busy as it may be."""
    begun = time.process_time()
    sum(range(1_000_000))
    return time.process_time() - begun


def percentile(seconds: list[float], part: int) -> float:
    """The seconds that so many of a hundred do not exceed."""
    return statistics.quantiles(seconds, n=100)[part - 1]


async def solve_puzzles(visitor: Visitor, until: asyncio.Event, *, thinking: tuple[float, float]) -> None:
    """Solve one puzzle after the other, with a pause for thought before each click."""
    while not until.is_set():
        await think(until, thinking)
        if until.is_set():
            # All would click at once.
            return
        # It takes a while to make a fresh one, and the others go on.
        await visitor.answer(await asyncio.to_thread(right, visitor.item_id))
        assert visitor.shows("alert success"), visitor.texts
        await think(until, thinking)
        if until.is_set():
            return
        await visitor.press("next-puzzle")


async def think(until: asyncio.Event, seconds: tuple[float, float]) -> None:
    """A pause, which the end of the test cuts short."""
    with contextlib.suppress(TimeoutError):
        await asyncio.wait_for(until.wait(), random.uniform(*seconds))


def test_a_hundred_learners_are_answered_quickly_and_take_little_memory(servers: list[Server]) -> None:
    before, seconds, after, cpu = asyncio.run(hundred(servers))
    each = (after - before) / SESSIONS
    p95 = percentile(seconds, 95)
    show(
        f"{SESSIONS} sessions at {PROCESSES} processes for {SECONDS:.0f} s, with 1-3 s of thought",
        {
            "reruns": f"{len(seconds)}, {len(seconds) / SECONDS:.0f} a second",
            "median": f"{statistics.median(seconds) * 1000:.0f} ms",
            "95 of 100 within": f"{p95 * 1000:.0f} ms",
            "slowest": f"{max(seconds) * 1000:.0f} ms",
            "work of the server for a rerun": f"{cpu / len(seconds) * 1000:.1f} ms",
            "and for a million additions": f"{pace() * 1000:.1f} ms",
            "memory": f"{before:.0f} MiB, then {after:.0f} MiB: {each:.2f} MiB a session",
        },
    )
    assert each < MOST_MEMORY
    assert p95 < MOST_SECONDS


async def hundred(servers: list[Server]) -> tuple[float, list[float], float, float]:
    """The memory before, the seconds of each click, the memory with all of the learners, and the work of the server."""
    for server in servers:
        await look_around(server)
    before = memory_of(servers)
    visitors: list[Visitor] = []
    until, come = asyncio.Event(), asyncio.Event()

    async def learner(server: Server) -> None:
        async with visiting(server.address) as visitor:
            await visitor.open("puzzles")
            visitor.seconds.clear()
            visitors.append(visitor)
            if len(visitors) == SESSIONS:
                come.set()
            await come.wait()
            await solve_puzzles(visitor, until, thinking=THINKING)

    async with asyncio.TaskGroup() as group:
        for number in range(SESSIONS):
            group.create_task(learner(servers[number % len(servers)]))
        await come.wait()
        begun = worked_by(servers)
        await asyncio.sleep(SECONDS)
        cpu = worked_by(servers) - begun
        seconds = [one for visitor in visitors for one in visitor.seconds]
        after = memory_of(servers)
        until.set()
    return before, seconds, after, cpu


async def look_around(server: Server) -> None:
    """Open every page once, so that all is loaded, and solve a puzzle."""
    async with visiting(server.address) as first:
        for page in ("progress", "rules", "replay", "play", "learn", "puzzles"):
            await first.open(page)
        await first.answer(right(first.puzzle.id))


def test_the_memory_stays_as_it_is_over_ten_thousand_reruns(servers: list[Server]) -> None:
    marks = asyncio.run(many(servers[0]))
    settled = marks[int(len(marks) * SETTLED)]
    show(
        f"{RERUNS} reruns by {BUSY_SESSIONS} sessions that never stop to think",
        {"memory after each tenth": ", ".join(f"{mark:.0f}" for mark in marks) + " MiB"},
    )
    assert marks[-1] < settled * (1 + MOST_GROWTH)


async def many(server: Server) -> list[float]:
    """The memory after every tenth of the reruns."""
    marks: list[float] = []
    until = asyncio.Event()
    visitors: list[Visitor] = []

    async def learner() -> None:
        async with visiting(server.address) as visitor:
            await visitor.open("puzzles")
            visitors.append(visitor)
            await solve_puzzles(visitor, until, thinking=(0, 0))

    async with asyncio.TaskGroup() as group:
        for _ in range(BUSY_SESSIONS):
            group.create_task(learner())
        while len(marks) < 10:
            await asyncio.sleep(0.05)
            if sum(len(one.seconds) for one in visitors) >= RERUNS * (len(marks) + 1) / 10:
                marks.append(memory(server.process.pid))
        until.set()
    return marks
