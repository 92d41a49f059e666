"""The gate: sockets come from pages of this host or from no page, and Streamlit shows no more than pages need."""

import pytest

from tests.app.asgi import Passed, passed, scope_of
from tutor.app.server.middleware.origin_check import STREAM, OriginCheck


def ask(path: str, *headers: tuple[bytes, bytes], kind: str = "http", base: str = "") -> Passed:
    """What becomes of a request."""
    return passed(lambda app: OriginCheck(app, base), scope_of(path, *headers, kind=kind))


def socket(*origins: bytes, path: str = STREAM, base: str = "", more: tuple[tuple[bytes, bytes], ...] = ()) -> bool:
    """Whether a socket is let in that names these origins."""
    found = ask(path, *((b"origin", origin) for origin in origins), *more, kind="websocket", base=base)
    assert found.status in (0, 101)
    assert found.status == 101 or found.asked == []
    return found.status == 101


@pytest.mark.parametrize("origin", [b"http://club.example", b"https://club.example"])
def test_a_page_of_this_host_gets_a_socket(origin: bytes) -> None:
    assert socket(origin)


def test_what_is_not_a_page_gets_one() -> None:
    assert socket()


@pytest.mark.parametrize(
    "origin",
    [
        b"",
        b"null",
        b"club.example",
        b"http://",
        b"http://[",
        b"http://evil.example",
        b"http://club.example:8080",
        b"http://club.example.evil.example",
        b"http://evil.example/club.example",
        b"http://a@club.example",
        b"http://localhost",
        b"http://127.0.0.1",
        b"file:///club.example",
        b"\xff",
    ],
)
def test_a_page_of_another_site_gets_none(origin: bytes) -> None:
    assert not socket(origin)


def test_two_origins_are_refused() -> None:
    assert not socket(b"http://club.example", b"http://evil.example")
    assert not socket(b"http://club.example", b"http://club.example")


def test_another_host_that_is_only_claimed_does_not_count() -> None:
    said = (b"x-forwarded-host", b"evil.example"), (b"forwarded", b"host=evil.example")
    assert not socket(b"http://evil.example", more=said)
    assert socket(b"http://club.example", more=said)


@pytest.mark.parametrize("path", ["/", "/puzzles", "/_stcore/health", "/static/x", "/_stcore/stream/", "/club/x"])
def test_there_is_one_address_for_sockets(path: str) -> None:
    assert not socket(path=path)
    assert not socket(base="/club")
    assert socket(path="/club" + STREAM, base="/club")


SHOWN = ["health", "host-config", "upload_file/a/b", "bidi-components/a/b.js"]
HIDDEN = ["", "metrics", "script-health-check", "stream", "agent/mcp", "healthy", "health/", "upload_file", "x", "../x"]


@pytest.mark.parametrize("base", ["", "/club"])
def test_of_streamlit_only_what_the_pages_ask_for_is_there(base: str) -> None:
    assert {ask(f"{base}/_stcore/{path}", base=base).status for path in SHOWN} == {200}
    for path in HIDDEN:
        found = ask(f"{base}/_stcore/{path}", base=base)
        assert (found.status, found.asked) == (404, []), path


@pytest.mark.parametrize("path", ["/", "/puzzles", "/static/a.js", "/health", "/oauth2callback", "/x/_stcore/metrics"])
def test_everything_else_is_passed_on(path: str) -> None:
    assert ask(path).status == 200
