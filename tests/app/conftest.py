"""Every test of the app has a log of attempts of its own, and none touches what the user has done."""

from collections.abc import Iterator

import pytest

from tutor.app import progress


@pytest.fixture(autouse=True)
def own_log(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Attempts are kept in memory, unless a test names a database, and are forgotten afterwards."""
    monkeypatch.setenv(progress.VARIABLE, "sqlite://")
    progress._open.cache_clear()
    yield
    progress.log().close()
    progress._open.cache_clear()
