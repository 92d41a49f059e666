"""Adopting: all attempts and settings of a profile go over to another one, each once, and nothing is lost."""

from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from sqlalchemy import URL

from tests.trainer.samples import attempt
from tutor.trainer.attempts import Attempt
from tutor.trainer.faults import LogError
from tutor.trainer.log import Log, file_url, memory_log, open_log

OLD, NEW, OTHER = "old", "new", "other"


def of(profile: str, item: str, seconds: int = 0) -> Attempt:
    """An attempt of a profile."""
    return replace(attempt(item, seconds=seconds), profile=profile)


def items(log: Log, profile: str) -> list[str]:
    """List the items that a profile has tried, in order."""
    return [one.item_id for one in log.attempts(profile)]


def test_everything_goes_over_in_order(url: URL) -> None:
    with closing(open_log(url)) as log:
        for one in (of(OLD, "b", 1), of(OLD, "a"), of(NEW, "c", 2), of(OTHER, "x")):
            log.add(one)
        log.set_setting(OLD, "most", "5")
        assert log.adopt(NEW, OLD) == 2
        assert (items(log, NEW), items(log, OLD), items(log, OTHER)) == (["a", "b", "c"], [], ["x"])
        assert (log.settings(NEW), log.settings(OLD)) == ({"most": "5"}, {})
    with closing(open_log(url)) as log:
        assert items(log, NEW) == ["a", "b", "c"], "it is in the database"


def test_an_attempt_goes_over_as_it_is(url: URL) -> None:
    one = of(OLD, "a")
    with closing(open_log(url)) as log:
        log.add(one)
        log.adopt(NEW, OLD)
        assert log.attempts(NEW) == (replace(one, profile=NEW),)


def test_what_the_profile_has_already_stays_as_it_is(url: URL) -> None:
    one = of(OLD, "a")
    with closing(open_log(url)) as log:
        log.add(one)
        log.add(replace(one, profile=NEW))
        log.set_setting(OLD, "most", "5")
        log.set_setting(NEW, "most", "7")
        assert log.adopt(NEW, OLD) == 0
        assert (items(log, NEW), items(log, OLD)) == (["a"], [])
        assert (log.settings(NEW), log.settings(OLD)) == ({"most": "7"}, {})


def test_nothing_goes_over_twice(url: URL) -> None:
    with closing(open_log(url)) as log:
        log.add(of(OLD, "a"))
        assert [log.adopt(NEW, OLD) for _ in range(3)] == [1, 0, 0]
        log.add(of(OLD, "b", 1))
        assert log.adopt(OTHER, OLD) == 1, "the next who logs in gets only what is new"
        assert (items(log, NEW), items(log, OTHER)) == (["a"], ["b"])


def test_what_is_in_memory_only_goes_over_too() -> None:
    log = memory_log()
    log.add(of(OLD, "a"))
    log.add(of(NEW, "b", 1))
    log.set_setting(OLD, "most", "5")
    log.set_setting(OLD, "least", "1")
    log.set_setting(NEW, "most", "7")
    assert log.adopt(NEW, OLD) == 1
    assert (items(log, NEW), items(log, OLD)) == (["a", "b"], [])
    assert (log.settings(NEW), log.settings(OLD)) == ({"most": "7", "least": "1"}, {})


@given(st.lists(st.tuples(st.sampled_from([OLD, NEW]), st.integers(0, 5))))
def test_together_they_have_afterwards_what_they_had_before(done: list[tuple[str, int]]) -> None:
    log, ids = memory_log(), [attempt(str(number), seconds=number) for number in range(6)]
    for profile, number in done:
        log.add(replace(ids[number], profile=profile))
    before = {one.id for profile in (OLD, NEW) for one in log.attempts(profile)}
    log.adopt(NEW, OLD)
    assert {one.id for one in log.attempts(NEW)} == before
    assert log.attempts(OLD) == ()


def test_where_the_database_cannot_do_it_nothing_has_changed(tmp_path: Path) -> None:
    file = tmp_path / "attempts.db"
    with closing(open_log(file_url(file))) as log:
        log.add(of(OLD, "a"))
        log.close()
        content = file.read_bytes()
        file.write_bytes(b"no database at all " * 1000)
        log.add(of(OLD, "waits", 1))
        with pytest.raises(LogError):
            log.adopt(NEW, OLD)
        assert not log.answers()
        file.write_bytes(content)
        assert log.answers()
        assert (items(log, NEW), items(log, OLD)) == ([], ["a", "waits"])


def test_a_log_that_only_stands_in_for_a_database_does_not_answer() -> None:
    assert memory_log().answers()
    assert not memory_log(LogError("log-url-wrong")).answers()


def test_a_log_says_how_much_waits_for_the_database() -> None:
    log = memory_log()
    log.add(of(NEW, "a"))
    log.set_setting(NEW, "most", "5")
    assert log.waiting == 2
