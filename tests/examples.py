"""How much is tried of what there is plenty of: a part of it in each run, another part for each commit."""

import os
from collections.abc import Iterable
from typing import TypeVar

import pytest
from _pytest.mark import ParameterSet
from hypothesis import settings

Case = TypeVar("Case")

FACTOR = int(os.environ.get("ZWICKERN_FUZZ", "1"))
# `.ci/run` counts commits with it, so that all parts have their turn, and that of a commit is always the same.
IN_PARTS = "ZWICKERN_PART" in os.environ
PART = int(os.environ.get("ZWICKERN_PART", "0"))


def examples(number: int) -> settings:
    """Return settings with this number of examples, multiplied by ZWICKERN_FUZZ."""
    return settings(max_examples=number * FACTOR)


def in_turn(number: int, every: int) -> bool:
    """Tell whether the case with this number is tried in this run, in which one of so many is."""
    return number % every == PART % every


def some(cases: Iterable[Case], every: int) -> "list[ParameterSet | Case]":
    """Return all cases; this run tries one of so many, and `pytest -m long` the others."""
    return [
        case if in_turn(number, every) else pytest.param(case, marks=pytest.mark.long)
        for number, case in enumerate(cases)
    ]
