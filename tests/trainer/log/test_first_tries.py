"""The first tries at items: which they are, how they went, and that they name no one."""

from collections.abc import Iterator
from contextlib import closing

import pytest
from sqlalchemy import URL

import tutor.trainer.log.first_tries
from tests.trainer.samples import attempt
from tutor.trainer.attempts import Outcome
from tutor.trainer.log import Log, memory_log, open_log
from tutor.trainer.log.first_tries import FirstTry


@pytest.fixture
def log(url: URL) -> Iterator[Log]:
    """A log with nothing in it."""
    with closing(open_log(url)) as opened:
        yield opened


def test_only_the_first_try_at_an_item_counts_in_whatever_order_they_were_written(log: Log) -> None:
    log.add_all([attempt("a", seconds=9), attempt("a", Outcome.WRONG, seconds=3), attempt("a", seconds=6)])
    assert log.first_tries() == [FirstTry(0, "a", False, 1500)]


@pytest.mark.parametrize(
    ("outcome", "hints", "clean"),
    [
        (Outcome.RIGHT, 0, True),
        (Outcome.RIGHT, 1, False),
        (Outcome.WRONG, 0, False),
        (Outcome.LEGAL_BUT_MISSED, 0, False),
        (Outcome.SHOWN, 4, False),
    ],
)
def test_a_try_is_clean_if_it_was_right_without_a_hint(log: Log, outcome: Outcome, hints: int, clean: bool) -> None:
    log.add(attempt("a", outcome, hints=hints))
    assert [one.clean for one in log.first_tries()] == [clean]


def test_each_learner_has_a_first_try_and_is_a_number(log: Log) -> None:
    for profile in ("Ida", "Jan"):
        log.add(attempt("a", profile=profile))
    found = log.first_tries()
    assert [one.learner for one in found] == [0, 1]
    assert "Ida" not in repr(found)


def test_steps_of_lessons_do_not_count(log: Log) -> None:
    for item in ("lessons/01/one", "puzzles/lessons/one", "fresh/jensen/zwick/1"):
        log.add(attempt(item))
    assert {one.item_id for one in log.first_tries()} == {"puzzles/lessons/one", "fresh/jensen/zwick/1"}


def test_no_one_outweighs_all_others(log: Log, monkeypatch: pytest.MonkeyPatch) -> None:
    """Of a learner who has tried more, the first tries count."""
    monkeypatch.setattr(tutor.trainer.log.first_tries, "MOST_OF_ONE", 3)
    log.add_all([attempt(f"{number}", seconds=-number, profile="keen") for number in range(9)])
    log.add(attempt("5", profile="other"))
    assert [one.item_id for one in log.first_tries()] == ["8", "7", "6", "5"]


def test_in_memory_there_are_none() -> None:
    log = memory_log()
    log.add(attempt("a"))
    assert log.first_tries() == []
