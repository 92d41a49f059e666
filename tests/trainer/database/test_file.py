"""The file of a log is moved, replaced, damaged and restored while the tutor runs: nothing is lost or goes astray."""

import shutil
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
from sqlalchemy.exc import OperationalError

from tests.trainer.samples import attempt
from tests.trainer.test_trouble import some, told
from tutor.trainer.attempts import Attempt
from tutor.trainer.log import Log, file_url, open_log


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """Return the path of a file that does not exist yet."""
    return tmp_path / "attempts.db"


@pytest.fixture
def log(file: Path) -> Iterator[Log]:
    """Yield a log in that file, with one attempt."""
    with closing(open_log(file_url(file))) as opened:
        opened.add(attempt("old"))
        yield opened


def items(file: Path) -> list[str]:
    """List the items of the attempts in a file, read by another log."""
    with closing(open_log(file_url(file))) as log:
        return [one.item_id for one in log.attempts("local")]


def test_where_no_file_is_any_more_none_is_made_and_what_is_done_waits(log: Log, file: Path, tmp_path: Path) -> None:
    file.rename(tmp_path / "moved.db")
    new = attempt("new", seconds=5)
    log.add(new)
    log.retry()
    assert "is gone" in told(log.fault)
    assert (log.waiting, log.keeps, log.answers(), file.exists()) == (1, False, False, False)
    assert log.attempts("local") == (new,), "what is in the file is missing until it is back"
    (tmp_path / "moved.db").rename(file)
    log.retry()
    assert (log.fault, log.waiting, log.answers()) == (None, 0, True)
    assert [one.item_id for one in log.attempts("local")] == ["old", "new"]


def test_not_even_a_connection_that_is_just_made_makes_a_file(log: Log, file: Path) -> None:
    log.close()
    file.unlink()
    log.retry()
    assert log._store is not None
    with pytest.raises(OperationalError, match="unable to open"):
        log._store.engine.connect()
    assert not file.exists()


def test_a_folder_that_is_gone_is_not_made_either(log: Log, file: Path, tmp_path: Path) -> None:
    folder = tmp_path / "disk"
    folder.mkdir()
    with closing(open_log(file_url(folder / "a.db"))) as other:
        shutil.rmtree(folder)
        other.add(attempt())
        assert not folder.exists()
        assert other.waiting == 1
    assert log.fault is None
    assert file.exists()


def test_whatever_is_written_goes_to_the_file_that_is_there_now(log: Log, file: Path, tmp_path: Path) -> None:
    other = tmp_path / "other.db"
    some(other)
    file.rename(tmp_path / "moved.db")
    other.rename(file)
    log.add(attempt("new", seconds=5))
    assert log.fault is None
    assert [one.item_id for one in log.attempts("local")][1:] == ["new"]
    log.close()
    assert items(tmp_path / "moved.db") == ["old"], "it is whole, also what was written ahead"
    assert items(file)[1:] == ["new"]


def test_what_was_written_ahead_of_the_old_file_is_not_taken_for_a_part_of_the_new(
    log: Log, file: Path, tmp_path: Path
) -> None:
    log.add_all([attempt(f"{number}", seconds=number) for number in range(500)])
    assert file.with_name("attempts.db-wal").stat().st_size > 0
    (tmp_path / "copy").mkdir()
    kept = some(tmp_path / "copy" / "attempts.db", 3)
    (tmp_path / "copy" / "attempts.db").replace(file)
    assert log.attempts("local") == tuple(kept)
    log.add(attempt("new", seconds=9))
    assert log.fault is None
    log.close()
    assert len(items(file)) == 4


def test_a_file_that_is_replaced_by_a_newer_one_is_left_alone(log: Log, file: Path, tmp_path: Path) -> None:
    (tmp_path / "nonsense").write_bytes(b"nonsense" * 1000)
    (tmp_path / "nonsense").replace(file)
    log.add(attempt("new", seconds=5))
    assert log.fault is not None
    assert log.fault.message == "log-damaged"
    assert file.read_bytes() == b"nonsense" * 1000


@pytest.mark.parametrize("way", ["moved in", "written over", "begun anew"])
def test_a_damaged_file_that_was_restored_is_used_again(log: Log, file: Path, tmp_path: Path, way: str) -> None:
    log.close()
    copy = tmp_path / "copy.db"
    shutil.copy(file, copy)
    log.add(attempt("lost", seconds=1))
    log.close()
    file.write_bytes(b"nonsense" * 1000)
    waiting: list[Attempt] = [attempt("first", seconds=5), attempt("second", seconds=50)]
    for one in waiting:
        log.add(one)
    assert log.fault is not None
    assert (log.fault.message, log.waiting, log.answers()) == ("log-damaged", 2, False)
    if way == "moved in":
        copy.replace(file)
    else:
        file.write_bytes(copy.read_bytes() if way == "written over" else b"")
    log.retry()
    assert (log.fault, log.waiting, log.answers()) == (None, 0, True)
    old = [] if way == "begun anew" else ["old"]
    assert [one.item_id for one in log.attempts("local")] == [*old, "first", "second"]


def test_a_file_that_is_damaged_under_open_connections_is_found_and_used_again_when_it_is_restored(
    log: Log, file: Path, tmp_path: Path
) -> None:
    log.add_all([attempt(f"{number}/{'x' * 300}", seconds=number) for number in range(2000)])
    log.close()
    shutil.copy(file, tmp_path / "copy.db")
    assert log.settings("local") == {}, "it is open, and most of it not read"
    half = file.stat().st_size // 2
    with file.open("r+b") as raw:
        raw.seek(4096)
        raw.write(b"\xff" * (half - 4096))
    assert log.attempts("local") == ()
    assert log.fault is not None
    assert log.fault.message == "log-damaged"
    (tmp_path / "copy.db").replace(file)
    log.retry()
    assert log.fault is None
    assert len(log.attempts("local")) == 2001
