"""Every test of the app has a log of attempts of its own, and none touches what the user has done."""

from collections.abc import Iterator

import pytest

from tests.app.past import Clock
from tutor.app import progress
from tutor.app.clock import set_clock


@pytest.fixture(autouse=True)
def own_log(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Attempts are kept in memory, unless a test names a database, and are forgotten afterwards."""
    monkeypatch.setenv(progress.VARIABLE, "sqlite://")
    progress._open.cache_clear()
    yield
    progress.log().close()
    progress._open.cache_clear()


@pytest.fixture
def clock() -> Iterator[Clock]:
    """The app goes by a clock that a test sets; it stands still at noon of the first day."""
    one = Clock()
    set_clock(lambda: one.moment)
    yield one
    set_clock()
