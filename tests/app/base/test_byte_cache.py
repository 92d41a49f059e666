"""What is made once: it is found again in its folder, whole, or counts as not there."""

from pathlib import Path

import pytest

from tutor.app.base.byte_cache import ByteCache


def test_what_was_kept_is_found_by_another_process(tmp_path: Path) -> None:
    ByteCache(tmp_path / "new").put("one", b"data")
    assert ByteCache(tmp_path / "new").get("one") == b"data"
    assert ByteCache(tmp_path / "new").get("two") is None
    assert [path.name for path in (tmp_path / "new").iterdir()] == ["one"], "nothing partial is left"


@pytest.mark.parametrize("damaged", [b"", b"x" * 10, b"x" * 40])
def test_what_was_damaged_is_not_there(tmp_path: Path, damaged: bytes) -> None:
    (tmp_path / "one").write_bytes(damaged)
    assert ByteCache(tmp_path).get("one") is None


def test_what_was_cut_off_is_not_there(tmp_path: Path) -> None:
    ByteCache(tmp_path).put("one", b"data" * 100)
    file = tmp_path / "one"
    file.write_bytes(file.read_bytes()[:-1])
    assert ByteCache(tmp_path).get("one") is None


@pytest.mark.parametrize("folder", [Path("/dev/null/cache"), Path("/proc/cache"), None])
def test_where_nothing_can_be_written_it_is_in_memory(folder: Path | None) -> None:
    kept = ByteCache(folder)
    kept.put("one", b"data")
    assert kept.get("one") == b"data"
    assert ByteCache(folder).get("one") is None


def test_what_someone_else_could_have_written_is_not_there(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A cache may lie where others can write, and what lies there is sent to browsers."""
    ByteCache(tmp_path).put("one", b"data")
    file = tmp_path / "one"
    assert file.stat().st_mode & 0o777 == 0o600
    for others in (0o620, 0o602):
        file.chmod(others)
        assert ByteCache(tmp_path).get("one") is None
    file.chmod(0o600)
    assert ByteCache(tmp_path).get("one") == b"data"
    monkeypatch.setattr("os.geteuid", lambda: file.stat().st_uid + 1)
    assert ByteCache(tmp_path).get("one") is None
