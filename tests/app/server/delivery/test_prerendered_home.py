"""The table in the page itself: who gets it, and that the page stays whole."""

import asyncio
import json
import re
import threading
from dataclasses import replace
from html import unescape

import pytest

from tests.app.asgi import Headers, scope_of
from tests.app.earlier_attempts import note, tried
from tests.app.play.games import finished
from tests.app.playing import board_of, open_app, texts
from tutor.app.base.library import library_in
from tutor.app.base.markdown import escape_markdown
from tutor.app.board.drawings import BOARD_ASSETS
from tutor.app.server.delivery.prerendered_home import PrerenderedHome, prerendered_table
from tutor.app.server.middleware.account_cookie import USER
from tutor.app.server.middleware.index_page import NOT_PRERENDERED, Prerendered
from tutor.app.visitor import attempt_log
from tutor.app.visitor.language import LANGUAGE, LETTERS
from tutor.app.visitor.look import CONTRAST, IN_WORDS, MOTION, SOUND
from tutor.app.visitor.profile import LOCAL, PROFILE_COOKIE
from tutor.text import offered

STRANGER = (b"x-forwarded-for", b"192.0.2.1")
TOKEN = "A" * 22


@pytest.fixture(autouse=True)
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """On a busy machine the settings may be long in coming."""
    monkeypatch.setattr("tutor.app.server.delivery.prerendered_home._PATIENCE", 60)


def asked(
    path: str = "/", *headers: tuple[bytes, bytes], query: bytes = b"", base: str = "", code: str = "en"
) -> Prerendered:
    """What is added to a page."""
    scope = {**scope_of(path, *headers), "query_string": query}
    return asyncio.run(PrerenderedHome(base).part(scope, code))


def cookie(name: str, value: str) -> tuple[bytes, bytes]:
    """A header with one cookie."""
    return (b"cookie", f"{name}={value}".encode())


def board_in(part: Prerendered) -> object:
    """The data of the board in a page."""
    found = re.search(
        r'<script type="application/json" id="prerendered-board">(.*?)</script>', part.body.decode(), re.DOTALL
    )
    assert found is not None
    return json.loads(found[1])


@pytest.mark.parametrize("code", ["en", "de", "fr"])
def test_the_home_page_has_its_table_in_it(code: str) -> None:
    table = prerendered_table(library_in(code), code)
    assert table is not None
    part = asked(code=code)
    assert board_in(part) == table.board
    for text in (table.asked, table.title, table.about):
        assert text in unescape(part.body.decode())


def test_a_learner_who_has_done_anything_gets_no_first_catch() -> None:
    assert asked() != NOT_PRERENDERED
    note([tried()])
    assert asked() == NOT_PRERENDERED


def test_a_learner_who_has_only_played_gets_none_either() -> None:
    finished()
    assert asked() == NOT_PRERENDERED


def test_the_scripts_of_the_board_are_asked_for_first() -> None:
    names = re.findall(
        r'href="/club/_stcore/bidi-components/zwickern-tutor.board/([\w.]+)"',
        asked("/club/", base="/club").head.decode(),
    )
    there = {path.name for path in BOARD_ASSETS.iterdir()}
    assert names[0] == "prerendered.js", "or the others come in vain"
    assert set(names) == there - {"drag.js", "result.js", "sound.js"}


@pytest.mark.parametrize(
    ("path", "query"),
    [("/puzzles", b""), ("/", b"lesson=02-taking-cards"), ("/", b"path=tonight&step=1"), ("/", b"lang=de&view=course")],
)
def test_another_page_has_none(path: str, query: bytes) -> None:
    assert asked(path, query=query) == NOT_PRERENDERED


def test_a_language_in_the_address_changes_nothing() -> None:
    assert asked(query=b"lang=en") == asked()


@pytest.mark.parametrize(
    ("name", "value"),
    [(IN_WORDS, "yes"), (CONTRAST, "yes"), (SOUND, "yes"), (MOTION, "no"), (LANGUAGE, "de"), (LETTERS, "yes")],
)
@pytest.mark.parametrize("whose", [LOCAL, TOKEN])
def test_a_visitor_whose_board_looks_different_waits_for_it(name: str, value: str, whose: str) -> None:
    """Else it would change before their eyes."""
    headers: Headers = [] if whose == LOCAL else [STRANGER, cookie(PROFILE_COOKIE, whose)]
    assert asked("/", *headers) != NOT_PRERENDERED
    attempt_log.log().set_setting(whose, name, value)
    assert asked("/", *headers) == NOT_PRERENDERED


def test_someone_else_does_not_wait_for_it() -> None:
    attempt_log.log().set_setting(LOCAL, IN_WORDS, "yes")
    assert asked("/", STRANGER) != NOT_PRERENDERED
    assert asked("/", STRANGER, cookie(PROFILE_COOKIE, TOKEN)) != NOT_PRERENDERED


def test_a_visitor_who_has_logged_in_waits_since_only_streamlit_knows_whose_account_it_is() -> None:
    assert asked("/", STRANGER, cookie(USER, "signed")) == NOT_PRERENDERED
    assert asked("/", STRANGER, cookie(f"{USER}_1", "signed")) == NOT_PRERENDERED


def test_an_invalid_profile_is_asked_for_nothing_dangerous() -> None:
    for value in ("'; drop table settings; --", "../..", "x" * 4000):
        assert asked("/", STRANGER, cookie(PROFILE_COOKIE, value)) != NOT_PRERENDERED


def test_no_page_waits_long_for_the_database(monkeypatch: pytest.MonkeyPatch) -> None:
    answered = threading.Event()

    def slow(_: str) -> dict[str, str]:
        answered.wait(30)
        return {}

    monkeypatch.setattr(attempt_log.log(), "settings", slow)
    monkeypatch.setattr("tutor.app.server.delivery.prerendered_home._PATIENCE", 0.01)
    try:
        assert asyncio.run(_part_and_then(answered)) == NOT_PRERENDERED
    finally:
        answered.set()


async def _part_and_then(answered: threading.Event) -> Prerendered:
    part = await PrerenderedHome("").part({**scope_of("/"), "query_string": b""}, "en")
    assert not answered.is_set(), "it has not waited"
    answered.set()
    return part


def test_no_text_ends_the_script_that_holds_it(monkeypatch: pytest.MonkeyPatch) -> None:
    table = prerendered_table(library_in("en"), "en")
    assert table is not None
    evil = "</script><script>alert(1)</script>"
    changed = table._replace(asked=evil, title=evil, about=evil, board={**table.board, "said": evil})
    monkeypatch.setattr("tutor.app.server.delivery.prerendered_home.prerendered_table", lambda *_: changed)
    part = asked()
    assert b"<script>alert" not in part.body
    assert board_in(part) == changed.board


@pytest.mark.parametrize("code", offered())
def test_it_is_the_table_of_the_home_page_for_someone_new(code: str) -> None:
    """Word for word and card for card, so nothing changes when the page takes its place."""
    at = open_app(lang=code)
    table = prerendered_table(library_in(code), code)
    assert table is not None
    assert dict(table.board) == board_of(at)
    assert f"**{escape_markdown(table.asked)}**" in texts(at)
    assert escape_markdown(table.about) in texts(at)
    assert [one.value for one in at.title] == [escape_markdown(table.title)]


def test_there_is_none_without_a_home_page() -> None:
    assert prerendered_table(replace(library_in("en"), paths=()), "en") is None
