"""The days whose puzzle was solved, and the last seven."""

from datetime import UTC, date, datetime
from itertools import pairwise
from uuid import uuid4

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tutor.trainer.attempts import Attempt, Outcome
from tutor.trainer.daily import FIRST, Daily, daily, day_of, days_solved, last_seven, too_early
from tutor.trainer.exercises import exercises

TODAY = date(2027, 3, 28)
DAY = date(2027, 3, 1)
NAMES = ("dietze", "jensen")


def solved(day: str, moment: datetime, outcome: Outcome = Outcome.RIGHT, variant: str = "jensen") -> Attempt:
    """Make an attempt at the puzzle of a day."""
    return Attempt(uuid4(), moment, "local", f"daily/{variant}/{day}", "zwick", outcome, 0, 1000, variant)


def found(*attempts: Attempt) -> frozenset[date]:
    return days_solved(exercises(attempts, datetime(2027, 4, 1, tzinfo=UTC)))


@pytest.mark.parametrize(
    "item_id",
    [
        "",
        "daily/",
        "daily/jensen",
        "daily/jensen/20270328",
        "daily/jensen/2027-W12-7",
        "daily/jensen/2027-02-29",
        "daily/jensen/٢٠٢٧-٠٣-٢٨",
        "daily/jensen/2027-03-28 ",
        "daily/jensen/0000-01-01",
        "puzzles/jensen/2027-03-28",
    ],
)
def test_what_is_not_a_day_is_ignored(item_id: str) -> None:
    assert day_of(item_id) is None


def test_a_day_counts_whenever_its_puzzle_is_solved() -> None:
    for moment in (datetime(2027, 3, 1, 12, tzinfo=UTC), datetime(2027, 3, 28, 12, tzinfo=UTC)):
        assert found(solved("2027-03-01", moment)) == {DAY}


def test_only_a_solved_puzzle_counts_and_in_any_variant() -> None:
    noon = datetime(2027, 3, 28, 12, tzinfo=UTC)
    assert found(solved("2027-03-28", noon, Outcome.WRONG), solved("2027-03-28", noon, Outcome.SHOWN)) == frozenset()
    assert found(solved("2027-03-28", noon, variant="french"), solved("2027-03-28", noon)) == {TODAY}


@given(st.dates(FIRST, date(2100, 1, 1)))
def test_the_last_seven_days_end_with_today_and_have_no_gap(day: date) -> None:
    days = last_seven(day)
    assert days[-1] == day
    assert all((later - earlier).days == 1 for earlier, later in pairwise(days))
    assert len(days) == min(7, (day - FIRST).days + 1)


# -- ids ----------------------------------------------------------------------


@pytest.mark.parametrize(
    "item_id",
    [
        "daily",
        "daily/jensen/",
        "daily/jensen/today",
        "daily/Jensen/2027-03-01",
        "daily/nowhere/2027-03-01",
        "daily/../jensen/2027-03-01",
        "daily/jensen/x/2027-03-01",
        "daily/2027-03-01",
        "daily/jensen/2027-3-1",
        "daily/jensen/20270301",
        "daily/jensen/2025-12-31",
        "daily/jensen/0001-01-01",
        "daily/jensen/9999-12-31",
        "daily/jensen/2027-02-30",
        "daily/jensen/" + "9" * 5000,
        "daily/jensen/2027-03-01<b>",
    ],
    ids=lambda item_id: item_id[:40],
)
def test_what_is_not_a_day_names_no_puzzle(item_id: str) -> None:
    assert daily(item_id, NAMES, DAY) is None


@given(st.text() | st.from_regex(r"daily/[a-z]*/[0-9-]*", fullmatch=True))
def test_any_text_is_a_day_or_none(text: str) -> None:
    found = daily(text, NAMES, DAY)
    assert found is None or found.id == text, "a puzzle of a day has one id only"
    assert not (found and too_early(text, NAMES, DAY))


@given(st.dates(FIRST, DAY), st.sampled_from(NAMES))
def test_every_day_since_the_first_has_an_id_of_its_own(day: date, variant: str) -> None:
    wanted = Daily(variant, day)
    assert daily(wanted.id, NAMES, DAY) == wanted
    assert not too_early(wanted.id, NAMES, DAY)


def test_a_variant_that_is_not_named_has_no_puzzle_of_the_day() -> None:
    assert daily("daily/rue-du-port/2027-03-01", NAMES, DAY) is None
