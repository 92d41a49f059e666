"""How much is tried of what there is plenty of: little in the default run, and as much more as one asks for."""

import os
from collections.abc import Iterable
from typing import TypeVar

import pytest
from _pytest.mark import ParameterSet
from hypothesis import settings

Case = TypeVar("Case")

FACTOR = int(os.environ.get("ZWICKERN_FUZZ", "1"))


def examples(number: int) -> settings:
    """Return settings with this number of examples, multiplied by ZWICKERN_FUZZ."""
    return settings(max_examples=number * FACTOR)


def some(cases: Iterable[Case], every: int) -> "list[ParameterSet | Case]":
    """Return all cases, of which the default run tries every third one or so, and `pytest -m long` the others."""
    return [
        case if number % every == 0 else pytest.param(case, marks=pytest.mark.long) for number, case in enumerate(cases)
    ]
