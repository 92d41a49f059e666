"""The files of a folder of own content, read within it whatever their names are."""

from pathlib import Path

import pytest

from tutor.content.files.own_folder import read_within
from tutor.content.yaml.source import ContentError


def test_a_path_that_no_system_takes_is_a_file_that_cannot_be_read(tmp_path: Path) -> None:
    with pytest.raises(ContentError) as raised:
        read_within(tmp_path, tmp_path / "a\0b.yaml")
    assert [fault.message for fault in raised.value.faults] == ["content-file-unreadable"]
