"""What CONTRIBUTING says of files is true."""

import re
from pathlib import Path
from typing import get_args

import pytest
import yaml
from pydantic import TypeAdapter

from tutor.check.library import prove_file
from tutor.coach.difficulty import WEIGHTS
from tutor.content.questions import AnyGoal, Goal
from tutor.engine.zwickern.rules import Rules

ROOT = Path(__file__).parent.parent
TEXT = (ROOT / "CONTRIBUTING.md").read_text("utf-8")
GOALS = re.findall(r"`(\{kind: [^`]*\})`", TEXT)


@pytest.mark.parametrize("text", GOALS)
def test_every_goal_that_it_shows_can_be_written_so(text: str) -> None:
    """Scalars stay as they are written, as in the files."""
    TypeAdapter[object](Goal).validate_python(yaml.load(text, yaml.BaseLoader))


def test_it_shows_every_kind_of_goal() -> None:
    """An author finds each of them in a table."""
    kinds = {get_args(shape.model_fields["kind"].annotation)[0] for shape in get_args(AnyGoal)}
    assert {yaml.safe_load(text)["kind"] for text in GOALS} == kinds


def test_its_house_rules_are_proven() -> None:
    """The example can be copied."""
    (block,) = re.findall(r"```yaml\n(name: .*?)```", TEXT, re.DOTALL)
    assert isinstance(prove_file("house.yaml", block.encode()), Rules)


def test_its_weights_are_those_of_the_code() -> None:
    """The table of features is the one that computes."""
    rows = re.findall(r"(?m)^\| `(\w+)` \|.*\| (−?[0-9.]+) \|$", TEXT)
    assert {name: float(weight.replace("−", "-")) for name, weight in rows} == WEIGHTS.per._asdict()


def test_it_names_only_files_that_exist() -> None:
    """Whoever follows it finds what it speaks of."""
    for name in re.findall(r"`((?:tutor|tests|lessons)/[a-z0-9_/-]+\.[a-z]+)`", TEXT):
        assert (ROOT / name).exists(), name
