"""Health: a word and a status, the truth of this moment, and no trouble for the database however often it is asked."""

import asyncio
import time
from collections.abc import Callable

import pytest
from starlette.requests import Request

from tutor.app import health
from tutor.app.health import Health, health_route

Told = list[tuple[str, bool]]


class Database:
    """A log that answers or does not."""

    def __init__(self, answers: Callable[[], bool]) -> None:
        self.answers = answers


@pytest.fixture
def told(monkeypatch: pytest.MonkeyPatch) -> Told:
    """What the log of the server is told."""
    found: Told = []
    monkeypatch.setattr(health, "tell", lambda event, bad: found.append((event, bad)))
    return found


def ask(one: Health, times: int = 1) -> tuple[int, str]:
    """The last answer."""

    async def asked() -> tuple[int, str]:
        for _ in range(times):
            answer = await one.answer(Request({"type": "http"}))
        return answer.status_code, bytes(answer.body).decode()

    return asyncio.run(asked())


@pytest.fixture
def eager(monkeypatch: pytest.MonkeyPatch) -> None:
    """The database is asked each time."""
    monkeypatch.setattr(health, "_ASK_AGAIN_AFTER", 0)


@pytest.mark.usefixtures("eager")
def test_it_is_well_while_the_database_answers(told: Told, monkeypatch: pytest.MonkeyPatch) -> None:
    well = [True, False, False, True]
    monkeypatch.setattr(health, "log", lambda: Database(lambda: well.pop(0)))
    one = Health()
    found = [ask(one) for _ in range(4)]
    assert found == [(200, "ok"), (503, "database"), (503, "database"), (200, "ok")]
    assert told == [("database-fails", True), ("database-answers", False)], "only a change is worth a line"


def test_however_often_it_is_asked_the_database_is_not(told: Told, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[int] = []
    monkeypatch.setattr(health, "log", lambda: Database(lambda: not asked.append(1)))
    assert ask(Health(), 50) == (200, "ok")
    assert len(asked) == 1
    assert told == []


@pytest.mark.usefixtures("told", "eager")
def test_a_database_that_hangs_does_not_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(health, "_PATIENCE", 0.05)
    monkeypatch.setattr(health, "log", lambda: Database(lambda: bool(time.sleep(0.3)) or True))
    assert ask(Health()) == (503, "database")


@pytest.mark.usefixtures("eager")
def test_a_log_in_memory_is_as_it_was_asked_for(told: Told) -> None:
    assert ask(Health()) == (200, "ok"), "the tests keep theirs in memory on purpose"
    assert told == []


def test_it_stands_under_the_path_of_the_pages() -> None:
    assert (health_route("").path, health_route("/club").path) == ("/health", "/club/health")
