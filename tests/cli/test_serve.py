"""`zwickern serve`: settings come as options or from the environment, and wrong ones end it in words."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner, Result

from tutor.app.server import serve as serving
from tutor.app.server.site import CannotServeError, Site
from tutor.app.visitor import attempt_log
from tutor.cli.main import app
from tutor.text import Line

Calls = list[tuple[Site, str | None]]
VARIABLES = ("HOST", "PORT", "DATABASE_URL", "BASE_PATH", "LOGIN_FILE", "MOST_VISITS", "MOST_UPLOADS")


@pytest.fixture(autouse=True)
def plain(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Keep settings from the environment of the tests out, leave none behind, and open the log again."""
    for name in VARIABLES:
        monkeypatch.setenv(f"ZWICKERN_{name}", "")
        monkeypatch.delenv(f"ZWICKERN_{name}")
    attempt_log._open.cache_clear()
    yield
    attempt_log._open.cache_clear()


@pytest.fixture
def calls(monkeypatch: pytest.MonkeyPatch) -> Calls:
    """Return the list of sites that would be served, each with its database."""
    found: Calls = []
    monkeypatch.setattr(serving, "serve_site", lambda site, database: found.append((site, database)))
    return found


def run(*arguments: str, **variables: str) -> Result:
    """Return the result of the command."""
    settings = {f"ZWICKERN_{name}": value for name, value in variables.items()}
    return CliRunner().invoke(app, ["serve", *arguments], env=settings)


def test_without_settings_it_serves_this_machine_only_but_to_many(calls: Calls) -> None:
    assert run().exit_code == 0
    assert calls == [(Site("127.0.0.1", 8501, "", many=True), None)]


def test_every_setting_can_be_an_option_or_a_variable(calls: Calls) -> None:
    options = {"host": "0.0.0.0", "port": "9", "database": "sqlite://", "base": "/club/", "login": "a.toml"}
    bounds = {"most-visits": "7", "most-uploads": "8"}
    run(*(part for name, value in (options | bounds).items() for part in (f"--{name}", value)))
    names = "HOST", "PORT", "DATABASE_URL", "BASE_PATH", "LOGIN_FILE", "MOST_VISITS", "MOST_UPLOADS"
    run(**dict(zip(names, (options | bounds).values(), strict=True)))
    expected = Site("0.0.0.0", 9, "/club", many=True, login=Path("a.toml"), visits=7, uploads=8), "sqlite://"
    assert calls == [expected, expected]


def test_an_option_is_stronger_than_a_variable(calls: Calls) -> None:
    run("--port", "1", PORT="2")
    assert calls[0][0].port == 1


@pytest.mark.parametrize(
    ("arguments", "code", "said"),
    [
        (["--base", "a b"], 2, "a b"),
        (["--port", "70000"], 2, "65535"),
        (["--port", "many"], 2, "integer"),
        (["--most-visits", "0"], 2, "--most-visits"),
        (["--most-uploads", "-1"], 2, "--most-uploads"),
        (["--login", "none.toml"], 2, "The file none.toml cannot be read: No such file or directory\n"),
        (["--database", "nonsense"], 1, "database"),
    ],
)
def test_what_cannot_be_served_is_reported_with_its_exit_code(
    arguments: list[str], code: int, said: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(serving, "_run", lambda *_: pytest.fail("it was served"))
    done = run(*arguments, **({} if "--database" in arguments else {"DATABASE_URL": "sqlite://"}))
    assert done.exit_code == code
    assert said in done.stderr
    assert "Traceback" not in done.output


def test_help_names_the_variables() -> None:
    done = CliRunner().invoke(app, ["serve", "--help"], terminal_width=200)
    assert all(f"ZWICKERN_{name}" in done.stdout for name in VARIABLES)


def test_without_a_command_trouble_is_reported_too(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: Any, **__: Any) -> None:
        raise CannotServeError(Line("cli-port-range", {"port": 99999}), usage=True)

    monkeypatch.setattr(serving, "serve", refuse)
    done = CliRunner().invoke(app, ["--port", "99999", "--no-browser"])
    assert (done.exit_code, "65535" in done.stderr) == (2, True)


def test_an_example_for_several_processes_is_written_once(tmp_path: Path, calls: Calls) -> None:
    done = run("--example", str(tmp_path / "example"))
    files = [Path(line) for line in done.stdout.splitlines()]
    assert done.exit_code == 0
    assert {file.name for file in files} >= {"README.md", "zwickern@.service"}
    assert all(file.is_file() for file in files)
    again = run("--example", str(tmp_path / "example"))
    assert again.exit_code == 2
    assert str(files[0]) in again.stderr
    assert calls == []
