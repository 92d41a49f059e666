"""The settings of all tests."""

import os
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

from tests.examples import examples

# No test may write among the data of the person who runs it.
os.environ["ZWICKERN_DATABASE_URL"] = "sqlite://"

# The tests start the tutor hundreds of times: it is compiled once, and so are they.
os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
sys.dont_write_bytecode = False

# No example database is written into the checkout, because a failure prints what reproduces it. There is no deadline,
# because the time of an example depends on the machine. Examples are the same in every run without ZWICKERN_FUZZ.
settings.register_profile(
    "tutor",
    examples(40),
    deadline=None,
    database=None,
    print_blob=True,
    suppress_health_check=(HealthCheck.too_slow,),
    derandomize="ZWICKERN_FUZZ" not in os.environ,
)
settings.load_profile("tutor")

_BROWSER_TESTS = Path(__file__).parent / "e2e"


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """Leave the browser tests out where none is wanted; reading them would take each process some seconds."""
    return True if collection_path == _BROWSER_TESTS and "not e2e" in config.getoption("markexpr") else None


_MAIN = sys.modules["__main__"]


@pytest.fixture(autouse=True)
def _own_main() -> Iterator[None]:
    """Restore the main module, which Streamlit replaces by its page and which processes started later would run."""
    sys.modules["__main__"] = _MAIN
    yield
    sys.modules["__main__"] = _MAIN
