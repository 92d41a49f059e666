"""Addresses that people type: each leads to the page that it means, and none leads round in a circle."""

from functools import partial

import pytest

from tests.app.asgi import passed, scope_of
from tutor.app.base.pages import PAGES
from tutor.app.server.middleware.typed_addresses import _MEANT, TypedAddresses, meant_address


@pytest.mark.parametrize(
    ("typed", "found"),
    [
        ("/learn", "/"),
        ("/lessons", "/?view=course"),
        ("/Lesson/5", "/?lesson=5"),
        ("/tonight", "/?path=tonight"),
        ("/today", "/puzzles?puzzle=today"),
        ("/DE", "/?lang=de"),
        ("/fr/puzzle", "/puzzles?lang=fr"),
        ("/help", "/rules"),
        ("/about", "/rules?view=rules&section=01-the-game"),
        ("/PUZZLES/", "/puzzles"),
        ("/index.html", "/"),
        ("/Rules.html", "/rules"),
    ],
)
def test_an_address_leads_to_the_page_that_it_means(typed: str, found: str) -> None:
    assert meant_address(typed, "") == found


def test_what_an_address_says_goes_along() -> None:
    assert meant_address("/Puzzles", "pick=due&lang=de") == "/puzzles?pick=due&lang=de"


def test_no_address_leads_round_in_a_circle() -> None:
    for typed in _MEANT:
        path, _, query = (meant_address(f"/{typed}", "") or f"/{typed}").partition("?")
        assert meant_address(path, query) is None, typed


def test_the_pages_and_what_is_unknown_are_left_alone() -> None:
    for path in (
        "/",
        *(f"/{page}" for page in PAGES[1:]),
        "/nowhere",
        "/lessons/five",
        "/static/index.html",
        "/robots.txt",
    ):
        assert meant_address(path, "lang=de") is None, path


@pytest.mark.parametrize(("base", "sent"), [("", b"/?path=tonight"), ("/club", b"/club/?path=tonight")])
def test_the_browser_is_sent_on_below_the_path_of_the_pages(base: str, sent: bytes) -> None:
    found = passed(partial(TypedAddresses, base=base), scope_of(f"{base}/tonight"))
    assert (found.status, dict(found.sent[0]["headers"])[b"location"], found.asked) == (302, sent, [])
    assert passed(partial(TypedAddresses, base=base), scope_of(f"{base}/tonight", method="POST")).asked


def test_nothing_beside_the_path_is_touched() -> None:
    assert passed(partial(TypedAddresses, base="/club"), scope_of("/tonight")).asked
