"""The proof of the tutor's own content: kept while nothing changes, made again otherwise, and nothing else is read."""

import os
import pickle
from dataclasses import replace
from pathlib import Path

import pytest

from tutor.app.base import library_cache
from tutor.app.base.byte_cache import ByteCache
from tutor.app.base.library_cache import fingerprint, library_as_bytes, library_from_bytes, library_proven_once
from tutor.catalogue.library import Library, load_library
from tutor.content.files.folders import content_root
from tutor.content.yaml.source import Fault, SourceMark
from tutor.engine.cards import CARDS
from tutor.engine.zwickern import VARIANTS


@pytest.fixture(scope="module")
def proven() -> Library:
    """Return the content, proven now."""
    return load_library(content_root(), VARIANTS)


@pytest.fixture
def loads(proven: Library, monkeypatch: pytest.MonkeyPatch) -> list[Path]:
    """Return the folders that are proven from now on; all of them hold the same few puzzles."""
    asked: list[Path] = []
    few = replace(proven, puzzles=proven.puzzles[:3], lessons=(), records=(), sections=(), paths=(), tricks=())

    def load(root: Path, variants: object) -> Library:
        asked.append(root)
        return few

    monkeypatch.setattr(library_cache, "load_library", load)
    return asked


def test_what_is_read_again_is_what_was_proven(proven: Library) -> None:
    again = library_from_bytes(library_as_bytes(proven))
    assert again.lessons == proven.lessons
    assert again.puzzles == proven.puzzles
    assert again.sections == proven.sections
    assert again.glossary == proven.glossary
    assert again.variants == proven.variants
    assert again.tricks == proven.tricks
    assert again.trick_puzzles == proven.trick_puzzles
    assert again.trick_records == proven.trick_records
    assert [one.steps for one in again.paths] == [one.steps for one in proven.paths]
    assert [(one.id, one.entry, one.plies) for one in again.records] == [
        (one.id, one.entry, one.plies) for one in proven.records
    ]


def test_cards_and_games_are_the_ones_there_are(proven: Library) -> None:
    """The code compares them by identity."""
    again = library_from_bytes(library_as_bytes(proven))
    held = [card for puzzle in again.puzzles for card in puzzle.position.hand]
    assert all(card is CARDS[card.code] for card in held)
    assert all(one.game is before.game for one, before in zip(again.tricks, proven.tricks, strict=True))


def test_it_is_proven_once(tmp_path: Path, loads: list[Path]) -> None:
    first = library_proven_once(tmp_path / "cache")
    again = library_proven_once(tmp_path / "cache")
    assert loads == [content_root()]
    assert [one.id for one in again.puzzles] == [one.id for one in first.puzzles]


def test_it_is_proven_again_when_anything_has_changed(
    tmp_path: Path, loads: list[Path], monkeypatch: pytest.MonkeyPatch
) -> None:
    library_proven_once(tmp_path)
    monkeypatch.setattr(library_cache, "fingerprint", lambda files: "other")
    library_proven_once(tmp_path)
    assert len(loads) == 2


def test_every_file_of_content_and_program_counts() -> None:
    files = library_cache._files()
    assert {"02-taking-cards.yaml", "judge.py", "coach.ftl"} <= {file.name for file in files}
    assert len(files) > 900


def test_a_byte_a_name_or_one_file_less_changes_it(tmp_path: Path) -> None:
    one, two = tmp_path / "one", tmp_path / "two"
    one.write_bytes(b"abc")
    two.write_bytes(b"d")
    found = [fingerprint([one, two]), fingerprint([one]), fingerprint([two, one])]
    one.write_bytes(b"ab")
    two.write_bytes(b"cd")
    found.append(fingerprint([one, two]))
    assert len(set(found)) == 4
    assert fingerprint([one, two]) == found[-1]


def test_a_damaged_proof_is_made_again(tmp_path: Path, loads: list[Path]) -> None:
    library_proven_once(tmp_path)
    (kept,) = tmp_path.iterdir()
    kept.write_bytes(kept.read_bytes()[:-5])
    library_proven_once(tmp_path)
    ByteCache(tmp_path).put(kept.name, b"nothing of the kind")
    library_proven_once(tmp_path)
    ByteCache(tmp_path).put(kept.name, pickle.dumps(["a list"]))
    library_proven_once(tmp_path)
    library_proven_once(tmp_path)
    assert len(loads) == 4


class _Harm:
    def __init__(self, what: object, *arguments: object) -> None:
        self.what, self.arguments = what, arguments

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        return self.what, self.arguments


@pytest.mark.parametrize("what", [os.mkdir, Path.mkdir, exec, load_library, os.system])
def test_what_names_anything_but_content_is_not_read(tmp_path: Path, what: object) -> None:
    made = f"mkdir {tmp_path}/made" if what is os.system else tmp_path / "made"
    with pytest.raises((pickle.UnpicklingError, AttributeError)):
        library_from_bytes(pickle.dumps(_Harm(what, made)))
    assert list(tmp_path.iterdir()) == []


def test_where_nothing_can_be_kept_it_is_proven_each_time(loads: list[Path]) -> None:
    for _ in range(2):
        assert library_proven_once(Path("/dev/null/cache")).puzzles
    assert len(loads) == 2


def test_what_has_a_fault_is_not_kept(tmp_path: Path, proven: Library, monkeypatch: pytest.MonkeyPatch) -> None:
    fault = Fault("some.yaml", SourceMark(), "content-misplaced")
    faulty = replace(proven, faults=(fault,))
    monkeypatch.setattr(library_cache, "load_library", lambda root, variants: faulty)
    assert library_proven_once(tmp_path).faults == (fault,)
    assert list(tmp_path.iterdir()) == []


def test_a_file_that_cannot_be_read_is_left_to_the_proof(
    tmp_path: Path, loads: list[Path], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(library_cache, "_files", lambda: [tmp_path / "gone.yaml"])
    assert library_proven_once(tmp_path).puzzles
    assert (len(loads), list(tmp_path.iterdir())) == (1, [])


def test_of_many_proofs_the_newest_few_stay(tmp_path: Path, loads: list[Path], monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "a.br").write_bytes(b"")
    for number in range(11):
        monkeypatch.setattr(library_cache, "fingerprint", lambda files, number=number: f"{number:02}")
        library_proven_once(tmp_path)
        os.utime(tmp_path / f"proven-{number:02}", (number, number))
    left = [f"proven-{number:02}" for number in range(3, 11)]
    assert sorted(one.name for one in tmp_path.iterdir()) == ["a.br", *left]


def test_a_proof_that_is_used_stays(tmp_path: Path, loads: list[Path]) -> None:
    library_proven_once(tmp_path)
    (kept,) = tmp_path.iterdir()
    os.utime(kept, (1, 1))
    library_proven_once(tmp_path)
    assert kept.stat().st_mtime > 1
    assert len(loads) == 1
