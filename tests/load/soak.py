"""A club for two hours, with everything that goes wrong: what learners saw is kept, memory is flat, answers are quick.

Run with: python -m tests.load.soak FOLDER [--minutes 120] [--learners 100] [--players 50]

Two tutors run behind nginx with one PostgreSQL, by the example. Learners solve puzzles, players play against strong
bots, two authors save files, good and broken ones, and an attacker opens sockets, uploads and sends nonsense. One of
the tutors is killed every ten minutes, PostgreSQL is stopped twice, and its disk is full once. A supervisor restarts
what has died, as systemd would. At the end the database is compared with what each learner and player saw, and twenty
learners play alone. It needs root, to make the small disk, nginx and PostgreSQL, and a machine that does nothing else.
"""

import argparse
import asyncio
import contextlib
import json
import os
import random
import subprocess
import sys
import time
from collections import Counter, defaultdict
from collections.abc import Callable, Coroutine, Iterator
from contextlib import AsyncExitStack, ExitStack, closing, contextmanager
from pathlib import Path
from typing import NamedTuple
from uuid import UUID

from rich.console import Console
from rich.table import Table

from tests.load.attacking import health, session_of, socket_of, upload
from tests.load.nginx import nginx
from tests.load.running import Server, begin, children, finish, free_ports, memory, wait_for, worked
from tests.load.test_games import Player, log_for
from tests.load.test_load import percentile, solve_puzzles, think
from tests.load.test_machines import site_for
from tests.load.visitor import right, visiting
from tests.postgresql import PostgreSQL, postgresql
from tutor.app.visitor.profile import PROFILE_COOKIE, new_token
from tutor.engine.zwickern import VARIANTS
from tutor.matches.events import read_event
from tutor.matches.match import fold
from tutor.trainer.log import Log, open_log

KILLED_EVERY = 10  # minutes
RESTARTS = 2
ALONE, ALONE_FOR = 20, 120  # learners, seconds
REVIEWS_TAKE, QUIET = 900.0, 0.05  # at most so many seconds; processors that the tutors then use
LEARNERS_THINK, PLAYERS_THINK, AUTHORS_THINK, ATTACKER_WAITS = (10.0, 30.0), (9.0, 11.0), (10.0, 30.0), (1.0, 5.0)
DISK = 700  # MiB
FULL_FOR, DOWN_FOR = 60, 15  # seconds
COMING = (0.0, 60.0)  # seconds after which they come
PATIENCE = 10.0  # seconds for the review of a game before the next one begins
VISITS = (3.0, 10.0)  # minutes; then a learner comes again, in a tab of its own
SETTLED = 0.25
GOOD = """\
title: A puzzle that is saved
position:
  variant: jensen
  seats: [North, East, South, West]
  turn: South
  hands: {South: [8S, 5D, 3H]}
  table: [10D, 8C, 6H]
goal: {kind: capture, items: [8C]}
solutions: ["8S x 8C"]
done: 8 takes 8.
"""


Happening = tuple[float, Callable[["Club"], Coroutine[None, None, None]]]
"""What goes wrong, with its second."""


class Progress(NamedTuple):
    """How many games of a match there are, and how many plays of the last one."""

    games: int
    plays: int


def shown_by(epoch: str) -> tuple[str, Progress]:
    """Return the match whose board has this name, and what of it the board shows."""
    _, match, games, last = epoch.split("/")
    return match, Progress(int(games), int(last.partition("#")[2].partition("-")[0]))


def kept_of(log: Log, token: str, match: str) -> Progress:
    """Return what the database has of a match."""
    events = [read_event(one.kind, one.value) for one in log.events(token, UUID(match))]
    if not events:
        return Progress(0, 0)
    folded = fold(events, VARIANTS)
    return Progress(len(folded.hands), len(folded.hand.plays))


class Club:
    """All that runs, and what was seen of it so far."""

    def __init__(self, folder: Path, database: PostgreSQL, log: Log, ports: list[int], address: str) -> None:
        self.folder, self.database, self.log, self.address = folder, database, log, address
        self.content = folder / "content"
        self.tutors: dict[int, Server] = {port: self._begin(port) for port in ports}
        self.over = asyncio.Event()
        self.solved: dict[str, set[str]] = defaultdict(set)
        self.shown: dict[str, tuple[str, Progress]] = {}
        self.clicks: list[tuple[float, float]] = []
        self.plays: list[tuple[float, float]] = []
        self.attacks: Counter[str] = Counter()
        self.cut_off: Counter[str] = Counter()
        self.troubles: list[tuple[float, float, str]] = []
        self.memories: dict[int, list[float]] = {port: [] for port in ports}
        self.workers: dict[int, list[float]] = {port: [] for port in ports}
        self.begun = time.monotonic()

    def _begin(self, port: int) -> Server:
        options = ("serve", "--host", "127.0.0.1", "--port", str(port), "--database", self.database.url)
        return begin(self.folder, port, (*options, "--content", str(self.content)), {})

    def again(self, port: int) -> None:
        """Start a tutor again."""
        self.tutors[port] = self._begin(port)
        wait_for(self.tutors[port])

    @property
    def now(self) -> float:
        """The seconds since the beginning."""
        return time.monotonic() - self.begun

    def worked(self) -> float:
        """Return the processor time of the tutors and their workers, in seconds."""
        seconds = 0.0
        for server in self.tutors.values():
            for one in (server.process.pid, *children(server.process.pid)):
                with contextlib.suppress(OSError):  # a worker may end just now
                    seconds += worked(one)
        return seconds

    async def thought(self, seconds: tuple[float, float]) -> bool:
        """Let some time pass, and tell whether the club still is open: at the end all would click at once."""
        await think(self.over, seconds)
        return not self.over.is_set()

    def visit(self) -> Callable[[], bool]:
        """Begin a visit; return what says whether it still goes on."""
        ends = self.now + 60 * random.uniform(*VISITS)
        return lambda: not self.over.is_set() and self.now < ends

    @contextmanager
    def trouble(self, what: str) -> Iterator[None]:
        """Note that something is wrong; answers that take long until half a minute later are counted apart."""
        since = self.now
        yield
        self.troubles.append((since, self.now + 30, what))

    def undisturbed(self, times: list[tuple[float, float]]) -> list[float]:
        """Return the seconds of the answers that came while nothing was wrong."""
        return [
            seconds
            for moment, seconds in times
            if not any(since <= moment <= until for since, until, _ in self.troubles)
        ]


async def learner(club: Club, token: str) -> None:
    """Solve puzzles, and go on in a new tab when a visit is over or a tutor has died."""
    await club.thought(COMING)
    while not club.over.is_set():
        try:
            async with visiting(club.address, f"{PROFILE_COOKIE}={token}") as tab:
                goes_on = club.visit()
                await tab.open("puzzles")
                while await club.thought(LEARNERS_THINK) and goes_on():
                    item_id = tab.item_id
                    await tab.answer(await asyncio.to_thread(right, item_id))
                    if tab.shows("alert success"):
                        club.solved[token].add(item_id)
                    club.clicks.append((club.now, tab.seconds[-1]))
                    if await club.thought(LEARNERS_THINK):
                        await tab.press("next-puzzle")
                        club.clicks.append((club.now, tab.seconds[-1]))
        except Exception as error:
            club.cut_off[f"learner: {type(error).__name__}"] += 1
            await asyncio.sleep(random.uniform(0.5, 3))


async def player(club: Club, token: str) -> None:
    """Play one game after the other against strong bots, and note how many plays of the last were shown."""
    await club.thought(COMING)
    while not club.over.is_set():
        try:
            async with visiting(club.address, f"{PROFILE_COOKIE}={token}") as tab:
                one, goes_on = Player(club.log, tab, token, PATIENCE), club.visit()
                games = await asyncio.to_thread(club.log.matches, token)
                await (tab.open("play", f"match={games[0].id}") if games else one.begin())
                while await club.thought(PLAYERS_THINK) and goes_on():
                    before = len(one.seconds)
                    await one.play()
                    club.shown[token] = shown_by(tab.epoch)
                    if len(one.seconds) > before:
                        club.plays.append((club.now, one.seconds[-1]))
        except Exception as error:
            club.cut_off[f"player: {type(error).__name__}"] += 1
            await asyncio.sleep(random.uniform(0.5, 3))


async def author(club: Club, name: str) -> None:
    """Save a file, which is good or broken in one of three ways."""
    broken = (GOOD.replace("8S x 8C", "5D x 8C"), GOOD.replace("jensen", "janssen"), GOOD[:90] + "\t&a [*a")
    file = club.content / "puzzles" / f"{name}.yaml"
    while not club.over.is_set():
        file.write_text(random.choice((GOOD, *broken)))
        await think(club.over, AUTHORS_THINK)


async def attacker(club: Club) -> None:
    """Open sockets and leave them, upload too much, send nonsense."""
    url = f"http://{club.address}"
    while not club.over.is_set():
        try:
            async with AsyncExitStack() as stack:
                sockets = [await stack.enter_async_context(socket_of(url)) for _ in range(random.randrange(1, 30))]
                session = await session_of(sockets[0])
                for one in sockets[1:]:
                    await one.send(random.choice((b"", os.urandom(200), b"\x0a" * 5000)))
                size = random.choice((10, 2**20, 20 * 2**20, 70 * 2**20))
                status = await asyncio.to_thread(upload, url, session, bytes(size))
                club.attacks[f"upload answered with {status}"] += 1
                club.attacks["sockets"] += len(sockets)
                await think(club.over, ATTACKER_WAITS)
        except Exception as error:
            club.attacks[type(error).__name__] += 1
            await asyncio.sleep(1)


async def watch(club: Club) -> None:
    """Note how much memory each tutor and its workers hold, every half minute."""
    while not club.over.is_set():
        for port, server in club.tutors.items():
            with contextlib.suppress(OSError, IndexError):
                club.memories[port].append(memory(server.process.pid))
                club.workers[port].append(sum(map(memory, children(server.process.pid))))
        await think(club.over, (30, 30))


async def kill(club: Club) -> None:
    """Kill the first tutor; the second one lives from the beginning to the end."""
    port = next(iter(club.tutors))
    with club.trouble("killed"):
        club.tutors[port].process.kill()
        club.tutors[port].process.wait()
        await asyncio.sleep(2)
        await asyncio.to_thread(club.again, port)


async def restart_database(club: Club) -> None:
    """Stop PostgreSQL for a while."""
    with club.trouble("PostgreSQL stopped"):
        await asyncio.to_thread(club.database.stop)
        await asyncio.sleep(DOWN_FOR)
        await asyncio.to_thread(club.database.start)


async def fill_disk(club: Club) -> None:
    """Fill the disk of PostgreSQL for a while; start it again should it have ended."""
    full = club.database.folder / "full"
    with club.trouble("disk full"):
        with full.open("wb") as file, contextlib.suppress(OSError):
            while True:
                file.write(bytes(2**20))
        await asyncio.sleep(FULL_FOR)
        full.unlink()
        await asyncio.to_thread(club.database.start_if_ended)


def schedule(minutes: float) -> list[Happening]:
    """Return what goes wrong, in order, each with its second: kills at equal distances, and between them the rest."""
    whole = 60 * minutes
    kills = max(1, round(minutes / KILLED_EVERY))
    events: list[Happening] = [(whole * (number + 0.5) / kills, kill) for number in range(kills)]
    events += [(whole * (number + 1) / (RESTARTS + 2), restart_database) for number in range(RESTARTS)]
    events += [(whole * 0.79, fill_disk)]
    return sorted(events, key=lambda one: one[0])


async def run(club: Club, minutes: float, learners: list[str], players: list[str]) -> list[float]:
    """Let everything happen; return the seconds of the clicks of the twenty who play alone at the end."""
    async with asyncio.TaskGroup() as group:
        for token in learners:
            group.create_task(learner(club, token))
        for token in players:
            group.create_task(player(club, token))
        for name in ("first", "second"):
            group.create_task(author(club, name))
        group.create_task(attacker(club))
        group.create_task(watch(club))
        for second, happens in schedule(minutes):
            await asyncio.sleep(max(0, second - club.now))
            so_far = percentile(club.undisturbed(club.clicks) or [0, 0], 95)
            Console(stderr=True).print(
                f"{club.now / 60:6.1f} min: {happens.__name__}; before it, 95 of 100 within {1000 * so_far:.0f} ms"
            )
            await happens(club)
        await asyncio.sleep(max(0, 60 * minutes - club.now))
        club.over.set()
    return await alone(club)


async def alone(club: Club) -> list[float]:
    """Return the seconds of the clicks of learners who have both tutors for themselves, once the reviews are done."""
    await reviews_made(club)
    over, seconds = asyncio.Event(), []

    async def one() -> None:
        async with visiting(club.address) as tab:
            await tab.open("puzzles")
            tab.seconds.clear()
            await solve_puzzles(tab, over, thinking=(2.0, 6.0))
            seconds.extend(tab.seconds)

    async with asyncio.TaskGroup() as group:
        for _ in range(ALONE):
            group.create_task(one())
        await asyncio.sleep(ALONE_FOR)
        over.set()
    return seconds


async def reviews_made(club: Club) -> None:
    """Wait until the tutors have made the reviews of the last games, and do nothing more."""
    ends, pause = time.monotonic() + REVIEWS_TAKE, 5.0
    before, now = -pause, club.worked()
    while now - before > QUIET * pause and time.monotonic() < ends:
        await asyncio.sleep(pause)
        before, now = now, club.worked()


def lost(club: Club) -> list[str]:
    """List what a learner or player was shown and the database does not hold."""
    found = []
    with closing(open_log(club.database.url)) as log:
        for token, items in club.solved.items():
            kept = {one.item_id for one in log.attempts(token)}
            found += [f"{token}: {item}" for item in items - kept]
        for token, (match, shown) in club.shown.items():
            kept = kept_of(log, token, match)
            if kept < shown:
                found.append(f"{token}: {shown} of {match}, and only {kept} is kept")
    return found


@contextmanager
def small_disk(folder: Path) -> Iterator[Path]:
    """Yield a folder on a disk of its own in memory, which is soon full."""
    folder.mkdir()
    subprocess.run(["mount", "-t", "tmpfs", "-o", f"size={DISK}m,mode=777", "tmpfs", str(folder)], check=True)
    try:
        yield folder
    finally:
        subprocess.run(["umount", "--lazy", str(folder)], check=True)


def main() -> None:
    """Run the club, print what was measured, write it to FOLDER/soak.json, and fail if something was lost."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--minutes", type=float, default=120)
    parser.add_argument("--learners", type=int, default=100)
    parser.add_argument("--players", type=int, default=50)
    chosen = parser.parse_args()
    folder: Path = chosen.folder.resolve()
    (folder / "content" / "puzzles").mkdir(parents=True)
    (folder / "content" / "content.yaml").write_text("title: Of the authors\nslug: soak\n")
    learners, players = ([new_token() for _ in range(number)] for number in (chosen.learners, chosen.players))
    with ExitStack() as stack:
        disk = stack.enter_context(small_disk(folder / "disk"))
        database = stack.enter_context(postgresql(disk))
        log = stack.enter_context(log_for(database.url, players))
        listening, *ports = free_ports(3)
        club = Club(folder, database, log, ports, f"127.0.0.1:{listening}")
        stack.callback(lambda: [finish(one) for one in club.tutors.values()])
        for server in club.tutors.values():
            wait_for(server)
        stack.enter_context(nginx(folder, site_for(folder, listening, ports), listening))
        seconds = asyncio.run(run(club, chosen.minutes, learners, players))
        statuses = [health(f"http://{one.address}")[0] for one in club.tutors.values()]
        missing = lost(club)
    figures = _figures(club, seconds, statuses, missing)
    (folder / "soak.json").write_text(json.dumps(figures, indent=1))
    table = Table("", "measured", title=f"{chosen.learners} learners, {chosen.players} players, {chosen.minutes} min")
    for name, figure in figures.items():
        table.add_row(name, figure)
    Console(width=160).print(table)
    sys.exit(1 if missing else 0)


def _figures(club: Club, alone_for: list[float], statuses: list[int], missing: list[str]) -> dict[str, str]:
    lasting = list(club.memories.values())[1]
    settled = lasting[int(len(lasting) * SETTLED) :]
    clicks, plays = club.undisturbed(club.clicks), club.undisturbed(club.plays)
    every = [one for _, one in club.clicks]
    return {
        "answers": f"{len(club.clicks)}, of games {len(club.plays)}",
        "95 of 100 within": _within(clicks + plays),
        "95 of 100 within, puzzles and games": f"{_within(clicks)}, {_within(plays)}",
        "half within": _within(clicks + plays, 50),
        "95 of 100 within, in ten parts": _by_time(club.clicks + club.plays),
        "with those beside a fault": _within(every),
        f"95 of 100 within, {ALONE} alone": f"{_within(alone_for)} of {len(alone_for)}, half {_within(alone_for, 50)}",
        "solved and confirmed": str(sum(len(items) for items in club.solved.values())),
        "lost": f"{len(missing)}: {missing[:3]}",
        "memory of the lasting tutor": f"{min(settled):.0f} to {max(settled):.0f} MiB, last {lasting[-1]:.0f}",
        "its memory, in ten parts": _in_parts(lasting),
        "memory of its workers, in ten parts": _in_parts(list(club.workers.values())[1]),
        "cut off": ", ".join(f"{what} {number}" for what, number in club.cut_off.most_common()),
        "attacks": ", ".join(f"{what} {number}" for what, number in club.attacks.most_common()),
        "faults": ", ".join(f"{what} {number}" for what, number in Counter(w for *_, w in club.troubles).items()),
        "health at the end": str(statuses),
    }


def _within(seconds: list[float], part: int = 95) -> str:
    return f"{1000 * percentile(seconds, part):.0f} ms"


def _by_time(times: list[tuple[float, float]]) -> str:
    seconds, part = [one for _, one in sorted(times)], max(20, len(times) // 10)
    return " ".join(
        f"{1000 * percentile(seconds[at : at + part], 95):.0f}" for at in range(0, len(seconds) - part + 1, part)
    )


def _in_parts(memories: list[float]) -> str:
    return " ".join(f"{one:.0f}" for one in memories[:: max(1, len(memories) // 10)])


if __name__ == "__main__":
    main()
