"""The headers of every answer: they list what a page may do, and allow nothing else."""

import asyncio
import base64
import hashlib

import pytest
from starlette.types import Message, Receive, Scope, Send

from tutor.app.server.middleware.headers import HEADERS, NO_PAGE, SafeHeaders, policy

Pairs = list[tuple[bytes, bytes]]


def answered(headers: Pairs, *, status: int = 200, scheme: str = "http", kind: str = "http") -> Pairs:
    """The headers of an answer, through the middleware."""
    sent: list[Message] = []

    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        await send({"type": "http.response.start", "status": status, "headers": headers})
        await send({"type": "http.response.body", "body": b"x"})

    async def receive() -> Message:
        return {"type": "http.request"}

    async def send(message: Message) -> None:
        sent.append(message)

    asyncio.run(SafeHeaders(app)({"type": kind, "scheme": scheme}, receive, send))
    assert sent[1] == {"type": "http.response.body", "body": b"x"}
    return list(sent[0]["headers"])


def test_every_answer_gets_the_headers_and_a_policy_that_allows_nothing() -> None:
    found = answered([(b"Content-Type", b"text/plain")])
    assert found == [(b"content-type", b"text/plain"), *HEADERS, (b"content-security-policy", NO_PAGE.encode())]


def test_what_an_answer_says_itself_stays() -> None:
    mine = [(b"Content-Security-Policy", b"mine"), (b"X-Content-Type-Options", b"nosniff")]
    found = answered(mine)
    assert [value for name, value in found if name == b"content-security-policy"] == [b"mine"]
    assert len([value for name, value in found if name == b"x-content-type-options"]) == 1


def test_an_answer_that_nothing_has_changed_keeps_the_policy_of_the_page() -> None:
    assert b"content-security-policy" not in dict(answered([], status=304))


@pytest.mark.parametrize("scheme", ["http", "https"])
def test_cookies_that_came_safely_are_never_sent_unsafely(scheme: str) -> None:
    cookies = [(b"set-cookie", b"a=1; Path=/"), (b"set-cookie", b"b=2; Secure"), (b"other", b"c=3")]
    found = [value for name, value in answered(cookies, scheme=scheme) if name in (b"set-cookie", b"other")]
    first = b"a=1; Path=/; Secure" if scheme == "https" else b"a=1; Path=/"
    assert found == [first, b"b=2; Secure", b"c=3"]


def test_what_is_not_a_request_for_a_page_passes_through() -> None:
    assert answered([(b"A", b"b")], kind="websocket") == [(b"A", b"b")]


def test_a_page_may_run_its_own_scripts_and_those_of_the_server_only() -> None:
    page = b"<html><script>one()</script><script src='x'></script><script>\n two() </script></html>"
    said = policy(page).decode()
    hashes = [base64.b64encode(hashlib.sha256(one).digest()).decode() for one in (b"one()", b"\n two() ")]
    assert f"script-src 'self' 'sha256-{hashes[0]}' 'sha256-{hashes[1]}';" in said
    assert "eval" not in said
    assert "http" not in said
    assert "*" not in said


def test_a_page_without_scripts_allows_none() -> None:
    assert b"script-src 'self';" in policy(b"<p>")
