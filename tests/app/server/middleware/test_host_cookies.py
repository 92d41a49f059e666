"""Names of cookies: over https only this host can set them, and what came under an old name is taken once."""

import pytest
from hypothesis import given, strategies
from starlette.types import ASGIApp

from tests.app.asgi import PAGE, Headers, Passed, passed, scope_of
from tutor.app.server.middleware.host_cookies import COOKIE_PREFIX, HostCookies

NAME = "zwickern_profile"
XSRF = "_streamlit_xsrf"
GONE = f"{NAME}=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax"


def named(app: ASGIApp) -> ASGIApp:
    """The middleware."""
    return HostCookies(app, {NAME: 60})


def ask(
    *cookies: str, sets: tuple[str, ...] = (), scheme: str = "https", kind: str = "http", page: bool = True
) -> Passed:
    """What becomes of a request with lines of cookies, which the app answers with others."""
    headers = [(b"cookie", line.encode("latin-1")) for line in cookies]
    answer: Headers = [*(PAGE if page else PAGE[1:]), *((b"set-cookie", one.encode()) for one in sets)]
    return passed(named, scope_of("/", *headers, scheme=scheme, kind=kind), answer=answer)


def test_over_https_every_cookie_gets_the_name_and_what_it_needs() -> None:
    (cookie,) = ask(sets=(f"{NAME}=a=b; Path=/; HttpOnly",)).cookies
    assert cookie == f"{COOKIE_PREFIX}{NAME}=a=b; Path=/; HttpOnly; Secure"
    (cookie,) = ask(sets=("other=a; Path=/; Secure",), page=False).cookies
    assert cookie == f"{COOKIE_PREFIX}other=a; Path=/; Secure"


@pytest.mark.parametrize("kind", ["http", "websocket"])
def test_inside_it_has_its_own_name(kind: str) -> None:
    scheme = {"http": "https", "websocket": "wss"}[kind]
    found = ask(f"a=1; {COOKIE_PREFIX}{NAME}=mine; b=2", f"{COOKIE_PREFIX}c=3", kind=kind, scheme=scheme)
    assert found.cookie == f"a=1; {NAME}=mine; b=2; c=3"


@pytest.mark.parametrize(
    "line", [f"{COOKIE_PREFIX}{NAME}=mine; {NAME}=other", f"{NAME}=other; {COOKIE_PREFIX}{NAME}=mine"]
)
def test_of_two_that_of_this_host_counts_and_the_other_goes(line: str) -> None:
    found = ask(line)
    assert found.cookie == f"{NAME}=mine"
    assert found.cookies == [GONE]


@pytest.mark.parametrize(
    "forged", [f"{NAME}\xa0", f"\xa0{COOKIE_PREFIX}{NAME}", f"{NAME} ", f"\x1c{NAME}\x85", f"{COOKIE_PREFIX}{NAME} "]
)
def test_a_name_that_others_read_differently_counts_for_nothing(forged: str) -> None:
    """Starlette strips blanks of all kinds, and of two cookies of one name the last counts."""
    assert ask(f"{COOKIE_PREFIX}{NAME}=mine; {forged}=evil").cookie == f"{NAME}=mine"
    assert ask(f"{COOKIE_PREFIX}{NAME}=mine; {COOKIE_PREFIX}{NAME}").cookie == f"{NAME}=mine"


def test_an_old_one_is_taken_and_kept_under_the_new_name_from_the_next_page_on() -> None:
    found = ask(f"{NAME}=old; foreign=x")
    assert found.cookie == f"{NAME}=old; foreign=x"
    kept = f"{COOKIE_PREFIX}{NAME}=old; Path=/; Max-Age=60; HttpOnly; SameSite=Lax; Secure"
    assert found.cookies == [kept, GONE]
    headers = dict(found.sent[0]["headers"])
    assert headers[b"cache-control"] == b"no-store"
    assert b"etag" not in headers
    assert ask(f"{NAME}=old", page=False).cookies == [], "what is no page may be kept on the way"


def test_an_old_one_for_which_there_is_a_new_one_is_not_kept() -> None:
    found = ask(f"{NAME}=old; {XSRF}_=x", sets=(f"{NAME}=new; Path=/",))
    assert found.cookies == [f"{COOKIE_PREFIX}{NAME}=new; Path=/; Secure", GONE]
    found = ask("_streamlit_session=old", sets=("_streamlit_session=new; path=/; secure",), page=False)
    assert found.cookies[0] == f"{COOKIE_PREFIX}_streamlit_session=new; path=/; secure"
    assert found.cookies[1].startswith("_streamlit_session=; Path=/; Max-Age=0"), "whatever the tutor sets anew"


def test_scripts_find_theirs_under_the_name_that_they_look_for() -> None:
    found = ask(f"{XSRF}=copy; {COOKIE_PREFIX}{XSRF}=one", sets=(f"{XSRF}=two; Path=/",), page=False)
    assert found.cookies == [f"{XSRF}=two; Path=/", f"{COOKIE_PREFIX}{XSRF}=two; Path=/; Secure"]
    assert found.cookie == f"{XSRF}=one"


def test_without_https_nothing_is_changed() -> None:
    for scheme, kind in (("http", "http"), ("ws", "websocket")):
        found = ask(f"{COOKIE_PREFIX}{NAME}=a; {NAME}=b", sets=(f"{NAME}=c",), scheme=scheme, kind=kind)
        assert found.cookie == f"{COOKIE_PREFIX}{NAME}=a; {NAME}=b"
        if kind == "http":
            assert found.cookies == [f"{NAME}=c"]


def test_an_answer_without_cookies_is_as_it_was() -> None:
    assert ask().sent[0]["headers"] == PAGE
    assert (b"cookie", b"") not in ask().asked[0]["headers"]


@given(strategies.lists(strategies.text(strategies.characters(max_codepoint=255, exclude_categories=["Cc"]))))
def test_whatever_cookies_a_browser_brings_they_are_passed_on(lines: list[str]) -> None:
    found = ask(*lines)
    assert COOKIE_PREFIX + NAME not in found.cookie
