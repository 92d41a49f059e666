"""One visitor does not stop a served tutor: whatever is sent, the others are answered."""

import asyncio
import contextlib
import os
import socket
import time
from collections.abc import Coroutine, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any, TypeVar

import pytest
from playwright.sync_api import Browser, expect

from tests.e2e.club import Served, served
from tests.e2e.conftest import ANSWERS_WITHIN, NO_WORKER, shown
from tests.e2e.driving import WORDS
from tests.e2e.server import cut_off
from tests.e2e.server.test_serve import asked
from tests.load.attacking import STREAM, files_of, health, refused, session_of, socket_of, started, status_of, upload
from tutor.app.server.patience import BODY_SECONDS, HEAD_SECONDS

T = TypeVar("T")
SCRIPT = Path(cut_off.__file__)
QUICK = 0.1  # seconds
MIB = 2**20
FEW = 3
MORE_SECONDS = 10  # that a busy machine may take


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where the tutor runs."""
    return tmp_path_factory.mktemp("besieged")


@pytest.fixture(scope="module")
def club(folder: Path) -> Iterator[Served]:
    """A tutor whose network swallows what leaves the machine, and that has few files at first."""
    with served(folder, "--most-uploads", "80", script=[SCRIPT]) as one:
        yield one


@pytest.fixture(scope="module")
def small(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A tutor for few visits at once."""
    with served(tmp_path_factory.mktemp("small"), ZWICKERN_MOST_VISITS=str(FEW)) as one:
        yield one


def run(work: Coroutine[Any, Any, T]) -> T:
    """What comes of it; apart from this thread, where the browser has a loop of its own."""
    with ThreadPoolExecutor(1) as apart:
        return apart.submit(asyncio.run, work).result()


# -- sockets ------------------------------------------------------------------


def test_a_hundred_sockets_of_foreign_pages_hold_no_one_up_and_call_no_one(club: Served, folder: Path) -> None:
    async def attack() -> tuple[list[int], list[tuple[int, float]]]:
        handshakes = [asyncio.create_task(refused(club.url, Origin="https://evil.example")) for _ in range(100)]
        asking = [await asyncio.to_thread(health, club.url) for _ in range(5)]
        return await asyncio.gather(*handshakes), asking

    assert health(club.url)[0] == 200
    statuses, answers = run(attack())
    assert set(statuses) == {403}
    assert {status for status, _ in answers} == {200}
    # Other tests may have the machine just then, but not every time.
    answers = [health(club.url) for _ in range(5)]
    assert {status for status, _ in answers} == {200}
    assert min(seconds for _, seconds in answers) < QUICK
    calls = folder / cut_off.CALLS
    assert not calls.exists(), calls.read_text()


@pytest.mark.parametrize("origin", ["https://evil.example", "http://127.0.0.1:1", "null", "http://["])
def test_a_page_of_another_site_or_port_gets_no_socket(club: Served, origin: str) -> None:
    assert run(refused(club.url, Origin=origin)) == 403


def test_no_one_gets_one_by_saying_that_the_tutor_has_another_name(club: Served) -> None:
    said = {"Origin": "https://evil.example", "X_Forwarded_Host": "evil.example", "X_Forwarded_For": "192.0.2.1"}
    assert run(refused(club.url, **said)) == 403


def test_our_own_page_gets_one_and_so_does_what_is_not_a_page(club: Served) -> None:
    assert run(refused(club.url, Origin=club.url)) == 0
    assert run(refused(club.url)) == 0


def test_there_is_no_socket_but_that_of_the_pages(club: Served) -> None:
    assert {run(refused(club.url, path)) for path in ("/", "/puzzles", "/_stcore/other", "/static")} == {403}


# -- uploads ------------------------------------------------------------------


def test_uploads_are_bounded_for_a_visit_and_for_all_and_go_with_the_visit(club: Served) -> None:
    """In pieces of no known length as well as in one."""
    part = b"x" * (24 * MIB)

    async def put(session: str, number: int) -> int:
        return await asyncio.to_thread(upload, club.url, session, part, length=bool(number % 2))

    async def attack() -> tuple[list[int], list[int]]:
        async with socket_of(club.url) as one, socket_of(club.url) as other:
            first, second = await session_of(one), await session_of(other)
            alone = [await put(first, number) for number in range(5)]
            together = [await put(second, number) for number in range(3)]
            return alone, together

    alone, together = run(attack())
    assert alone == [204, 204, 413, 413, 413], "64 MiB a visit"
    assert together == [204, 413, 413], "80 MiB for all"
    run(until_there_is_room(club, part))
    assert health(club.url)[0] == 200


async def until_there_is_room(club: Served, part: bytes) -> None:
    """What closed visits left is freed within a minute."""
    async with asyncio.timeout(60), socket_of(club.url) as another:
        session = await session_of(another)
        took = 0
        while took < 2:
            took += await asyncio.to_thread(upload, club.url, session, part) == 204
            await asyncio.sleep(1)


def test_many_uploads_at_once_have_no_more_room(club: Served) -> None:
    async def attack() -> list[int]:
        async with AsyncExitStack() as stack:
            sessions = [await session_of(await stack.enter_async_context(socket_of(club.url))) for _ in range(6)]
            part = b"x" * (30 * MIB)
            puts = [asyncio.to_thread(upload, club.url, one, part, length=False) for one in sessions]
            return sorted(await asyncio.gather(*puts))

    statuses = run(attack())
    # Those that come at once may be in each other's way; together they have no more room.
    assert set(statuses) <= {204, 413}
    assert statuses.count(204) <= 2


# -- files --------------------------------------------------------------------


def test_as_many_visits_come_as_the_system_allows_files_at_most(club: Served) -> None:
    visits = cut_off.FEW_FILES // 3

    async def come() -> tuple[int, int]:
        async with AsyncExitStack() as stack:
            for _ in range(visits):
                await stack.enter_async_context(socket_of(club.url))
            return files_of(club.process.pid), (await asyncio.to_thread(health, club.url))[0]

    files, answer = run(come())
    assert files > cut_off.FEW_FILES
    assert answer == 200


def test_a_visitor_who_comes_when_it_is_full_is_told_so_and_those_inside_go_on(
    chromium: Browser, small: Served
) -> None:
    async def come() -> tuple[int, int, str, str | None]:
        async with AsyncExitStack() as stack:
            for _ in range(FEW):
                await stack.enter_async_context(socket_of(small.url))
            assert await refused(small.url) == 503
            status, headers, text = await asyncio.to_thread(asked, f"{small.url}/puzzles")
            assert (headers["retry-after"], headers["set-cookie"]) == ("60", None)
            assert health(small.url)[0] == 200
            return status, await refused(small.url), text, headers["content-security-policy"]

    status, again, text, _ = run(come())
    assert (status, again) == (503, 503)
    assert WORDS("site-full") in text
    assert small.events() == ["started"], "whoever is refused writes no lines"
    context = chromium.new_context(locale="en-GB")
    context.add_init_script(NO_WORKER)
    context.set_default_timeout(ANSWERS_WITHIN)
    page = context.new_page()
    page.set_content(text.replace('href=""', f'href="{small.url}/rules"'))
    page.get_by_role("link", name=WORDS("site-full-again")).click()
    shown(page)
    assert page.url == f"{small.url}/rules"
    context.close()


def test_a_visitor_inside_may_load_the_page_again_when_it_is_full(chromium: Browser, small: Served) -> None:
    context = chromium.new_context(locale="en-GB")
    context.add_init_script(NO_WORKER)
    context.set_default_timeout(ANSWERS_WITHIN)
    pages = [context.new_page() for _ in range(FEW)]
    for page in pages:
        page.goto(f"{small.url}/rules")
        shown(page)
    assert status_of(f"{small.url}/rules") == 503
    pages[0].reload()
    shown(pages[0])
    expect(pages[0].get_by_text(WORDS("site-full"))).to_have_count(0)
    context.close()


# -- requests that do not end -------------------------------------------------


def test_requests_that_do_not_go_on_are_let_go_and_slow_ones_are_not(club: Served) -> None:
    async def attack() -> list[float]:
        async with socket_of(club.url) as visit:
            session = await session_of(visit)
            works = [
                asyncio.to_thread(half_a_head, club, 0),
                asyncio.to_thread(half_a_head, club, 100),
                asyncio.to_thread(half_a_body, club, session, 0),
                asyncio.to_thread(half_a_body, club, session, 2),
            ]
            return await asyncio.gather(*works)

    quiet, dripping, stuck, slow = run(attack())
    assert HEAD_SECONDS - 1 < quiet < HEAD_SECONDS + MORE_SECONDS
    assert HEAD_SECONDS - 1 < dripping < HEAD_SECONDS + MORE_SECONDS
    assert BODY_SECONDS - 1 < stuck < BODY_SECONDS + MORE_SECONDS
    assert slow > 2 * BODY_SECONDS - 1, "it still went on when the first would have been let go"


def half_a_head(club: Served, more: int) -> float:
    """The seconds until a request ends whose head comes in so many pieces and has no end."""
    with started(club.url, "/puzzles", {"X-Long": "x"}) as one:
        return ends(one, b"x-more: y\r\n", more, 0.5)


def half_a_body(club: Served, session: str, more: int) -> float:
    """The seconds until an upload ends that brings a few bytes so many times more and then nothing."""
    token = "2|00000000|61616161|1"
    headers = {"Content-Length": "1000", "Content-Type": "multipart/form-data; boundary=b", "X-Xsrftoken": token}
    headers["Cookie"] = f"_streamlit_xsrf={token}"
    path = f"/_stcore/upload_file/{session}/{os.urandom(4).hex()}"
    part = b'--b\r\nContent-Disposition: form-data; name="f"; filename="f"\r\n\r\n'
    with started(club.url, path, headers, b"\r\n" + part, "PUT") as one:
        return ends(one, b"x", more, BODY_SECONDS / 2)


def ends(one: socket.socket, piece: bytes, more: int, pause: float) -> float:
    """The seconds until the other end lets go, while so many more pieces are sent."""
    begun = time.monotonic()
    with contextlib.suppress(ConnectionError):
        for _ in range(more):
            one.settimeout(pause)
            with contextlib.suppress(TimeoutError):
                if not one.recv(2**16):
                    return time.monotonic() - begun
            one.sendall(piece)
        one.settimeout(HEAD_SECONDS + BODY_SECONDS + MORE_SECONDS)
        while one.recv(2**16):
            pass
    return time.monotonic() - begun


# -- what no one needs --------------------------------------------------------


@pytest.mark.parametrize("path", ["metrics", "script-health-check", "agent/mcp", "other", "", "health/x", "stream"])
def test_what_no_page_asks_for_is_not_there_and_makes_no_profile(club: Served, path: str) -> None:
    status, headers, _ = asked(f"{club.url}/_stcore/{path}")
    assert (status, headers["set-cookie"]) == (404, None)
    assert headers["x-content-type-options"] == "nosniff"


def test_what_the_pages_ask_for_is_there(club: Served) -> None:
    assert {asked(f"{club.url}/_stcore/{path}")[0] for path in ("health", "host-config")} == {200}
    assert STREAM.startswith("/_stcore/")


def test_the_log_says_nothing_of_all_this_but_that_it_began(club: Served) -> None:
    assert {line["event"] for line in club.said if line["level"] == "error"} == set()
    assert len(club.said) < 10, club.said
