"""The log survives trouble of the machine: attempts are kept wherever possible, and faults are reported in words."""

import ctypes
import resource
import signal
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from contextlib import closing
from datetime import timedelta
from pathlib import Path

import pytest
from sqlalchemy import URL

from tests.trainer.samples import attempt, noon
from tests.trainer.test_trouble import impatient, some, told
from tutor.trainer.database.schema import VERSION_TABLE
from tutor.trainer.exercises import exercises
from tutor.trainer.log import file_url, open_log
from tutor.trainer.mastery import mastery, streak
from tutor.trainer.schedule import Settings, due, next_due, scheduled

MANY = 20_000

IMPORT = """
import sys
from datetime import UTC, datetime
from uuid import uuid4
from tutor.trainer.attempts import Attempt, Outcome
from tutor.trainer.log import open_log
log = open_log(sys.argv[1])
now = datetime.now(UTC)
many = [Attempt(uuid4(), now, "local", f"item/{n}", "zwick", Outcome.RIGHT) for n in range(int(sys.argv[2]))]
print("ready", flush=True)
log.add_all(many)
print("done", flush=True)
"""

ADD_UNTIL_TROUBLE = """
import sys
from datetime import UTC, datetime, timedelta
from uuid import uuid4
from tutor.trainer.attempts import Attempt, Outcome
from tutor.trainer.log import open_log
log = open_log(sys.argv[1], later=True)
for number in range(2000):
    moment = datetime.now(UTC) + timedelta(seconds=number)
    log.add(Attempt(uuid4(), moment, "local", f"item/{number}", "zwick", Outcome.RIGHT))
    if log.fault is not None:
        break
found = log.attempts("local")
print(log.fault.message, len(found) - log.waiting, log.waiting, number + 1)
"""


def run(script: str, *arguments: str, first: Callable[[], object]) -> list[str]:
    """Run a script in a process that calls `first`, and return the words that it prints; it must not fail."""
    command = [sys.executable, "-c", script, *arguments]
    done = subprocess.run(command, check=False, capture_output=True, text=True, preexec_fn=first)
    assert (done.returncode, done.stderr) == (0, "")
    return done.stdout.split()


def text_of(url: URL) -> str:
    """Return an address as another process can read it, with its password."""
    return url.render_as_string(hide_password=False)


# -- killed -------------------------------------------------------------------


@pytest.mark.parametrize("after", [0.0, 0.05, 0.2])
def test_an_import_that_was_killed_left_whole_portions_and_the_same_again_adds_the_rest(url: URL, after: float) -> None:
    old = attempt("old")
    with closing(open_log(url)) as log:
        log.add(old)
    command = [sys.executable, "-c", IMPORT, text_of(url), f"{MANY}"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == "ready\n"
        try:
            process.wait(after)
        except subprocess.TimeoutExpired:
            process.kill()
    with closing(open_log(url)) as log:
        found = log.attempts("local")
        assert log.fault is None
        assert old in found
        assert len(found) % 1000 == 1
        again = [attempt(f"new/{number}") for number in range(10)]
        assert log.add_all([*found, *again]) == len(again)
        assert len(log.attempts("local")) == len(found) + len(again)


def test_a_tutor_that_was_killed_while_it_made_the_database_leaves_nothing_half_made(tmp_path: Path) -> None:
    script = "import sys; print(flush=True); from tutor.trainer.log import open_log; open_log(sys.argv[1]); print()"
    for number, after in enumerate((0.3, 0.5, 0.7, 0.9, 1.1)):
        url = file_url(tmp_path / f"{number}.db")
        with subprocess.Popen([sys.executable, "-c", script, text_of(url)], stdout=subprocess.DEVNULL) as process:
            try:
                process.wait(after)
            except subprocess.TimeoutExpired:
                process.send_signal(signal.SIGKILL)
        with closing(open_log(url)) as log:
            log.add(attempt())
            assert log.fault is None


# -- the disk -----------------------------------------------------------------


@pytest.mark.parametrize("kilobytes", [0, 20, 60, 150])
def test_a_full_disk_is_reported_and_what_it_took_is_there(tmp_path: Path, kilobytes: int) -> None:
    url = file_url(tmp_path / "attempts.db")

    def no_more() -> None:
        resource.setrlimit(resource.RLIMIT_FSIZE, (kilobytes * 1024,) * 2)

    fault, written, waiting, tried = run(ADD_UNTIL_TROUBLE, text_of(url), first=no_more)
    assert fault in ("log-full", "log-disk")
    assert int(written) + int(waiting) == int(tried), "nothing is lost as long as the tutor runs"
    with closing(open_log(url)) as log:
        assert len(log.attempts("local")) >= int(written), "once there is room again"
        assert log.fault is None


def like_everybody() -> None:
    """Make root obey the modes of files, as all other users do anyway."""
    drop_from_bounding_set, override_modes = 24, 1
    ctypes.CDLL(None).prctl(drop_from_bounding_set, override_modes, 0, 0, 0)


def test_a_folder_and_file_that_may_only_be_read_are_reported_and_left_as_they_are(tmp_path: Path) -> None:
    (tmp_path / "closed").mkdir()
    file = tmp_path / "closed" / "attempts.db"
    old = some(file)
    before = file.read_bytes()
    file.chmod(0o444)
    file.parent.chmod(0o555)
    try:
        fault, _, waiting, tried = run(ADD_UNTIL_TROUBLE, text_of(file_url(file)), first=like_everybody)
    finally:
        file.parent.chmod(0o755)
        file.chmod(0o644)
    assert (fault, waiting, tried) == ("log-unwritable", "1", "1")
    assert file.read_bytes() == before
    with closing(open_log(file_url(file))) as log:
        assert log.attempts("local") == tuple(old)


# -- later --------------------------------------------------------------------


def test_a_database_that_cannot_be_made_yet_is_made_as_soon_as_it_can(tmp_path: Path) -> None:
    (tmp_path / "folder").touch()
    file = tmp_path / "folder" / "attempts.db"
    log = open_log(file_url(file), later=True)
    assert "cannot be written" in told(log.fault)
    assert not log.answers()
    first, second = attempt("first"), attempt("second", seconds=60)
    log.add(first)
    log.set_setting("local", "most_days", "30")
    assert (log.attempts("local"), log.waiting) == ((first,), 2)
    (tmp_path / "folder").unlink()
    log.add(second)
    assert (log.fault, log.waiting) == (None, 0)
    assert log.answers()
    log.close()
    with closing(open_log(file_url(file))) as log:
        assert log.attempts("local") == (first, second)
        assert log.settings("local") == {"most_days": "30"}


def test_a_new_database_that_is_locked_at_first_is_made_later(tmp_path: Path) -> None:
    file = tmp_path / "attempts.db"
    with closing(sqlite3.connect(file)) as other:
        other.execute("BEGIN EXCLUSIVE")
        log = open_log(impatient(file), later=True)
        log.add(attempt())
        assert "in use by another program" in told(log.fault)
    log.retry()
    assert (log.fault, log.waiting) == (None, 0)
    log.close()


def test_what_waits_is_written_without_another_attempt(tmp_path: Path) -> None:
    file = tmp_path / "attempts.db"
    some(file)
    with closing(open_log(impatient(file))) as log:
        with closing(sqlite3.connect(file)) as other:
            other.execute("BEGIN IMMEDIATE")
            log.add(attempt("new", seconds=5))
            log.retry()
            assert log.fault is not None
            assert log.waiting == 1
        log.retry()
        assert (log.fault, log.waiting) == (None, 0)


def test_a_newer_database_is_never_written_to_however_often_it_is_tried(tmp_path: Path) -> None:
    file = tmp_path / "attempts.db"
    some(file)
    with closing(sqlite3.connect(file)) as connection:
        connection.execute(f"UPDATE {VERSION_TABLE} SET version_num = '9999'")
        connection.commit()
    before = file.read_bytes()
    log = open_log(file_url(file), later=True)
    for seconds in (0, 60, 120):
        log.add(attempt("new", seconds=seconds))
        log.retry()
    assert "newer version" in told(log.fault)
    assert len(log.attempts("local")) == log.waiting == 3
    log.close()
    assert file.read_bytes() == before


# -- the clock ----------------------------------------------------------------


@pytest.mark.parametrize("days", [-1 / 1440, -1.0, -400.0])
def test_a_clock_that_is_put_back_loses_nothing(url: URL, days: float) -> None:
    now, before = attempt("now", days=0), attempt("before", days=days)
    with closing(open_log(url)) as log:
        log.add(now)
        log.add(before)
        assert log.fault is None
        assert log.attempts("local") == (before, now)


def test_a_clock_that_is_put_back_keeps_no_one_from_trying_again(tmp_path: Path) -> None:
    file = tmp_path / "attempts.db"
    some(file)
    with closing(open_log(impatient(file))) as log:
        with closing(sqlite3.connect(file)) as other:
            other.execute("BEGIN IMMEDIATE")
            log.add(attempt("first"))
            assert log.fault is not None
        log.add(attempt("second", days=-3))
        assert (log.fault, log.waiting) == (None, 0)


def test_what_is_known_of_a_learner_is_defined_on_days_before_the_attempts() -> None:
    done = exercises([attempt(f"{day}", days=day) for day in (0, 1, 5)], noon(5))
    earlier = noon(-30).date()
    states = scheduled(done, Settings())
    assert due(states, Settings(), earlier) == ()
    following = next_due(states, Settings(), earlier)
    assert following is not None
    assert following > earlier + timedelta(days=1)
    assert mastery(done)
    assert streak(done) >= 0
