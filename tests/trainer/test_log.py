"""The log: what is added stays, in order, whoever writes at the same time."""

import subprocess
import sys
import tempfile
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, contextmanager
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from sqlalchemy import URL, Engine, create_engine, text
from sqlalchemy.exc import DBAPIError

from tests.trainer.samples import ATTEMPTS, attempt
from tutor.trainer.attempts import Attempt
from tutor.trainer.log import Log, file_url, memory_log, open_log


@contextmanager
def raw(url: URL) -> Iterator[Engine]:
    """The database itself."""
    engine = create_engine(url)
    yield engine
    engine.dispose()


def test_a_new_log_is_empty(url: URL) -> None:
    with closing(open_log(url)) as log:
        assert log.attempts("local") == ()
        assert log.fault is None


def test_an_attempt_is_there_after_the_log_is_opened_again(url: URL) -> None:
    one, two = attempt("a"), attempt("b", seconds=1)
    with closing(open_log(url)) as log:
        log.add(one)
    with closing(open_log(url)) as log:
        log.add(two)
        assert log.attempts("local") == (one, two)
        assert log.fault is None


def test_profiles_see_only_their_own_attempts(url: URL) -> None:
    mine, yours = attempt(profile="mine"), attempt(profile="yours")
    with closing(open_log(url)) as log:
        log.add(mine)
        log.add(yours)
        assert log.attempts("mine") == (mine,)
        assert log.attempts("' OR 1=1 --") == ()


def test_attempts_are_told_oldest_first_and_in_the_order_of_writing_at_the_same_moment(url: URL) -> None:
    late, first, second = attempt("late", seconds=9), attempt("first"), attempt("second")
    with closing(open_log(url)) as log:
        for one in (late, first, second):
            log.add(one)
        assert log.attempts("local") == (first, second, late)


def test_an_attempt_added_twice_is_kept_once(url: URL) -> None:
    one = attempt()
    with closing(open_log(url)) as log:
        log.add(one)
        log.add(one)
        assert log.attempts("local") == (one,)
        assert log.fault is None


def kept(logs: list[Log], attempts: list[Attempt]) -> None:
    """Add attempts to logs in turn; what was there must stay there, and every log sees all of it."""
    before: set[Attempt] = set()
    for number, one in enumerate(attempts):
        logs[number % len(logs)].add(one)
        for log in logs:
            found = [*log.attempts("local"), *log.attempts("somebody else")]
            assert set(found) == before | {one}
            assert len(found) == len(before) + 1
        before.add(one)


@settings(max_examples=20)
@given(st.lists(ATTEMPTS, max_size=6, unique_by=lambda one: one.id))
def test_whatever_is_added_is_read_back_the_same_and_nothing_goes(attempts: list[Attempt]) -> None:
    with tempfile.TemporaryDirectory() as folder:
        url = file_url(Path(folder) / "attempts.db")
        with closing(open_log(url)) as one, closing(open_log(url)) as other:
            kept([one, other], attempts)


@settings(max_examples=40)
@given(st.lists(ATTEMPTS, max_size=10, unique_by=lambda one: one.id))
def test_a_log_in_memory_is_like_one_in_a_file(attempts: list[Attempt]) -> None:
    kept([memory_log()], attempts)


def test_nothing_can_be_done_to_a_log_but_adding_and_reading() -> None:
    assert {name for name in dir(Log) if not name.startswith("_")} == {"add", "attempts", "close", "fault"}


@pytest.mark.parametrize("change", ["UPDATE attempt SET outcome = 'right'", "DELETE FROM attempt"])
def test_the_database_itself_refuses_to_change_or_forget_an_attempt(url: URL, change: str) -> None:
    with closing(open_log(url)) as log:
        log.add(attempt())
        before = log.attempts("local")
        with (
            raw(url) as engine,
            pytest.raises(DBAPIError, match="attempts are never changed"),
            engine.begin() as touched,
        ):
            touched.execute(text(change))
        assert log.attempts("local") == before


def test_threads_may_write_and_read_at_once(url: URL) -> None:
    attempts = [attempt(f"{number}", seconds=number) for number in range(120)]
    with closing(open_log(url)) as log, ThreadPoolExecutor(8) as threads:
        list(threads.map(log.add, attempts))
        for found in threads.map(log.attempts, ["local"] * 16):
            assert found == tuple(attempts)
        assert log.fault is None


def test_a_reader_never_misses_what_was_added(url: URL) -> None:
    with closing(open_log(url)) as log, ThreadPoolExecutor(4) as threads:

        def add_and_look(number: int) -> bool:
            one = attempt(f"{number}")
            log.add(one)
            return one in log.attempts("local")

        assert all(threads.map(add_and_look, range(60)))


def test_threads_may_open_a_new_database_at_once(url: URL) -> None:
    with ThreadPoolExecutor(6) as threads:
        logs = list(threads.map(open_log, [url] * 6))
    for number, log in enumerate(logs):
        log.add(attempt(f"{number}", seconds=number))
    for log in logs:
        assert [one.item_id for one in log.attempts("local")] == [f"{number}" for number in range(6)]
        assert log.fault is None
        log.close()


OPEN_AND_ADD = """
import sys
from contextlib import closing
from datetime import UTC, datetime
from uuid import uuid4
from tutor.trainer.attempts import Attempt, Outcome
from tutor.trainer.log import open_log
print("ready", flush=True)
input()
with closing(open_log(sys.argv[1])) as log:
    for number in range(20):
        log.add(Attempt(uuid4(), datetime.now(UTC), "local", f"{sys.argv[2]}/{number}", "zwick", Outcome.WRONG))
    print(log.fault, flush=True)
"""


def test_processes_may_open_a_new_database_and_write_at_once(url: URL) -> None:
    address = url.render_as_string(hide_password=False)
    pipe = subprocess.PIPE
    command = [sys.executable, "-c", OPEN_AND_ADD, address]
    processes = [subprocess.Popen([*command, f"{number}"], stdin=pipe, stdout=pipe, text=True) for number in range(3)]
    for process in processes:
        assert process.stdout is not None
        assert process.stdout.readline() == "ready\n"
    for process in processes:
        assert process.stdin is not None
        process.stdin.write("\n")
        process.stdin.flush()
    assert [process.communicate()[0] for process in processes] == ["None\n"] * 3
    with closing(open_log(url)) as log:
        assert len({one.item_id for one in log.attempts("local")}) == 60


def test_a_file_is_written_ahead_so_that_readers_need_not_wait(tmp_path: Path) -> None:
    url = file_url(tmp_path / "attempts.db")
    with closing(open_log(url)), raw(url) as engine, engine.connect() as connection:
        assert connection.execute(text("PRAGMA journal_mode")).scalar() == "wal"


def test_a_log_is_one_file_again_when_it_is_closed(tmp_path: Path) -> None:
    with closing(open_log(file_url(tmp_path / "attempts.db"))) as log:
        log.add(attempt())
    assert [file.name for file in tmp_path.iterdir()] == ["attempts.db"]


@pytest.mark.parametrize("name", ["a b", "50%", "what?", "a#b", "Übung", "a&b=c"])
def test_any_folder_and_file_name_will_do(tmp_path: Path, name: str) -> None:
    file = tmp_path / name / f"{name}.db"
    with closing(open_log(file_url(file))) as log:
        log.add(attempt())
        assert log.fault is None
    assert file.is_file()


@pytest.mark.parametrize("url", ["sqlite://", "sqlite:///:memory:"])
def test_a_database_in_memory_is_shared_by_all_threads(url: str) -> None:
    with closing(open_log(url)) as log, ThreadPoolExecutor(1) as thread:
        one = attempt()
        log.add(one)
        assert thread.submit(log.attempts, "local").result() == (one,)
        assert log.fault is None
