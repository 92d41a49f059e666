"""`zwickern worksheet`: the file it writes, and its errors."""

import re
from pathlib import Path

import pytest

from tests.cli.test_main import run
from tests.own_folders import club, written
from tutor.app.base.live_reload import proven_library
from tutor.cli import printing

FEW = ("--theme", "only-play", "--count", "1")


@pytest.fixture(autouse=True)
def _proven_once(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let all tests but the first have our content proven only once, which takes seconds."""
    if request.function is not test_it_writes_one_file_in_a_language:
        monkeypatch.setattr(printing, "prove_folder", lambda root, variants: proven_library())


def test_it_writes_one_file_in_a_language(tmp_path: Path) -> None:
    file = tmp_path / "blatt.html"
    result = run("worksheet", "--out", file, *FEW, "--lang", "de", "--seed", "3")
    assert result.exit_code == 0
    assert str(file) in result.stdout
    assert file.read_text("utf-8").startswith('<!DOCTYPE html><html lang="de">')


@pytest.mark.parametrize(
    ("options", "told"),
    [
        (("--theme", "trump"), "trump"),
        (("--variant", "skat"), "skat"),
        (("--lang", "xx"), "xx"),
        (("--difficulty", "6"), "--difficulty"),
        (("--count", "0"), "--count"),
        (("--count", "1000"), "--count"),
        (("--seed", "-1"), "--seed"),
    ],
)
def test_what_is_not_known_is_reported(tmp_path: Path, options: tuple[str, str], told: str) -> None:
    result = run("worksheet", "--out", tmp_path / "sheet.html", *options)
    assert result.exit_code == 2
    assert told in result.stderr
    assert "Traceback" not in result.stderr
    assert not list(tmp_path.iterdir())


def sheet(tmp_path: Path, *options: str) -> str:
    """The worksheet that is written of a folder of own content and ours."""
    root, file = club(tmp_path / "club"), tmp_path / "sheet.html"
    result = run("worksheet", "--out", file, "--content", root, *options)
    assert (result.exit_code, result.stderr) == (0, "")
    return file.read_text("utf-8")


def test_puzzles_of_a_folder_of_ones_own_are_chosen_too(tmp_path: Path) -> None:
    html = sheet(tmp_path, "--folder", "club", "--lang", "de", "--theme", "zwick", "--difficulty", "1", "--seed", "7")
    assert re.findall("<h2>(.*?) <small>", html) == ['1. <span lang="en">A first puzzle</span>']


def test_all_puzzles_that_are_named_come_in_their_order(tmp_path: Path) -> None:
    ours = [one.id for one in proven_library().puzzles[12::-1]]
    ids = (*ours, "club:puzzles/jensen/first", ours[0])
    html = sheet(tmp_path, *(part for one in ids for part in ("--puzzle", one)))
    assert html.count('<section class="puzzle">') == 14
    assert "<h2>14. A first puzzle" in html


@pytest.mark.parametrize(
    ("options", "told"),
    [
        (("--folder", "club"), "has the slug club"),
        (("--puzzle", "club:puzzles/jensen/first"), "there is no puzzle club:puzzles/jensen/first"),
        (("--content", "nowhere"), "nowhere"),
    ],
)
def test_a_folder_or_a_puzzle_that_is_not_there_is_reported(
    tmp_path: Path, options: tuple[str, str], told: str
) -> None:
    result = run("worksheet", "--out", tmp_path / "sheet.html", *options)
    assert result.exit_code == 2
    assert told in result.stderr
    assert not list(tmp_path.iterdir())


def test_what_is_wrong_in_a_folder_is_reported_and_stops_nothing_else(tmp_path: Path) -> None:
    root = written(club(tmp_path / "club"), {"puzzles/jensen/second.yaml": "title: \n"})
    result = run("worksheet", "--out", tmp_path / "sheet.html", "--content", root, "--folder", "club")
    assert result.exit_code == 0
    assert "second.yaml:1:1" in result.stderr
    assert "A first puzzle" in (tmp_path / "sheet.html").read_text("utf-8")


def test_no_file_is_written_where_no_puzzle_fits(tmp_path: Path) -> None:
    result = run("worksheet", "--out", tmp_path / "sheet.html", "--theme", "joker-down", "--variant", "dietze")
    assert result.exit_code == 1
    assert not list(tmp_path.iterdir())


def test_a_file_that_is_there_is_never_replaced(tmp_path: Path) -> None:
    file = tmp_path / "sheet.html"
    file.write_text("mine", "utf-8")
    result = run("worksheet", "--out", file, *FEW)
    assert result.exit_code == 2
    assert "sheet.html" in result.stderr
    assert file.read_text("utf-8") == "mine"


def test_a_file_that_cannot_be_written_is_reported(tmp_path: Path) -> None:
    result = run("worksheet", "--out", tmp_path / "nowhere" / "sheet.html", *FEW)
    assert result.exit_code == 2
    assert "nowhere" in result.stderr
