"""`zwickern forget`: it says how many profiles it would remove, and removes them only with --yes."""

from collections.abc import Iterable
from contextlib import closing
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from tests.trainer.samples import attempt
from tutor.app.visitor.account import account_of
from tutor.app.visitor.profile import LOCAL
from tutor.cli.main import app
from tutor.trainer.log import file_url, open_log

ACCOUNT = account_of({"is_logged_in": True, "iss": "https://id.example", "sub": "ida"}) or ""
PROFILES = {"gone": 500, "back": 1, ACCOUNT: 600, LOCAL: 700}


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """Return a database in which each profile has one attempt PROFILES days ago, and one a year before that."""
    file = tmp_path / "attempts.sqlite"
    now = datetime.now(UTC)
    with closing(open_log(file_url(file))) as log:
        for profile, days in PROFILES.items():
            for more in (0, 365):
                log.add(replace(attempt(profile=profile), moment=now - timedelta(days=days + more)))
    return file


def run(file: Path, *arguments: str) -> Result:
    """Return the result of the command."""
    return CliRunner().invoke(app, ["forget", "--database", f"sqlite:///{file}", *arguments])


def left(file: Path, profiles: Iterable[str] = PROFILES) -> set[str]:
    """Return the profiles that are still there."""
    with closing(open_log(file_url(file))) as log:
        return {profile for profile in profiles if log.attempts(profile)}


def test_without_yes_it_only_counts(file: Path) -> None:
    done = run(file, "--older-than", "400d")
    assert done.exit_code == 0
    assert "One profile has tried nothing since" in done.stdout
    assert "2 attempts in all" in done.stdout
    assert "One abandoned account stays (2 attempts)" in done.stdout
    assert "--yes" in done.stdout
    assert left(file) == set(PROFILES)


def test_with_yes_it_removes_visitors_and_neither_accounts_nor_the_owner_of_the_machine(file: Path) -> None:
    done = run(file, "--older-than", "400d", "--yes")
    assert done.exit_code == 0
    assert "One profile was removed." in done.stdout
    assert left(file) == {"back", ACCOUNT, LOCAL}


def test_accounts_are_removed_if_it_is_said(file: Path) -> None:
    done = run(file, "--older-than", "400d", "--accounts", "--yes")
    assert "2 profiles were removed." in done.stdout
    assert left(file) == {"back", LOCAL}


def test_where_no_one_is_abandoned_nothing_is_asked(file: Path) -> None:
    done = run(file, "--older-than", "10000d")
    assert "0 profiles" in done.stdout
    assert "--yes" not in done.stdout


def test_more_than_a_portion_is_removed_whole(tmp_path: Path) -> None:
    file = tmp_path / "attempts.sqlite"
    with closing(open_log(file_url(file))) as log:
        log.add_all([attempt(profile=f"p{number}") for number in range(250)])
    assert "250 profiles were removed." in run(file, "--older-than", "1d", "--yes").stdout
    assert left(file, [f"p{number}" for number in range(250)]) == set()


@pytest.mark.parametrize("days", ["400", "d", "0d", "-1d", "4 weeks", "1234567d"])
def test_what_is_not_a_number_of_days_is_reported_with_an_example(file: Path, days: str) -> None:
    done = run(file, f"--older-than={days}", "--yes")
    assert done.exit_code == 2
    assert "400d" in done.stderr
    assert left(file) == set(PROFILES)


def test_a_database_that_is_not_there_is_not_made(tmp_path: Path) -> None:
    done = run(tmp_path / "none.sqlite", "--older-than", "400d")
    assert done.exit_code == 1
    assert "There is no database" in done.stderr
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    ("given", "said"),
    [("foo", "foo"), ("", ""), ("sqlite:foo", "sqlite:…"), ("postgresql://ann:sesame@host:x/club", "postgresql:…")],
)
def test_what_is_not_an_address_is_reported_without_a_password_and_no_setting_is_blamed(given: str, said: str) -> None:
    done = CliRunner().invoke(app, ["forget", "--older-than", "30d", "--database", given])
    assert done.exit_code == 1
    assert done.stderr.startswith(f"'{said}' is not the address of a database; write it as in sqlite:////")
    assert "ZWICKERN" not in done.stderr
    assert "sesame" not in done.stderr
