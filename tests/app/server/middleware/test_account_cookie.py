"""The cookie of an account: it holds a hash and nothing of a person, and one of the version before is replaced."""

import json
import re
from collections.abc import Mapping
from typing import Any

import pytest
from streamlit.auth_util import set_cookie_with_chunks
from streamlit.web.server.starlette.starlette_app_utils import create_signed_value, decode_signed_value

from tests.app.asgi import PAGE, Passed, passed, scope_of
from tutor.app.server.middleware.account_cookie import TOKENS, USER, AccountCookie
from tutor.app.visitor.account import ACCOUNT, account_of

SECRET = "x" * 32
XSRF = "_streamlit_xsrf"
WHO = {"iss": "https://id.example", "sub": "ida@club.example"}
CLAIMS = {**WHO, "name": "Ida", "origin": "https://club.example", "is_logged_in": True, "provider": "default"}
BARE = {"is_logged_in": True, "origin": "https://club.example", "provider": "default", ACCOUNT: account_of(CLAIMS)}
LONG = {**CLAIMS, **{f"claim-{number}": "much " * 20 for number in range(100)}}


def signed(name: str, value: Mapping[str, Any], secret: str = SECRET) -> dict[str, str]:
    """The cookies that Streamlit makes of a value."""
    found: dict[str, str] = {}

    def sign(part: str, text: str) -> bytes:
        return create_signed_value(secret, part, text)

    def put(part: str, text: str) -> None:
        found[part] = sign(part, text).decode()

    set_cookie_with_chunks(put, sign, name, dict(value), cookie_attr_size=100)
    return found


def ask(
    cookies: Mapping[str, str],
    sets: Mapping[str, str] | None = None,
    *,
    page: bool = True,
    base: str = "",
    token: bool = True,
) -> Passed:
    """What becomes of a request with cookies, and with a `token` for the scripts, which the app answers with others."""
    line = "; ".join(f"{name}={value}" for name, value in [*cookies.items(), *([(XSRF, "2|x")] if token else [])])
    answer = PAGE if page else [(b"location", b"/")]
    answer = [*answer, *((b"set-cookie", f"{name}={value}; Path=/".encode()) for name, value in (sets or {}).items())]
    status = 200 if page else 302
    scope = scope_of("/", *([(b"cookie", line.encode())] if line else []))
    return passed(lambda app: AccountCookie(app, SECRET, base), scope, answer=answer, status=status)


def told(found: Passed) -> dict[str, Any]:
    """The cookies that are set: what each says that is signed; nothing of those that go."""
    said: dict[str, Any] = {}
    for cookie in found.cookies:
        name, _, rest = cookie.partition("=")
        value = decode_signed_value(SECRET, name, rest.partition(";")[0])
        said[name] = None if value is None else json.loads(value)
        assert value is None or "; HttpOnly; SameSite=Lax" in rest
        assert ("Max-Age=0" in rest) == (value is None)
    return said


@pytest.mark.parametrize("claims", [CLAIMS, LONG], ids=["one", "in chunks"])
def test_a_visitor_who_logs_in_gets_the_hash_only(claims: Mapping[str, Any]) -> None:
    found = ask({}, {**signed(USER, claims), **signed(TOKENS, {"id_token": "Ida" * 2000})}, page=False)
    assert told(found) == {USER: BARE}
    assert (b"location", b"/") in found.sent[0]["headers"]


def test_other_cookies_that_come_with_it_stay() -> None:
    found = ask({}, {**signed(USER, CLAIMS), "_streamlit_session": "x"}, page=False)
    assert found.cookies[0] == "_streamlit_session=x; Path=/"
    assert len(found.cookies) == 2


@pytest.mark.parametrize("claims", [CLAIMS, LONG], ids=["one", "in chunks"])
def test_cookies_of_the_version_before_are_made_again_with_a_page(claims: Mapping[str, Any]) -> None:
    old = {**signed(USER, claims), **signed(TOKENS, {"id_token": "Ida" * 2000, "access_token": "x"})}
    found = ask(old)
    assert told(found) == {USER: BARE, **{name: None for name in old if name != USER}}
    assert found.cookie.startswith(f"{USER}={old[USER]}"), "until then it is read as it is"
    assert ask(old, page=False).cookies == []


def test_they_are_not_made_again_a_second_time() -> None:
    assert ask({**signed(USER, BARE), "other": "x"}).cookies == []


def test_the_cookie_stays_under_the_path() -> None:
    (cookie,) = ask(signed(USER, CLAIMS), base="/club").cookies
    assert "; Path=/club;" in cookie


@pytest.mark.parametrize("value", ["", "x", "null", *signed(USER, CLAIMS, "another secret").values()])
def test_a_visitor_who_is_not_logged_in_does_not_become_so(value: str) -> None:
    assert ask({USER: value}).cookies == []
    assert told(ask({USER: value, TOKENS: "x"})) == {USER: None, TOKENS: None}


def test_a_visitor_who_logs_out_is_out() -> None:
    out = {USER: '""', TOKENS: '""'}
    found = ask(signed(USER, CLAIMS), out, page=False)
    assert found.cookies == [f'{name}=""; Path=/' for name in out]


@pytest.mark.parametrize("claims", [[], "ida", 3, None])
def test_what_is_signed_but_not_an_account_is_ignored(claims: object) -> None:
    assert ask({USER: create_signed_value(SECRET, USER, json.dumps(claims)).decode()}).cookies == []


def test_a_page_brings_the_token_without_which_no_one_counts_as_logged_in() -> None:
    """The socket shows it when it opens, and may do so before any other answer has come."""
    (cookie,) = ask(signed(USER, BARE), token=False).cookies
    assert re.fullmatch(rf"{XSRF}=2\|\w+\|\w+\|\d+; Path=/; SameSite=Lax", cookie)
    assert ask(signed(USER, BARE), token=False, page=False).cookies == []
