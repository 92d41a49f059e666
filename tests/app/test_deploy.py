"""The example of several processes: it is written where it is asked for, and what it names there is."""

import configparser
import shlex
from pathlib import Path

import pytest
from sqlalchemy import make_url
from typer.testing import CliRunner

from tutor.app.deploy import write_example
from tutor.app.profile import COOKIE
from tutor.app.progress import VARIABLE
from tutor.cli import app
from tutor.trainer.archive import MOST_BYTES


@pytest.fixture
def example(tmp_path: Path) -> dict[str, str]:
    """The files of the example by name."""
    return {path.name: path.read_text() for path in write_example(tmp_path / "new" / "folder")}


def unit(example: dict[str, str]) -> configparser.ConfigParser:
    """The systemd unit."""
    parser = configparser.RawConfigParser(strict=True)
    parser.optionxform = str  # type: ignore[assignment, method-assign]
    parser.read_string(example["zwickern@.service"])
    return parser


def test_the_example_is_written_whole(example: dict[str, str]) -> None:
    assert set(example) == {"README.md", "zwickern.env", "zwickern.nginx.conf", "zwickern@.service"}
    assert all(example.values())


def test_no_file_that_is_there_is_overwritten(tmp_path: Path) -> None:
    own = tmp_path / "zwickern.env"
    own.write_text("mine")
    with pytest.raises(FileExistsError) as refused:
        write_example(tmp_path)
    assert refused.value.filename == str(own)
    assert [path.name for path in tmp_path.iterdir()] == [own.name]
    assert own.read_text() == "mine"


def test_the_unit_starts_the_tutor_with_options_that_it_has(example: dict[str, str]) -> None:
    _, command, *options = shlex.split(unit(example)["Service"]["ExecStart"])
    told = CliRunner(env={"COLUMNS": "200"}).invoke(app, [command, "--help"])
    assert told.exit_code == 0
    named = [option for option in options if option.startswith("--")]
    assert named == ["--host", "--port"]
    assert all(option in told.output for option in named)


def test_the_unit_reads_the_environment_that_names_one_database(example: dict[str, str]) -> None:
    assert unit(example)["Service"]["EnvironmentFile"].endswith("/zwickern.env")
    lines = [line.partition("=") for line in example["zwickern.env"].splitlines() if line and not line.startswith("#")]
    values = {name: value for name, _, value in lines}
    assert make_url(values[VARIABLE]).get_backend_name() == "postgresql"


def test_learners_are_told_apart_by_the_cookie_of_the_tutor(example: dict[str, str]) -> None:
    assert f"map $cookie_{COOKIE} " in example["zwickern.nginx.conf"]


def test_whatever_can_be_read_as_progress_passes_the_proxy(example: dict[str, str]) -> None:
    assert f"client_max_body_size {MOST_BYTES // 2**20 + 1}m;" in example["zwickern.nginx.conf"]
