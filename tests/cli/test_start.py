"""What the command line loads before it knows which command is wanted, and what it says if nothing can be printed."""

import os
import subprocess
import sys
from pathlib import Path
from typing import IO

import pytest

from tutor.content.files.folders import content_root

HEAVY = {"streamlit", "sqlalchemy", "numpy", "jsonschema"}


def test_no_command_waits_for_what_only_others_need() -> None:
    """Streamlit and the database take a second to import, and most commands need neither."""
    code = "import sys, tutor.cli.main; print(*sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert HEAVY & set(done.stdout.split()) == set()


GAME = str(content_root() / "lessons" / "games" / "christiansen.yaml")


def python(*arguments: str, stdout: IO[str]) -> "subprocess.CompletedProcess[str]":
    """Return what the program does with these arguments, as from a shell that says nothing of its output's buffer."""
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONUNBUFFERED"}
    command = [sys.executable, "-m", "tutor", *arguments]
    return subprocess.run(
        command, stdout=stdout, stderr=subprocess.PIPE, text=True, check=False, env=environment, timeout=60
    )


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="there is no such device")
@pytest.mark.parametrize(
    "arguments", [("schema", "lesson"), ("replay", GAME), ("replay", GAME, "--json"), ("--version",), ("--help",)]
)
def test_an_output_that_takes_nothing_is_reported(arguments: tuple[str, ...]) -> None:
    with Path("/dev/full").open("w") as full:
        done = python(*arguments, stdout=full)
    assert (done.returncode, done.stderr) == (1, "the output cannot be written: No space left on device\n")


@pytest.mark.skipif(sys.platform == "win32", reason="the shell is another one")
def test_a_closed_input_is_reported() -> None:
    done = subprocess.run(
        f"'{sys.executable}' -m tutor moves - <&-", shell=True, text=True, capture_output=True, check=False
    )
    assert (done.returncode, done.stderr) == (2, "standard input cannot be read: Bad file descriptor\n")
