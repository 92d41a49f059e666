"""Trouble with the database is logged when it happens, once a minute while it lasts, and when it is over."""

import resource
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest

from tests.trainer.samples import attempt
from tests.trainer.test_trouble import impatient, some
from tutor.app.visitor import attempt_log
from tutor.app.visitor.attempt_log import AGAIN_AFTER, DatabaseAlarm
from tutor.trainer.faults import LogError
from tutor.trainer.log import Log, file_url, open_log

Told = list[tuple[str, object]]


@pytest.fixture
def told(monkeypatch: pytest.MonkeyPatch) -> Told:
    """What is written to the log of the server: the event and the fault."""
    found: Told = []
    monkeypatch.setattr(attempt_log, "log_event", lambda event, **details: found.append((event, details.get("fault"))))
    return found


@pytest.fixture
def now(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """The clock that trouble goes by."""
    found = [1000.0]
    monkeypatch.setattr(attempt_log.time, "monotonic", lambda: found[0])
    return found


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """A file with an attempt."""
    some(tmp_path / "attempts.db")
    return tmp_path / "attempts.db"


@pytest.fixture
def log(file: Path) -> Iterator[Log]:
    """The log in it, which hardly waits for it."""
    with closing(open_log(impatient(file))) as opened:
        yield opened


@contextmanager
def full() -> Iterator[None]:
    """No file takes more."""
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (0, before[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, before)


def test_a_write_that_fails_is_reported_at_once_and_so_is_its_end(log: Log, file: Path, told: Told) -> None:
    watch = DatabaseAlarm(log)
    with closing(sqlite3.connect(file)) as other:
        other.execute("BEGIN IMMEDIATE")
        log.add(attempt("new", seconds=10))
        assert told == [("database-fails", "log-busy")]
        assert not watch.keeps(tried=False)
    watch.look()
    assert told == [("database-fails", "log-busy"), ("database-answers", None)]
    assert watch.keeps(tried=False)


def test_while_it_lasts_it_is_reported_once_a_minute(log: Log, file: Path, told: Told, now: list[float]) -> None:
    watch = DatabaseAlarm(log)
    with closing(sqlite3.connect(file)) as other:
        other.execute("BEGIN IMMEDIATE")
        log.add(attempt("new", seconds=10))
        for seconds in range(1, 131):
            now[0] = 1000 + seconds
            log.add(attempt(f"{seconds}", seconds=10 + seconds))
            if seconds % 20 == 0:
                watch.look()
    assert len(told) == 3
    assert len(set(told)) == 1
    assert AGAIN_AFTER <= 60


@pytest.mark.parametrize("act", ["add_all", "set_setting", "delete"])
def test_whatever_cannot_be_written_is_reported(log: Log, file: Path, told: Told, act: str) -> None:
    watch = DatabaseAlarm(log)
    with closing(sqlite3.connect(file)) as other:
        other.execute("BEGIN IMMEDIATE")
        if act == "set_setting":
            log.set_setting("local", "most_days", "30")
        else:
            with pytest.raises(LogError):
                log.add_all([attempt("new")]) if act == "add_all" else log.delete("local")
        assert not watch.keeps(tried=False)
    watch.look()
    assert [event for event, _ in told] == ["database-fails", "database-answers"]
    assert watch.keeps(tried=True)


def test_a_full_disk_is_found_by_trying_though_no_one_does_anything(log: Log, told: Told) -> None:
    watch = DatabaseAlarm(log)
    with full():
        assert watch.keeps(tried=False), "so much can be said without writing"
        assert not watch.keeps(tried=True)
    assert [event for event, _ in told] == ["database-fails"]
    assert watch.keeps(tried=True)
    assert [event for event, _ in told] == ["database-fails", "database-answers"]


def test_another_file_is_reported_and_a_missing_one_too(log: Log, file: Path, tmp_path: Path, told: Told) -> None:
    watch = DatabaseAlarm(log)
    file.rename(tmp_path / "moved.db")
    watch.look()
    assert told == [("database-fails", "log-gone")]
    (tmp_path / "moved.db").rename(file)
    watch.look()
    assert [event for event, _ in told] == ["database-fails", "database-answers"]
    some(tmp_path / "other.db")
    (tmp_path / "other.db").replace(file)
    watch.look()
    assert [event for event, _ in told][2:] == ["database-replaced"]


def test_a_database_that_cannot_be_reached_is_found_without_writing(log: Log, file: Path, told: Told) -> None:
    watch = DatabaseAlarm(log)
    with closing(sqlite3.connect(file)) as other:
        other.execute("BEGIN IMMEDIATE")
        assert not watch.keeps(tried=False)
    assert told == [("database-fails", "log-busy")]
    assert watch.keeps(tried=False), "what is in trouble is tried"
    assert told[1:] == [("database-answers", None)]


def test_a_database_that_does_not_say_anything_is_reported(log: Log, told: Told) -> None:
    watch = DatabaseAlarm(log)
    watch.unanswered()
    watch.unanswered()
    assert told == [("database-fails", "log-unreachable")]
    assert watch.keeps(tried=True)
    assert told[1:] == [("database-answers", None)]


def test_while_all_is_well_nothing_is_logged(log: Log, told: Told, file: Path) -> None:
    watch = DatabaseAlarm(log)
    log.add(attempt("new", seconds=10))
    watch.look()
    assert watch.keeps(tried=True)
    assert told == []
    with closing(open_log(file_url(file))) as other:
        assert other.settings("") == {}, "what was tried is gone again"
