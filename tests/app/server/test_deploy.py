"""The example of several processes: it is written where it is asked for, and what it names there is."""

import configparser
import json
import shlex
from importlib.metadata import metadata
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.specifiers import SpecifierSet
from sqlalchemy import make_url
from typer.testing import CliRunner

import tutor
from tests import constraints
from tutor.app.server.deploy import write_example
from tutor.app.server.login_file import read_login
from tutor.app.server.middleware.host_cookies import COOKIE_PREFIX
from tutor.app.server.open_files import visits_with
from tutor.app.server.site import CannotServeError, Site
from tutor.app.visitor.account import DEFAULT
from tutor.app.visitor.attempt_log import VARIABLE
from tutor.app.visitor.profile import PROFILE_COOKIE
from tutor.cli.main import app
from tutor.trainer.archive import MOST_ARCHIVE_BYTES


@pytest.fixture
def example(tmp_path: Path) -> dict[str, str]:
    """The files of the example by name."""
    return {path.name: path.read_text() for path in write_example(tmp_path / "new" / "folder")}


def unit(example: dict[str, str], name: str = "zwickern@.service") -> configparser.ConfigParser:
    """One of the systemd units."""
    parser = configparser.RawConfigParser(strict=True)
    parser.optionxform = str
    parser.read_string(example[name])
    return parser


def test_the_example_is_written_whole(example: dict[str, str]) -> None:
    backup = {"zwickern-backup.service", "zwickern-backup.timer"}
    several = {"zwickern.env", "zwickern.nginx.conf", "zwickern@.service", "login.toml", *backup}
    assert set(example) == {"README.md", *several, "Containerfile", "constraints.txt"}
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


def test_the_unit_allows_files_for_all_visits_and_the_environment_names_the_bounds(example: dict[str, str]) -> None:
    assert visits_with(int(unit(example)["Service"]["LimitNOFILE"])) >= Site().visits
    assert f"#ZWICKERN_MOST_VISITS={Site().visits}\n" in example["zwickern.env"]
    assert f"#ZWICKERN_MOST_UPLOADS={Site().uploads}\n" in example["zwickern.env"]
    assert f"limit_conn zwickern_visits {Site().visits // 2};" in example["zwickern.nginx.conf"]


def test_learners_are_told_apart_by_the_cookie_of_the_tutor(example: dict[str, str]) -> None:
    assert f"{COOKIE_PREFIX}{PROFILE_COOKIE}=" in example["zwickern.nginx.conf"]
    assert f";\\s*){PROFILE_COOKIE}=" in example["zwickern.nginx.conf"]


def test_whatever_can_be_read_as_progress_passes_the_proxy(example: dict[str, str]) -> None:
    assert f"client_max_body_size {MOST_ARCHIVE_BYTES // 2**20 + 1}m;" in example["zwickern.nginx.conf"]


def commands(example: dict[str, str]) -> list[str]:
    """The commands of the guide in their order, those of the container too."""
    blocks = example["README.md"].split("```")[1::2]
    return [line for block in blocks for line in block.strip().splitlines()]


def test_the_guide_installs_every_file_of_the_example_and_no_other(example: dict[str, str]) -> None:
    words = {word for line in commands(example) for word in shlex.split(line)}
    known = {word for word in words if word in example}
    assert known == example.keys() - {"README.md"}
    installed = [line for line in commands(example) if line.startswith("install -m")]
    named = {word for line in installed for word in shlex.split(line)[3:-1] if not word.startswith(("-", "zwickern "))}
    assert named - {"zwickern"} <= example.keys()


def test_the_guide_names_the_login_file_that_the_environment_names(example: dict[str, str]) -> None:
    (setting,) = [line for line in example["zwickern.env"].splitlines() if line.startswith("#ZWICKERN_LOGIN_FILE=")]
    path = setting.partition("=")[2]
    assert any(line.startswith("install ") and line.endswith(f" {path}") for line in commands(example))
    (switched,) = [line for line in commands(example) if "ZWICKERN_LOGIN_FILE" in line]
    assert shlex.split(switched)[-1] == "/etc/zwickern/zwickern.env"


def test_the_login_file_lacks_nothing_but_a_secret_of_the_operators_own(
    example: dict[str, str], tmp_path: Path
) -> None:
    file = tmp_path / "login.toml"
    file.write_text(example["login.toml"])
    with pytest.raises(CannotServeError) as refused:
        read_login(file, "")
    assert "login-secret-short" in str(refused.value)
    file.write_text(example["login.toml"].replace('cookie_secret = ""', f'cookie_secret = "{"0f" * 32}"'))
    assert read_login(file, "").providers == [DEFAULT]


def test_the_backup_is_of_the_database_and_user_of_the_tutor(example: dict[str, str]) -> None:
    service = unit(example, "zwickern-backup.service")["Service"]
    database = make_url(example["zwickern.env"].partition(f"{VARIABLE}=")[2].splitlines()[0]).database
    assert f" {database};" in service["ExecStart"]
    (folder,) = {word for word in shlex.split(service["ExecStartPre"]) if word.startswith("/var/")}
    assert f"cd {folder};" in service["ExecStart"]
    assert any(
        f"pg_restore --exit-on-error --dbname {database} " in line and folder in line for line in commands(example)
    )
    timer = unit(example, "zwickern-backup.timer")
    assert timer["Timer"]["OnCalendar"] == "03:30"


def test_plain_http_leads_to_https_only(example: dict[str, str]) -> None:
    plain, secure = example["zwickern.nginx.conf"].split("\nserver {")[1:]
    assert "proxy_pass" not in plain
    assert "return 301 https://$host$request_uri;" in plain
    tls = [line.split()[1].rstrip(";") for line in secure.splitlines() if "ssl_certificate" in line]
    assert all(any(path in line for line in commands(example) if line.startswith("openssl")) for path in tls)


# -- the container ------------------------------------------------------------


def instructions(text: str) -> list[tuple[str, str]]:
    """The instructions of a container file, each with the rest of its line."""
    lines = [line for line in text.splitlines() if line and not line.startswith("#")]
    return [(name, rest.strip()) for name, _, rest in (line.partition(" ") for line in lines)]


def environment(container: list[tuple[str, str]]) -> dict[str, str]:
    """What is set in the container."""
    found = (pair.partition("=") for name, rest in container if name == "ENV" for pair in shlex.split(rest))
    return {name: value for name, _, value in found}


def health_check(text: str) -> list[str]:
    """The command that checks whether the container is well."""
    (check,) = [rest for name, rest in instructions(text) if name == "HEALTHCHECK"]
    command = json.loads(check.partition("CMD ")[2])
    assert isinstance(command, list)
    return command


def test_the_container_runs_the_tutor_as_no_one_special(example: dict[str, str]) -> None:
    container = instructions(example["Containerfile"])
    names = [name for name, _ in container]
    (user,) = [rest for name, rest in container if name == "USER"]
    assert all(int(number) > 0 for number in user.split(":"))
    assert names.index("USER") < names.index("CMD")
    assert set(names[names.index("USER") :]) & {"RUN", "COPY", "ADD"} == set(), "nothing is done as root after it"
    command, *arguments = json.loads(dict(container)["CMD"])
    assert (command, arguments) == ("zwickern", ["serve"])


def test_what_the_container_keeps_is_in_its_volume_which_it_may_write(example: dict[str, str]) -> None:
    container = instructions(example["Containerfile"])
    folder = dict(container)["VOLUME"]
    names = [(name, rest.split()[0]) for name, rest in container]
    assert Path(make_url(environment(container)[VARIABLE]).database or "").parent == Path(folder)
    assert any(name == "RUN" and f"--create-home --home-dir {folder} " in rest for name, rest in container)
    # What an image does with the folder of a volume after it is declared is lost.
    assert names.index(("RUN", "useradd")) < names.index(("VOLUME", folder))


def test_the_container_is_settled_by_settings_that_there_are(example: dict[str, str]) -> None:
    told = CliRunner(env={"COLUMNS": "200"}).invoke(app, ["serve", "--help"]).output
    settings = environment(instructions(example["Containerfile"]))
    assert settings["ZWICKERN_HOST"] == "0.0.0.0", "others reach it"
    assert all(name in told for name in settings)
    assert dict(instructions(example["Containerfile"]))["EXPOSE"] == settings["ZWICKERN_PORT"]


def test_the_container_installs_the_versions_that_the_tests_have_passed_with(example: dict[str, str]) -> None:
    (install,) = [rest for name, rest in instructions(example["Containerfile"]) if "pip install" in rest]
    (asked,) = [Requirement(word) for word in shlex.split(install) if word.startswith("zwickern-tutor")]
    assert asked.extras == set(constraints.EXTRAS)
    assert "--constraint /opt/zwickern/constraints.txt" in install
    assert dict(instructions(example["Containerfile"]))["COPY"].startswith("constraints.txt ")
    base = dict(instructions(example["Containerfile"]))["FROM"]
    assert base.removeprefix("python:").removesuffix("-slim") in SpecifierSet(
        metadata("zwickern-tutor")["Requires-Python"]
    )


@pytest.mark.parametrize("name", sorted(constraints.direct()))
def test_whatever_the_project_asks_for_has_a_version_that_it_takes(name: str) -> None:
    asked, number = constraints.direct()[name], constraints.written().get(name)
    assert number is not None, "write the file anew: python -m tests.constraints"
    assert number in asked.specifier, f"{asked} is wanted; write the file anew: python -m tests.constraints"


def test_nothing_that_is_needed_is_left_open() -> None:
    """With versions installed other than those that the project is tested with, other things may be needed."""
    installed, written = constraints.installed(), constraints.written()
    assert list(written) == sorted(written)
    if all(written.get(name, number) == number for name, number in installed.items()):
        assert sorted(installed.keys() - written.keys()) == [], "write the file anew: python -m tests.constraints"


def test_the_tests_of_the_project_are_run_with_these_versions() -> None:
    run = (Path(__file__).parents[3] / ".ci" / "run").read_text()
    # The package may be installed somewhere else than the tests.
    assert f"--constraint {constraints.FILE.relative_to(Path(tutor.__file__).parents[1]).as_posix()} " in run
