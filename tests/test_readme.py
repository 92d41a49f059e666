"""The examples of the README are true."""

import doctest
import re
from pathlib import Path

import yaml
from typer.testing import CliRunner

from tests.own_content import puzzle_wishes
from tutor.catalogue.exercises import Puzzle
from tutor.catalogue.library import prove_file
from tutor.cli.main import app
from tutor.engine.zwickern import VARIANTS

README = Path(__file__).parent.parent / "README.md"
TEXT = README.read_text("utf-8")
POSITION, PUZZLE = re.findall(r"```yaml\n(.*?)```", TEXT, re.DOTALL)


def test_the_examples_of_the_engine_run() -> None:
    """The interpreter session prints what the README says it prints."""
    result = doctest.testfile(str(README), module_relative=False)
    assert result.attempted >= 5
    assert result.failed == 0


def test_the_puzzle_of_the_readme_is_proven() -> None:
    """The example is a puzzle that can be added under its name: it is new, and lacks nothing."""
    (name,) = set(re.findall(r"`(?:zwickern validate )?(puzzles/[a-z/-]+\.yaml)`", TEXT))
    puzzle = prove_file(name, PUZZLE.encode(), VARIANTS)
    assert isinstance(puzzle, Puzzle)
    assert puzzle.entry.title == yaml.safe_load(PUZZLE)["title"]
    assert list(puzzle_wishes(puzzle)) == []
    file = README.parent / name
    assert not file.exists() or file.read_text("utf-8") == PUZZLE, (
        f"{name} is another puzzle than the one in the README"
    )
    slug = str(puzzle.entry.title).lower().replace(" ", "-")
    assert name == f"puzzles/{puzzle.position.rules.name}/{slug}.yaml"


def test_the_position_of_the_readme_has_the_plays_that_it_tells_of(tmp_path: Path) -> None:
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


def test_the_readme_names_only_files_that_exist() -> None:
    """Links and pictures lead somewhere."""
    for target in re.findall(r"\]\(([^)#]+)\)", TEXT):
        assert (README.parent / target).exists(), target


def test_the_readme_links_only_to_headings_that_it_has() -> None:
    """A link inside the page leads to one of its parts."""
    headings = {
        re.sub(r"[^a-z0-9 -]", "", line.lower()).replace(" ", "-") for line in re.findall(r"(?m)^#+ (.*)$", TEXT)
    }
    assert set(re.findall(r"\]\(#([^)]+)\)", TEXT)) <= headings
