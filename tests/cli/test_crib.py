"""`zwickern crib`: the file it writes, and its errors."""

from pathlib import Path

import pytest

from tests.cli.test_main import run
from tests.own_folders import HOUSE
from tutor.engine.zwickern import VARIANTS
from tutor.text import language


@pytest.mark.parametrize("variant", VARIANTS)
def test_it_writes_one_file_in_a_language(tmp_path: Path, variant: str) -> None:
    file = tmp_path / "blatt.html"
    result = run("crib", "--variant", variant, "--out", file, "--lang", "de")
    assert (result.exit_code, result.stderr) == (0, "")
    text = file.read_text("utf-8")
    assert text.startswith('<!DOCTYPE html><html lang="de">')
    assert text.count("<h1>") == 1
    assert language("de")("crib-aim") in text
    assert "http" not in text.replace("http%3A//www.w3.org/2000/svg", "")
    assert "size: A4" not in text, "it is for Letter, too"


def test_house_rules_have_one_too(tmp_path: Path) -> None:
    house, file = tmp_path / "ours.yaml", tmp_path / "sheet.html"
    house.write_text(HOUSE.format("ours"), "utf-8")
    assert run("crib", "--house", house, "--variant", "ours", "--out", file).exit_code == 0
    assert "As we play" in file.read_text("utf-8")


@pytest.mark.parametrize("options", [("--variant", "skat"), ("--lang", "xx")])
def test_what_is_not_known_is_reported(tmp_path: Path, options: tuple[str, str]) -> None:
    result = run("crib", "--out", tmp_path / "sheet.html", *options)
    assert result.exit_code == 2
    assert options[1] in result.stderr
    assert not list(tmp_path.iterdir())
