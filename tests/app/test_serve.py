"""Serving: the socket, told in words where it cannot be had, and the completed head of the page."""

import asyncio
from collections.abc import Iterable
from contextlib import closing

import pytest
from starlette.types import Message, Receive, Scope, Send
from streamlit.testing.v1 import AppTest

from tutor.app.head import SCRIPT, PageHead
from tutor.app.serve import MAIN, CannotServeError, bind, make_app, url_of
from tutor.text import language, render

WORDS = language("en")
PAGE = b"<!doctype html><html><head><title>Streamlit</title></head><body></body></html>"


def test_port_0_takes_a_free_one() -> None:
    with closing(bind("127.0.0.1", 0)) as bound:
        host, port = bound.getsockname()
        assert host == "127.0.0.1"
        assert port > 0


def test_a_taken_port_is_told_with_the_remedy() -> None:
    with closing(bind("127.0.0.1", 0)) as bound:
        port = bound.getsockname()[1]
        with pytest.raises(CannotServeError) as refused:
            bind("127.0.0.1", port)
    assert not refused.value.usage
    told = render(WORDS, refused.value.line)
    assert str(port) in told
    assert "--port" in told


@pytest.mark.parametrize("port", [-1, 65536, 10**9])
def test_a_port_is_a_number_from_0_to_65535(port: int) -> None:
    with pytest.raises(CannotServeError) as refused:
        bind("127.0.0.1", port)
    assert refused.value.usage
    assert "65535" in render(WORDS, refused.value.line)


@pytest.mark.parametrize("host", ["192.0.2.1", "x" * 100, "a..b"])
def test_an_address_that_is_not_ours_is_told(host: str) -> None:
    with pytest.raises(CannotServeError) as refused:
        bind(host, 0)
    assert host in render(WORDS, refused.value.line)


@pytest.mark.parametrize(
    ("host", "url"),
    [
        ("127.0.0.1", "http://127.0.0.1:80"),
        ("localhost", "http://localhost:80"),
        ("0.0.0.0", "http://localhost:80"),
        ("::", "http://localhost:80"),
        ("::1", "http://[::1]:80"),
    ],
)
def test_the_address_for_the_browser(host: str, url: str) -> None:
    assert url_of(host, 80) == url


def test_the_app_is_made_of_its_main_page() -> None:
    assert MAIN.is_file()
    assert make_app() is not None


def test_what_goes_wrong_inside_is_told_without_details() -> None:
    def page() -> None:
        from tutor.app.serve import _sorry  # noqa: PLC0415

        _sorry(ValueError("secret"))

    at = AppTest.from_function(page, default_timeout=30).run()
    assert [one.value for one in at.error] == [WORDS("something-went-wrong")]


# -- the head of the page -----------------------------------------------------

Headers = list[tuple[bytes, bytes]]


def ask(
    chunks: Iterable[bytes],
    *,
    path: str = "/",
    kind: str = "http",
    status: int = 200,
    content: bytes = b"text/html; charset=utf-8",
    more: Headers | None = None,
    title: str = "Ours",
) -> tuple[list[Message], Scope]:
    """What a browser gets through the middleware from an app that answers in chunks, and what the app was asked."""
    parts = list(chunks)
    asked: list[Scope] = []
    sent: list[Message] = []

    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        asked.append(scope)
        length = str(sum(map(len, parts))).encode()
        headers = [(b"Content-Type", content), (b"content-length", length), (b"etag", b"x"), *(more or [])]
        await send({"type": "http.response.start", "status": status, "headers": headers})
        for number, part in enumerate(parts, 1):
            await send({"type": "http.response.body", "body": part, "more_body": number < len(parts)})

    async def receive() -> Message:
        return {"type": "http.request"}

    async def send(message: Message) -> None:
        sent.append(message)

    scope = {"type": kind, "path": path, "headers": [(b"accept-encoding", b"gzip"), (b"host", b"x")]}
    asyncio.run(PageHead(app, title)(scope, receive, send))
    return sent, asked[0]


def body(sent: list[Message]) -> bytes:
    """The whole body."""
    return b"".join(message.get("body", b"") for message in sent[1:])


def test_a_page_gets_our_title_and_knows_its_server() -> None:
    sent, asked = ask([PAGE])
    assert b"<title>Ours</title>" in body(sent)
    assert b"<title>Streamlit</title>" not in body(sent)
    assert f"<script>{SCRIPT}</script>".encode() in body(sent)
    headers = dict(sent[0]["headers"])
    assert headers[b"content-length"] == str(len(body(sent))).encode()
    assert b"etag" not in headers, "it is another page now"
    assert b"accept-encoding" not in dict(asked["headers"])


def test_a_page_in_pieces_is_completed_as_one() -> None:
    whole, _ = ask([PAGE])
    pieces, _ = ask([PAGE[:30], PAGE[30:40], PAGE[40:], b""])
    assert body(pieces) == body(whole)
    assert len(pieces) == 2


def test_a_title_cannot_become_markup() -> None:
    sent, _ = ask([PAGE], title="</title><script>")
    assert b"<title>&lt;/title&gt;&lt;script&gt;</title>" in body(sent)


@pytest.mark.parametrize(
    "other",
    [
        {"path": "/static/main.js"},
        {"path": "/index.html"},
        {"path": "/_stcore/health"},
        {"content": b"application/json"},
        {"status": 404},
        {"status": 304},
        {"more": [(b"Content-Encoding", b"gzip")]},
        {"kind": "websocket"},
    ],
    ids=str,
)
def test_everything_else_is_left_alone(other: dict[str, object]) -> None:
    sent, _ = ask([PAGE], **other)  # type: ignore[arg-type]
    assert body(sent) == PAGE
    assert (b"etag", b"x") in sent[0]["headers"]


def test_a_page_without_a_title_is_passed_on() -> None:
    sent, _ = ask([b"<p>hello</p>"])
    assert body(sent) == b"<p>hello</p>"
