"""A command line that is built once: Typer builds it again for each call, which takes longer than most calls."""

from collections.abc import Iterator
from functools import cache

import pytest
from typer import testing


@pytest.fixture(scope="session", autouse=True)
def built_once() -> Iterator[None]:
    """Have all tests of a folder call the same command line."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(testing, "_get_command", cache(testing._get_command))
        yield
