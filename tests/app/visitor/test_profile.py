"""The profile: one on a single machine, one a browser where the tutor is shared, and hostile cookies are no one's."""

import asyncio
import re
from collections.abc import Iterator

import pytest
import streamlit as st
from hypothesis import given, strategies
from starlette.types import Message, Receive, Scope, Send
from streamlit.testing.v1 import AppTest

from tutor.app.visitor.profile import (
    LOCAL,
    PROFILE_COOKIE,
    ProfileCookie,
    is_owner,
    may_be_stranger,
    new_token,
    profile_of,
    serve_many,
)
from tutor.app.visitor.session import Whose

TOKEN = "AbCdEfGhIjKlMnOpQrSt-_"
HOSTILE = [
    "",
    LOCAL,
    TOKEN[:-1],
    TOKEN + "x",
    TOKEN + "\n",
    "../../../../etc/passwd",
    "' OR 1=1; DROP TABLE --",
    "é" * 22,
    "٣" * 22,
    "a" * 100_000,
    "<script>alert(1)</scr>",
]


@pytest.fixture
def many() -> Iterator[None]:
    """The tutor is served to other machines too."""
    serve_many(many=True)
    yield
    serve_many(many=False)


# -- which profile ------------------------------------------------------------


def test_a_cookie_names_the_profile() -> None:
    session = Whose()
    assert profile_of({PROFILE_COOKIE: TOKEN, "other": "x"}, session) == TOKEN
    assert session == Whose()


@pytest.mark.parametrize("value", HOSTILE, ids=lambda value: ascii(value)[:30])
def test_a_hostile_cookie_is_ignored_for_a_profile_of_the_session(value: str) -> None:
    session = Whose()
    assert profile_of({PROFILE_COOKIE: value}, session, lambda: TOKEN) == TOKEN
    assert profile_of({PROFILE_COOKIE: value}, session) == TOKEN, "the session keeps it"


@given(strategies.text())
def test_whatever_a_cookie_says_the_profile_can_be_kept(value: str) -> None:
    assert re.fullmatch(r"[A-Za-z0-9_-]{22}", profile_of({PROFILE_COOKIE: value}, Whose()))


def test_tokens_are_valid_and_never_the_same() -> None:
    tokens = {new_token() for _ in range(1000)}
    assert len(tokens) == 1000
    assert all(profile_of({PROFILE_COOKIE: token}, Whose(), lambda: "another") == token for token in tokens)


PASSED_ON = ["X-Forwarded-For", "X-Forwarded-Host", "X-Real-IP", "Forwarded", "Via", "CF-Connecting-IP"]


@pytest.mark.parametrize("name", PASSED_ON)
def test_a_request_that_was_passed_on_may_be_anyones(name: str) -> None:
    assert may_be_stranger({name.lower(): "192.0.2.1"})
    assert not may_be_stranger({"host": "localhost"})
    assert not is_owner({"host": "localhost:8501", name.lower(): "127.0.0.1"}, None)


@pytest.mark.parametrize("host", ["localhost:8501", "127.0.0.1", "[::1]:8501", "LOCALHOST"])
def test_a_direct_request_from_this_machine_is_the_owners(host: str) -> None:
    assert is_owner({"host": host}, None)
    assert not is_owner({"host": host}, "192.0.2.1")


@pytest.mark.parametrize(
    "host", ["evil.example", "localhost.evil.example:8501", "127.0.0.1.nip.example", "", "[::1", "@"]
)
def test_a_page_that_another_name_has_led_here_is_not_the_owners(host: str) -> None:
    """DNS rebinding: the name of a foreign page is made to point to this machine."""
    assert not is_owner({"host": host}, None)


def test_no_one_is_the_owner_of_a_tutor_that_is_served(many: None) -> None:
    assert not is_owner({"host": "localhost"}, None)


def page() -> AppTest:
    """A page that shows the profile, in a session of its own."""

    def script() -> None:
        import streamlit  # noqa: PLC0415

        from tutor.app.visitor.profile import profile  # noqa: PLC0415

        streamlit.text(profile())

    return AppTest.from_function(script, default_timeout=30).run()


def shown(at: AppTest) -> str:
    """What a page says."""
    (text,) = at.text
    return str(text.value)


def test_on_a_single_machine_there_is_one_profile(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(st.context), "cookies", property(lambda _: {PROFILE_COOKIE: TOKEN}))
    assert shown(page()) == LOCAL


@pytest.mark.usefixtures("many")
def test_where_many_are_served_a_browser_without_cookies_has_a_profile_for_the_session() -> None:
    at, other = page(), page()
    first = shown(at)
    assert first not in (LOCAL, shown(other))
    assert shown(at.run()) == first


@pytest.mark.usefixtures("many")
def test_where_many_are_served_the_cookie_names_the_profile(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(st.context), "cookies", property(lambda _: {PROFILE_COOKIE: TOKEN}))
    assert shown(page()) == TOKEN


def test_a_visitor_from_behind_a_proxy_is_not_the_owner_of_the_machine(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(st.context), "headers", property(lambda _: {"x-forwarded-for": "192.0.2.1"}))
    assert shown(page()) != LOCAL


# -- the cookie ---------------------------------------------------------------

Headers = list[tuple[bytes, bytes]]


def ask(
    *more: tuple[bytes, bytes],
    status: int = 200,
    content: bytes = b"text/html; charset=utf-8",
    scheme: str = "http",
    kind: str = "http",
    base: str = "",
) -> tuple[Headers, Headers]:
    """The headers of an answer through the middleware, and those that the app was asked with."""
    asked: list[Scope] = []
    sent: list[Message] = []

    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        asked.append(scope)
        headers = [(b"Content-Type", content), (b"cache-control", b"no-cache"), (b"etag", b"x")]
        await send({"type": "http.response.start", "status": status, "headers": headers})
        await send({"type": "http.response.body", "body": b"page"})

    async def receive() -> Message:
        return {"type": "http.request"}

    async def send(message: Message) -> None:
        sent.append(message)

    scope = {"type": kind, "path": "/", "scheme": scheme, "headers": [(b"host", b"x"), *more]}
    asyncio.run(ProfileCookie(app, lambda: TOKEN, base)(scope, receive, send))
    assert sent[1] == {"type": "http.response.body", "body": b"page"}
    return list(sent[0]["headers"]), list(asked[0]["headers"])


def cookies(headers: Headers) -> list[bytes]:
    """The cookies that are set."""
    return [value for name, value in headers if name == b"set-cookie"]


@pytest.mark.usefixtures("many")
def test_a_new_browser_gets_a_cookie_that_scripts_and_other_sites_do_not() -> None:
    answer, _ = ask()
    (cookie,) = cookies(answer)
    assert cookie.decode() == f"{PROFILE_COOKIE}={TOKEN}; Path=/; Max-Age=63072000; HttpOnly; SameSite=Lax"


@pytest.mark.usefixtures("many")
def test_a_cookie_stays_under_the_path_of_the_pages() -> None:
    (cookie,) = cookies(ask(base="/club")[0])
    assert b"; Path=/club;" in cookie


@pytest.mark.usefixtures("many")
def test_a_cookie_given_over_https_stays_there() -> None:
    (cookie,) = cookies(ask(scheme="https")[0])
    assert cookie.endswith(b"; Secure")


@pytest.mark.usefixtures("many")
def test_a_page_with_a_cookie_is_kept_by_no_one() -> None:
    answer, _ = ask()
    assert [value for name, value in answer if name == b"cache-control"] == [b"no-store"]
    assert b"etag" not in dict(answer)


@pytest.mark.usefixtures("many")
def test_a_page_is_asked_for_whole_so_that_it_can_carry_the_cookie() -> None:
    _, asked = ask((b"if-none-match", b"x"), (b"if-modified-since", b"y"))
    assert asked == [(b"host", b"x")]


@pytest.mark.usefixtures("many")
def test_a_browser_with_a_profile_keeps_it() -> None:
    answer, asked = ask((b"cookie", f"a=b; {PROFILE_COOKIE}={TOKEN}".encode()), (b"if-none-match", b"x"))
    assert cookies(answer) == []
    assert (b"etag", b"x") in answer
    assert (b"if-none-match", b"x") in asked


@pytest.mark.usefixtures("many")
@pytest.mark.parametrize("value", [b"", b"local", b"x", TOKEN.encode() + b"x", b"\xff" * 22, b'"' * 22])
def test_a_hostile_cookie_is_replaced(value: bytes) -> None:
    assert len(cookies(ask((b"cookie", PROFILE_COOKIE.encode() + b"=" + value))[0])) == 1


@pytest.mark.usefixtures("many")
@pytest.mark.parametrize(
    "other", [{"content": b"application/json"}, {"status": 404}, {"status": 304}, {"kind": "websocket"}], ids=str
)
def test_only_pages_carry_the_cookie(other: dict[str, object]) -> None:
    answer, _ = ask(**other)
    assert cookies(answer) == []
    assert (b"etag", b"x") in answer


def test_on_a_single_machine_there_is_no_cookie() -> None:
    assert cookies(ask()[0]) == []


def test_a_browser_behind_a_proxy_gets_one() -> None:
    assert len(cookies(ask((b"x-forwarded-for", b"192.0.2.1"))[0])) == 1
