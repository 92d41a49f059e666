"""The log: added attempts stay, in order, whatever other threads and processes write at the same time."""

import signal
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, contextmanager
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from sqlalchemy import URL, Engine, create_engine, text
from sqlalchemy.exc import DBAPIError

from tests.examples import examples
from tests.trainer.samples import ATTEMPTS, attempt
from tutor.trainer.attempts import Attempt, FieldError
from tutor.trainer.database import rows
from tutor.trainer.log import Log, file_url, memory_log, open_log
from tutor.trainer.settings import Setting


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


def test_attempts_are_listed_oldest_first_and_in_the_order_of_writing_at_the_same_moment(url: URL) -> None:
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
    """Add attempts to several logs by turns; none is ever lost, and every log sees all of them."""
    before: set[Attempt] = set()
    for number, one in enumerate(attempts):
        logs[number % len(logs)].add(one)
        for log in logs:
            found = [*log.attempts("local"), *log.attempts("somebody else")]
            assert set(found) == before | {one}
            assert len(found) == len(before) + 1
        before.add(one)


@examples(10)
@given(st.lists(ATTEMPTS, max_size=6, unique_by=lambda one: one.id))
def test_whatever_is_added_is_read_back_the_same_and_nothing_goes(attempts: list[Attempt]) -> None:
    with tempfile.TemporaryDirectory() as folder:
        url = file_url(Path(folder) / "attempts.db")
        with closing(open_log(url)) as one, closing(open_log(url)) as other:
            kept([one, other], attempts)


@examples(20)
@given(st.lists(ATTEMPTS, max_size=10, unique_by=lambda one: one.id))
def test_a_log_in_memory_is_like_one_in_a_file(attempts: list[Attempt]) -> None:
    kept([memory_log()], attempts)


def test_no_attempt_in_a_log_can_be_changed() -> None:
    offered = {name for name in dir(Log) if not name.startswith("_")}
    adding = {"add", "add_all", "add_events", "adopt", "append", "retry", "set_setting"}
    adding |= {"exchange"}  # of a setting
    deleting = {"delete", "forget"}
    looking = {"abandoned", "answers", "attempts", "fault", "first_tries", "keeps", "seems_well", "settings"}
    looking |= {"changes", "events", "has_begun", "matches"}
    assert offered == {*adding, *deleting, *looking, "waiting", "watch", "close"}


def test_the_database_itself_refuses_to_change_an_attempt(url: URL) -> None:
    with closing(open_log(url)) as log:
        log.add(attempt())
        before = log.attempts("local")
        with (
            raw(url) as engine,
            pytest.raises(DBAPIError, match="attempts are never changed"),
            engine.begin() as touched,
        ):
            touched.execute(text("UPDATE attempt SET outcome = 'right'"))
        assert log.attempts("local") == before


def test_two_profiles_may_have_the_same_attempt_and_each_has_it_once(url: URL) -> None:
    mine = attempt(profile="mine")
    yours = replace(mine, profile="yours")
    with closing(open_log(url)) as log:
        for one in (mine, yours, mine, yours):
            log.add(one)
        assert log.add_all([mine, yours]) == 0
        assert log.attempts("mine") == (mine,)
        assert log.attempts("yours") == (yours,)
        assert log.fault is None


# -- many at once -------------------------------------------------------------


@pytest.fixture(params=["database", "memory"])
def log(request: pytest.FixtureRequest, url: URL) -> Iterator[Log]:
    """A log in a database, and one in memory."""
    with closing(open_log(url) if request.param == "database" else memory_log()) as opened:
        yield opened


def test_of_many_attempts_only_those_that_are_new_are_added(log: Log) -> None:
    there, new = attempt("there"), [attempt(f"{number}", seconds=1 + number) for number in range(3)]
    log.add(there)
    assert log.add_all([new[0], there, new[0], *new]) == 3
    assert log.attempts("local") == (there, *new)
    assert log.add_all(new) == 0
    assert log.attempts("local") == (there, *new)


def test_another_attempt_with_an_id_that_is_taken_changes_nothing(log: Log) -> None:
    one = attempt("there")
    log.add(one)
    log.add(replace(one, item_id="another"))
    assert log.attempts("local") == (one,)


def test_more_attempts_than_are_written_at_a_time_are_all_added(log: Log) -> None:
    many = [attempt(f"{number}", seconds=number) for number in range(5100)]
    assert log.add_all(many) == 5100
    assert log.attempts("local") == tuple(many)


def test_adding_one_attempt_need_not_wait_until_many_are_written(url: URL, monkeypatch: pytest.MonkeyPatch) -> None:
    write_all, one = rows.write_all, attempt("one")
    portions: list[int] = []
    between: list[int] = []

    def slowly(engine: Engine, attempts: Sequence[Attempt], settings: Sequence[Setting]) -> int:
        if not portions:
            other.start()
        portions.append(len(attempts))
        time.sleep(0.02)
        return write_all(engine, attempts, settings)

    monkeypatch.setattr(rows, "write_all", slowly)
    with closing(open_log(url)) as log:

        def add() -> None:
            log.add(one)
            between.append(len(portions))

        other = threading.Thread(target=add)
        assert log.add_all([attempt(f"{number}", seconds=number) for number in range(10_000)]) == 10_000
        other.join()
        assert portions == [1000] * 10
        assert between[0] < 10
        assert one in log.attempts("local")


@pytest.mark.parametrize("ending", ["delete", "adopt"])
def test_what_is_deleted_or_adopted_while_much_is_added_does_not_come_back(
    url: URL, ending: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    write_all, portions = rows.write_all, list[int]()

    def then_ended(engine: Engine, attempts: Sequence[Attempt], settings: Sequence[Setting]) -> int:
        portions.append(write_all(engine, attempts, settings))
        if len(portions) == 2:
            ended.start()
        return portions[-1]

    monkeypatch.setattr(rows, "write_all", then_ended)
    monkeypatch.setattr("tutor.trainer.log.log._PAUSE", 0.2)
    with closing(open_log(url)) as log:
        act = (lambda: log.delete("local")) if ending == "delete" else (lambda: log.adopt("account", "local"))
        ended = threading.Thread(target=act)
        added = log.add_all([attempt(f"{number}", seconds=number) for number in range(5000)])
        ended.join()
        assert added == sum(portions) == 2000
        assert log.attempts("local") == ()
        assert len(log.attempts("account")) == (2000 if ending == "adopt" else 0)
        assert log.add_all([attempt("again")]) == 1


def test_nothing_at_all_can_be_added_too(log: Log) -> None:
    assert log.add_all([]) == 0
    assert log.attempts("local") == ()


def test_settings_that_come_with_many_attempts_change_none_that_is_there(log: Log) -> None:
    log.set_setting("local", "most_days", "30")
    log.add_all([], [Setting("local", "most_days", "60"), Setting("local", "most_a_day", "5")])
    assert log.settings("local") == {"most_days": "30", "most_a_day": "5"}


def test_what_waits_in_memory_is_not_added_again(tmp_path: Path) -> None:
    url = file_url(tmp_path / "attempts.db").update_query_dict({"timeout": "0.05"})
    one, two = attempt("one"), attempt("two", seconds=1)
    with closing(open_log(url)) as log:
        with raw(url) as engine, engine.connect() as connection:
            connection.exec_driver_sql("BEGIN IMMEDIATE")
            log.add(one)
            assert log.fault is not None
        assert log.add_all([one, two]) == 1
        assert log.attempts("local") == (one, two)


def test_several_may_add_the_same_at_once(url: URL) -> None:
    many = [attempt(f"{number}", seconds=number) for number in range(300)]
    logs = [open_log(url) for _ in range(4)]
    with ThreadPoolExecutor(4) as threads:
        added = list(threads.map(lambda log: log.add_all(many), logs))
    for log in logs:
        assert log.attempts("local") == tuple(many)
        log.close()
    assert sum(added) == 300


# -- settings -----------------------------------------------------------------


def test_a_setting_is_there_after_the_log_is_opened_again(url: URL) -> None:
    with closing(open_log(url)) as log:
        log.set_setting("local", "most_days", "60")
        log.set_setting("local", "most_days", "30")
        log.set_setting("local", "most_a_day", "")
        assert log.fault is None
    with closing(open_log(url)) as log:
        assert log.settings("local") == {"most_days": "30", "most_a_day": ""}


def test_profiles_have_their_own_settings(log: Log) -> None:
    log.set_setting("mine", "most_days", "60")
    log.set_setting("yours", "most_days", "30")
    assert log.settings("mine") == {"most_days": "60"}
    assert log.settings("nobody's") == {}


def test_a_setting_that_cannot_be_kept_is_refused(log: Log) -> None:
    with pytest.raises(FieldError, match=r"^value "):
        log.set_setting("local", "most_days", "9\0")
    assert log.settings("local") == {}


def test_several_may_set_the_same_at_once(url: URL) -> None:
    logs = [open_log(url) for _ in range(4)]
    with ThreadPoolExecutor(4) as threads:
        list(threads.map(lambda log: [log.set_setting("local", f"{n}", "1") for n in range(20)], logs))
    for log in logs:
        assert log.fault is None
        assert log.settings("local") == {f"{n}": "1" for n in range(20)}
        log.close()


# -- deleting everything ------------------------------------------------------


def test_what_was_deleted_is_gone_and_others_keep_theirs(log: Log) -> None:
    mine, yours = attempt(profile="mine"), attempt(profile="yours")
    for one in (mine, yours):
        log.add(one)
        log.set_setting(one.profile, "most_days", "30")
    log.delete("mine")
    assert (log.attempts("mine"), log.settings("mine")) == ((), {})
    assert (log.attempts("yours"), log.settings("yours")) == ((yours,), {"most_days": "30"})


def test_one_can_begin_again_after_deleting_everything(log: Log) -> None:
    one = attempt()
    log.add(one)
    log.delete("local")
    log.add(one)
    assert log.attempts("local") == (one,)


def test_nothing_of_what_was_deleted_is_left_in_the_file(tmp_path: Path) -> None:
    file = tmp_path / "attempts.db"
    with closing(open_log(file_url(file))) as log:
        for number in range(50):
            log.add(attempt(f"a-secret-exercise-{number}", seconds=number))
    assert b"a-secret-exercise" in file.read_bytes()
    with closing(open_log(file_url(file))) as log:
        log.delete("local")
    assert [one.name for one in tmp_path.iterdir()] == [file.name]
    assert b"a-secret-exercise" not in file.read_bytes()


# -- several at once ----------------------------------------------------------


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


ADD_AND_TELL = """
import sys
from datetime import UTC, datetime
from uuid import uuid4
from tutor.trainer.attempts import Attempt, Outcome
from tutor.trainer.log import open_log
log = open_log(sys.argv[1])
for number in range(100_000):
    attempt = Attempt(uuid4(), datetime.now(UTC), "local", f"item/{number}", "zwick", Outcome.RIGHT)
    log.add(attempt)
    print(attempt.id, flush=True)
"""


@pytest.mark.parametrize("after", [1, 60, 200])
def test_no_attempt_that_was_added_is_lost_when_the_tutor_is_killed(url: URL, after: int) -> None:
    command = [sys.executable, "-c", ADD_AND_TELL, url.render_as_string(hide_password=False)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        told = [process.stdout.readline() for _ in range(after)]
        process.kill()
        # Lines that it printed before it was killed count too; a line that was cut short does not.
        told += [line for line in process.stdout if line.endswith("\n")]
    assert process.returncode == -signal.SIGKILL
    assert len(told) >= after
    with closing(open_log(url)) as log:
        assert {line.strip() for line in told} <= {str(one.id) for one in log.attempts("local")}
        assert log.fault is None


def test_what_is_added_to_a_file_outlasts_a_power_cut(tmp_path: Path) -> None:
    with closing(open_log(file_url(tmp_path / "attempts.db"))) as log:
        assert log._store is not None
        with log._store.engine.connect() as connection:
            full = 2
            assert connection.exec_driver_sql("PRAGMA synchronous").scalar() == full


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
