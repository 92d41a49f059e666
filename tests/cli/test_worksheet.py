"""`zwickern worksheet`: the file it writes, and its errors."""

from pathlib import Path

import pytest

from tests.cli.test_main import run

FEW = ("--theme", "only-play", "--count", "1")


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
def test_what_is_not_known_is_told(tmp_path: Path, options: tuple[str, str], told: str) -> None:
    result = run("worksheet", "--out", tmp_path / "sheet.html", *options)
    assert result.exit_code == 2
    assert told in result.stderr
    assert "Traceback" not in result.stderr
    assert not list(tmp_path.iterdir())


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


def test_a_file_that_cannot_be_written_is_told(tmp_path: Path) -> None:
    result = run("worksheet", "--out", tmp_path / "nowhere" / "sheet.html", *FEW)
    assert result.exit_code == 2
    assert "nowhere" in result.stderr
