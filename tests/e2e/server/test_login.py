"""Logging in with an account: what was done before comes along, once, and no one sees what another one did."""

import json
import re
import socket
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.e2e.club import Served, served, solve
from tests.e2e.conftest import ANSWERS_WITHIN, NO_WORKER, shown
from tests.e2e.driving import WORDS, expect_title
from tests.e2e.server.provider import CLIENT, Provider, providing

SECRET = "only for this test, and long enough"


@pytest.fixture
def provider() -> Iterator[Provider]:
    """Who vouches for learners."""
    with providing() as one:
        yield one


@pytest.fixture
def club(tmp_path: Path, provider: Provider) -> Iterator[Served]:
    """A tutor where learners can log in."""
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    file = tmp_path / "login.toml"
    file.write_text(f"""\
[auth]
redirect_uri = "http://127.0.0.1:{port}/club/oauth2callback"
cookie_secret = "{SECRET}"
client_id = "{CLIENT}"
client_secret = "of no use"
server_metadata_url = "{provider.url}/.well-known/openid-configuration"
""")
    with served(tmp_path, "--login", str(file), "--base", "/club", port=port) as one:
        yield one


def visitor(chromium: Browser, club: Served) -> Page:
    """A browser that was never there before, on the page of progress."""
    context = chromium.new_context(locale="en-GB")
    context.add_init_script(NO_WORKER)
    context.set_default_timeout(ANSWERS_WITHIN)
    page = context.new_page()
    page.goto(f"{club.url}/progress")
    return shown(page)


def log_in(page: Page) -> None:
    """Log in as the person for whom the provider vouches now."""
    page.get_by_role("button", name=WORDS("login-in"), exact=True).click()
    expect(page.get_by_role("button", name=WORDS("login-out"))).to_be_visible()


def log_out(page: Page) -> None:
    """Log out, and be back."""
    # The button to log in is there at once, while the browser is still on its way to where the cookie ends.
    with page.expect_response(re.compile("/auth/logout")), page.expect_event("domcontentloaded"):
        page.get_by_role("button", name=WORDS("login-out")).click()
    expect(page.get_by_role("button", name=WORDS("login-in"), exact=True)).to_be_visible()


def expect_solved(page: Page, club: Served, number: int) -> None:
    """So many steps must be solved."""
    page.goto(f"{club.url}/progress")
    expect_title(page, WORDS("progress-title"))
    if number:
        expect(page.get_by_test_id("stMetric").first).to_have_text(re.compile(f"{number}$"))
    else:
        expect(page.get_by_text(WORDS("progress-nothing"))).to_be_visible()


def test_an_account_takes_over_what_was_done_before(
    chromium: Browser, club: Served, provider: Provider, tmp_path: Path
) -> None:
    ida = visitor(chromium, club)
    solve(ida, club)
    log_in(ida)
    expect(ida.get_by_test_id("stToast")).to_contain_text(WORDS("login-adopted", number=1))
    expect_solved(ida, club, 1)

    again = visitor(chromium, club)
    expect_solved(again, club, 0)
    log_in(again)
    expect_solved(again, club, 1)

    provider.person = "jan"
    jan = visitor(chromium, club)
    log_in(jan)
    expect_solved(jan, club, 0)

    log_out(ida)
    expect_solved(ida, club, 0)

    assert club.stop() == 0
    said = json.dumps(club.said)
    assert [line for line in club.said if line["level"] == "error"] == []
    assert not re.search("ida|jan|secret|Name", said), said
    kept = b"".join(file.read_bytes() for file in tmp_path.glob("attempts.sqlite*"))
    assert b"account-" in kept
    assert not re.search(rb"\bida\b|\bjan\b|secret", kept)
