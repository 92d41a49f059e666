"""The messages that an author can get: a broken file for each, with exactly the faults that its first lines state."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.cases import of_all
from tutor.catalogue.library import load_library, prove_file, read_file
from tutor.content.yaml.documents import MOST_DOCUMENT_BYTES, MOST_NODES
from tutor.content.yaml.source import ContentError, Fault
from tutor.engine.arithmetic import grouping
from tutor.engine.zwickern import VARIANTS
from tutor.text import language

BROKEN = Path(__file__).parents[1] / "broken"
FIXTURES = sorted(BROKEN.glob("*.yaml"))
MESSAGES = Path(__file__).parents[2] / "tutor" / "text" / "en" / "authors.ftl"
EXPECT = re.compile(rb"# expect: (\d+):(\d+) ([a-z0-9-]+)\n")

# Files too large to keep are made here: their contents, and the places of their faults.
MADE: dict[str, tuple[Callable[[], bytes], str]] = {
    "yaml-too-large": (lambda: b"#" * (MOST_DOCUMENT_BYTES + 1), "1:1"),
    "yaml-too-many": (lambda: b"turn:\n" + b"- a\n" * (MOST_NODES - 2), f"{MOST_NODES - 1}:3"),
}
# Messages about folders and files, each with a test of its own below or in tests/cli/test_main.py.
ELSEWHERE = {
    "content-file-unreadable",
    "content-misplaced",
    # No shape of ours gives it today: tests/content/files/test_load.py.
    "content-invalid",
    "check-too-much-work",
    "content-nothing-found",
    "check-replaces-unknown",
    # Files in their places: tests/catalogue/test_file_names.py.
    "check-replaces-circle",
    "check-puzzle-folder",
    "check-file-name",
    "check-file-name-numbered",
    "check-number-twice",
    "check-reading-not-shown",
    "check-reading-no-counter",
    "check-reading-not-stated",
    "check-unforeseen",
    # A file in its place: tests/catalogue/test_numbers.py.
    "check-numbers-name",
    # House rules of several files: tests/catalogue/test_house_rules.py.
    "check-variant-twice",
    "check-majority-shared",
    # Folders of own content: tests/catalogue/test_user_content.py and tests/content/files/test_saving.py.
    "content-ending",
    "content-copy",
    "content-not-permitted",
    "content-is-folder",
    "content-folder-name",
    "content-elsewhere",
    "content-folder-elsewhere",
    "content-title-below",
    "content-misplaced-own",
    "content-link",
    "content-not-a-file",
    "content-too-many-files",
    "content-folder-too-large",
    "content-not-taken",
    "content-changed",
    "content-changed-since",
    "content-folder-gone",
    "content-unwritten",
    "content-slug-twice",
    "content-no-title",
}


def faults(file: str, data: bytes) -> tuple[Fault, ...]:
    """Return all faults of a file."""
    with pytest.raises(ContentError) as caught:
        prove_file(file, data, VARIANTS)
    return caught.value.faults


def places(found: tuple[Fault, ...]) -> list[str]:
    """Return faults in the form of the first lines of a broken file."""
    return [f"{fault.mark.line}:{fault.mark.column} {fault.message}" for fault in found]


def expected(data: bytes) -> list[str]:
    """Return the faults that the first lines of a broken file state."""
    return [b"%b:%b %b".__mod__(found.groups()).decode() for found in EXPECT.finditer(data)]


@of_all(lambda: FIXTURES)
def test_a_broken_file_has_the_faults_that_it_expects_and_no_others(file: Path) -> None:
    data = file.read_bytes()
    assert expected(data)
    assert places(faults(str(file), data)) == expected(data)


@of_all(lambda: FIXTURES)
def test_each_fault_is_one_line_that_begins_with_its_place(file: Path) -> None:
    with pytest.raises(ContentError) as caught:
        prove_file("some/file.yaml", file.read_bytes(), VARIANTS)
    lines = str(caught.value).split("\n")
    assert len(lines) == len(caught.value.faults)
    for line, fault in zip(lines, caught.value.faults, strict=True):
        assert line.startswith(f"some/file.yaml:{fault.mark.line}:{fault.mark.column}: ")
        assert line.isprintable()
        assert line.split(": ", 1)[1] == language("en").given(fault.message, fault.details)


@pytest.mark.parametrize("message", MADE)
def test_a_file_too_large_to_keep_has_its_fault(message: str) -> None:
    make, place = MADE[message]
    assert places(faults("large.yaml", make())) == [f"{place} {message}"]


def test_a_file_just_within_the_limits_is_read() -> None:
    text = b"variant: jensen\nseats: [N, E]\nturn: N\nhands: {N: [2S]}\n"
    assert prove_file("full.yaml", text + b"#" * (MOST_DOCUMENT_BYTES - len(text)), VARIANTS) == 1
    full = b"turn:\n" + b"- a\n" * (MOST_NODES - 3)
    assert "yaml-too-many" not in {fault.message for fault in faults("many.yaml", full)}


def test_every_message_for_authors_has_a_broken_file() -> None:
    ids = re.findall(r"(?m)^((?:yaml|content|position|check)-[a-z0-9-]+) =", MESSAGES.read_text("utf-8"))
    shown = {line.split()[1] for file in FIXTURES for line in expected(file.read_bytes())}
    without = set(ids) - shown - set(MADE) - ELSEWHERE
    assert sorted(without) == [], "write tests/broken/<message>.yaml for each; its first lines say what is wrong where"
    assert set(ids) - shown - set(MADE) >= ELSEWHERE


def test_a_file_that_cannot_be_read_is_a_fault_of_that_file(tmp_path: Path) -> None:
    for file in (tmp_path / "nothing.yaml", tmp_path):
        with pytest.raises(ContentError) as caught:
            read_file(file)
        assert places(caught.value.faults) == ["1:1 content-file-unreadable"]
        assert str(caught.value).startswith(f"{file}:1:1: the file cannot be read: ")


def test_a_puzzle_replaces_only_what_is_there(tmp_path: Path) -> None:
    puzzle = (
        "title: Again\n{}goal: {{kind: zwick}}\n"
        "position: {{variant: jensen, seats: [N, E], turn: N, hands: {{N: [2S]}}, table: [2D]}}\n"
    )
    folder = tmp_path / "puzzles" / "jensen"
    folder.mkdir(parents=True)
    (folder / "first.yaml").write_text(puzzle.format(""))
    (folder / "second.yaml").write_text(puzzle.format("replaces: puzzles/jensen/first\n"))
    assert load_library(tmp_path, VARIANTS).faults == ()
    (folder / "second.yaml").write_text(puzzle.format("replaces: puzzles/jensen/none\n"))
    (fault,) = load_library(tmp_path, VARIANTS).faults
    assert (fault.message, fault.file) == ("check-replaces-unknown", str(folder / "second.yaml"))
    assert (fault.mark.line, fault.mark.column) == (2, 11)


def test_a_file_where_nothing_is_loaded_is_reported(tmp_path: Path) -> None:
    for name in ("puzzles/stray.yaml", "puzzles/jensen/short.yml", "lessons/deep/er/lesson.yaml"):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text("title: x\n")
    faults = load_library(tmp_path, VARIANTS).faults
    assert [fault.message for fault in faults] == ["content-misplaced"] * 3
    assert all("puzzles/VARIANT/NAME.yaml" in str(fault) for fault in faults)


def test_a_table_that_is_too_large_is_reported_and_holds_no_one_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(grouping, "WORK_LIMIT", 0)
    puzzle = (
        "title: Large\ngoal: {kind: zwick}\n"
        "position: {variant: jensen, seats: [N, E], turn: N, hands: {N: [2S]}, table: [2D]}\n"
    )
    with pytest.raises(ContentError) as caught:
        prove_file("large.yaml", puzzle.encode(), VARIANTS)
    assert [fault.message for fault in caught.value.faults] == ["check-too-much-work"]


@pytest.mark.parametrize(
    ("file", "places"),
    [
        ("position-card-too-often", ["6:21", "6:17"]),
        ("game-card-too-often", ["7:21"]),
        ("check-question-pile-twice", ["8:49"]),
    ],
)
def test_a_card_that_is_named_twice_is_reported_with_both_places(file: str, places: list[str]) -> None:
    found = faults("f.yaml", (BROKEN / f"{file}.yaml").read_bytes())
    told = [fault for fault in found if fault.message == "position-card-too-often"]
    assert [fault.details["places"] for fault in told] == places
    assert all(f"at {place} already (line:column)" in str(fault) for fault, place in zip(told, places, strict=True))


def test_with_two_packs_a_third_card_is_reported_with_the_two_before() -> None:
    text = "variant: dietze\nseats: [A, B, C, D, E]\nturn: A\nhands: {A: [2S, 2S]}\ntable: [9C, 2S]\n"
    (fault,) = faults("f.yaml", text.encode())
    assert str(fault).startswith(
        "f.yaml:5:13: 2S is here too often; the pack has it 2 times, and it is at 4:13, 4:17 already"
    )


def test_a_card_with_points_named_twice_in_house_rules_is_reported_with_both_places() -> None:
    (fault,) = faults("f.yaml", (BROKEN / "check-variant-card-twice.yaml").read_bytes())
    assert "TD is the same card as 10D at 4:10" in str(fault)
