"""The commands for translators, on a folder of content in a made-up language."""

import json
import shutil
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

import tutor.cli.content
import tutor.cli.translate
from tests.pseudo import CODE, write_pseudo_content
from tutor.cli.main import app
from tutor.content.files.folders import content_root
from tutor.content.translation.catalog import Translated, written
from tutor.content.translation.whole_language import write_po_files
from tutor.content.translation.zip_bundle import packed
from tutor.content.yaml.source import ContentError

LESSON = "lessons/02-taking-cards"
STRANGE = written(CODE, [Translated("nowhere", "Nothing of ours", "⟦x⟧")])


@pytest.fixture
def root(tmp_path: Path) -> Path:
    """A folder with one lesson."""
    (tmp_path / "content" / "lessons").mkdir(parents=True)
    shutil.copy(content_root() / f"{LESSON}.yaml", tmp_path / "content" / f"{LESSON}.yaml")
    return tmp_path / "content"


@pytest.fixture
def po(root: Path) -> Path:
    """The PO file of the lesson, with all of it translated."""
    write_pseudo_content(root)
    return root / "po" / CODE / f"{LESSON}.po"


def ran(*arguments: object) -> Result:
    """Return the result of a command."""
    return CliRunner().invoke(app, ["translate", *map(str, arguments)])


def test_update_writes_a_file_for_each_file_and_once_only(root: Path) -> None:
    done = ran("update", CODE, root)
    assert (done.exit_code, done.stdout) == (0, f"{CODE}: 1 file has changed.\n")
    assert (root / "po" / CODE / f"{LESSON}.po").is_file()
    assert json.loads(ran("update", CODE, root, "--json").stdout) == {"code": CODE, "written": 0}


def test_a_folder_that_is_not_there_and_a_file_that_would_not_be_loaded_are_reported(root: Path) -> None:
    nowhere = ran("update", CODE, root / "nowhere")
    assert (nowhere.exit_code, nowhere.stderr) == (2, f"there is no file or folder {root / 'nowhere'}\n")
    (root / "puzzles").mkdir()
    (root / "puzzles" / "stray.yaml").write_text("title: Stray\n")
    for command in ("update", "check"):
        done = ran(command, CODE, root)
        assert done.exit_code == 1
        assert f"{root / 'puzzles' / 'stray.yaml'}:1:1: this file is not loaded" in done.stderr


def test_a_new_language_is_open_and_not_wrong(root: Path) -> None:
    done = ran("check", CODE, root)
    assert done.exit_code == 0
    assert done.stderr == f"{root / 'po' / CODE / LESSON}.po:1:1: 39 texts are not translated\n"
    assert done.stdout == f"{CODE}: 0 of 39 texts of content are ready; open: 1, wrong: 0.\n"


def test_what_is_open_fails_in_a_released_language(root: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tutor.cli.translate, "RELEASED", ("en", CODE))
    assert ran("check", CODE, root).exit_code == 0, "content of one's own is translated bit by bit"
    monkeypatch.setattr(tutor.cli.translate, "content_root", lambda: root)
    assert ran("check", CODE, root).exit_code == 1


def test_what_is_wrong_is_reported_with_file_and_line(root: Path, po: Path) -> None:
    assert ran("check", CODE, root).stdout == f"{CODE}: 39 of 39 texts of content are ready; open: 0, wrong: 0.\n"
    lines = po.read_text("utf-8").splitlines(keepends=True)
    place = next(number for number, line in enumerate(lines) if line.startswith('msgstr "⟦6 + 3'))
    po.write_text("".join([*lines[:place], lines[place].replace("9", "8"), *lines[place + 1 :]]), "utf-8")
    done = ran("check", CODE, root)
    assert done.exit_code == 1
    assert done.stderr.startswith(f"{po}:{place}:1: 'two-cards-that-add-up/done' has other numbers than the original")
    told, counts = map(json.loads, ran("check", CODE, root, "--json").stdout.splitlines())
    assert (told["file"], told["line"], told["fault"], told["open"]) == (str(po), place, "po-numbers", False)
    assert counts == {"code": CODE, "texts": 39, "ready": 39, "open": 0, "wrong": 1}


def test_a_changed_english_text_is_stale_and_then_fuzzy(root: Path, po: Path) -> None:
    file = root / f"{LESSON}.yaml"
    file.write_text(file.read_text("utf-8").replace("title: Taking cards", "title: Taking some cards"), "utf-8")
    assert "was translated from an older text" in ran("check", CODE, root).stderr
    ran("update", CODE, root)
    assert "'title' needs checking" in ran("check", CODE, root).stderr
    assert '#| msgid "Taking cards"' in po.read_text("utf-8")


def test_a_file_without_english_is_wrong(root: Path, po: Path) -> None:
    shutil.copy(po, po.with_name("99-none.po"))
    done = ran("check", CODE, root)
    assert (done.exit_code, "no file of the content has this name" in done.stderr) == (1, True)


def test_what_is_sent_out_comes_back(root: Path, po: Path, tmp_path: Path) -> None:
    bundle, text = tmp_path / "xx.zip", po.read_text("utf-8")
    done = ran("export", CODE, root, "--out", bundle)
    assert done.exit_code == 0
    assert "1 file, 39 of 39 texts ready." in done.stdout
    po.unlink()
    assert "New: 39, changed: 0, the same: 0" in ran("import", CODE, bundle, root).stdout
    assert po.read_text("utf-8") == text


def test_an_import_overwrites_nothing_with_what_is_empty(root: Path, po: Path, tmp_path: Path) -> None:
    text, bundle = po.read_text("utf-8"), tmp_path / "xx.zip"
    po.unlink()
    ran("export", CODE, root, "--out", bundle)
    po.write_text(text, "utf-8")
    done = json.loads(ran("import", CODE, bundle, root, "--json").stdout)
    assert done == {"code": CODE, "written": 0, "new": 0, "changed": 0, "same": 0, "empty": 39, "fuzzy": 0,
                    "unknown": 0, "others": []}  # fmt: skip
    assert po.read_text("utf-8") == text


def test_what_cannot_be_used_is_reported_in_a_line(root: Path, po: Path, tmp_path: Path) -> None:
    bad = tmp_path / "bad.zip"
    bad.write_bytes(b"no zip")
    for arguments, code, told in [
        (("import", CODE, bad, root), 1, "this is not a ZIP file"),
        (("import", CODE, tmp_path / "none.zip", root), 2, "the file cannot be read"),
        (("check", "../de", root), 2, "'../de' is not the code of a language"),
        (("update", "en", root), 2, "all texts here are written in en"),
        (("update", "xx1", root), 2, "'xx1' is not the code of a language"),
        (("update", "klingon", root), 2, "'klingon' is not the code of a language"),
        (("update", "zz", root), 2, "'zz' is not the code of a language"),
        (("update", "de-QQ", root), 2, "'de-QQ' is not the code of a language"),
        (("update", "und", root), 2, "'und' is not the code of a language"),
        (("check", CODE, tmp_path / "none"), 2, "none"),
        (("export", CODE, root, "--out", tmp_path), 2, "cannot write"),
    ]:
        done = ran(*arguments)
        assert (done.exit_code, told in done.stderr) == (code, True), done.stderr
        assert len(done.stderr.splitlines()) == 1


def test_a_link_that_leads_elsewhere_is_not_written_through(root: Path, po: Path, tmp_path: Path) -> None:
    elsewhere = tmp_path / "mine.txt"
    elsewhere.write_text("", "utf-8")
    po.unlink()
    po.symlink_to(elsewhere)
    done = ran("update", CODE, root)
    assert (done.exit_code, "a link leads out of the folder" in done.stderr) == (1, True)
    assert elsewhere.read_text("utf-8") == ""


@pytest.mark.parametrize("linked", ["po", f"po/{CODE}"])
def test_a_linked_folder_of_translations_is_refused_by_every_command(linked: str, root: Path, po: Path) -> None:
    elsewhere = root.parent / "elsewhere"
    (root / linked).rename(elsewhere)
    (root / linked).symlink_to(elsewhere)
    before = {file: file.read_bytes() for file in elsewhere.rglob("*.po")}
    bundle = root.parent / "a.zip"
    bundle.write_bytes(packed(CODE, {LESSON: po.read_text("utf-8").replace("⟦", "⟦!")}))
    for arguments in (("update", CODE), ("check", CODE), ("import", CODE, bundle)):
        done = ran(*arguments, root)
        assert (done.exit_code, done.stderr.split(":")[0]) == (1, str(root / linked)), arguments
    assert {file: file.read_bytes() for file in elsewhere.rglob("*.po")} == before
    with pytest.raises(ContentError, match="a link leads out"):
        write_po_files(root, CODE, {LESSON: ()})


def test_a_file_of_another_language_is_reported_and_stays(root: Path, po: Path) -> None:
    text = po.read_text("utf-8").replace(f"Language: {CODE}", "Language: de")
    po.write_text(text, "utf-8")
    for command in ("check", "update"):
        done = ran(command, CODE, root)
        assert (
            done.exit_code,
            done.stderr.startswith(f"{po}:1:1: the header of this file names the language de"),
        ) == (1, True)
    assert po.read_text("utf-8") == text


def test_a_file_from_which_nothing_is_read_is_an_error(root: Path, po: Path, tmp_path: Path) -> None:
    for name, text in [("other/of-us.po", po.read_text("utf-8")), (f"{LESSON}.po", STRANGE)]:
        (tmp_path / "a.zip").write_bytes(packed(CODE, {name.removesuffix(".po"): text}))
        done = ran("import", CODE, tmp_path / "a.zip", root)
        assert (done.exit_code, "nothing in" in done.stderr) == (1, True)


def test_one_file_comes_back_by_itself(root: Path, po: Path, tmp_path: Path) -> None:
    alone, text = tmp_path / "02-taking-cards (2).po", po.read_text("utf-8")
    alone.write_text(text, "utf-8")
    po.unlink()
    done = ran("import", CODE, alone, root)
    assert (done.exit_code, "1 file read. New: 39" in done.stdout) == (0, True)
    assert po.read_text("utf-8") == text


def test_a_club_that_writes_german_can_translate_into_english(root: Path) -> None:
    (root / "content.yaml").write_text("title: Der Klub\nslug: club\nlanguage: de\n", "utf-8")
    assert ran("update", "en", root).exit_code == 0
    assert (root / "po" / "en" / f"{LESSON}.po").is_file()
    assert ran("update", "de", root).stderr == "all texts here are written in de, so there is nothing to translate\n"


def test_a_file_of_a_users_folder_that_is_not_loaded_is_reported(root: Path) -> None:
    (root / "content.yaml").write_text("title: The club\nslug: club\n", "utf-8")
    shutil.copy(root / f"{LESSON}.yaml", root / "lessons" / "03-more.yaml.txt")
    done = ran("update", CODE, root)
    assert (done.exit_code, "rename this one to 03-more.yaml" in done.stderr) == (1, True)


def test_our_own_translations_are_whole() -> None:
    for code in ("de", "fr"):
        done = ran("check", code, "--json")
        *_, counts = map(json.loads, done.stdout.splitlines())
        assert (counts["wrong"], counts["open"]) == (0, 0), done.stdout


def test_validate_wants_released_languages_whole(monkeypatch: pytest.MonkeyPatch) -> None:
    """That ours are whole is held where all content is validated, in test_main.py beside this file."""
    monkeypatch.setattr(tutor.cli.content, "RELEASED", ("en", "xx"))
    assert {fault.message for fault in tutor.cli.content.translation_faults()} == {"ftl-missing-all", "po-missing-all"}
