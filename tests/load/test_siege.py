"""A served tutor under siege: two thousand sockets and thirty uploads, and those who learn are answered all the while.

What was measured is printed. ZWICKERN_LOAD_SOCKETS and ZWICKERN_LOAD_UPLOADS make the trial smaller or larger.
"""

import asyncio
import os
import random
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import AsyncExitStack
from pathlib import Path
from typing import NamedTuple

import pytest
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import InvalidStatus, WebSocketException

from tests.load.attacking import files_of, health, session_of, socket_of, upload
from tests.load.running import Server, free_ports, memory, serving
from tests.load.test_load import percentile, show, solve_puzzles
from tests.load.visitor import visiting
from tutor.app.server.site import Site

pytestmark = pytest.mark.load

SOCKETS = int(os.environ.get("ZWICKERN_LOAD_SOCKETS", "2000"))
UPLOADS = int(os.environ.get("ZWICKERN_LOAD_UPLOADS", "30"))
LEARNERS = 5
UPLOADING = 6
PART = 30 * 2**20
FREED_WITHIN = 60  # seconds
AT_ONCE = 100
THINKING = (0.5, 1.5)  # seconds
MOST_SECONDS = 2  # for an answer to the watcher, while the machine of the attacker is this one too


class Figures(NamedTuple):
    """What was seen from outside."""

    sockets: "Counter[str]"
    uploads: "Counter[int]"
    watched: list[tuple[int, float]]
    clicks: list[float]
    files: int
    memory: list[float]
    freed: float


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    """A tutor that no one has visited yet."""
    (port,) = free_ports(1)
    with serving(tmp_path, port, f"sqlite:///{tmp_path}/attempts.sqlite") as one:
        yield one


def test_two_thousand_sockets_and_thirty_uploads_stop_no_one(server: Server, tmp_path: Path) -> None:
    found = asyncio.run(siege(server))
    log = tmp_path / f"{server.address.rpartition(':')[2]}.log"
    seconds = [one for _, one in found.watched]
    show(
        f"{SOCKETS} sockets and {UPLOADS} uploads of {PART // 2**20} MiB, with {LEARNERS} learners",
        {
            "sockets": ", ".join(f"{number} {what}" for what, number in sorted(found.sockets.items())),
            "uploads": ", ".join(f"{number} with {status}" for status, number in sorted(found.uploads.items())),
            "clicks of the learners": spread(found.clicks),
            "/health": spread(seconds),
            "most files": str(found.files),
            "memory before, with sockets, with uploads, after": ", ".join(f"{one:.0f}" for one in found.memory)
            + " MiB",
            "uploads freed after": f"{found.freed:.0f} s",
            "log": f"{len(log.read_text().splitlines())} lines, {log.stat().st_size} bytes",
        },
    )
    assert found.sockets == {"in": Site().visits - LEARNERS, "refused with 503": SOCKETS - Site().visits + LEARNERS}
    assert set(found.uploads) == {204, 413}
    assert found.uploads[204] * PART <= Site().uploads * 2**20
    assert {status for status, _ in found.watched} == {200}
    assert percentile(seconds, 95) < MOST_SECONDS
    assert found.freed < FREED_WITHIN
    assert len(log.read_text().splitlines()) < 20


def spread(seconds: list[float]) -> str:
    """How many there were, and how long they took."""
    parts = f"95 of 100 within {percentile(seconds, 95) * 1000:.0f} ms, slowest {max(seconds) * 1000:.0f} ms"
    return f"{len(seconds)} times, {parts}"


async def siege(server: Server) -> Figures:
    """All of it: the learners come first, then the sockets, then the uploads, and then the attacker goes."""
    url, process = f"http://{server.address}", server.process.pid
    over, come = asyncio.Event(), asyncio.Event()
    clicks: list[float] = []
    watched: list[tuple[int, float]] = []
    memories: list[float] = []
    here: list[str] = []

    async def learner() -> None:
        async with visiting(server.address) as visitor:
            await visitor.open("puzzles")
            visitor.seconds.clear()
            here.append(visitor.epoch)
            if len(here) == LEARNERS:
                come.set()
            await solve_puzzles(visitor, over, thinking=THINKING)
            clicks.extend(visitor.seconds)

    async def watch() -> None:
        while not over.is_set():
            watched.append(await asyncio.to_thread(health, url))
            await asyncio.sleep(0.2)

    async with asyncio.TaskGroup() as group:
        for _ in range(LEARNERS):
            group.create_task(learner())
        await come.wait()
        memories.append(memory(process))
        group.create_task(watch())
        async with AsyncExitStack() as stack:
            sockets, opened = await open_many(stack, url)
            files = files_of(process)
            memories.append(memory(process))
            sessions = [await session_of(one) for one in opened[:UPLOADING]]
            data = bytes(PART)
            puts = [asyncio.to_thread(upload, url, random.choice(sessions), data) for _ in range(UPLOADS)]
            uploads = Counter(await asyncio.gather(*puts))
            memories.append(memory(process))
        gone = time.monotonic()
        while memory(process) > memories[-1] - uploads[204] * PART / 2**20 * 0.9:
            assert time.monotonic() - gone < 2 * FREED_WITHIN, "nothing is freed"
            await asyncio.sleep(0.5)
        freed = time.monotonic() - gone
        memories.append(memory(process))
        over.set()
    return Figures(sockets, uploads, watched, clicks, files, memories, freed)


async def open_many(stack: AsyncExitStack, url: str) -> tuple[Counter[str], list[ClientConnection]]:
    """Open all sockets, so many at once: what became of them, and those that are open."""
    places = asyncio.Semaphore(AT_ONCE)
    opened: list[ClientConnection] = []

    async def one() -> str:
        async with places:
            try:
                opened.append(await stack.enter_async_context(socket_of(url)))
            except InvalidStatus as refusal:
                return f"refused with {refusal.response.status_code}"
            except (WebSocketException, OSError) as error:
                return type(error).__name__
            return "in"

    return Counter(await asyncio.gather(*(one() for _ in range(SOCKETS)))), opened
