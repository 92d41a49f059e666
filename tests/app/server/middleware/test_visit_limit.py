"""The crowd: so many visits are open at once, the next visitor is told so, and one who leaves makes room."""

import asyncio
from contextlib import suppress

import pytest
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from tests.app.asgi import receiving, scope_of
from tutor.app.server.middleware.origin_check import STREAM
from tutor.app.server.middleware.visit_limit import VisitLimit
from tutor.app.visitor.profile import PROFILE_COOKIE
from tutor.text.language import UNRELEASED

FULL = {"en": b"full", "de": b"voll", "fr": b"complet"}
IDA, JAN = ((b"cookie", f"{PROFILE_COOKIE}={name}".encode()) for name in ("ida", "jan"))


class Club:
    """A tutor for few; each visit lasts until it ends."""

    def __init__(self, most: int, base: str = "") -> None:
        self.crowd: ASGIApp = VisitLimit(self.app, most, FULL, ("", "puzzles"), base)
        self.fails = False

    async def app(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            await send({"type": "websocket.accept"})
            await self.over.wait()
            if self.fails:
                raise ValueError("gone wrong")
        else:
            await send({"type": "http.response.start", "status": 200, "headers": []})
            await send({"type": "http.response.body", "body": b"page"})

    async def ask(self, path: str, *headers: tuple[bytes, bytes], kind: str = "http") -> list[Message]:
        """What is answered."""
        sent: list[Message] = []

        async def send(message: Message) -> None:
            sent.append(message)

        await self.crowd(scope_of(path, *headers, kind=kind), receiving([]), send)
        return sent

    async def page(self, path: str, *headers: tuple[bytes, bytes]) -> tuple[int, bytes]:
        """The status and the text of a page."""
        start, body = await self.ask(path, *headers)
        return start["status"], body["body"]

    async def come(self, *headers: tuple[bytes, bytes]) -> "asyncio.Task[list[Message]]":
        """A visit that has begun."""
        self.over = asyncio.Event()
        visit = asyncio.create_task(self.ask(STREAM, *headers, kind="websocket"))
        await asyncio.sleep(0)
        return visit


async def status_of_visit(club: Club) -> int:
    """The status with which a socket is refused."""
    async with asyncio.timeout(5):
        start, *_ = await club.ask(STREAM, kind="websocket")
    assert start["type"] == "websocket.http.response.start"
    assert (b"retry-after", b"60") in start["headers"]
    return int(start["status"])


def test_a_visitor_who_comes_when_it_is_full_is_told_so() -> None:
    async def come() -> None:
        club = Club(1)
        assert await club.page("/puzzles") == (200, b"page")
        visit = await club.come(IDA)
        assert await status_of_visit(club) == 503
        for path in ("/", "/puzzles", "/puzzles/"):
            assert await club.page(path) == (503, b"full")
        assert await club.page("/puzzles", JAN) == (503, b"full")
        for path in ("/health", "/static/a.js", "/nowhere"):
            assert await club.page(path) == (200, b"page"), "those inside need it"
        assert await club.page("/puzzles", IDA) == (200, b"page"), "who is inside loads the page anew"
        club.over.set()
        await visit
        assert await club.page("/puzzles") == (200, b"page")

    asyncio.run(come())


def test_the_page_that_says_so_is_in_the_language_of_the_visitor(monkeypatch: pytest.MonkeyPatch) -> None:
    async def come() -> None:
        club = Club(0)
        start, said = await club.ask("/", (b"accept-language", b"fr-CA, en;q=0.5"))
        assert said["body"] == b"complet"
        assert (b"vary", b"Accept-Language, Cookie") in start["headers"]
        assert await club.page("/", (b"cookie", b"zwickern_language=de")) == (503, b"voll")

    monkeypatch.setenv(UNRELEASED, "1")
    asyncio.run(come())


@pytest.mark.parametrize("fails", [False, True])
def test_a_visitor_who_goes_makes_room_however_the_visit_ends(fails: bool) -> None:
    async def come() -> None:
        club = Club(2)
        club.fails = fails
        for _ in range(3):
            visits = [await club.come(IDA)]
            over = club.over
            visits += [await club.come()]
            assert await status_of_visit(club) == 503
            over.set()
            club.over.set()
            for visit in visits:
                with suppress(ValueError):
                    await visit
        assert isinstance(club.crowd, VisitLimit)
        assert club.crowd.inside == {}

    asyncio.run(come())


def test_a_browser_without_a_cookie_is_not_one_that_is_inside() -> None:
    async def come() -> None:
        club = Club(1)
        visit = await club.come()
        assert await club.page("/") == (503, b"full")
        club.over.set()
        await visit

    asyncio.run(come())


def test_the_pages_are_under_the_path() -> None:
    async def come() -> None:
        club = Club(1, "/club")
        visit = await club.come()
        assert await club.page("/club/puzzles") == (503, b"full")
        assert await club.page("/club") == (503, b"full")
        assert await club.page("/puzzles") == (200, b"page")
        club.over.set()
        await visit

    asyncio.run(come())
