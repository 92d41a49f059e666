"""Files of own content are saved whole or not at all, and never over a change or through a link."""

from pathlib import Path

import pytest

from tests.own_folders import PUZZLE, PUZZLE_FILE, club
from tutor.content.files import saving
from tutor.content.files.saving import before_file, save_within
from tutor.content.yaml.source import ContentError

TEXT = PUZZLE.format("Saved")


def test_a_file_is_saved_and_the_version_before_is_kept(tmp_path: Path) -> None:
    root = club(tmp_path)
    file = root / PUZZLE_FILE
    before = file.read_bytes()
    save_within(root, file, TEXT, before)
    assert file.read_text("utf-8") == TEXT
    assert before_file(file).read_bytes() == before
    assert sorted(one.name for one in file.parent.iterdir()) == [".first.yaml.before", "first.yaml"]


def test_a_new_file_is_saved_with_its_folder(tmp_path: Path) -> None:
    root = club(tmp_path)
    save_within(root, root / "puzzles" / "dietze" / "new.yaml", TEXT, None)
    assert (root / "puzzles" / "dietze" / "new.yaml").read_text("utf-8") == TEXT


def test_someone_elses_change_is_not_written_over(tmp_path: Path) -> None:
    root = club(tmp_path)
    file = root / PUZZLE_FILE
    for read in (b"as it was", None):
        with pytest.raises(ContentError, match="not as it was when you opened it"):
            save_within(root, file, TEXT, read)
    before = file.read_bytes()
    file.unlink()
    with pytest.raises(ContentError, match="not as it was"):
        save_within(root, file, TEXT, before)
    assert not file.exists()


@pytest.mark.parametrize(
    "name",
    ["../out.yaml", "README.md", "puzzles/x.yaml", "puzzles/jensen/../../../out.yaml", "lessons/rules/01-a.yaml", "/a"],
)
def test_nothing_is_saved_where_no_content_belongs(name: str, tmp_path: Path) -> None:
    root = club(tmp_path / "club")
    with pytest.raises(ContentError, match="this file is not loaded"):
        save_within(root, root / name, TEXT, None)
    assert not (tmp_path / "out.yaml").exists()


def test_nothing_is_saved_through_a_link(tmp_path: Path) -> None:
    root, elsewhere = club(tmp_path / "club"), tmp_path / "elsewhere"
    elsewhere.mkdir()
    (root / "puzzles" / "dietze").symlink_to(elsewhere)
    (root / "puzzles" / "jensen" / "link.yaml").symlink_to(elsewhere / "new.yaml")
    for name in ("puzzles/dietze/new.yaml", "puzzles/jensen/link.yaml"):
        with pytest.raises(ContentError, match="links are not followed"):
            save_within(root, root / name, TEXT, None)
    assert list(elsewhere.iterdir()) == []


def test_a_folder_that_is_gone_is_not_made_again(tmp_path: Path) -> None:
    root = club(tmp_path / "club")
    root.rename(tmp_path / "away")
    with pytest.raises(ContentError, match="is gone"):
        save_within(root, root / PUZZLE_FILE, TEXT, None)
    assert not root.exists()


def test_what_cannot_be_written_leaves_everything_as_it_was(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    root = club(tmp_path)
    file = root / PUZZLE_FILE
    before = file.read_bytes()

    def full(_: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(saving.os, "fsync", full)
    with pytest.raises(ContentError, match="cannot be written: No space left on device"):
        save_within(root, file, TEXT, before)
    assert file.read_bytes() == before
    assert [one.name for one in file.parent.iterdir()] == ["first.yaml"]
