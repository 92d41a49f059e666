"""Folders of own content: what is in them stands beside ours, what is wrong there is told and stops nothing else."""

import os
import pickle
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from tests.own_folders import (
    GAME_FILE,
    HOUSE,
    HOUSE_FILE,
    LESSON,
    LESSON_FILE,
    PUZZLE,
    PUZZLE_FILE,
    TITLE,
    club,
    written,
)
from tutor.catalogue import user_content
from tutor.catalogue.user_content import (
    OwnFolder,
    beside_ours,
    completed,
    own_library,
    planned,
    prove_files,
    prove_own_folder,
    twice,
)
from tutor.content.files import own_folder
from tutor.content.files.own_folder import contents_of, is_own_folder, read_within
from tutor.content.files.writing import variant_text
from tutor.content.translation.catalog import Translated
from tutor.content.translation.catalog import written as written_po
from tutor.content.yaml.source import ContentError
from tutor.content.zwickern.house_rules import variant_entry
from tutor.engine.zwickern import VARIANTS
from tutor.text.language import InGerman

WRONG_SOLUTION = ((2, "missing"), (3, "illegal"))


def told(folder: OwnFolder) -> list[str]:
    """Return the faults of a folder with their places in it."""
    return [
        f"{os.path.relpath(fault.file, folder.root)}:{fault.mark.line}:{fault.mark.column} {fault.message}"
        for fault in folder.faults
    ]


def again(before: OwnFolder) -> tuple[OwnFolder, list[str]]:
    """Prove a folder again; return it, and the files that had to be proven."""
    plan = planned(before, contents_of(before.root), VARIANTS)
    slug = "" if plan.folder.entry is None else plan.folder.entry.slug
    proven = prove_files(before.root, slug, plan.folder.state.files, plan.files, plan.folder.known)
    return completed(plan, proven), [one.file.relative_to(before.root).as_posix() for one in plan.files]


def test_every_kind_of_file_has_an_id_that_begins_with_the_slug(tmp_path: Path) -> None:
    folder = prove_own_folder(club(tmp_path), VARIANTS)
    assert told(folder) == []
    assert list(folder.items) == ["club:lessons/01-ours", "club:puzzles/jensen/first", "club:lessons/games/night"]
    assert folder.houses["ours"].title == "As we play"
    found = own_library(folder, "en")
    assert (len(found.lessons), len(found.puzzles), len(found.records)) == (1, 1, 1)
    assert found.folders["club"].title == "The club"


def test_puzzles_come_from_easy_to_hard_and_equal_ones_by_their_ids(tmp_path: Path) -> None:
    names = {"a": 3, "b": 2, "c": 2, "d": 1}
    texts = {f"puzzles/jensen/{name}.yaml": PUZZLE.format(name) for name in reversed(names)}
    folder = prove_own_folder(written(tmp_path, {"content.yaml": TITLE, **texts}), VARIANTS)
    files = {
        file: one._replace(item=replace(one.item, hardness=names[file.stem]))
        for file, one in reversed(folder.files.items())
    }
    found = own_library(replace(folder, files=files))
    assert [one.id[-1] for one in found.puzzles] == ["d", "b", "c", "a"]
    parts = [replace(found, puzzles=(one,)) for one in reversed(found.puzzles)]
    assert beside_ours(replace(found, puzzles=()), parts).puzzles == found.puzzles


def test_what_is_proven_can_travel_from_another_process(tmp_path: Path) -> None:
    folder = prove_own_folder(club(tmp_path), VARIANTS)
    again = pickle.loads(pickle.dumps(tuple(folder.files.values())))
    assert [one.item.id for one in again] == list(folder.items)


def test_one_wrong_file_stops_no_other(tmp_path: Path) -> None:
    root = written(club(tmp_path), {"puzzles/jensen/wrong.yaml": PUZZLE.format("Wrong").replace("2S x 2D", "5C x 2D")})
    folder = prove_own_folder(root, VARIANTS)
    assert told(folder) == [f"puzzles/jensen/wrong.yaml:4:1{at} check-solution-{why}" for at, why in WRONG_SOLUTION]
    assert "club:puzzles/jensen/first" in folder.items


def test_only_a_changed_file_is_proven_again(tmp_path: Path) -> None:
    folder = prove_own_folder(club(tmp_path), VARIANTS)
    same, files = again(folder)
    assert files == []
    assert same.items == folder.items
    written(tmp_path, {PUZZLE_FILE: PUZZLE.format("Another title")})
    changed, files = again(same)
    assert files == [PUZZLE_FILE]
    assert changed.items["club:puzzles/jensen/first"].entry.title == "Another title"
    assert changed.items["club:lessons/01-ours"] is folder.items["club:lessons/01-ours"]


def test_a_file_that_does_not_hold_any_more_keeps_what_it_held(tmp_path: Path) -> None:
    before = prove_own_folder(club(tmp_path), VARIANTS)
    written(tmp_path, {PUZZLE_FILE: PUZZLE.format("Wrong").replace("zwick", "zwik")})
    after, _ = again(before)
    assert told(after) == [f"{PUZZLE_FILE}:2:14 content-not-one-of"]
    assert after.items["club:puzzles/jensen/first"] is before.items["club:puzzles/jensen/first"]
    written(tmp_path, {PUZZLE_FILE: PUZZLE.format("Right")})
    mended, _ = again(after)
    assert told(mended) == []
    (tmp_path / PUZZLE_FILE).unlink()
    gone, _ = again(mended)
    assert "club:puzzles/jensen/first" not in gone.items


def test_other_house_rules_have_everything_proven_again(tmp_path: Path) -> None:
    before = prove_own_folder(club(tmp_path), VARIANTS)
    written(tmp_path, {HOUSE_FILE: HOUSE.format("theirs")})
    after, files = again(before)
    assert files == [LESSON_FILE, PUZZLE_FILE, GAME_FILE]
    assert list(after.houses) == ["theirs"]


def test_while_the_title_is_wrong_the_last_one_stays(tmp_path: Path) -> None:
    before = prove_own_folder(club(tmp_path), VARIANTS)
    written(tmp_path, {"content.yaml": "titel: The club\nslug: club\n"})
    after, _ = again(before)
    assert told(after) == ["content.yaml:1:1 content-misspelt-key"]
    assert after.entry == before.entry
    assert after.items == before.items


def test_a_missing_title_of_a_folder_is_reported_with_the_remedy(tmp_path: Path) -> None:
    folder = prove_own_folder(tmp_path, VARIANTS)
    assert told(folder) == [".:1:1 content-no-title"]
    assert "zwickern new" in str(folder.faults[0])


def test_two_folders_of_one_slug_are_told_apart(tmp_path: Path) -> None:
    first, second = (prove_own_folder(club(tmp_path / name), VARIANTS) for name in ("a", "b"))
    found = twice([first, second])
    assert list(found) == [second.root]
    assert str(tmp_path / "a" / "content.yaml") in str(found[second.root])
    assert str(found[second.root]).startswith(str(tmp_path / "b" / "content.yaml"))


def test_house_rules_of_two_folders_may_not_have_one_name(tmp_path: Path) -> None:
    first = prove_own_folder(club(tmp_path / "a"), VARIANTS)
    other = club(tmp_path / "b", content="title: Others\nslug: others\n")
    second = prove_own_folder(other, first.known)
    assert told(second) == [f"{HOUSE_FILE}:1:7 check-variant-twice"]


def test_a_file_in_german_is_german_for_others_only(tmp_path: Path) -> None:
    root = written(club(tmp_path), {LESSON_FILE: f"language: de\n{LESSON}"})
    folder = prove_own_folder(root, VARIANTS)
    for code in ("en", "fr"):
        entry = own_library(folder, code).lessons[0].entry
        assert isinstance(entry.title, InGerman)
        assert isinstance(entry.steps[0].text, InGerman)
    assert type(own_library(folder, "de").lessons[0].entry.title) is str
    assert type(own_library(folder, "en").puzzles[0].entry.title) is str
    assert type(own_library(folder, "de").puzzles[0].entry.title).code == "en"


def test_a_folder_in_german_has_its_title_and_files_in_german(tmp_path: Path) -> None:
    folder = prove_own_folder(club(tmp_path, content="title: Der Klub\nslug: club\nlanguage: de\n"), VARIANTS)
    found = own_library(folder, "en")
    assert isinstance(found.folders["club"].title, InGerman)
    assert isinstance(found.puzzles[0].entry.title, InGerman)
    assert isinstance(found.variants["ours"].title, InGerman)


def test_house_rules_say_the_language_of_their_title(tmp_path: Path) -> None:
    root = written(club(tmp_path), {HOUSE_FILE: f"{HOUSE.format('ours')}language: de\n"})
    folder = prove_own_folder(root, VARIANTS)
    assert told(folder) == []
    assert isinstance(own_library(folder, "fr").variants["ours"].title, InGerman)
    assert type(own_library(folder, "de").variants["ours"].title) is str
    assert "language: de" in variant_text(variant_entry(folder.houses["ours"]))
    # What is said of the title is no part of how it is played.
    assert folder.houses["ours"] == prove_own_folder(club(tmp_path / "b"), VARIANTS).houses["ours"]


def test_links_and_pipes_are_reported_and_not_followed(tmp_path: Path) -> None:
    root, elsewhere = club(tmp_path / "club"), tmp_path / "elsewhere"
    written(elsewhere, {"secret.yaml": PUZZLE.format("Secret")})
    (root / "puzzles" / "jensen" / "link.yaml").symlink_to(elsewhere / "secret.yaml")
    (root / "puzzles" / "dietze").symlink_to(elsewhere)
    (root / "lessons" / "02-device.yaml").symlink_to("/dev/zero")
    os.mkfifo(root / "lessons" / "03-pipe.yaml")
    folder = prove_own_folder(root, VARIANTS)
    assert told(folder) == [
        "lessons/02-device.yaml:1:1 content-link",
        "lessons/03-pipe.yaml:1:1 content-not-a-file",
        "puzzles/dietze:1:1 content-link",
        "puzzles/jensen/link.yaml:1:1 content-link",
    ]
    assert len(folder.items) == 3
    # A link that came after the look is not followed either.
    for name in ("puzzles/jensen/link.yaml", "puzzles/dietze/secret.yaml", "lessons/02-device.yaml"):
        with pytest.raises(ContentError, match="links are not followed"):
            read_within(root, root / name)
    with pytest.raises(ContentError, match="a device or a pipe"):
        read_within(root, root / "lessons/03-pipe.yaml")


@pytest.mark.parametrize("linked", ["po", "po/de"])
def test_linked_translations_are_reported_and_not_read(linked: str, tmp_path: Path) -> None:
    root, text = club(tmp_path / "club"), written_po("de", [Translated("title", "A first puzzle", "Geheim")])
    written(root, {"po/de/puzzles/jensen/first.po": text})
    assert own_library(prove_own_folder(root, VARIANTS), "de").puzzles[0].entry.title == "Geheim"
    (root / linked).rename(tmp_path / "elsewhere")
    (root / linked).symlink_to(tmp_path / "elsewhere")
    folder = prove_own_folder(root, VARIANTS)
    assert told(folder) == [f"{linked}:1:1 content-link"]
    assert own_library(folder, "de").puzzles[0].entry.title == "A first puzzle"


def test_a_linked_translation_is_reported_and_not_read(tmp_path: Path) -> None:
    root, text = club(tmp_path / "club"), written_po("de", [Translated("title", "A first puzzle", "Geheim")])
    written(root, {"po/de/content.po": "", "elsewhere.po": text})
    (root / "po/de/puzzles/jensen").mkdir(parents=True)
    (root / "po/de/puzzles/jensen/first.po").symlink_to(root / "elsewhere.po")
    found = own_library(prove_own_folder(root, VARIANTS), "de")
    assert found.puzzles[0].entry.title == "A first puzzle"
    assert [fault.message for fault in found.faults] == ["po-outside"]


def test_what_a_folder_cannot_have_is_reported(tmp_path: Path) -> None:
    names = ["lessons/rules/01-ours.yaml", "lessons/paths/ours.yaml", "puzzles/loose.yaml", "lessons/games/a/b.yml"]
    names.append("puzzles/jensen/ours.yml")
    folder = prove_own_folder(written(club(tmp_path), dict.fromkeys(names, "a: b")), VARIANTS)
    assert told(folder) == [
        "lessons/games/a/b.yml:1:1 content-misplaced-own",
        "lessons/paths/ours.yaml:1:1 content-not-taken",
        "lessons/rules/01-ours.yaml:1:1 content-not-taken",
        "puzzles/jensen/ours.yml:1:1 content-ending",
        "puzzles/loose.yaml:1:1 content-misplaced-own",
    ]
    assert "rename this one to ours.yaml" in str(folder.faults[3])


@pytest.mark.parametrize("name", ["a\nb", "a\x1b[31mb", "\u202eb", "Größe", "two words"])
def test_a_name_that_is_not_an_address_is_one_visible_line(name: str, tmp_path: Path) -> None:
    folder = prove_own_folder(written(club(tmp_path), {f"puzzles/jensen/{name}.yaml": PUZZLE.format("A")}), VARIANTS)
    assert [fault.message for fault in folder.faults] == ["check-file-name"]
    assert str(folder.faults[0]).isprintable()
    odd = prove_own_folder(written(club(tmp_path / "b"), {f"lessons/variants/{name}.yaml": "a: b"}), VARIANTS)
    assert odd.faults
    assert all(str(fault).isprintable() for fault in odd.faults)


def test_a_file_that_changes_while_it_is_read_is_reported(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    root = club(tmp_path)
    file, fstat = root / PUZZLE_FILE, os.fstat

    def later(handle: int) -> os.stat_result:
        found = fstat(handle)
        file.write_text("something else")
        return found

    monkeypatch.setattr(own_folder.os, "fstat", later)
    with pytest.raises(ContentError, match="changed while it was being read; save it again"):
        read_within(root, file)


def test_ten_thousand_files_are_refused_without_reading_them(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    before = prove_own_folder(club(tmp_path), VARIANTS)
    for number in range(own_folder.MOST_OWN_FILES):
        (tmp_path / "puzzles" / "jensen" / f"p{number}.yaml").touch()
    monkeypatch.setattr(user_content, "read_within", lambda *_: pytest.fail("a file was read"))
    after, files = again(before)
    assert told(after) == [".:1:1 content-too-many-files"]
    assert files == []
    assert after.items == before.items, "what held before stays"


def test_folders_of_other_things_are_not_looked_through(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    root = written(club(tmp_path), {f"node_modules/m{number}/x.yaml/a/b/c/d.yml": "a: b" for number in range(20)})
    assert told(prove_own_folder(root, VARIANTS)) == []
    monkeypatch.setattr(own_folder, "MOST_OWN_FILES", 20)
    assert told(prove_own_folder(root, VARIANTS)) == []
    monkeypatch.setattr(own_folder, "_MOST_OTHERS", 5)
    written(root, {f"others/{number}/x.yaml": PUZZLE.format("A") for number in range(5)})
    assert told(prove_own_folder(root, VARIANTS)) == []


def test_fifty_megabytes_are_refused_and_one_large_file_alone(tmp_path: Path) -> None:
    root = club(tmp_path)
    large = root / "puzzles" / "jensen" / "large.yaml"
    large.touch()
    os.truncate(large, 2_000_000)
    assert told(prove_own_folder(root, VARIANTS)) == ["puzzles/jensen/large.yaml:1:1 yaml-too-large"]
    os.truncate(large, own_folder.MOST_OWN_BYTES)
    folder = prove_own_folder(root, VARIANTS)
    assert [fault.message for fault in folder.faults] == ["content-folder-too-large"]


def test_a_folder_that_has_gone_keeps_what_it_held(tmp_path: Path) -> None:
    before = prove_own_folder(club(tmp_path / "club"), VARIANTS)
    (tmp_path / "club").rename(tmp_path / "gone")
    after, _ = again(before)
    assert told(after) == [".:1:1 content-file-unreadable"]
    assert after.items == before.items


def test_too_much_work_is_reported_at_its_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(user_content, "OWN_FILE_WORK", 10)
    folder = prove_own_folder(club(tmp_path), VARIANTS)
    assert {fault.message for fault in folder.faults} == {"check-too-much-work"}


# As people make them: the wrong file, the place reported, the words that name the remedy, and the mended file.
RIGHT = PUZZLE.format("Two and two")
MADE_WRONG: dict[str, tuple[bytes, str, str]] = {
    "tab": (RIGHT.replace("position: {", "position:\n\tvariant: {").encode(), "4:1", "use blanks"),
    "no colon": (RIGHT.replace("title: ", "title ").encode(), "2:5", 'write ":" after each'),
    "card twice": (RIGHT.replace("[2D]", "[2D, 2D]").encode(), "3:87", "the pack has it once"),
    "misspelt": (RIGHT.replace("solutions", "solutoins").encode(), "4:1", "did you mean 'solutions'?"),
    "variant": (RIGHT.replace("jensen", "jenson").encode(), "3:21", "choose from jensen"),
    "illegal": (RIGHT.replace("2S x 2D", "5C x 2D").encode(), "4:13", "your 5♣ only takes 5"),
    "latin-1": (RIGHT.replace("Two and two", "Für zwei").encode("latin-1"), "1:9", "save the file as UTF-8"),
    "empty": (b"", "1:1", "write a mapping"),
}


@pytest.mark.parametrize("case", MADE_WRONG)
def test_a_file_as_people_make_it_wrong_is_reported_with_place_and_remedy(case: str, tmp_path: Path) -> None:
    data, place, remedy = MADE_WRONG[case]
    root = club(tmp_path)
    (root / PUZZLE_FILE).write_bytes(data)
    folder = prove_own_folder(root, VARIANTS)
    assert any(remedy in str(fault) and place == f"{fault.mark.line}:{fault.mark.column}" for fault in folder.faults), (
        "\n".join(map(str, folder.faults))
    )
    assert "club:puzzles/jensen/first" not in folder.items
    (root / PUZZLE_FILE).write_text(RIGHT, "utf-8")
    assert told(prove_own_folder(root, VARIANTS)) == []


def test_a_file_of_windows_with_bom_and_its_line_ends_is_read(tmp_path: Path) -> None:
    root = club(tmp_path)
    (root / PUZZLE_FILE).write_bytes(b"\xef\xbb\xbf" + RIGHT.replace("\n", "\r\n").encode())
    folder = prove_own_folder(root, VARIANTS)
    assert told(folder) == []
    # And what is wrong in it has its right place.
    (root / PUZZLE_FILE).write_bytes(b"\xef\xbb\xbf" + RIGHT.replace("zwick", "zwik").replace("\n", "\r\n").encode())
    assert told(prove_own_folder(root, VARIANTS)) == [f"{PUZZLE_FILE}:2:14 content-not-one-of"]


def test_a_missing_title_of_a_lesson_is_reported_as_the_missing_key(tmp_path: Path) -> None:
    root = written(club(tmp_path), {LESSON_FILE: LESSON.replace("title: Our lesson\n", "")})
    (fault,) = prove_own_folder(root, VARIANTS).faults
    assert str(fault) == f"{root / LESSON_FILE}:1:1: the key 'title' is missing; add it"


NOT_LOADED = {
    "puzzles/jensen/x.yaml.txt": ("content-ending", "rename this one to x.yaml"),
    "puzzles/jensen/x.YAML": ("content-ending", "rename this one to x.yaml"),
    "puzzles/jensen/x.Yml": ("content-ending", "rename this one to x.yaml"),
    "puzzles/jensen/x.yaml~": ("content-ending", "rename this one to x.yaml"),
    "puzzles/jensen/.x.yaml": ("content-ending", "has no dot in front"),
    "puzzles/jensen/x.json": ("content-ending", "rename this one to x.yaml"),
    "puzzles/jensen/x": ("content-ending", "rename this one to x.yaml"),
    "puzzles/jensen/first.yaml.txt": ("content-copy", "first.yaml is here too"),
    "puzzles/jensen/new/x.yaml": ("content-misplaced-own", "puzzles/VARIANT/NAME.yaml"),
    "puzzles/x.yaml": ("content-misplaced-own", "puzzles/VARIANT/NAME.yaml"),
    "puzzles/x.YAML": ("content-misplaced-own", "puzzles/VARIANT/NAME.yaml"),
    "x.yaml": ("content-elsewhere", "it holds a puzzle; move it to puzzles/VARIANT"),
    "x.yaml.txt": ("content-elsewhere", "it holds a puzzle; move it to puzzles/VARIANT"),
    "content.yml": ("content-copy", "content.yaml is here too"),
    "a/b/content.yaml": ("content-title-below", "--content "),
}
FOLDERS_NOT_LOADED = {
    "Puzzles/jensen/x.yaml": ("Puzzles", "content-folder-name", "rename it to puzzles"),
    "puzzle/x.yaml": ("puzzle", "content-folder-name", "rename it to puzzles"),
    "games/x.yaml": ("games", "content-folder-name", "move or rename it to lessons/games"),
    "lessons/Games/x.yaml": ("lessons/Games", "content-folder-name", "rename it to lessons/games"),
    "lessons/Houses/x.yaml": ("lessons/Houses", "content-folder-name", "lessons/variants"),
    "jensen/x.yaml": ("jensen", "content-folder-name", "rename it to puzzles/jensen"),
    "Po/de/x.po": ("Po", "content-folder-name", "rename it to po"),
    "new/ones/x.yaml": ("new", "content-folder-elsewhere", "x.yaml holds a puzzle; move such files to puzzles/VARIANT"),
    "puzzles/jensen/x.yaml/x.yaml": ("puzzles/jensen/x.yaml", "content-is-folder", "put the file itself here"),
    "puzzles/jensen/a/b/c/d/x.yaml": ("puzzles/jensen/a/b/c", "content-misplaced-own", "puzzles/VARIANT/NAME.yaml"),
}
PASSED_OVER = (
    *("README.md", "notes.txt", "compose.yaml", "docs/site.yml", "schemas/x.yaml", "games/notes.txt", ".git/x.yaml"),
    *("puzzles/jensen/notes.txt", "puzzles/jensen/first.yaml~", "puzzles/jensen/first.yaml.bak"),
    *("puzzles/jensen/.first.yaml.before", "puzzles/jensen/._first.yaml", "puzzles/jensen/.first.yaml.swp"),
    *("puzzles/jensen/.drafts/x.yaml", "lessons/plan", ".drafts/x.yaml"),
)


@pytest.mark.parametrize("name", NOT_LOADED)
def test_a_file_that_is_not_loaded_is_reported_with_its_remedy(name: str, tmp_path: Path) -> None:
    root = written(club(tmp_path), {name: "title: A\nslug: a\n" if "content" in name else PUZZLE.format("A")})
    (fault,) = prove_own_folder(root, VARIANTS).faults
    message, remedy = NOT_LOADED[name]
    assert (os.path.relpath(fault.file, root), fault.message) == (name, message)
    assert remedy in str(fault)


@pytest.mark.parametrize("name", FOLDERS_NOT_LOADED)
def test_a_folder_of_which_nothing_is_loaded_is_reported_once(name: str, tmp_path: Path) -> None:
    root = written(club(tmp_path), {name: PUZZLE.format("A"), name.replace("x.", "y."): PUZZLE.format("B")})
    place, message, remedy = FOLDERS_NOT_LOADED[name]
    found = [one for one in prove_own_folder(root, VARIANTS).faults if one.file == str(root / place)]
    assert [fault.message for fault in found] == [message]
    assert remedy in str(found[0])


@pytest.mark.parametrize("name", PASSED_OVER)
def test_what_is_not_content_is_passed_over(name: str, tmp_path: Path) -> None:
    text = PUZZLE.format("A") if name.endswith("yaml") and "compose" not in name else "services: none\n"
    assert told(prove_own_folder(written(club(tmp_path), {name: text}), VARIANTS)) == []


@pytest.mark.parametrize(
    ("name", "message"),
    [("content.yml", "content-ending"), ("Content.yaml", "content-ending"), ("content.yaml/x", "content-is-folder")],
)
def test_a_title_under_a_wrong_name_is_reported_in_place_of_a_missing_one(
    name: str, message: str, tmp_path: Path
) -> None:
    root = club(tmp_path)
    (root / "content.yaml").rename(tmp_path / "kept")
    assert not is_own_folder(root)
    written(root, {name: "title: The club\nslug: club\n"})
    assert is_own_folder(root)
    assert told(prove_own_folder(root, VARIANTS)) == [f"{name.partition('/')[0]}:1:1 {message}"]


def test_a_folder_that_may_not_be_read_is_reported_and_stops_no_other(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    root, scandir = written(club(tmp_path), {"puzzles/dietze/x.yaml": PUZZLE.format("A")}), os.scandir

    def refused(folder: Path) -> Iterator[os.DirEntry[str]]:
        if Path(folder).name == "dietze":
            raise PermissionError(13, "Permission denied")
        return scandir(folder)

    monkeypatch.setattr(own_folder.os, "scandir", refused)
    folder = prove_own_folder(root, VARIANTS)
    assert told(folder) == ["puzzles/dietze:1:1 content-not-permitted"]
    assert "give yourself the permission" in str(folder.faults[0])
    assert len(folder.items) == 3


def test_a_file_that_may_not_be_read_is_reported_with_its_remedy(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refused(file: Path, flags: int) -> int:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(own_folder.os, "open", refused)
    with pytest.raises(ContentError, match="give yourself the permission"):
        read_within(club(tmp_path), tmp_path / PUZZLE_FILE)


def test_a_file_that_may_be_read_again_is_proven_again(tmp_path: Path) -> None:
    before = prove_own_folder(club(tmp_path), VARIANTS)
    (tmp_path / PUZZLE_FILE).chmod(0o600)
    assert again(before)[1] == [PUZZLE_FILE]


def test_another_translation_is_another_state_with_nothing_to_prove(tmp_path: Path) -> None:
    before = prove_own_folder(club(tmp_path), VARIANTS)
    written(tmp_path, {"po/de/puzzles/jensen/first.po": "# nothing yet\n"})
    assert contents_of(tmp_path) != before.state
    assert again(before)[1] == []
