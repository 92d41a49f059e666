"""Serving to many: under a path, with headers that forbid what no page needs, watched over, and stopped in order."""

import json
import re
import sqlite3
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import closing
from email.message import Message
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.e2e.club import Served, served, solve
from tests.e2e.conftest import ANSWERS_WITHIN, NO_WORKER, Watch, shown
from tests.e2e.driving import WORDS, expect_title
from tutor.app.server.middleware.headers import policy
from tutor.app.server.style import page_style

PAGES = (
    "/",
    "/?view=course",
    "/?path=tonight&step=15",
    "/puzzles",
    "/replay?ply=3",
    "/rules",
    "/rules?view=sheet",
    "/play",
    "/progress",
)
SECONDS = 10  # so long a server may take to stop, on a busy machine


@pytest.fixture(scope="module")
def club(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A tutor under a path, as behind a proxy."""
    with served(tmp_path_factory.mktemp("club"), ZWICKERN_BASE_PATH="club/zwickern") as one:
        yield one


@pytest.fixture
def page(chromium: Browser, club: Served) -> Iterator[Page]:
    """A new visitor's page; nothing may be refused, missing or wrong in it."""
    watch = Watch(club.url)
    context = chromium.new_context(locale="en-GB")
    context.add_init_script(NO_WORKER)
    context.set_default_timeout(ANSWERS_WITHIN)
    page = context.new_page()
    watch.page(page)
    yield page
    context.close()
    assert watch.problems == []


def asked(url: str) -> tuple[int, Message, str]:
    """What a server answers: the status, the headers and the text."""
    try:
        with urllib.request.urlopen(url, timeout=10) as answer:
            return answer.status, answer.headers, answer.read().decode(errors="replace")
    except urllib.error.HTTPError as error:
        return error.code, error.headers, error.read().decode()


def directives(headers: Message) -> dict[str, str]:
    """The content security policy."""
    parts = [part.strip().partition(" ") for part in headers["content-security-policy"].split(";")]
    return {name: value for name, _, value in parts}


def test_every_page_works_under_a_path_and_a_strict_policy(page: Page, club: Served) -> None:
    assert club.url.endswith("/club/zwickern")
    solve(page, club)
    for path in PAGES:
        page.goto(club.url + path)
        shown(page)
        expect(page.get_by_test_id("stAlertContentError")).to_have_count(0)
        # What a page loads late would be refused late.
        page.wait_for_load_state("networkidle")
    expect(page.get_by_test_id("stMetric").first).to_have_text(re.compile("1$"))
    page.get_by_role("link", name=WORDS("nav-replay")).first.click()
    expect_title(page, WORDS("replay-start"))
    assert "/club/zwickern/replay" in page.url


def test_the_policy_lets_nothing_run_but_what_comes_from_the_server(club: Served) -> None:
    status, headers, text = asked(f"{club.url}/puzzles")
    found = directives(headers)
    assert status == 200
    assert found["default-src"] == "'none'"
    assert re.fullmatch(r"'self'( 'sha256-[A-Za-z0-9+/]{43}=')+", found["script-src"])
    assert len(re.findall("<script>", text)) == found["script-src"].count("sha256")
    assert found["frame-ancestors"] == found["base-uri"] == found["form-action"] == "'none'"
    assert "unsafe-eval" not in headers["content-security-policy"]


@pytest.mark.parametrize("path", ["/", "/puzzles", "/health", "/favicon.png", "/_stcore/host-config", "/nothing.js"])
def test_every_answer_has_the_headers(club: Served, path: str) -> None:
    _, headers, _ = asked(club.url + path)
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "same-origin"
    assert headers["x-frame-options"] == "DENY"
    assert "camera=()" in headers["permissions-policy"]
    assert directives(headers)["default-src"] == "'none'"
    assert headers["server"] is None


@pytest.mark.main
def test_a_monitor_is_told_that_all_is_well(club: Served) -> None:
    status, headers, text = asked(f"{club.url}/health")
    assert (status, text, headers["cache-control"]) == (200, "ok", "no-store")


def test_nothing_is_served_beside_the_path(club: Served) -> None:
    assert asked(club.url.removesuffix("/club/zwickern") + "/puzzles")[0] == 404


def test_the_profile_stays_under_the_path(club: Served) -> None:
    _, headers, _ = asked(f"{club.url}/puzzles")
    assert "; Path=/club/zwickern;" in headers["set-cookie"]


@pytest.mark.main
def test_a_server_that_is_stopped_writes_what_waits_and_ends_in_order(chromium: Browser, tmp_path: Path) -> None:
    file = tmp_path / "attempts.sqlite"
    with served(tmp_path) as club, closing(sqlite3.connect(file, isolation_level=None)) as other:
        page = chromium.new_page()
        # Someone else holds the database while the answer is judged.
        other.execute("BEGIN IMMEDIATE")
        solve(page, club)
        assert other.execute("SELECT count(*) FROM attempt").fetchone() == (0,)
        other.execute("ROLLBACK")
        before = time.monotonic()
        assert club.stop() == 0
        assert time.monotonic() - before < SECONDS
        page.close()
        assert other.execute("SELECT count(*) FROM attempt").fetchone() == (1,)
    others = [line for line in club.said if not str(line["event"]).startswith("database")]
    assert [line["event"] for line in others] == ["started", "stopping", "stopped"], others
    assert "database-fails" in club.events()
    assert club.said[-1]["not_kept"] == 0


def test_the_log_says_nothing_about_the_learners(chromium: Browser, club: Served) -> None:
    context = chromium.new_context(locale="en-GB", user_agent="A Telltale Browser")
    context.add_init_script(NO_WORKER)
    page = context.new_page()
    page.goto(f"{club.url}/?lesson=telltale-lesson&step=telltale-step")
    shown(page)
    (cookie,) = [one for one in context.cookies() if one.get("name") == "zwickern_profile"]
    context.close()
    said = json.dumps(club.said)
    assert str(cookie["value"]) not in said
    assert "telltale" not in said.lower()
    assert all({"time", "level", "event"} <= set(line) for line in club.said)


def test_every_page_brings_its_style_and_what_is_not_a_page_says_so(club: Served, page: Page) -> None:
    """A link with a full stop at its end leads on as well."""
    status, _, text = asked(f"{club.url}/puzzles")
    assert (status, f"<style>{page_style('/club/zwickern')}</style>" in text) == (200, True)
    status, headers, text = asked(f"{club.url}/puzzles.")
    assert (status, headers["Content-Security-Policy"]) == (404, policy(text.encode()).decode())
    assert WORDS("address-nowhere") in text
    # What is missing is an error in the console, so it is not this page that is watched.
    page.set_content(text.replace('href="/club', f'href="{club.url.removesuffix("/club/zwickern")}/club'))
    page.get_by_role("link", name=WORDS("address-first-page")).click()
    shown(page)
    expect_title(page, "Zwickern")
