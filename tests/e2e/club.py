"""A tutor started with `zwickern serve`, and the lines that it logs."""

import json
import os
import subprocess
import sys
import threading
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import Page

import tutor
from tests.e2e.driving import WORDS, expect_said, expect_title, lesson_tasks, play_by_mouse, play_of

STARTS_WITHIN, ENDS_WITHIN = 180, 60  # seconds


class Served(NamedTuple):
    """A running tutor, the lines that it has logged until now, and its address."""

    process: "subprocess.Popen[str]"
    said: list[dict[str, Any]]
    url: str

    def stop(self) -> int:
        """Ask the tutor to end, wait until it has, and return its exit code."""
        self.process.terminate()
        return self.process.wait(ENDS_WITHIN)

    def events(self) -> list[str]:
        """List the events that it has logged."""
        return [line["event"] for line in self.said]


@contextmanager
def served(
    folder: Path, *options: str, port: int = 0, script: Sequence[str | Path] = (), **variables: str
) -> Iterator[Served]:
    """Start a tutor in a folder, with variables of the environment, and stop it at the end; a `script` may start it.

    Attempts are kept in the folder. Each line on standard error must be a JSON object.
    """
    source = str(Path(tutor.__file__).parents[1])
    path = os.pathsep.join(filter(None, [source, os.environ.get("PYTHONPATH")]))
    environment = {**os.environ, "PYTHONPATH": path, "ZWICKERN_DATABASE_URL": f"sqlite:///{folder}/attempts.sqlite"}
    begun = [str(part) for part in script] or ["-m", "tutor"]
    command = [sys.executable, *begun, "serve", "--port", str(port), *options]
    said: list[dict[str, Any]] = []
    with subprocess.Popen(
        command, cwd=folder, env={**environment, **variables}, stderr=subprocess.PIPE, text=True
    ) as process:
        started = threading.Event()
        listening = threading.Thread(target=_listen, args=(process, said, started), daemon=True)
        listening.start()
        try:
            started.wait(STARTS_WITHIN)
            first = next((line for line in said if line["event"] == "started"), None)
            if first is None:
                pytest.fail(f"the server has not started: {said}")
            yield Served(process, said, f"http://127.0.0.1:{first['port']}{first['base']}")
        finally:
            process.terminate()
            process.wait(ENDS_WITHIN)
            listening.join()
    assert [line for line in said if line["event"] == "no line"] == []


def _listen(process: "subprocess.Popen[str]", said: list[dict[str, Any]], started: threading.Event) -> None:
    assert process.stderr is not None
    for line in process.stderr:
        try:
            said.append(json.loads(line))
        except ValueError:
            said.append({"event": "no line", "level": "error", "text": line})
        if said[-1]["event"] == "started":
            started.set()
    started.set()


def solve(page: Page, club: Served) -> None:
    """Solve a step of a lesson in the browser."""
    task = lesson_tasks()[2]
    page.goto(club.url + task.path)
    expect_title(page, task.title)
    play_by_mouse(page, task.position, play_of(task, task.solutions[0]))
    expect_said(page, WORDS("feedback-title-right"))
