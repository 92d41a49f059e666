"""The days whose puzzle was solved, and how many of them follow each other."""

from datetime import UTC, date, datetime, timedelta
from uuid import uuid4

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tutor.trainer.attempts import Attempt, Outcome
from tutor.trainer.daily import FIRST, Daily, daily, day_of, days_in_a_row, days_solved, is_that_day, too_early
from tutor.trainer.exercises import exercises

TODAY = date(2027, 3, 28)
DAY = date(2027, 3, 1)
NAMES = ("dietze", "jensen")


def solved(day: str, moment: datetime, outcome: Outcome = Outcome.RIGHT, variant: str = "jensen") -> Attempt:
    """Make an attempt at the puzzle of a day."""
    return Attempt(uuid4(), moment, "local", f"daily/{variant}/{day}", "zwick", outcome, 0, 1000, variant)


def found(*attempts: Attempt) -> frozenset[date]:
    return days_solved(exercises(attempts, datetime(2027, 4, 1, tzinfo=UTC)))


def back(*days: int) -> set[date]:
    """Return days before TODAY."""
    return {TODAY - timedelta(days=day) for day in days}


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
def test_what_is_no_day_is_none(item_id: str) -> None:
    assert day_of(item_id) is None


def test_a_day_counts_while_it_is_that_day_anywhere() -> None:
    assert is_that_day(TODAY, datetime(2027, 3, 27, 10, tzinfo=UTC)), "midnight on the first islands"
    assert not is_that_day(TODAY, datetime(2027, 3, 27, 9, 59, tzinfo=UTC))
    assert is_that_day(TODAY, datetime(2027, 3, 29, 11, 59, tzinfo=UTC)), "a minute before midnight on the last ships"
    assert not is_that_day(TODAY, datetime(2027, 3, 29, 12, tzinfo=UTC))


@pytest.mark.parametrize("day", [date.min, date.max])
def test_the_ends_of_the_calendar_are_days_too(day: date) -> None:
    assert not is_that_day(day, datetime(2027, 3, 28, tzinfo=UTC))


def test_a_minute_after_midnight_the_puzzle_of_the_evening_still_counts() -> None:
    assert found(solved("2027-03-28", datetime(2027, 3, 29, 0, 1, tzinfo=UTC))) == {TODAY}


def test_an_old_puzzle_that_is_solved_later_is_no_day_of_the_row() -> None:
    assert found(solved("2027-03-01", datetime(2027, 3, 28, 12, tzinfo=UTC))) == frozenset()


def test_only_a_solved_puzzle_counts_and_in_any_variant() -> None:
    noon = datetime(2027, 3, 28, 12, tzinfo=UTC)
    assert found(solved("2027-03-28", noon, Outcome.WRONG), solved("2027-03-28", noon, Outcome.SHOWN)) == frozenset()
    assert found(solved("2027-03-28", noon, variant="french"), solved("2027-03-28", noon)) == {TODAY}


def test_days_count_without_a_gap_up_to_today() -> None:
    assert days_in_a_row(back(0, 1, 2, 4), TODAY) == 3
    assert days_in_a_row(back(0), TODAY) == 1
    assert days_in_a_row(set(), TODAY) == 0


def test_the_row_waits_for_todays_puzzle() -> None:
    assert days_in_a_row(back(1, 2), TODAY) == 2
    assert days_in_a_row(back(2, 3), TODAY) == 0, "yesterday was left out"


def test_the_row_reaches_the_beginning_of_the_calendar() -> None:
    assert days_in_a_row({date.min}, date.min) == 1
    assert days_in_a_row(set(), date.min) == 0


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
def test_what_is_no_day_names_no_puzzle(item_id: str) -> None:
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
