"""Health: a word and a status, the truth of this moment, and no trouble for the database however often it is asked."""

import asyncio
import time
from collections.abc import Callable

import pytest
from starlette.requests import Request

from tutor.app.server import health
from tutor.app.server.health import Health, health_route


class Database:
    """What is known of a log that keeps what is done or does not."""

    def __init__(self, keeps: Callable[[bool], bool]) -> None:
        self._keeps = keeps
        self.silent = 0

    def keeps(self, *, tried: bool) -> bool:
        return self._keeps(tried)

    def unanswered(self) -> None:
        self.silent += 1


@pytest.fixture
def use(monkeypatch: pytest.MonkeyPatch) -> Callable[[Callable[[bool], bool]], Database]:
    """Have health ask a database that says whether it keeps what is done, and hears whether that is to be tried."""

    def used(keeps: Callable[[bool], bool]) -> Database:
        found = Database(keeps)
        monkeypatch.setattr(health, "database_alarm", lambda: found)
        return found

    return used


Use = Callable[[Callable[[bool], bool]], Database]


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
def test_it_is_well_while_what_is_done_is_kept(use: Use) -> None:
    well = [True, False, False, True]
    use(lambda _: well.pop(0))
    one = Health()
    found = [ask(one) for _ in range(4)]
    assert found == [(200, "ok"), (503, "database"), (503, "database"), (200, "ok")]


def test_however_often_it_is_asked_the_database_is_not(use: Use) -> None:
    asked: list[int] = []
    use(lambda _: not asked.append(1))
    assert ask(Health(), 50) == (200, "ok")
    assert len(asked) == 1


@pytest.mark.usefixtures("eager")
def test_while_all_is_well_something_is_written_now_and_then_only_and_in_trouble_each_time(
    use: Use, monkeypatch: pytest.MonkeyPatch
) -> None:
    tries: list[bool] = []
    well = [True, True, True, False, False, True, True]

    def keeps(tried: bool) -> bool:
        tries.append(tried)
        return well.pop(0)

    use(keeps)
    one = Health()
    for _ in range(7):
        ask(one)
    assert tries == [True, False, False, False, True, True, False]
    well, tries[:] = [True], []
    monkeypatch.setattr(health, "_TRY_AGAIN_AFTER", 0)
    ask(one)
    assert tries == [True]


@pytest.mark.usefixtures("eager")
def test_a_database_that_hangs_does_not_answer_which_is_reported(use: Use, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(health, "_PATIENCE", 0.05)
    found = use(lambda _: bool(time.sleep(0.3)) or True)
    assert ask(Health()) == (503, "database")
    assert found.silent == 1


@pytest.mark.usefixtures("eager")
def test_a_log_in_memory_is_as_it_was_asked_for() -> None:
    assert ask(Health()) == (200, "ok"), "the tests keep theirs in memory on purpose"


def test_it_is_under_the_path_of_the_pages() -> None:
    assert (health_route("").path, health_route("/club").path) == ("/health", "/club/health")
