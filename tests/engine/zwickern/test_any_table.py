"""Any table that a family may make: the five variants stated from nothing, and random tables against the reference."""

import ast
import random
from dataclasses import replace
from pathlib import Path

import pytest

import tutor
from tests.examples import FACTOR, PART
from tests.tables import check_hand, table_of
from tutor.catalogue.house_rules import read_variant
from tutor.content.files.writing import variant_text
from tutor.content.zwickern.house_rules import MOST_PLAYERS, variant_entry
from tutor.engine.zwickern import VARIANTS, Rules

PACKAGE = Path(tutor.__file__).parent
WITHOUT_NAMES = ("engine", "bots", "matches", "lab")


@pytest.mark.parametrize("rules", VARIANTS.values(), ids=VARIANTS)
def test_each_variant_can_be_stated_from_nothing_for_up_to_eight_players(rules: Rules) -> None:
    """All rules are equal then, and the engine knows nothing else of a table."""
    entry = variant_entry(replace(rules, name="ours"), in_full=True)
    found = read_variant("ours.yaml", variant_text(entry))
    few = tuple(plan for plan in rules.plans if plan.players <= MOST_PLAYERS)
    assert replace(found, name=rules.name, base=None) == replace(rules, plans=few)
    assert found.base == rules.name


def test_no_module_of_the_game_asks_for_the_name_of_a_variant() -> None:
    asked = {
        f"{file.relative_to(PACKAGE)}:{node.lineno}"
        for folder in WITHOUT_NAMES
        for file in (PACKAGE / folder).rglob("*.py")
        for node in ast.walk(ast.parse(file.read_text("utf-8")))
        if isinstance(node, ast.Constant) and node.value in VARIANTS
    }
    # The first is where they are defined; the second is what a visitor's first table plays.
    assert {place.split(":")[0] for place in asked} == {"engine/zwickern/variants.py", "matches/settings.py"}


@pytest.mark.parametrize("number", range(4 * FACTOR))
def test_a_random_table_plays_as_the_reference_has_it(number: int) -> None:
    """Cards and points are conserved, list and judge agree, plays are read back, bots and the solver play.

    `python -m tests.tables 2000` tries as many tables, with five hands each.
    """
    seed = 4 * FACTOR * PART + number
    check_hand(table_of(seed), random.Random(seed))
