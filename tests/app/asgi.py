"""Middleware without a server: the requests that reach an app through it, and the messages that come back."""

import asyncio
from collections.abc import Callable, Iterable
from typing import NamedTuple

from starlette.types import ASGIApp, Message, Receive, Scope, Send

Headers = list[tuple[bytes, bytes]]
PAGE: Headers = [(b"content-type", b"text/html; charset=utf-8"), (b"cache-control", b"no-cache"), (b"etag", b"x")]


class Passed(NamedTuple):
    """The messages that came back, and the requests that reached the app."""

    sent: list[Message]
    asked: list[Scope]

    @property
    def status(self) -> int:
        """The HTTP status; 0 for a websocket that was closed, 101 for one that the app accepted."""
        if self.sent[0]["type"] == "websocket.close":
            return 0
        return 101 if self.sent[0]["type"] == "websocket.accept" else int(self.sent[0]["status"])

    @property
    def body(self) -> bytes:
        """The whole body."""
        return b"".join(message.get("body", b"") for message in self.sent[1:])

    @property
    def cookies(self) -> list[str]:
        """The values of the headers Set-Cookie."""
        return [value.decode() for name, value in self.sent[0]["headers"] if name == b"set-cookie"]

    @property
    def cookie(self) -> str:
        """The header Cookie of the request that reached the app."""
        return "; ".join(value.decode("latin-1") for name, value in self.asked[0]["headers"] if name == b"cookie")


def scope_of(
    path: str = "/", *headers: tuple[bytes, bytes], kind: str = "http", scheme: str = "http", method: str = "GET"
) -> Scope:
    """Make a request to the host club.example."""
    extensions = {"websocket.http.response": {}}
    return {
        "type": kind,
        "path": path,
        "method": method,
        "scheme": scheme,
        "headers": [(b"host", b"club.example"), *headers],
        "extensions": extensions,
    }


def passed(
    make: Callable[[ASGIApp], ASGIApp],
    scope: Scope,
    *,
    answer: Headers | None = None,
    status: int = 200,
    body: Iterable[bytes] = (),
    page: bytes = b"page",
) -> Passed:
    """Pass a request, whose body comes in pieces, through middleware to an app that answers with a page and headers."""
    sent: list[Message] = []
    asked: list[Scope] = []

    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        asked.append(scope)
        if scope["type"] == "websocket":
            await send({"type": "websocket.accept"})
            return
        await send({"type": "http.response.start", "status": status, "headers": PAGE if answer is None else answer})
        await send({"type": "http.response.body", "body": page})

    async def send(message: Message) -> None:
        sent.append(message)

    asyncio.run(make(app)(scope, receiving(body), send))
    return Passed(sent, asked)


def receiving(body: Iterable[bytes]) -> Receive:
    """Make a `receive` that gives a body in pieces, and then says that the browser has gone."""
    pieces = [*body]

    async def receive() -> Message:
        if not pieces:
            return {"type": "http.disconnect"}
        piece = pieces.pop(0)
        return {"type": "http.request", "body": piece, "more_body": bool(pieces)}

    return receive
