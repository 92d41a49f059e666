"""Settings for every test."""

import os
import sys
from collections.abc import Iterator

import pytest
from hypothesis import HealthCheck, settings

# No test writes among the data of whoever runs it.
os.environ["ZWICKERN_DATABASE_URL"] = "sqlite://"

# No example database is written into the checkout; a failure prints what reproduces it. How long an example takes
# tells of the machine, not of the tutor. Examples are the same in every run, unless others are wished for.
settings.register_profile(
    "tutor",
    deadline=None,
    database=None,
    print_blob=True,
    suppress_health_check=(HealthCheck.too_slow,),
    derandomize="ZWICKERN_FUZZ" not in os.environ,
)
settings.load_profile("tutor")

_MAIN = sys.modules["__main__"]


@pytest.fixture(autouse=True)
def _own_main() -> Iterator[None]:
    """Streamlit puts the page that it runs in the place of the main module, which processes started later would run."""
    sys.modules["__main__"] = _MAIN
    yield
    sys.modules["__main__"] = _MAIN
