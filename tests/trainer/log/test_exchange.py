"""The exchange of a setting: it is written only in place of the value that its writer has seen."""

from collections.abc import Iterator

import pytest
from sqlalchemy import URL

from tutor.trainer.log import Log, memory_log, open_log


@pytest.fixture(params=["database", "memory"])
def log(request: pytest.FixtureRequest, url: URL) -> Iterator[Log]:
    one = open_log(url) if request.param == "database" else memory_log()
    yield one
    one.close()


def test_a_value_is_set_in_place_of_the_one_that_was_seen(log: Log) -> None:
    assert log.exchange("ann", "draft/1", None, "one")
    assert log.exchange("ann", "draft/1", "one", "two")
    assert log.settings("ann") == {"draft/1": "two"}


@pytest.mark.parametrize("before", [None, "", "zero", "ONE"])
def test_a_value_that_was_not_seen_stays(log: Log, before: str | None) -> None:
    assert log.exchange("ann", "draft/1", None, "one")
    assert not log.exchange("ann", "draft/1", before, "two")
    assert log.settings("ann") == {"draft/1": "one"}


def test_what_is_not_there_is_not_exchanged(log: Log) -> None:
    assert not log.exchange("ann", "draft/1", "one", "two")
    assert log.settings("ann") == {}


def test_profiles_have_values_of_their_own(log: Log) -> None:
    assert log.exchange("ann", "draft/1", None, "one")
    assert log.exchange("ben", "draft/1", None, "other")
    assert log.settings("ben") == {"draft/1": "other"}
