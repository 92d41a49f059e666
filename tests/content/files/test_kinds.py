"""The kinds of files, and the keys that misspelt ones stand for."""

import re

import pytest

from tutor.content.files.folders import content_root, files_of
from tutor.content.files.kinds import FILE_KINDS, KindName, file_kind, likely_kind, other_kind
from tutor.content.files.models import POSITION, LessonEntry, PuzzleEntry, RecordEntry
from tutor.content.files.shape_faults import keys_at
from tutor.content.yaml.entry import Entry
from tutor.content.yaml.source import Path
from tutor.text import language


@pytest.mark.parametrize("kind", FILE_KINDS)
def test_a_file_is_known_by_its_main_key_misspelt_or_not(kind: KindName) -> None:
    key = FILE_KINDS[kind].key
    assert FILE_KINDS[kind].model.model_fields[key]
    assert file_kind([key, "x"]) == likely_kind([key]) == likely_kind(["x", key + "s"]) == kind
    assert file_kind([key + "s"]) is None


def test_a_file_with_the_main_keys_of_several_kinds_is_of_the_first() -> None:
    kinds = list(FILE_KINDS)
    for place, kind in enumerate(kinds):
        assert file_kind([FILE_KINDS[other].key for other in reversed(kinds[place:])]) == kind


@pytest.mark.parametrize("model", [kind.model for kind in FILE_KINDS.values()])
def test_a_key_that_some_file_has_is_not_a_misspelt_main_key(model: type[Entry]) -> None:
    keys = set(model.model_fields) - {kind.key for kind in FILE_KINDS.values()}
    assert likely_kind(keys) is None
    assert likely_kind([*keys, "turns"]) == "position"


@pytest.mark.parametrize("kind", [kind for kind in FILE_KINDS if FILE_KINDS[kind].folder is not None])
def test_no_other_kind_has_a_main_key_of_our_own_files(kind: KindName) -> None:
    for file in files_of(kind, content_root()):
        keys = [line.split(":")[0] for line in file.read_text("utf-8").splitlines() if line[:1].isalpha()]
        assert file_kind(keys) == kind


def test_what_may_be_the_wanted_kind_is_not_another() -> None:
    assert other_kind(["goal", "turn"], POSITION.shape) == {}
    assert other_kind(["variant"], POSITION.shape) == {}
    assert other_kind(["goal"], POSITION.shape) == {"kind": "puzzle", "wanted": "position"}


@pytest.mark.parametrize("kind", FILE_KINDS)
def test_a_file_of_another_kind_is_reported_without_commands(kind: KindName) -> None:
    """The message is shown on pages too, under a pasted text, where commands would help no one."""
    wanted = "game" if kind == "lesson" else "lesson"
    said = language("en").given("content-other-kind", {"kind": kind, "wanted": wanted})
    assert f"({FILE_KINDS[kind].key}), not a" in said
    assert "among content, " in said
    assert not re.search("zwickern|--", said)


@pytest.mark.parametrize(
    ("model", "path", "keys"),
    [
        (POSITION.shape, (), set(POSITION.shape.model_fields)),
        (POSITION.shape, ("table", 0, "build"), {"cards", "value", "owner"}),
        (POSITION.shape, ("won", "North"), {"cards", "zwicks"}),
        (PuzzleEntry, ("goal", "build"), {"kind", "card", "onto", "value", "for"}),
        (PuzzleEntry, ("position",), set(POSITION.shape.model_fields)),
        (LessonEntry, ("steps", 3, "goal", "choice", "of", "capture"), {"kind", "items"}),
        (LessonEntry, ("steps", 3, "position", "table", 1, "build"), {"cards", "value", "owner"}),
        (RecordEntry, ("deals", 0, "plays", 2), {"seat", "play", "note", "claims"}),
        (RecordEntry, ("result", "North"), {"cards", "zwicks", "points"}),
        (RecordEntry, ("variant",), set()),
    ],
)
def test_the_keys_of_a_place_are_those_of_its_model(model: type[Entry], path: Path, keys: set[str]) -> None:
    assert set(keys_at(model, path)) == keys
