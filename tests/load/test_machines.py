"""Several processes of the tutor behind nginx with one PostgreSQL, by the example: one may die, no attempt does."""

import asyncio
import configparser
import shlex
from collections import Counter
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, closing, contextmanager
from pathlib import Path
from typing import NamedTuple
from urllib.request import urlopen

import pytest
from websockets.exceptions import InvalidStatus, WebSocketException

from tests.load.attacking import socket_of, status_of, upload
from tests.load.nginx import nginx
from tests.load.running import Server, begin, finish, free_ports, wait_for
from tests.load.visitor import Visitor, right, visiting
from tests.postgresql import PostgreSQL, postgresql
from tests.trainer.samples import attempt
from tests.trainer.test_trouble import told
from tutor.app.base.markdown import escape_markdown
from tutor.app.server.deploy import write_example
from tutor.app.server.middleware.host_cookies import COOKIE_PREFIX
from tutor.app.visitor.attempt_log import VARIABLE
from tutor.app.visitor.profile import PROFILE_COOKIE, new_token
from tutor.text import language
from tutor.trainer.attempts import Attempt
from tutor.trainer.log import open_log

pytestmark = pytest.mark.servers

WORDS = language("en")
PORTS = (8501, 8502)
LEARNERS = 6
PUPILS, FILES = 35, 45
# What the example lets one address have, before it has to wait.
UPLOADS, VISITS, REQUESTS = 60, 250, 5000
PORTION = 500  # so many requests are sent, then it is looked whether any was refused
PUZZLES = 3


class Club(NamedTuple):
    """All that runs: the address of nginx, the tutors by their addresses, and the database."""

    address: str
    tutors: dict[str, Server]
    database: str

    def attempts(self, token: str) -> tuple[Attempt, ...]:
        """What the database holds of a learner."""
        with closing(open_log(self.database)) as log:
            return log.attempts(token)


@pytest.fixture(scope="module")
def database() -> Iterator[PostgreSQL]:
    """A PostgreSQL server."""
    with postgresql() as server:
        yield server


def site_for(folder: Path, listening: int, ports: Sequence[int]) -> Path:
    """Write the example, and return its site of nginx with these ports, which speaks plain http."""
    write_example(folder / "example")
    site = folder / "example" / "zwickern.nginx.conf"
    # The tests speak plain http with the server that speaks https in the example. Its header would hide that of nginx.
    before, plain, secure = site.read_text().split("server {\n    listen ")
    lines = ("server {\n    listen " + secure).splitlines()
    kept = [line for line in lines if not line.lstrip().startswith(("ssl_", "listen [::]", "add_header Strict"))]
    changed = (before + "\n".join(kept)).replace("listen 443 ssl http2;", f"listen 127.0.0.1:{listening};")
    assert "return 301" in plain
    for usual, port in zip(PORTS, ports, strict=True):
        changed = changed.replace(f"127.0.0.1:{usual} ", f"127.0.0.1:{port} ")
    site.write_text(changed)
    return site


@contextmanager
def started(tmp_path: Path, database: PostgreSQL) -> Iterator[Club]:
    """Two tutors, nginx and a database, by the files of the example but for the ports and the place of the database."""
    listening, *ports = free_ports(1 + len(PORTS))
    site = site_for(tmp_path, listening, ports)
    unit = configparser.RawConfigParser()
    unit.read(tmp_path / "example" / "zwickern@.service")
    tutors = [
        begin(
            tmp_path,
            port,
            shlex.split(unit["Service"]["ExecStart"].replace("%i", str(port)))[1:],
            {VARIABLE: database.url},
        )
        for port in ports
    ]
    with ExitStack() as stack:
        for server in tutors:
            stack.callback(finish, server)
        for server in tutors:
            wait_for(server)
        stack.enter_context(nginx(tmp_path, site, listening))
        yield Club(f"127.0.0.1:{listening}", {one.address: one for one in tutors}, database.url)


@pytest.fixture
def club(tmp_path: Path, database: PostgreSQL) -> Iterator[Club]:
    """A club of which something may be killed."""
    with started(tmp_path, database) as one:
        yield one


@pytest.fixture(scope="module")
def lasting_club(tmp_path_factory: pytest.TempPathFactory, database: PostgreSQL) -> Iterator[Club]:
    """A club that goes on."""
    with started(tmp_path_factory.mktemp("club"), database) as one:
        yield one


def first_visit(club: Club) -> str:
    """The cookie that a new browser gets with the page."""
    with urlopen(f"http://{club.address}/puzzles") as page:
        cookie = page.headers["Set-Cookie"].partition(";")[0]
    assert cookie.startswith(f"{PROFILE_COOKIE}=")
    return str(cookie)


def test_a_learner_stays_with_one_process_and_goes_on_with_another_when_it_is_killed(club: Club) -> None:
    cookie = first_visit(club)
    asyncio.run(answer_and_go_on(club, cookie))


async def answer_and_go_on(club: Club, cookie: str) -> None:
    """Solve a puzzle, kill the process the moment that it says so, and find the puzzle solved at the other one."""
    async with visiting(club.address, cookie) as visitor:
        at = visitor.served_by
        await visitor.open("puzzles")
        solved = visitor.query
        for _ in range(3):
            async with visiting(club.address, cookie) as tab:
                assert tab.served_by == at, "another tab"
        await visitor.answer(right(visitor.puzzle.id))
        club.tutors[at].process.kill()
        assert visitor.shows("alert success")
    async with visiting(club.address, cookie) as visitor:
        assert visitor.served_by.rpartition(", ")[2] in set(club.tutors) - {at}
        await visitor.open("puzzles", solved)
        assert escape_markdown(WORDS("puzzle-solved")) in " ".join(visitor.texts)
    (kept,) = club.attempts(cookie.partition("=")[2])
    assert kept.item_id in solved.replace("%2F", "/")


def test_a_learner_over_https_goes_to_the_same_process_whatever_the_cookie_is_called(lasting_club: Club) -> None:
    async def served_by(cookies: str) -> str:
        async with visiting(lasting_club.address, cookies) as tab:
            return tab.served_by

    async def compare(token: str) -> set[str]:
        other = new_token()
        names = (
            f"{PROFILE_COOKIE}={token}",
            f"{COOKIE_PREFIX}{PROFILE_COOKIE}={token}",
            f"a=b; {PROFILE_COOKIE}={other}; {COOKIE_PREFIX}{PROFILE_COOKIE}={token}",
        )
        return {await served_by(name) for name in names}

    async def many() -> list[set[str]]:
        return [await compare(new_token()) for _ in range(8)]

    found = asyncio.run(many())
    assert {len(one) for one in found} == {1}
    assert set.union(*found) == set(lasting_club.tutors), "not all of them go to the same process"


def test_a_class_behind_one_address_is_let_in_at_once(lasting_club: Club) -> None:
    """Each learner opens the page, which asks for some forty files, and then a socket."""
    files = [
        f"http://{lasting_club.address}/puzzles",
        *(f"http://{lasting_club.address}/static/none-{n}.js" for n in range(FILES)),
    ]
    with ThreadPoolExecutor(32) as hands:
        statuses = set(hands.map(status_of, files * PUPILS))
    assert statuses == {200}
    assert asyncio.run(sockets(lasting_club, PUPILS)) == [0] * PUPILS


def test_one_address_has_no_more_than_its_share(lasting_club: Club) -> None:
    """Of uploads, of visits and of requests."""
    with ThreadPoolExecutor(32) as hands:
        session = f"http://{lasting_club.address}"
        uploads = list(hands.map(lambda _: upload(session, "none", b""), range(2 * UPLOADS)))
        assert Counter(uploads)[400] in range(UPLOADS, UPLOADS + 20)
        assert set(uploads) == {400, 429}
        visits = asyncio.run(sockets(lasting_club, VISITS + 10))
        assert Counter(visits) == {0: VISITS, 429: 10}
        # On a busy machine some are allowed again while others are sent, so it takes more of them.
        flood: set[int] = set()
        for _ in range(4 * REQUESTS // PORTION):
            flood |= set(hands.map(status_of, [f"http://{lasting_club.address}/favicon.png"] * PORTION))
            if 429 in flood:
                break
        assert flood == {200, 429}
    assert all(status_of(f"http://{tutor}/health") == 200 for tutor in lasting_club.tutors)


async def sockets(club: Club, number: int) -> list[int]:
    """The statuses with which so many sockets at once are refused, 0 for one that is not."""
    over = asyncio.Event()
    answered = 0

    async def one() -> int:
        nonlocal answered
        status = 0
        try:
            async with socket_of(f"http://{club.address}", Cookie=f"{PROFILE_COOKIE}={new_token()}"):
                answered += 1
                await over.wait()
        except InvalidStatus as refusal:
            answered += 1
            status = refusal.response.status_code
        return status

    tasks = [asyncio.create_task(one()) for _ in range(number)]
    async with asyncio.timeout(120):
        while answered < number:
            await asyncio.sleep(0.05)
    over.set()
    return await asyncio.gather(*tasks)


def test_many_learners_lose_none_of_the_attempts_that_were_confirmed(club: Club) -> None:
    tokens = [new_token() for _ in range(LEARNERS)]
    seen = asyncio.run(play_while_one_is_killed(club, tokens))
    for token in tokens:
        assert len(seen[token]) >= PUZZLES
        assert {one.item_id for one in club.attempts(token)} >= set(seen[token])


async def play_while_one_is_killed(club: Club, tokens: list[str]) -> dict[str, list[str]]:
    """The puzzles of which each learner has seen that they are solved."""
    seen: dict[str, list[str]] = {token: [] for token in tokens}
    killed = asyncio.Event()

    async def learner(token: str) -> None:
        while not killed.is_set() or len(seen[token]) < PUZZLES:
            try:
                async with visiting(club.address, f"{PROFILE_COOKIE}={token}") as visitor:
                    await visitor.open("puzzles")
                    await solve(visitor, token)
            except (WebSocketException, OSError):
                assert killed.is_set(), "nobody is cut off before"

    async def solve(visitor: Visitor, token: str) -> None:
        while not killed.is_set() or len(seen[token]) < PUZZLES:
            item_id = visitor.puzzle.id
            await visitor.answer(right(item_id))
            if visitor.shows("alert success"):
                seen[token].append(item_id)
            await visitor.press("next-puzzle")

    async with asyncio.TaskGroup() as group:
        for token in tokens:
            group.create_task(learner(token))
        while not all(seen.values()):
            await asyncio.sleep(0.01)
        killed.set()
        next(iter(club.tutors.values())).process.kill()
    return seen


def test_what_a_database_that_is_away_does_not_take_is_written_when_it_is_back(database: PostgreSQL) -> None:
    first, second, third = (attempt(f"{number}", seconds=60 * number, profile="away") for number in range(3))
    with closing(open_log(database.url)) as log:
        log.add(first)
        database.stop()
        log.add(second)
        assert "does not answer" in told(log.fault)
        assert log.attempts("away") == (second,), "what is in the database comes back with it"
        database.start()
        log.add(third)
        assert (log.fault, log.waiting) == (None, 0)
        assert log.attempts("away") == (first, second, third)


def test_a_database_that_is_away_when_the_tutor_starts_is_used_as_soon_as_it_is_there(database: PostgreSQL) -> None:
    database.stop()
    log = open_log(database.url, later=True)
    assert "does not answer" in told(log.fault)
    log.add(attempt(profile="early"))
    database.start()
    log.retry()
    assert (log.fault, log.waiting) == (None, 0)
    log.close()
