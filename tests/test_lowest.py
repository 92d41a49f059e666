"""The lowest versions in `pyproject.toml` are those that `.ci/run` installs and tries."""

import os
import re
import subprocess
import sys
from importlib.metadata import version

import pytest
from packaging.version import Version

from tests import lowest

ROOT = lowest.FILE.parent
RUN = (ROOT / ".ci" / "run").read_text("utf-8")


@pytest.mark.parametrize("asked", lowest.requirements(), ids=str)
def test_each_requirement_has_one_lowest_version_the_same_in_all_extras(asked: lowest.Requirement) -> None:
    assert lowest.lowest()[lowest.name_of(asked.name)] == lowest.bound(asked)


def test_the_command_prints_a_constraint_for_each() -> None:
    command = [sys.executable, "-m", "tests.lowest"]
    printed = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout
    assert dict(line.split("==") for line in printed.splitlines()) == lowest.lowest()
    assert lowest.lowest().keys() == {lowest.name_of(one.name) for one in lowest.requirements()}


def test_the_script_installs_them_and_nothing_else_of_what_is_required() -> None:
    """With them as constraints pip takes each of them or fails, and all extras are installed with that of the tests."""
    (written,) = re.findall(r"python -m tests\.lowest >(\S+) ", RUN)
    (install,) = (line for line in RUN.splitlines() if f"--constraint {written}" in line)
    assert "'.[test]'" in install
    named = {extra: {lowest.name_of(one.name) for one in some} for extra, some in lowest.by_extra().items()}
    assert set(lowest.lowest()) == named[""] | named["test"]


def test_what_is_installed_is_allowed_and_the_lowest_where_that_is_tried() -> None:
    lowest_versions = {name: Version(number) for name, number in lowest.lowest().items()}
    installed = {name: Version(version(name)) for name in lowest_versions}
    assert {name for name, number in lowest_versions.items() if installed[name] < number} == set()
    if "ZWICKERN_LOWEST" in os.environ:
        assert installed == lowest_versions
