"""Serving: what is refused before it begins, what a failing page says, and the completed head of the page."""

import asyncio
import signal
import socket
import sys
from collections.abc import Iterable
from contextlib import closing
from importlib.util import find_spec

import pytest
import uvicorn
from starlette.types import Message, Receive, Scope, Send
from streamlit import config
from streamlit.proto.NewSession_pb2 import CustomThemeConfig
from streamlit.runtime import app_session
from streamlit.testing.v1 import AppTest

from tutor.app.server import serve
from tutor.app.server.middleware.bare_page import BarePage
from tutor.app.server.middleware.headers import policy
from tutor.app.server.middleware.index_page import Hasten, IndexPage, Pack, Said, Served, plain_page, same, script
from tutor.app.server.serve import MAIN_SCRIPT, make_app, serve_site, steady_options
from tutor.app.server.site import CannotServeError, Site
from tutor.app.visitor import attempt_log
from tutor.text import language, offered, render
from tutor.text.language import UNRELEASED

WORDS = language("en")
PAGE = b'<!doctype html><html lang="en"><head><title>Streamlit</title></head><body></body></html>'
SCRIPTLESS = PAGE.replace(b"<body>", b"<body><noscript>\n<p>Streamlit</p>\n</noscript>")


def test_the_app_is_made_of_its_main_page() -> None:
    assert MAIN_SCRIPT.is_file()
    assert make_app() is not None


@pytest.mark.parametrize("database", ["nonsense", "sqlite:////dev/null/a.db", "postgresql://ann:secret@127.0.0.1:1/x"])
def test_many_are_not_served_without_the_database(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(serve, "bind", lambda *_: pytest.fail("it was served"))
    monkeypatch.setenv(attempt_log.VARIABLE, "sqlite://")
    with pytest.raises(CannotServeError) as refused:
        serve_site(Site(many=True), database)
    told = render(WORDS, refused.value.line)
    assert "secret" not in told
    assert not refused.value.usage


def test_what_goes_wrong_inside_is_reported_without_details() -> None:
    def page() -> None:
        from tutor.app.server.serve import _sorry  # noqa: PLC0415

        _sorry(ValueError("secret"))

    at = AppTest.from_function(page, default_timeout=30).run()
    assert [one.value for one in at.error] == [WORDS("something-went-wrong")]


def test_streamlit_looks_for_its_options_once_while_pages_are_served(monkeypatch: pytest.MonkeyPatch) -> None:
    look, asked = config.get_options_for_section, list[str]()
    # The message that begins each run of a page asks in this way.
    assert app_session.config is config

    def counted(section: str) -> dict[str, object]:
        asked.append(section)
        return look(section)

    monkeypatch.setattr(config, "get_options_for_section", counted)
    with steady_options():
        messages = [CustomThemeConfig(), CustomThemeConfig()]
        for message in messages:
            app_session._populate_theme_msg(message)
        assert asked == ["theme"]
    plain = CustomThemeConfig()
    app_session._populate_theme_msg(plain)
    assert messages == [plain, plain]
    assert config.get_options_for_section is counted


def test_pages_are_served_by_the_faster_loop_where_there_is_one(monkeypatch: pytest.MonkeyPatch) -> None:
    loops: list[str] = []

    async def served(*_: object, **__: object) -> None:
        loops.append(type(asyncio.get_running_loop()).__module__)

    async def started() -> None:
        pytest.fail("nothing was served")

    for name in ("_configure", "keep_quiet", "make_app"):
        monkeypatch.setattr(serve, name, lambda *_: None)
    monkeypatch.setattr(uvicorn.Server, "serve", served)
    monkeypatch.setattr(signal, "signal", lambda *_: None)
    interval = sys.getswitchinterval()
    try:
        with closing(socket.socket()) as bound:
            serve._run(Site(), bound, started)
    finally:
        sys.setswitchinterval(interval)
    assert loops == ["asyncio.unix_events" if find_spec("uvloop") is None else "uvloop"]


# -- the head of the page -----------------------------------------------------

Headers = list[tuple[bytes, bytes]]
ASKED = (b"accept-encoding", b"if-none-match", b"if-modified-since", b"host")


def ask(
    chunks: Iterable[bytes],
    *,
    path: str = "/",
    kind: str = "http",
    status: int = 200,
    content: bytes = b"text/html; charset=utf-8",
    more: Headers | None = None,
    title: str = "Ours",
    base: str = "",
    method: str = "GET",
    hasten: Hasten = same,
    pack: Pack = plain_page,
    query: bytes = b"",
    asking: Headers | None = None,
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

    scope = {"type": kind, "path": path, "method": method, "query_string": query}
    scope["headers"] = [*((name, b"x") for name in ASKED), *(asking or [])]
    said = {
        "en": Said(title, "No <script", bare(title, "Nothing here <", "Go on")),
        "de": Said("Unseres", "Ohne Skript", bare("Unseres", "Hier ist nichts", "Weiter")),
    }
    served = Served(
        {"fr": Said("Le nôtre", "Sans script", bare("Le nôtre", "Rien ici", "Aller")), **said},
        "p { color: red }",
        ("", "puzzles"),
    )
    asyncio.run(IndexPage(app, served, base, hasten=hasten, pack=pack)(scope, receive, send))
    return sent, asked[0]


def bare(title: str, heading: str, link: str) -> BarePage:
    """What a page says at an address that has none."""
    return BarePage(title, heading, ("Look elsewhere",), (("/", link),))


def body(sent: list[Message]) -> bytes:
    """The whole body."""
    return b"".join(message.get("body", b"") for message in sent[1:])


def test_a_page_gets_our_title_and_knows_its_server() -> None:
    sent, asked = ask([PAGE])
    assert b"<title>Ours</title>" in body(sent)
    assert b"<title>Streamlit</title>" not in body(sent)
    assert f"<script>{script()}</script>".encode() in body(sent)
    # Of two rules of one weight the last counts, and those of Streamlit come into the head.
    assert body(sent).endswith(b"<style>p { color: red }</style>\n</body></html>")
    headers = dict(sent[0]["headers"])
    assert headers[b"content-length"] == str(len(body(sent))).encode()
    assert b"etag" not in headers, "it is another page now"
    assert dict(asked["headers"]) == {b"host": b"x"}, "it must come whole and uncompressed"
    assert headers[b"content-security-policy"] == policy(body(sent))


def test_a_page_connects_without_asking_who_may_speak_to_it() -> None:
    """No one but itself may; to ask costs a way there and back before anything is shown."""
    sent, _ = ask([PAGE])
    assert b"HOST_CONFIG: { allowedOrigins: [window.location.origin], useExternalAuthToken: false }" in body(sent)


def test_a_page_is_hastened_and_packed_for_those_who_take_it_so() -> None:
    """So is what is said of it without it."""
    for method in ("GET", "HEAD"):
        sent, _ = ask([PAGE], method=method, hasten=lambda page: page.replace(b"Ours", b"Soon"), pack=backwards)
        headers = dict(sent[0]["headers"])
        assert (headers[b"content-encoding"], headers[b"content-length"]) == (b"x", str(len(sent_page())).encode())
        assert body(sent) == (sent_page() if method == "GET" else b"")
        assert headers[b"content-security-policy"] == policy(sent_page()[::-1]), "it is that of the page unpacked"


def backwards(page: bytes, said: str) -> tuple[bytes, Headers]:
    """A page packed for a test."""
    assert said == "x", "it is what the browser said"
    return page[::-1], [(b"content-encoding", b"x")]


def sent_page() -> bytes:
    """What is sent of the page then."""
    return body(ask([PAGE])[0]).replace(b"Ours", b"Soon")[::-1]


def test_a_page_under_a_path_knows_its_server() -> None:
    sent, _ = ask([PAGE], base="/club", path="/club/puzzles")
    assert b'window.location.origin + "/club/",' in body(sent)
    sent, _ = ask([PAGE], base="/club", path="/club/_stcore/health")
    assert body(sent) == PAGE


def test_what_is_said_of_a_page_without_it_is_what_is_said_with_it() -> None:
    whole, _ = ask([PAGE])
    sent, asked = ask([PAGE], method="HEAD")
    assert asked["method"] == "GET", "what is not asked for cannot be completed"
    assert sent[0] == whole[0]
    assert body(sent) == b""
    assert body(ask([PAGE], method="HEAD", content=b"application/json")[0]) == b""


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
        {"path": "/media/sheet.html"},
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
    sent, _ = ask([PAGE], **other)
    assert body(sent) == PAGE
    assert (b"etag", b"x") in sent[0]["headers"]


def test_a_page_that_is_not_of_streamlit_is_passed_on() -> None:
    for path in ("/", "/nowhere"):
        sent, _ = ask([b"<p>hello</p>"], path=path)
        assert body(sent) == b"<p>hello</p>"
        assert sent[0]["status"] == 200


@pytest.mark.parametrize("path", ["/nowhere", "/puzzles.", "/index.html", "/robots.txt", "/puzzles/x", "/zzz/puzzles"])
def test_an_address_without_a_page_says_so_and_leads_to_the_first_one(path: str) -> None:
    """Streamlit serves its page everywhere, and would look for itself in the wrong place."""
    sent, _ = ask([PAGE], path=path)
    assert sent[0]["status"] == 404
    assert b"<h1>Nothing here &lt;</h1>" in body(sent)
    assert b'<a href="/">Go on</a>' in body(sent)
    assert b"<script" not in body(sent)
    headers = dict(sent[0]["headers"])
    assert headers[b"content-length"] == str(len(body(sent))).encode()
    assert b'<a href="/club/">Go on</a>' in body(ask([PAGE], path="/club" + path, base="/club")[0])
    assert body(ask([PAGE], path=path, method="HEAD")[0]) == b""


@pytest.mark.parametrize("path", ["/", "/puzzles", "/puzzles/"])
def test_every_page_has_its_address(path: str) -> None:
    sent, _ = ask([PAGE], path=path)
    assert (sent[0]["status"], b"<title>Ours</title>" in body(sent)) == (200, True)
    sent, _ = ask([PAGE], path="/club" + path, base="/club")
    assert (sent[0]["status"], b"<title>Ours</title>" in body(sent)) == (200, True)


@pytest.mark.parametrize(
    ("query", "more", "code", "title"),
    [
        (b"", [(b"accept-language", b"de-AT, en;q=0.5")], b"de", "Unseres"),
        (b"", [(b"accept-language", b"de"), (b"cookie", b"zwickern_language=fr")], b"fr", "Le nôtre"),
        (b"lesson=one&lang=de", [(b"accept-language", b"fr"), (b"cookie", b"zwickern_language=fr")], b"de", "Unseres"),
        (b"lang=%22%3E%3Cscript", [(b"cookie", b'zwickern_language="><b')], b"en", "Ours"),
        (b"lang=xx", [], b"en", "Ours"),
    ],
)
def test_a_page_has_its_language_and_a_title_in_it_before_anything_is_drawn(
    query: bytes, more: Headers, code: bytes, title: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(UNRELEASED, "1")
    # The second is the page for an address without one.
    for path in ("/", "/nowhere"):
        sent, _ = ask([PAGE], path=path, query=query, asking=more)
        assert b'<html lang="' + code + b'"' in body(sent)
        assert f"<title>{title}</title>".encode() in body(sent)
        assert (b"vary", b"Accept-Language, Cookie") in sent[0]["headers"]


def test_browsers_are_asked_to_leave_a_page_untranslated_before_anything_is_drawn() -> None:
    """What a translation puts into a page breaks it at the next step."""
    page = body(ask([PAGE])[0])
    assert b'<html lang="en" translate="no">' in page
    assert page.index(b'<meta name="google" content="notranslate">') < page.index(b"<script>")


def test_a_browser_without_scripts_is_told_so_in_the_language_of_the_visitor(monkeypatch: pytest.MonkeyPatch) -> None:
    assert b"<noscript>No &lt;script</noscript>" in body(ask([SCRIPTLESS])[0])
    monkeypatch.setenv(UNRELEASED, "1")
    sent, _ = ask([SCRIPTLESS], asking=[(b"accept-language", b"de")])
    assert b"<noscript>Ohne Skript</noscript>" in body(sent)


def test_an_address_without_a_page_is_told_so_in_the_language_of_the_visitor(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(UNRELEASED, "1")
    sent, _ = ask([PAGE], path="/nowhere", asking=[(b"accept-language", b"de")])
    assert b"<h1>Hier ist nichts</h1>" in body(sent)
    assert b">Weiter</a>" in body(sent)


def test_where_there_is_one_language_every_page_is_in_it_and_the_same_for_all(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(offered.__globals__, "RELEASED", ("en",))
    monkeypatch.delenv(UNRELEASED, raising=False)
    sent, _ = ask([PAGE], query=b"lang=de", asking=[(b"accept-language", b"de")])
    assert b'<html lang="en"' in body(sent)
    assert b"vary" not in dict(sent[0]["headers"])


def test_folders_of_content_are_looked_at_while_no_one_clicks(monkeypatch: pytest.MonkeyPatch) -> None:
    waits: list[float] = []
    monkeypatch.setattr(serve, "_LOOK_SECONDS", 0.001)
    monkeypatch.setattr(serve, "look_again", waits.append)

    async def some_looks() -> None:
        looking = asyncio.create_task(serve._look_after())
        while len(waits) < 2:
            await asyncio.sleep(0.001)
        looking.cancel()

    asyncio.run(asyncio.wait_for(some_looks(), 20))
    assert set(waits) == {0.0}
