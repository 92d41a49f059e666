"""The files of a folder of own content, read within it whatever their names are."""

from pathlib import Path

import pytest

from tutor.content.files.own_folder import read_within
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
