"""The places of files: names fit for addresses, no number twice, puzzles under their variant, and no circles."""

from pathlib import Path

import pytest

from tests.houses import FILES, GAME, HOUSES, POSITION
from tutor.catalogue.library import load_library, prove_placed
from tutor.catalogue.proofs import FILE_PROOFS
from tutor.content.files.folders import file_place
from tutor.content.files.kinds import FILE_KINDS
from tutor.content.yaml.source import ContentError, Fault
from tutor.engine.zwickern import VARIANTS

PUZZLE = (
    "{}goal: {{kind: zwick}}\nposition: {{variant: jensen, seats: [N, E], turn: N, hands: {{N: [2S]}}, table: [2D]}}\n"
)
LESSON = (
    "title: A lesson\nabout: It teaches.\nsteps:\n"
    "- {slug: one, title: A step, text: Count., goal: {kind: pile, variant: jensen, cards: [10D]}}\n"
)
SECTION = "title: A section\nrules:\n- {{slug: {}, title: A rule, text: It holds., sources: [english]}}\n"


def written(root: Path, files: dict[str, str]) -> Path:
    """A folder with some files."""
    for name, text in files.items():
        (root / name).parent.mkdir(parents=True, exist_ok=True)
        (root / name).write_text(text)
    return root


def told(faults: tuple[Fault, ...], root: Path) -> list[str]:
    """Faults with their places in a folder."""
    return [
        f"{Path(fault.file).relative_to(root)}:{fault.mark.line}:{fault.mark.column} {fault.message}"
        for fault in faults
        if fault.message != "check-reading-not-stated"
    ]


def alone(root: Path, name: str) -> list[str]:
    """Return what is wrong with one file of a folder when it is proven by itself."""
    file = root / name
    place = file_place(file)
    assert place is not None
    try:
        prove_placed(place, file, file.read_bytes(), {**VARIANTS, **HOUSES})
    except ContentError as error:
        return told(error.faults, root)
    return []


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("lessons/03-more.yaml", LESSON),
        ("lessons/rules/03-more.yaml", SECTION.format("one")),
        ("lessons/games/my-game.yaml", GAME.replace("kitchen-table", "jensen")),
        ("lessons/variants/Any Name.yaml", FILES["kitchen-table"]),
        ("puzzles/jensen/two-2-twos.yaml", PUZZLE.format("")),
    ],
)
def test_a_file_in_its_place_is_loaded(tmp_path: Path, name: str, text: str) -> None:
    written(tmp_path, {name: text})
    assert load_library(tmp_path, VARIANTS).faults == ()
    assert alone(tmp_path, name) == []


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("lessons/more.yaml", LESSON),
        ("lessons/3-more.yaml", LESSON),
        ("lessons/03_more.yaml", LESSON),
        ("lessons/rules/more.yaml", SECTION.format("one")),
        ("lessons/games/My game.yaml", GAME.replace("kitchen-table", "jensen")),
        ("puzzles/jensen/Two.yaml", PUZZLE.format("")),
        ("puzzles/jensen/a--b.yaml", PUZZLE.format("")),
    ],
)
def test_a_name_that_makes_no_address_is_refused(tmp_path: Path, name: str, text: str) -> None:
    library = load_library(written(tmp_path, {name: text}), VARIANTS)
    numbered = "-numbered" if name.startswith(("lessons/more", "lessons/3", "lessons/03", "lessons/rules")) else ""
    assert told(library.faults, tmp_path) == alone(tmp_path, name) == [f"{name}:1:1 check-file-name{numbered}"]
    assert (library.lessons, library.puzzles, library.records, library.sections) == ((), (), (), ())


def test_a_wrong_name_keeps_nothing_else_from_being_reported(tmp_path: Path) -> None:
    written(tmp_path, {"lessons/more.yaml": LESSON.replace("10D", "1D")})
    found = alone(tmp_path, "lessons/more.yaml")
    assert [line.split()[1] for line in found] == ["check-file-name-numbered", "check-unreadable-card"]


@pytest.mark.parametrize("folder", ["lessons", "lessons/rules"])
def test_two_files_with_one_number_are_refused(tmp_path: Path, folder: str) -> None:
    texts = [LESSON, LESSON] if folder == "lessons" else [SECTION.format("one"), SECTION.format("two")]
    names = [f"{folder}/03-a.yaml", f"{folder}/03-b.yaml"]
    library = load_library(written(tmp_path, dict(zip(names, texts, strict=True))), VARIANTS)
    (fault,) = library.faults
    assert told(library.faults, tmp_path) == alone(tmp_path, names[1]) == [f"{names[1]}:1:1 check-number-twice"]
    assert "03-a.yaml has the number 03 too" in str(fault)
    assert alone(tmp_path, names[0]) == []
    assert len(library.lessons) + len(library.sections) == 1


def test_a_puzzle_is_in_the_folder_of_its_variant(tmp_path: Path) -> None:
    written(tmp_path, {"puzzles/dietze/a.yaml": PUZZLE.format("")})
    library = load_library(tmp_path, VARIANTS)
    assert told(library.faults, tmp_path) == alone(tmp_path, "puzzles/dietze/a.yaml")
    assert told(library.faults, tmp_path) == ["puzzles/dietze/a.yaml:2:21 check-puzzle-folder"]
    assert "move it to puzzles/jensen" in str(library.faults[0])
    assert library.puzzles == ()


def test_a_puzzle_of_house_rules_may_be_with_those_of_the_base(tmp_path: Path) -> None:
    text = f"position: {POSITION}goal: {{kind: build, card: AD, onto: 9C, value: 2}}\nsolutions: ['AD on 9C = 2']\n"
    names = [f"puzzles/{folder}/ace.yaml" for folder in ("dietze", "jensen", "kitchen-table")]
    written(tmp_path, {"lessons/variants/k.yaml": FILES["kitchen-table"], **dict.fromkeys(names, text)})
    assert {fault.message: fault.file for fault in load_library(tmp_path, VARIANTS).faults} == {
        "check-puzzle-folder": str(tmp_path / names[0])
    }


class TestReplaces:
    def test_a_puzzle_that_replaces_itself_is_refused(self, tmp_path: Path) -> None:
        written(tmp_path, {"puzzles/jensen/a.yaml": PUZZLE.format("replaces: puzzles/jensen/a\n")})
        found = load_library(tmp_path, VARIANTS)
        assert told(found.faults, tmp_path) == alone(tmp_path, "puzzles/jensen/a.yaml")
        assert told(found.faults, tmp_path) == ["puzzles/jensen/a.yaml:1:11 check-replaces-circle"]
        assert found.puzzles == ()

    @pytest.mark.parametrize("last", ["a", "b"])
    def test_puzzles_that_replace_each_other_are_refused(self, tmp_path: Path, last: str) -> None:
        files = {"a": "b", "b": "c", "c": last}
        texts = {name: PUZZLE.format(f"replaces: puzzles/jensen/{old}\n") for name, old in files.items()}
        written(tmp_path, {f"puzzles/jensen/{name}.yaml": text for name, text in texts.items()})
        (fault,) = load_library(tmp_path, VARIANTS).faults
        assert told((fault,), tmp_path) == ["puzzles/jensen/c.yaml:1:11 check-replaces-circle"]
        by_itself = [name for name in "abc" if alone(tmp_path, f"puzzles/jensen/{name}.yaml")]
        assert by_itself == (["a", "b", "c"] if last == "a" else ["b", "c"])
        circle = ", ".join(f"puzzles/jensen/{name}" for name in ("cab" if last == "a" else "cb"))
        assert f"the last one the first: {circle};" in str(fault)

    def test_a_chain_of_corrections_is_fine(self, tmp_path: Path) -> None:
        texts = {name: PUZZLE.format(f"replaces: puzzles/jensen/{old}\n") for name, old in ("ab", "bc", "db")}
        files = {f"puzzles/jensen/{name}.yaml": text for name, text in (*texts.items(), ("c", PUZZLE.format("")))}
        assert load_library(written(tmp_path, files), VARIANTS).faults == ()
        assert [fault for name in files for fault in alone(tmp_path, name)] == []

    def test_one_that_cannot_be_read_ends_the_chain(self, tmp_path: Path) -> None:
        files = {"a": PUZZLE.format("replaces: puzzles/jensen/b\n"), "b": "goal: ]\nreplaces: puzzles/jensen/a\n"}
        written(tmp_path, {f"puzzles/jensen/{name}.yaml": text for name, text in files.items()})
        assert alone(tmp_path, "puzzles/jensen/a.yaml") == []


def test_a_rule_that_an_earlier_section_has_is_refused(tmp_path: Path) -> None:
    files = {"01-a": SECTION.format("one"), "02-b": "rules: ]\n", "03-c": SECTION.format("one")}
    written(tmp_path, {f"lessons/rules/{name}.yaml": text for name, text in files.items()})
    assert alone(tmp_path, "lessons/rules/01-a.yaml") == []
    found = alone(tmp_path, "lessons/rules/03-c.yaml")
    assert found == ["lessons/rules/03-c.yaml:3:10 check-rule-twice"]
    assert found[0] in told(load_library(tmp_path, VARIANTS).faults, tmp_path)


def test_files_among_content_are_the_expected_ones(tmp_path: Path) -> None:
    written(tmp_path, {"lessons/01-a.yaml": PUZZLE.format("")})
    assert alone(tmp_path, "lessons/01-a.yaml") == ["lessons/01-a.yaml:1:1 content-other-kind"]
    (fault,) = load_library(tmp_path, VARIANTS).faults
    assert str(fault).endswith(
        "this holds a puzzle (goal), not a lesson (steps); among content, a puzzle belongs in puzzles/VARIANT"
    )


@pytest.mark.parametrize("name", ["a.yaml", "puzzles/a.yaml", "lessons/deep/er/a.yaml", "puzzles/jensen/a.yml"])
def test_files_elsewhere_have_no_place(tmp_path: Path, name: str) -> None:
    assert file_place(tmp_path / name) is None


def test_every_kind_of_file_has_its_proof() -> None:
    assert list(FILE_PROOFS) == list(FILE_KINDS)
