"""What the README shows is true."""

import doctest
import re
from pathlib import Path

import yaml

from tutor.check.library import prove_file

README = Path(__file__).parent.parent / "README.md"


def test_the_examples_of_the_engine_run() -> None:
    """The interpreter session prints what the README says it prints."""
    result = doctest.testfile(str(README), module_relative=False)
    assert result.attempted >= 5
    assert result.failed == 0


def test_the_puzzle_of_the_readme_is_proven() -> None:
    """The example puzzle is a real one."""
    block = re.findall(r"```yaml\n(.*?)```", README.read_text("utf-8"), re.DOTALL)[0]
    puzzle = prove_file("README.yaml", block.encode())
    assert puzzle.entry.title == yaml.safe_load(block)["title"]


def test_the_readme_names_only_files_that_exist() -> None:
    """Links and pictures lead somewhere."""
    for target in re.findall(r"\]\(([^)#]+)\)", README.read_text("utf-8")):
        assert (README.parent / target).exists(), target
