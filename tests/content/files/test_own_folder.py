"""The files of a folder of own content, read within it whatever their names are."""

from pathlib import Path

import pytest

from tutor.content.files.own_folder import contents_of, read_within
from tutor.content.yaml.documents import MOST_DOCUMENT_BYTES
from tutor.content.yaml.source import ContentError


def test_a_path_that_no_system_takes_is_a_file_that_cannot_be_read(tmp_path: Path) -> None:
    with pytest.raises(ContentError) as raised:
        read_within(tmp_path, tmp_path / "a\0b.yaml")
    assert [fault.message for fault in raised.value.faults] == ["content-file-unreadable"]


def test_a_file_may_have_all_bytes_of_the_limit_and_not_one_more(tmp_path: Path) -> None:
    file = tmp_path / "long.yaml"
    file.write_bytes(b"#" * MOST_DOCUMENT_BYTES)
    assert len(read_within(tmp_path, file)) == MOST_DOCUMENT_BYTES
    file.write_bytes(b"#" * (MOST_DOCUMENT_BYTES + 1))
    with pytest.raises(ContentError) as raised:
        read_within(tmp_path, file)
    assert [fault.message for fault in raised.value.faults] == ["yaml-too-large"]


def test_a_lesson_comes_before_the_one_whose_name_goes_on(tmp_path: Path) -> None:
    (tmp_path / "lessons").mkdir()
    for name in ("our-game-2", "our-game", "a-first-one"):
        (tmp_path / "lessons" / f"{name}.yaml").write_text("title: Ours")
    assert [one.file.stem for one in contents_of(tmp_path).files] == ["a-first-one", "our-game", "our-game-2"]
