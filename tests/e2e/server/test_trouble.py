"""Whatever fails in a served tutor, its log stays one JSON object a line and holds nothing of what was said."""

import json
import os
import shutil
import sqlite3
import subprocess
import sys
import urllib.error
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, Page

from tests.app.server.test_deploy import health_check
from tests.e2e.club import Served, served, solve
from tests.e2e.conftest import ANSWERS_WITHIN, NO_WORKER
from tests.e2e.server.failing_page import SECRET
from tutor.app.server import deploy
from tutor.app.server.serve import MAIN_SCRIPT

WITHIN = 60_000  # milliseconds

# What each button does, and what is said of it.
BUTTONS = {
    "page": "ValueError",
    "callback": "KeyError",
    "part": "LookupError",
    "deep": "RecursionError",
    "component": "StreamlitAPIException",
    "file": "MediaFileStorageError",
}


@pytest.fixture
def page(chromium: Browser) -> Iterator[Page]:
    """A new visitor's page."""
    context = chromium.new_context(locale="en-GB")
    context.add_init_script(NO_WORKER)
    context.set_default_timeout(ANSWERS_WITHIN)
    yield context.new_page()
    context.close()


def wait(page: Page, until: Callable[[], bool], why: str) -> None:
    """Wait until something is so."""
    for _ in range(WITHIN // 50):
        if until():
            return
        page.wait_for_timeout(50)
    pytest.fail(why)


def test_a_page_a_callback_a_part_and_a_component_that_fail_are_lines_of_the_log(page: Page, tmp_path: Path) -> None:
    shutil.copytree(MAIN_SCRIPT.parent / ".streamlit", tmp_path / ".streamlit")
    with served(tmp_path, script=[Path(__file__).parent / "failing_site.py"]) as club:
        for button, error in BUTTONS.items():
            page.goto(club.url)
            page.get_by_role("button", name=button, exact=True).click()

            def said(error: str = error) -> bool:
                return any(line.get("error") == error and line["level"] == "error" for line in tuple(club.said))

            wait(page, said, f"{button}: {club.said}")
        assert "printed" not in club.events()
        page.get_by_role("button", name="print", exact=True).click()
        wait(page, lambda: "printed" in club.events(), "nothing was printed")
    assert SECRET not in json.dumps(club.said)


def health(club: Served) -> int:
    """The status of health."""
    try:
        with urllib.request.urlopen(f"{club.url}/health", timeout=10) as answer:
            return int(answer.status)
    except urllib.error.HTTPError as error:
        return error.code


def checked(club: Served) -> int:
    """The exit code of what a container asks to see whether it is well; it says so where it is not."""
    container = (Path(deploy.__file__).parent / "example" / "Containerfile").read_text()
    command, *arguments = health_check(container)
    address = urlsplit(club.url)
    environment = os.environ | {"ZWICKERN_PORT": str(address.port), "ZWICKERN_BASE_PATH": f"{address.path}/"}
    assert command == "python"
    asked = subprocess.run([sys.executable, *arguments], env=environment, stderr=subprocess.DEVNULL, check=False)
    return asked.returncode


def of_database(club: Served) -> list[Any]:
    """What was said of the database."""
    lines = [line for line in tuple(club.said) if line["event"].startswith("database")]
    return [(line["event"], line.get("fault")) for line in lines]


def attempts(file: Path) -> int:
    """How many attempts a file holds."""
    with closing(sqlite3.connect(file)) as other:
        return int(other.execute("SELECT count(*) FROM attempt").fetchone()[0])


def test_an_answer_that_cannot_be_kept_is_reported_and_health_is_false_until_it_is(page: Page, tmp_path: Path) -> None:
    """The file is moved away; no one asks for health until the answer is given."""
    file, moved = tmp_path / "attempts.sqlite", tmp_path / "moved.sqlite"
    with served(tmp_path, ZWICKERN_BASE_PATH="club") as club:
        assert checked(club) == 0
        file.rename(moved)
        solve(page, club)
        # The page reads the log even before the answer.
        assert of_database(club) == [("database-fails", "log-gone")]
        assert (health(club), file.exists(), attempts(moved)) == (503, False, 0)
        assert checked(club) == 1
        moved.rename(file)
        wait(page, lambda: checked(club) == 0, "the container is not well again")
        wait(page, lambda: len(of_database(club)) > 1, "it is not found again")
        assert of_database(club)[1:] == [("database-answers", None)]
        assert (health(club), attempts(file)) == (200, 1)


def test_a_file_that_is_replaced_is_noticed_without_an_answer(page: Page, tmp_path: Path) -> None:
    file = tmp_path / "attempts.sqlite"
    with served(tmp_path) as club:
        solve(page, club)
        shutil.copy(file, tmp_path / "copy.sqlite")
        (tmp_path / "copy.sqlite").replace(file)
        wait(page, lambda: of_database(club) != [], "it is not noticed")
        assert of_database(club) == [("database-replaced", None)]
        assert health(club) == 200
