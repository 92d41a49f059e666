"""Databases that cannot be used: the fault is reported in words, nothing raises later on, and the learner can go on."""

import sqlite3
import sys
from contextlib import closing
from pathlib import Path

import pytest
from sqlalchemy import URL, Engine, event, make_url
from sqlalchemy.exc import DataError, OperationalError

from tests.trainer.samples import attempt
from tutor.text import Line, language, render
from tutor.trainer.attempts import Attempt
from tutor.trainer.database import rows
from tutor.trainer.faults import LogError, database_place, fault_of
from tutor.trainer.log import Log, file_url, memory_log, open_log
from tutor.trainer.settings import Setting

SECRET = "sesame"


def told(fault: LogError | None) -> str:
    """A fault in words."""
    assert fault is not None
    return render(language("en"), Line(fault.message, fault.values))


def refused(url: URL | str) -> LogError:
    """Return why a log cannot be opened."""
    with pytest.raises(LogError) as error:
        open_log(url)
    return error.value


def some(file: Path, number: int = 1) -> list[Attempt]:
    """Attempts that were written to a file."""
    attempts = [attempt(f"{one}/{'x' * 300}", seconds=one) for one in range(number)]
    with closing(open_log(file_url(file))) as log:
        for one in attempts:
            log.add(one)
    return attempts


# -- opening ------------------------------------------------------------------


@pytest.mark.parametrize("url", ["", "attempts.db", f"what {SECRET}", "nosuch://x", "sqlite+aiosqlite:///x", "://"])
def test_what_is_not_an_address_of_a_database_is_reported_with_an_example(url: str) -> None:
    fault = refused(url)
    assert fault.message in ("log-url-wrong", "log-driver-missing")
    assert SECRET not in f"{fault} {told(fault)}"


@pytest.mark.parametrize("scheme", ["postgresql", "postgres", "postgresql+psycopg"])
def test_a_missing_driver_is_reported_with_the_command_that_installs_it(
    monkeypatch: pytest.MonkeyPatch, scheme: str
) -> None:
    monkeypatch.setitem(sys.modules, "psycopg", None)
    fault = refused(f"{scheme}://ann:{SECRET}@db.example/club?password={SECRET}")
    assert fault.message == "log-driver-missing"
    assert 'pip install "zwickern-tutor[postgresql]"' in told(fault)
    assert "db.example" in told(fault)
    assert SECRET not in f"{fault} {told(fault)}"


def test_a_server_that_does_not_answer_is_reported_without_the_password() -> None:
    error = OperationalError("", {}, Exception("connection refused\nIs the server running?"))
    fault = fault_of(error, make_url(f"postgresql+psycopg://ann:{SECRET}@db.example/club"))
    assert fault.message == "log-unreachable"
    assert "connection refused" in told(fault)
    assert "db.example" in told(fault)
    assert SECRET not in f"{fault} {told(fault)}"


@pytest.mark.parametrize("contents", [b"not a database at all " * 100, b"SQLite format 3\0" + b"\xff" * 4080])
def test_a_file_that_is_not_a_database_is_reported_and_left_as_it_is(tmp_path: Path, contents: bytes) -> None:
    file = tmp_path / "attempts.db"
    file.write_bytes(contents)
    fault = refused(file_url(file))
    assert fault.message == "log-damaged"
    assert str(file) in told(fault)
    assert file.read_bytes() == contents


@pytest.mark.parametrize("damage", ["cut", "overwritten"])
def test_a_damaged_database_is_reported_and_left_as_it_is(tmp_path: Path, damage: str) -> None:
    file = tmp_path / "attempts.db"
    some(file, 100)
    whole = file.read_bytes()
    half = len(whole) // 2
    file.write_bytes(whole[:half] + (b"" if damage == "cut" else b"\xff" * half))
    damaged = file.read_bytes()
    fault = refused(file_url(file))
    assert fault.message == "log-damaged"
    assert "move it elsewhere" in told(fault)
    assert file.read_bytes() == damaged


def test_an_empty_file_becomes_a_database(tmp_path: Path) -> None:
    file = tmp_path / "attempts.db"
    file.touch()
    assert some(file)


@pytest.mark.parametrize("where", ["file/attempts.db", "file/folder/attempts.db", "folder"])
def test_a_place_that_cannot_be_written_is_reported(tmp_path: Path, where: str) -> None:
    (tmp_path / "file").touch()
    (tmp_path / "folder").mkdir()
    fault = refused(file_url(tmp_path / where))
    assert fault.message == "log-unwritable"
    assert str(tmp_path / where) in told(fault)


def read_only(file: Path) -> URL:
    """Return the address of a file that may only be read."""
    return URL.create("sqlite", database=f"file:{file}", query={"mode": "ro", "uri": "true"})


def test_a_database_that_can_only_be_read_is_read_and_the_rest_kept_in_memory(tmp_path: Path) -> None:
    file = tmp_path / "attempts.db"
    (old,) = some(file)
    with closing(open_log(read_only(file))) as log:
        assert log.fault is not None
        assert log.fault.message == "log-unwritable"
        new = attempt("new", seconds=5)
        log.add(new)
        assert log.attempts("local") == (old, new)
    with closing(open_log(file_url(file))) as log:
        assert log.attempts("local") == (old,)


def test_a_log_in_memory_says_why_it_is_there() -> None:
    fault = LogError("log-damaged", {"place": "x", "problem": "y"})
    log = memory_log(fault)
    one = attempt()
    log.add(one)
    assert log.fault is fault
    assert log.attempts("local") == (one,)


# -- later on -----------------------------------------------------------------


def impatient(file: Path) -> URL:
    """Return the address of a file for which the log waits only 50 milliseconds."""
    return file_url(file).update_query_dict({"timeout": "0.05"})


def test_attempts_that_a_locked_database_does_not_take_are_written_later(tmp_path: Path) -> None:
    file = tmp_path / "attempts.db"
    (old,) = some(file)
    first, second, third = (attempt(f"new/{seconds}", seconds=seconds) for seconds in (10, 12, 60))
    with closing(open_log(impatient(file))) as log:
        with closing(sqlite3.connect(file)) as other:
            other.execute("BEGIN IMMEDIATE")
            log.add(first)
            assert log.fault is not None
            assert log.fault.message == "log-busy"
            assert str(file) in told(log.fault)
            assert log.attempts("local") == (old, first)
        log.add(second)
        assert log.fault is not None, "nobody waits for it again so soon"
        assert log.attempts("local") == (old, first, second)
        log.add(third)
        assert log.fault is None
        assert log.attempts("local") == (old, first, second, third)
    with closing(open_log(file_url(file))) as log:
        assert log.attempts("local") == (old, first, second, third)


def test_no_one_waits_for_those_who_look_whether_it_answers_again(tmp_path: Path) -> None:
    file = tmp_path / "attempts.db"
    some(file)
    first, second = (attempt(f"new/{seconds}", seconds=seconds) for seconds in (10, 300))
    asked = 0

    def count(*_: object) -> None:
        nonlocal asked
        asked += 1

    with closing(open_log(impatient(file))) as log:
        with closing(sqlite3.connect(file)) as other:
            other.execute("BEGIN IMMEDIATE")
            log.add(first)
            log.retry()
            assert not log.answers()
            assert log._store is not None
            event.listen(log._store.engine, "before_cursor_execute", count)
            log.add(attempt("new/11", seconds=11))
            assert asked == 0, "who only looked has not begun the wait anew"
            with log._writing:
                log.add(second)
            assert asked == 0
        log.retry()
        assert log.waiting == 0


def test_what_is_still_in_memory_is_written_when_the_log_is_closed(tmp_path: Path) -> None:
    file = tmp_path / "attempts.db"
    (old,) = some(file)
    new = attempt("new", seconds=5)
    with closing(open_log(impatient(file))) as log, closing(sqlite3.connect(file)) as other:
        other.execute("BEGIN IMMEDIATE")
        log.add(new)
        assert log.fault is not None
    with closing(open_log(file_url(file))) as log:
        assert log.attempts("local") == (old, new)


def test_settings_that_a_locked_database_does_not_take_are_kept_and_written_later(tmp_path: Path) -> None:
    file = tmp_path / "attempts.db"
    some(file)
    with closing(open_log(impatient(file))) as log:
        log.set_setting("local", "most_days", "30")
        with closing(sqlite3.connect(file)) as other:
            other.execute("BEGIN IMMEDIATE")
            log.set_setting("local", "most_days", "60")
            assert log.fault is not None
            assert log.fault.message == "log-busy"
            log.set_setting("local", "most_a_day", "5")
            assert log.settings("local") == {"most_days": "60", "most_a_day": "5"}
        with closing(open_log(file_url(file))) as another:
            assert another.settings("local") == {"most_days": "30"}
        log.add(attempt("new", seconds=5))
        assert log.fault is None
    with closing(open_log(file_url(file))) as log:
        assert log.settings("local") == {"most_days": "60", "most_a_day": "5"}


def test_what_cannot_be_deleted_stays_and_why_is_reported(tmp_path: Path) -> None:
    file = tmp_path / "attempts.db"
    (old,) = some(file)
    new = attempt("new", seconds=5)
    with closing(open_log(impatient(file))) as log:
        log.set_setting("local", "most_days", "30")
        with closing(sqlite3.connect(file)) as other:
            other.execute("BEGIN IMMEDIATE")
            log.add(new)
            with pytest.raises(LogError) as refused:
                log.delete("local")
            assert refused.value.message == "log-busy"
            assert str(file) in told(refused.value)
        assert log.attempts("local") == (old, new)
        assert log.settings("local") == {"most_days": "30"}
        log.delete("local")
        assert log.attempts("local") == ()
    with closing(open_log(file_url(file))) as log:
        assert log.attempts("local") == ()


def test_of_many_that_a_database_does_not_take_none_is_kept_and_why_is_reported(tmp_path: Path) -> None:
    file = tmp_path / "attempts.db"
    old = some(file)
    new = [attempt(f"new/{number}", seconds=5 + number) for number in range(20)]
    with closing(open_log(impatient(file))) as log:
        with closing(sqlite3.connect(file)) as other:
            other.execute("BEGIN IMMEDIATE")
            with pytest.raises(LogError) as refused:
                log.add_all(new, [Setting("local", "most_days", "30")])
            assert refused.value.message == "log-busy"
        assert log.attempts("local") == tuple(old)
        assert log.settings("local") == {}
        assert log.add_all(new) == 20
        assert log.attempts("local") == (*old, *new)


def test_many_attempts_for_which_the_disk_has_no_room_leave_the_database_as_it_was(tmp_path: Path) -> None:
    file = tmp_path / "attempts.db"
    old = some(file)
    with closing(open_log(file_url(file))) as log:
        limit_pages(log, "1")
        with pytest.raises(LogError, match="log-full"):
            log.add_all([attempt(f"{number}/{'x' * 300}") for number in range(6000)])
        assert log.attempts("local") == tuple(old)


def test_a_database_that_is_locked_when_it_is_opened_is_used_later(tmp_path: Path) -> None:
    file = tmp_path / "attempts.db"
    some(file)
    with closing(sqlite3.connect(file)) as other:
        other.execute("BEGIN IMMEDIATE")
        log = open_log(impatient(file))
        assert log.fault is not None
        assert log.fault.message == "log-busy"
    log.add(attempt(seconds=1))
    assert log.fault is None
    log.close()


def limit_pages(log: Log, most: str) -> None:
    """Limit the file of a log to this many pages."""
    assert log._store is not None
    event.listen(
        log._store.engine, "connect", lambda connection, _: connection.execute(f"PRAGMA max_page_count={most}")
    )
    log.close()


def test_attempts_for_which_the_disk_has_no_room_are_kept(tmp_path: Path) -> None:
    file = tmp_path / "attempts.db"
    old = some(file)
    new = [attempt(f"new/{number}/{'x' * 300}", seconds=10 + number) for number in range(100)]
    with closing(open_log(file_url(file))) as log:
        limit_pages(log, "1")
        for one in new:
            log.add(one)
        assert log.fault is not None
        assert log.fault.message == "log-full"
        assert log.attempts("local") == (*old, *new)
        limit_pages(log, "100000")
        last = attempt("last", seconds=1000)
        log.add(last)
        assert log.fault is None
    with closing(open_log(file_url(file))) as log:
        assert log.attempts("local") == (*old, *new, last)


def test_a_database_that_is_damaged_later_costs_only_what_was_in_it(tmp_path: Path) -> None:
    file = tmp_path / "attempts.db"
    some(file)
    with closing(open_log(file_url(file))) as log:
        log.close()
        file.write_bytes(b"nonsense" * 1000)
        new = attempt("new", seconds=5)
        log.add(new)
        assert log.attempts("local") == (new,)
        assert log.fault is not None
        assert log.fault.message == "log-damaged"


@pytest.mark.parametrize("column", ["outcome", "hints", "moment", "id"])
def test_values_that_someone_else_wrote_do_not_raise(tmp_path: Path, column: str) -> None:
    file = tmp_path / "attempts.db"
    some(file)
    with closing(sqlite3.connect(file)) as other:
        other.execute("DROP TRIGGER attempt_no_update")
        other.execute(f"UPDATE attempt SET {column} = 'nonsense'")
        other.commit()
    with closing(open_log(file_url(file))) as log:
        new = attempt("new", seconds=5)
        log.add(new)
        assert new in (*log.attempts("local"), new)
        assert log.fault is not None
        assert str(file) in told(log.fault)


def test_an_attempt_that_alone_is_refused_does_not_hold_up_the_others(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    write = rows.write

    def refuse(engine: Engine, one: Attempt | Setting) -> None:
        if isinstance(one, Attempt) and one.item_id == "refused":
            raise DataError("", {}, Exception("not in this encoding"))
        write(engine, one)

    monkeypatch.setattr(rows, "write", refuse)
    wrong, other = attempt("refused"), attempt("other", seconds=60)
    with closing(open_log(file_url(tmp_path / "attempts.db"))) as log:
        log.add(wrong)
        log.add(other)
        assert log.fault is not None
        assert log.attempts("local") == (wrong, other)
    with closing(open_log(file_url(tmp_path / "attempts.db"))) as log:
        assert log.attempts("local") == (other,)


@pytest.mark.parametrize(
    "message", ["log-url-wrong", "log-driver-missing", "log-unreachable", "log-failed", "log-full", "log-busy"]
)
def test_every_fault_has_words(message: str) -> None:
    values = {"place": "PLACE", "problem": "PROBLEM", "driver": "DRIVER"}
    words = told(LogError(message, values))
    assert "PLACE" in words


def test_a_place_is_the_path_of_a_file() -> None:
    assert database_place(file_url(Path("a b/c%.db"))) == str(Path("a b/c%.db"))
