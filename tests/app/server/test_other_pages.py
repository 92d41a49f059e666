"""What is shown without being a page of the tutor: not found, no room, and the buttons to log in."""

import re
from collections.abc import Iterator
from functools import partial
from html.parser import HTMLParser

import pytest

from tests.app.asgi import passed, scope_of
from tests.app.playing import open_app
from tests.text.english import english_beside
from tests.text.test_every_sentence import FOREIGN
from tutor.app.base.pages import PAGES, QUIET_PAGES
from tutor.app.server.middleware.index_page import IndexPage, Said, Served
from tutor.app.server.middleware.visit_limit import VisitLimit
from tutor.app.server.serve import full_page, offline_page, said_of_pages
from tutor.app.server.style import LETTER_FONT
from tutor.app.visitor.account import DEFAULT, offer_login
from tutor.app.visitor.language import ADDRESS
from tutor.app.visitor.profile import serve_many

STREAMLIT = b"<title>Streamlit</title>"
CODES = pytest.mark.parametrize("code", sorted(FOREIGN))


class Page(HTMLParser):
    """The texts of a page, and the language that it says to be in."""

    def __init__(self, page: bytes) -> None:
        super().__init__()
        self.code = ""
        self.hidden = False
        self.texts: list[str] = []
        self.feed(page.decode())

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Note the language, and what is not for reading."""
        self.hidden = tag == "style"
        self.code = dict(attrs).get("lang") or self.code

    def handle_data(self, data: str) -> None:
        """Note a text."""
        self.texts += [data.strip()] if data.strip() and not self.hidden else []


def expect_no_english(code: str, texts: list[str]) -> None:
    """Expect texts, none of which is English."""
    assert texts
    assert [(one, said) for one in texts if (said := english_beside(code).within(one))] == []


@CODES
def test_no_page_of_the_server_says_anything_in_english(code: str) -> None:
    asking = (b"accept-language", code.encode())
    served = Served({one: said_of_pages(one) for one in ("en", code)}, "", ("", "puzzles"))
    nothing = passed(partial(IndexPage, served=served), scope_of("/nowhere", asking), page=STREAMLIT)
    full = {one: full_page(one) for one in ("en", code)}
    no_room = passed(partial(VisitLimit, most=0, full=full, pages=("",), base=""), scope_of("/", asking))
    assert (nothing.status, no_room.status) == (404, 503)
    for found in (nothing, no_room):
        page = Page(found.body)
        assert page.code == code
        expect_no_english(code, page.texts)


def test_english_on_such_a_page_is_found() -> None:
    page = Page(full_page("en"))
    assert any(english_beside("de").within(one) for one in page.texts)
    assert isinstance(said_of_pages("en"), Said)


def test_a_page_without_room_shows_who_has_taken_all_seats() -> None:
    page = full_page("en", "/club").decode()
    assert page.count('src="/club/drawings/face-') == 4
    assert "lost.svg" not in page


def test_where_nothing_is_the_heading_leads_to_every_page() -> None:
    page = passed(
        partial(IndexPage, served=Served({"en": said_of_pages("en")}, "", ("",))), scope_of("/x"), page=STREAMLIT
    )
    header = page.body.decode().partition("<header>")[2].partition("</header>")[0]
    named = [name for name in PAGES[1:] if name not in QUIET_PAGES]
    assert re.findall(r'href="([^"]*)"', header) == ["/", "/", *(f"/{name}" for name in named)]


def test_only_a_page_with_a_connection_has_the_font_of_the_others() -> None:
    assert LETTER_FONT in full_page("en", "/club").decode()
    assert LETTER_FONT not in offline_page("en", "/club").decode()


@pytest.fixture
def login() -> Iterator[None]:
    """Serve the tutor to many, who can log in."""
    serve_many(many=True)
    offer_login([DEFAULT, "SSO"])
    yield
    offer_login([])
    serve_many(many=False)


@CODES
@pytest.mark.usefixtures("login")
def test_the_buttons_to_log_in_say_nothing_in_english(code: str) -> None:
    at = open_app(**{ADDRESS: code})
    labels = [one.label for one in at.button if (one.key or "").startswith("provider-")]
    assert len(labels) == 2
    expect_no_english(code, labels)
