"""Profiles that no one has come back to: they are found, and only they are deleted."""

from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
from sqlalchemy import URL

from tests.trainer.samples import attempt, noon
from tutor.trainer.faults import LogError
from tutor.trainer.log import Log, file_url, memory_log, open_log

SINCE = noon(0)


@pytest.fixture
def log(url: URL) -> Iterator[Log]:
    """A log in which one learner has come back, one has not, and one has only set something."""
    with closing(open_log(url)) as opened:
        opened.add_all(
            [
                *(attempt(f"{number}", days=-10 - number, profile="gone") for number in range(3)),
                attempt("old", days=-10, profile="back"),
                attempt("new", days=0, profile="back"),
            ]
        )
        for profile in ("gone", "back", "only settings"):
            opened.set_setting(profile, "most_days", "30")
        yield opened


def test_profiles_without_an_attempt_since_are_abandoned(log: Log) -> None:
    assert log.abandoned(SINCE) == {"gone": 3}
    assert log.abandoned(noon(0.1)) == {"gone": 3, "back": 2}
    assert log.abandoned(noon(-20)) == {}


def test_a_learner_who_is_forgotten_is_forgotten_whole_and_no_one_else(log: Log) -> None:
    assert log.forget(["gone", "back", "only settings", "nobody"], SINCE) == 1
    assert (log.attempts("gone"), log.settings("gone")) == ((), {})
    assert len(log.attempts("back")) == 2
    for profile in ("back", "only settings"):
        assert log.settings(profile) == {"most_days": "30"}


def test_a_learner_who_comes_back_before_it_is_done_keeps_everything(log: Log) -> None:
    listed = list(log.abandoned(SINCE))
    log.add(attempt("again", days=1, profile="gone"))
    assert log.forget(listed, SINCE) == 0
    assert len(log.attempts("gone")) == 4


def test_in_memory_no_one_is_abandoned() -> None:
    log = memory_log()
    log.add(attempt(days=-500))
    assert log.abandoned(SINCE) == {}
    assert log.forget(["local"], SINCE) == 0


def test_what_is_not_there_is_not_made(tmp_path: Path) -> None:
    with pytest.raises(LogError, match="log-none"):
        open_log(file_url(tmp_path / "none.db"), new=False)
    assert list(tmp_path.iterdir()) == []
