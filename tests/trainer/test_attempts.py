"""The values that an attempt may hold."""

from datetime import UTC, datetime, timedelta, timezone
from typing import Any
from uuid import uuid4

import pytest

from tests.trainer.samples import attempt
from tutor.trainer.attempts import (
    LONGEST_CONCEPT,
    LONGEST_ITEM_ID,
    LONGEST_PROFILE,
    LONGEST_THEMES,
    LONGEST_VARIANT,
    Attempt,
    FieldError,
    Outcome,
)
from tutor.trainer.settings import LONGEST_NAME, LONGEST_VALUE, Setting


def made(**values: Any) -> Attempt:
    """An attempt with some values of its own."""
    usual: dict[str, Any] = {
        "id": uuid4(),
        "moment": datetime.now(UTC),
        "profile": "local",
        "item_id": "lessons/01/one",
        "concept": "zwick",
        "outcome": Outcome.RIGHT,
    }
    return Attempt(**{**usual, **values})


def test_the_moment_is_kept_in_utc() -> None:
    kiel = timezone(timedelta(hours=2))
    assert made(moment=datetime(2024, 6, 1, 14, tzinfo=kiel)).moment.isoformat() == "2024-06-01T12:00:00+00:00"


def test_hints_and_time_may_be_left_out() -> None:
    assert made().hints == 0
    assert made().milliseconds is None


def test_variant_and_themes_may_be_left_out_and_nothing_is_mixed_unless_it_is_said() -> None:
    assert (made().variant, made().themes, made().mixed) == (None, "", False)


def test_a_try_has_the_day_of_the_learners_clock() -> None:
    moment = datetime(2026, 11, 28, 23, tzinfo=UTC)
    days = {ahead: made(moment=moment, ahead=ahead).local.day for ahead in (-1439, -480, 0, 59, 60, 1439)}
    assert days == {-1439: 27, -480: 28, 0: 28, 59: 28, 60: 29, 1439: 29}


def test_a_clock_that_is_not_known_is_that_of_utc() -> None:
    assert made().ahead == 0
    assert made().local.utcoffset() == timedelta(0)


def test_an_outcome_can_be_given_as_text() -> None:
    assert made(outcome="legal-but-missed").outcome is Outcome.LEGAL_BUT_MISSED


@pytest.mark.parametrize(
    "values",
    [
        {"moment": datetime(2024, 6, 1)},  # noqa: DTZ001
        {"moment": datetime(9999, 12, 31, 23, tzinfo=timezone(timedelta(hours=-5)))},
        {"moment": datetime(1, 1, 1, tzinfo=timezone(timedelta(hours=5)))},
        {"profile": ""},
        {"profile": "x" * (LONGEST_PROFILE + 1)},
        {"item_id": "x" * (LONGEST_ITEM_ID + 1)},
        {"item_id": "one\0two"},
        {"item_id": "\ud800"},
        {"item_id": "one\ntwo"},
        {"concept": ""},
        {"concept": "x" * (LONGEST_CONCEPT + 1)},
        {"outcome": "nearly"},
        {"hints": -1},
        {"hints": 5},
        {"milliseconds": -1},
        {"ahead": 24 * 60},
        {"ahead": -24 * 60},
        {"milliseconds": 2**63},
        {"variant": ""},
        {"variant": "x" * (LONGEST_VARIANT + 1)},
        {"variant": "one\ttwo"},
        {"themes": "x" * (LONGEST_THEMES + 1)},
        {"themes": "one\ntwo"},
        {"mixed": 1},
    ],
    ids=lambda values: ascii(values)[:40],
)
def test_what_no_database_could_keep_is_refused_and_the_field_named(values: dict[str, object]) -> None:
    with pytest.raises(FieldError) as refused:
        made(**values)
    assert [refused.value.field] == list(values)
    assert str(refused.value).startswith(refused.value.field)


def test_an_attempt_never_changes() -> None:
    with pytest.raises(AttributeError):
        attempt().hints = 3


@pytest.mark.parametrize(
    ("field", "setting"),
    [
        ("profile", ("", "most_days", "90")),
        ("name", ("local", "", "90")),
        ("name", ("local", "x" * (LONGEST_NAME + 1), "90")),
        ("value", ("local", "most_days", "9\0")),
        ("value", ("local", "most_days", "x" * (LONGEST_VALUE + 1))),
    ],
)
def test_a_setting_that_no_database_could_keep_is_refused_too(field: str, setting: tuple[str, str, str]) -> None:
    with pytest.raises(FieldError, match=f"^{field} "):
        Setting(*setting)


def test_a_setting_may_be_empty() -> None:
    assert Setting("local", "most_days", "").value == ""
