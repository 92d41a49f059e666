"""The examples of the README are true."""

import doctest
import re
from pathlib import Path

import pytest
import yaml
from typer.testing import CliRunner

from tests.own_content import puzzle_wishes
from tutor.app.base.pages import PAGE_NAMES, PAGES
from tutor.bots.levels import LEVELS
from tutor.catalogue.exercises import Puzzle
from tutor.catalogue.library import prove_file
from tutor.cli.main import app
from tutor.engine.zwickern import VARIANTS
from tutor.text import language

ROOT = Path(__file__).parent.parent
README = ROOT / "README.md"
TEXT = README.read_text("utf-8")
(POSITION,) = re.findall(r"```yaml\n(.*?)```", TEXT, re.DOTALL)
OF_PUZZLES = (ROOT / "puzzles" / "README.md").read_text("utf-8")
PUZZLE = next(block for block in re.findall(r"```yaml\n(.*?)```", OF_PUZZLES, re.DOTALL) if "\nsolutions:" in block)
READMES = {"en": README, "de": ROOT / ".readme" / "README.de.md", "fr": ROOT / ".readme" / "README.fr.md"}


def test_the_examples_of_the_engine_run() -> None:
    """The interpreter session prints what the document says it prints."""
    result = doctest.testfile(str(ROOT / "tutor" / "engine" / "README.md"), module_relative=False)
    assert result.attempted >= 5
    assert result.failed == 0


def test_the_puzzle_that_is_shown_is_proven() -> None:
    """The example is a puzzle that can be added under its name: it is new, and lacks nothing."""
    (name,) = set(re.findall(r"`(?:zwickern validate )?(puzzles/[a-z/-]+\.yaml)`", OF_PUZZLES))
    puzzle = prove_file(name, PUZZLE.encode(), VARIANTS)
    assert isinstance(puzzle, Puzzle)
    assert puzzle.entry.title == yaml.safe_load(PUZZLE)["title"]
    assert list(puzzle_wishes(puzzle)) == []
    file = ROOT / name
    assert not file.exists() or file.read_text("utf-8") == PUZZLE, f"{name} is another puzzle than the one shown"
    slug = str(puzzle.entry.title).lower().replace(" ", "-")
    assert name == f"puzzles/{puzzle.position.rules.name}/{slug}.yaml"


def test_what_is_inside_is_counted_right() -> None:
    """The numbers of the README are those of the content."""
    lessons = [yaml.safe_load(file.read_text("utf-8"))["steps"] for file in (ROOT / "lessons").glob("*.yaml")]
    puzzles = set((ROOT / "puzzles").rglob("*.yaml"))
    others = set((ROOT / "puzzles" / "tricks").rglob("*.yaml"))
    assert f"{len(lessons)} short lessons, {sum(map(len, lessons))} hands-on steps" in TEXT
    assert f"{len(puzzles - others)} of them" in TEXT
    assert f"{len(others)} more on two games" in TEXT
    numbers = {4: "four", 5: "five"}
    assert f"{numbers[len(LEVELS)]} levels of bots" in TEXT
    assert f"{numbers[len(VARIANTS)]} family versions" in TEXT


@pytest.mark.parametrize("code", READMES)
def test_pages_are_called_as_in_the_navigation(code: str) -> None:
    """A reader finds the page, and the button that begins."""
    words, text = language(code), READMES[code].read_text("utf-8")
    for name in PAGES:
        assert f"**{words(PAGE_NAMES[name])}**" in text, name
    assert f"**{words('home-tonight').partition(' ·')[0]}**" in text


def test_the_position_of_the_readme_has_the_plays_that_it_names(tmp_path: Path) -> None:
    """What is shown below the command is what it prints."""
    file = tmp_path / "position.yaml"
    file.write_text(POSITION, "utf-8")
    assert "its seven legal plays" in TEXT
    assert "7 legal plays" in CliRunner().invoke(app, ["moves", str(file)]).stdout
    ((play, shown),) = re.findall(
        r'```console\n\$ zwickern check position\.yaml --play "(.*?)"\n(.*?)```', TEXT, re.DOTALL
    )
    result = CliRunner().invoke(app, ["check", str(file), "--play", play])
    assert (result.exit_code, result.stderr) == (0, "")
    assert [line.rstrip() for line in result.stdout.splitlines()] == shown.splitlines()


@pytest.mark.parametrize("file", READMES.values(), ids=READMES)
def test_a_readme_names_only_files_that_exist(file: Path) -> None:
    """Links and pictures lead somewhere."""
    for target in re.findall(r"\]\(([^)#]+)\)", file.read_text("utf-8")):
        assert (file.parent / target).exists(), target


def test_the_readme_links_only_to_headings_that_it_has() -> None:
    """A link inside the page leads to one of its parts."""
    headings = {
        re.sub(r"[^a-z0-9 -]", "", line.lower()).replace(" ", "-") for line in re.findall(r"(?m)^#+ (.*)$", TEXT)
    }
    assert set(re.findall(r"\]\(#([^)]+)\)", TEXT)) <= headings
