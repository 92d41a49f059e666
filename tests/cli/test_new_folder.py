"""A folder of own content is begun by a command, and the other commands know it."""

import json
import shlex
from pathlib import Path

import pytest
import yaml
from jsonschema import Draft202012Validator

from tests.cli.test_main import run
from tests.own_folders import LESSON, LESSON_FILE, PUZZLE, PUZZLE_FILE, club, written
from tutor.catalogue.user_content import prove_own_folder
from tutor.content.files.own_folder import contents_of
from tutor.engine.zwickern import VARIANTS


def test_a_new_folder_holds_and_has_one_of_each(tmp_path: Path) -> None:
    folder = tmp_path / "Our Club"
    done = run("new", folder)
    assert (done.exit_code, done.stderr) == (0, "")
    found = prove_own_folder(folder, VARIANTS)
    assert found.faults == ()
    assert sorted(found.items) == [
        "our-club:lessons/01-first-steps",
        "our-club:lessons/games/last-night",
        "our-club:puzzles/jensen/last-night",
    ]
    assert (folder / "README.md").exists()
    assert run("validate", folder).exit_code == 0


def test_each_new_file_names_its_schema_which_it_fits(tmp_path: Path) -> None:
    folder = tmp_path / "club"
    run("new", folder)
    files = contents_of(folder).files
    assert len(files) == 4
    for one in files:
        first, _, text = one.file.read_text("utf-8").partition("\n")
        start, _, place = first.partition("$schema=")
        assert start == "# yaml-language-server: "
        schema = json.loads((one.file.parent / place).read_text("utf-8"))
        assert schema["title"] == one.kind
        assert list(Draft202012Validator(schema).iter_errors(yaml.safe_load(text))) == []


def test_a_folder_that_is_not_empty_is_refused(tmp_path: Path) -> None:
    (tmp_path / "mine.txt").write_text("mine")
    for path in (tmp_path, tmp_path / "mine.txt"):
        done = run("new", path)
        assert (done.exit_code, done.stderr.count("\n")) == (2, 1)
        assert "is not empty; name a new folder" in done.stderr
    assert [one.name for one in tmp_path.iterdir()] == ["mine.txt"]
    (tmp_path / "empty").mkdir()
    assert run("new", tmp_path / "empty").exit_code == 0


def test_umlauts_are_written_out_in_the_slug_and_the_command_can_be_pasted(tmp_path: Path) -> None:
    folder = tmp_path / "Über uns & mehr"
    told = run("new", folder).stdout.splitlines()
    assert yaml.safe_load((folder / "content.yaml").read_text("utf-8"))["slug"] == "ueber-uns-mehr"
    assert shlex.split(told[-1]) == ["zwickern", "--content", str(folder)]


def test_brackets_and_colons_in_the_name_of_a_file_are_printed_as_they_are(tmp_path: Path) -> None:
    file = tmp_path / "[bold]:smile:.html"
    assert f"is in {file}." in run("crib", "--out", file).stdout


@pytest.mark.parametrize("name", ["***", "Größe", "a: b", "- x", "x" * 90, "'"])
def test_any_name_of_a_folder_gives_a_title_and_a_slug(name: str, tmp_path: Path) -> None:
    run("new", tmp_path / name)
    assert prove_own_folder(tmp_path / name, VARIANTS).faults == ()


def test_validate_reports_what_the_pages_report(tmp_path: Path) -> None:
    root = written(club(tmp_path), {PUZZLE_FILE: PUZZLE.format("A").replace("zwick", "zwik")})
    done = run("validate", root)
    assert done.exit_code == 1
    assert done.stderr.splitlines() == [str(fault) for fault in prove_own_folder(root, VARIANTS).faults]


def test_coverage_of_a_users_lessons_asks_for_no_reading(tmp_path: Path) -> None:
    done = run("coverage", club(tmp_path))
    assert (done.exit_code, done.stderr) == (0, "")


def test_texts_are_translated_from_the_language_of_their_file(tmp_path: Path) -> None:
    root = written(club(tmp_path), {LESSON_FILE: f"language: de\n{LESSON}"})
    assert run("translate", "update", "de", root).exit_code == 0
    assert not (root / "po" / "de" / "lessons" / "01-ours.po").exists()
    assert (root / "po" / "de" / "puzzles" / "jensen" / "first.po").exists()
    assert (root / "po" / "de" / "content.po").exists()
    run("translate", "update", "fr", root)
    assert (root / "po" / "fr" / "lessons" / "01-ours.po").exists()


def test_mined_puzzles_come_to_their_place_in_the_folder(tmp_path: Path) -> None:
    root = club(tmp_path)
    options = ("--variant", "jensen", "--goal", "zwick", "--count", "1", "--workers", "1")
    assert run("mine", *options, "--out", root).exit_code == 0
    (file,) = (one for one in (root / "puzzles" / "jensen").glob("zwick-*.yaml"))
    assert file.read_text("utf-8").startswith("# yaml-language-server: $schema=../../schemas/puzzle.json\n")
    assert prove_own_folder(root, VARIANTS).faults == ()


def test_a_folder_that_cannot_be_shown_is_reported_before_anything_is_served(tmp_path: Path) -> None:
    for path, code, told in (
        (tmp_path / "nowhere", 2, "nowhere"),
        (tmp_path, 1, "content.yaml is missing"),
    ):
        done = run("--content", path, "--no-browser")
        assert (done.exit_code, told in done.stderr) == (code, True), done.stderr
    first, second = club(tmp_path / "a"), club(tmp_path / "b")
    done = run("--content", first, "--content", second, "--no-browser")
    assert done.exit_code == 1
    assert "has the slug" in done.stderr


@pytest.mark.parametrize("options", [("--game", "zwikken"), ("--variant", "zwikken-1900")])
def test_puzzles_of_other_games_are_not_mined_into_a_folder_that_would_not_show_them(
    options: tuple[str, str], tmp_path: Path
) -> None:
    root = club(tmp_path)
    before = contents_of(root)
    done = run("mine", *options, "--goal", "certain", "--count", "1", "--out", root)
    assert done.exit_code == 2
    assert "name another folder" in done.stderr
    assert contents_of(root) == before
