"""People who play against strong bots: nothing that they were shown is lost, and many of them are answered quickly.

What the second test has measured is printed, with the processor time of a play: in the process of the pages, in those
for bots, and in those that give way. ZWICKERN_LOAD_PEOPLE and ZWICKERN_LOAD_SECONDS make it smaller or larger;
its limit holds for a machine with two cores that does nothing else.
"""

import asyncio
import os
import signal
import statistics
from collections import Counter
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest

from tests.load.running import Server, begin, children, free_ports, niceness, serving, wait_for, worked
from tests.load.test_load import percentile, show, think
from tests.load.visitor import Visitor, visiting
from tutor.app.play.preferences import SETTING
from tutor.app.visitor.profile import PROFILE_COOKIE, new_token
from tutor.bots.deals import dice_of
from tutor.bots.levels import choose
from tutor.engine.zwickern import VARIANTS, seen_by
from tutor.matches.events import read_event
from tutor.matches.match import Hand, fold
from tutor.matches.settings import PlaySettings, write_settings
from tutor.trainer.log import Log, open_log

STRONG = PlaySettings(levels=("strong", "strong", None, "strong"))

PEOPLE = int(os.environ.get("ZWICKERN_LOAD_PEOPLE", "50"))
SECONDS = float(os.environ.get("ZWICKERN_LOAD_SECONDS", "120"))
THINKING = (9.0, 11.0)  # seconds
MOST_SECONDS = 0.4
MOST_SECONDS_OF_REVIEW = 2.0


class Player:
    """A person who plays one game after the other; `plays` counts those of all seats that were shown in this one.

    With `patience` the next game begins after so many seconds, whether the review of the last one is there or not.
    """

    def __init__(self, log: Log, visitor: Visitor, token: str, patience: float | None = None) -> None:
        self._log, self._visitor, self._token, self._patience = log, visitor, token, patience
        self.seconds: list[float] = []
        self.reviews: list[float] = []
        self.warnings = 0

    @property
    def plays(self) -> int:
        """How many plays of the game the board has shown."""
        return int(self._visitor.epoch.rpartition("#")[2].partition("-")[0])

    async def begin(self) -> None:
        """Begin a game with strong bots."""
        await self._visitor.open("play")
        await self._visitor.press("begin-game")

    async def play(self) -> None:
        """Make a play, or begin the next game where this one is over.

        It notes the seconds until the board shows all that the bots have played, and at the end of a game those until
        its review is there.
        """
        hand = await asyncio.to_thread(last_hand, self._log, self._token)
        if hand.over:
            await self._visitor.press("next-game")
            return
        position = hand.position
        play = choose(seen_by(position, position.turn), "casual", dice_of("a person"))
        await self._visitor.play(position, play, self._patience)
        if self.plays == len(hand.plays):
            # The coach has warned once before a play that gives much away.
            self.warnings += 1
            await self._visitor.play(position, play, self._patience)
        assert self.plays > len(hand.plays), self._visitor.texts
        self.seconds.append(self._visitor.board_after)
        if (await asyncio.to_thread(last_hand, self._log, self._token)).over:
            self.reviews.append(self._visitor.seconds[-1])


def last_hand(log: Log, token: str) -> Hand:
    """Return the game that someone has played last, as the database has it."""
    events = log.events(token, log.matches(token)[0].id)
    return fold((read_event(one.kind, one.value) for one in events), VARIANTS).hand


@contextmanager
def log_for(database: str, tokens: list[str]) -> Iterator[Log]:
    """Open a log in which these people want to play against strong bots."""
    with closing(open_log(database)) as log:
        for token in tokens:
            log.set_setting(token, SETTING, write_settings(STRONG))
        yield log


@contextmanager
def server_to_kill(folder: Path, database: str) -> Iterator[Server]:
    """Run a tutor that may be killed."""
    (port,) = free_ports(1)
    server = begin(folder, port, ("serve", "--host", "127.0.0.1", "--port", str(port), "--database", database), {})
    try:
        wait_for(server)
        yield server
    finally:
        server.process.kill()
        server.process.wait()


@pytest.mark.servers
def test_no_play_that_was_shown_is_lost_when_the_tutor_is_killed(tmp_path: Path) -> None:
    """Two people and six bots play a hundred times; in the middle of it the process is killed."""
    database, tokens = f"sqlite:///{tmp_path}/attempts.sqlite", [new_token(), new_token()]
    with log_for(database, tokens) as log, server_to_kill(tmp_path, database) as server:
        shown = asyncio.run(play_until_killed(server, log, tokens))
    assert 50 <= sum(shown.values()) < 100
    with closing(open_log(database)) as log:
        for token, plays in shown.items():
            assert len(last_hand(log, token).plays) >= plays


async def play_until_killed(server: Server, log: Log, tokens: list[str]) -> dict[str, int]:
    """Return how many plays each person has seen when the server was killed."""
    shown = dict.fromkeys(tokens, 0)

    async def person(token: str) -> None:
        async with visiting(server.address, f"{PROFILE_COOKIE}={token}") as visitor:
            player = Player(log, visitor, token)
            await player.begin()
            while sum(shown.values()) < 50:
                await player.play()
                shown[token] = player.plays
            server.process.send_signal(signal.SIGKILL)

    await asyncio.gather(*(person(token) for token in tokens), return_exceptions=True)
    return shown


@pytest.mark.load
def test_fifty_people_who_play_against_strong_bots_are_answered_quickly(tmp_path: Path) -> None:
    """A play lasts until all that the bots answer is there; a game that ends has its review made in that time."""
    database, tokens = f"sqlite:///{tmp_path}/attempts.sqlite", [new_token() for _ in range(PEOPLE)]
    (port,) = free_ports(1)
    with log_for(database, tokens) as log, serving(tmp_path, port, database) as server:
        players, worked = asyncio.run(many_games(server, log, tokens))
    seconds = [one for player in players for one in player.seconds]
    reviews = [one for player in players for one in player.reviews]
    p95 = percentile(seconds, 95)
    show(
        f"{PEOPLE} people play for {SECONDS:.0f} s, each about every ten seconds",
        {
            "plays": f"{len(seconds)}, {sum(player.warnings for player in players)} of them with a warning",
            "median": f"{statistics.median(seconds) * 1000:.0f} ms",
            "95 of 100 within": f"{p95 * 1000:.0f} ms",
            "slowest": f"{max(seconds) * 1000:.0f} ms",
            "reviews": f"{len(reviews)}, the slowest after {max(reviews, default=0):.1f} s",
            **{f"processor of a play, {name}": f"{one / len(seconds) * 1000:.0f} ms" for name, one in worked.items()},
        },
    )
    assert p95 < MOST_SECONDS
    assert max(reviews, default=0) < MOST_SECONDS_OF_REVIEW


def worked_at_play(server: Server) -> Counter[str]:
    """Return the processor time of a tutor so far, in seconds: of its pages, of its bots, and of what gives way."""
    found = Counter({"pages": worked(server.process.pid)})
    for child in children(server.process.pid):
        found["giving way" if niceness(child) else "bots"] += worked(child)
    return found


async def many_games(server: Server, log: Log, tokens: list[str]) -> tuple[list[Player], Counter[str]]:
    """Return the people when they have played, and the processor time that it took, in seconds."""
    until, all_there = asyncio.Event(), asyncio.Event()
    players: list[Player] = []

    async def person(token: str) -> None:
        async with visiting(server.address, f"{PROFILE_COOKIE}={token}") as visitor:
            player = Player(log, visitor, token)
            await player.begin()
            players.append(player)
            await all_there.wait()
            # As many play at each moment from the first round on; after longer pauses the first two plays would meet.
            await think(until, (0, sum(THINKING) / 2))
            while not until.is_set():
                await player.play()
                await think(until, THINKING)

    async with asyncio.TaskGroup() as group:
        for token in tokens:
            group.create_task(person(token))
        while len(players) < len(tokens):
            await asyncio.sleep(0.1)
        before = worked_at_play(server)
        all_there.set()
        await asyncio.sleep(SECONDS)
        after = worked_at_play(server)
        until.set()
    return players, after - before
