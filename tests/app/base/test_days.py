"""Days in words, in the time zone of the visitor."""

from datetime import UTC, datetime, timedelta, tzinfo
from zoneinfo import ZoneInfo

import pytest

from tutor.app.base.days import relative_date, relative_day
from tutor.app.base.local_day import time_zone
from tutor.text import language

WORDS = language("en")
NOW = datetime(2027, 3, 3, 10, tzinfo=UTC)
"""A Wednesday."""


@pytest.mark.parametrize(
    ("days", "said"),
    [
        (0, "today"),
        (-1, "yesterday"),
        (-2, "on Monday"),
        (-6, "on Thursday"),
        (-7, "7 days ago"),
        (-13, "13 days ago"),
        (-21, "3 weeks ago"),
        (-55, "7 weeks ago"),
        (-56, "a month ago"),
        (-100, "3 months ago"),
        (-800, "2 years ago"),
        (1, "tomorrow"),
        (2, "on Friday"),
        (6, "on Tuesday"),
        (7, "in 7 days"),
        (14, "in 2 weeks"),
        (60, "in 2 months"),
        (365 * 3, "in 3 years"),
    ],
)
def test_a_day_is_told_as_one_says_it(days: int, said: str) -> None:
    assert relative_day(WORDS, NOW + timedelta(days=days), NOW, UTC) == said


def test_the_day_is_that_of_the_visitor() -> None:
    late = datetime(2027, 3, 2, 23, 30, tzinfo=UTC)
    assert relative_day(WORDS, late, NOW, UTC) == "yesterday"
    assert relative_day(WORDS, late, NOW, ZoneInfo("Europe/Berlin")) == "today"
    midnight = datetime(2027, 3, 4, tzinfo=UTC)
    assert relative_day(WORDS, midnight, NOW, UTC) == "tomorrow"
    assert relative_day(WORDS, midnight, NOW, ZoneInfo("America/Los_Angeles")) == "later today"


@pytest.mark.parametrize("moment", [datetime.min.replace(tzinfo=UTC), datetime.max.replace(tzinfo=UTC)])
def test_the_ends_of_the_calendar_are_days_too(moment: datetime) -> None:
    for zone in (UTC, ZoneInfo("Pacific/Auckland"), ZoneInfo("America/Los_Angeles")):
        assert relative_day(WORDS, moment, NOW, zone)


@pytest.mark.parametrize(
    "name",
    [
        "",
        "America",
        "../../etc/passwd",
        "/etc/passwd",
        "x" * 10_000,
        "Europe/Nowhere",
        "\0",
        "tzdata.zi",
        "ü",
        "a b",
        ".",
    ],
)
def test_a_zone_that_there_is_not_is_utc_or_that_of_the_clock(name: str) -> None:
    assert time_zone(name) is UTC
    assert time_zone(name, -60).utcoffset(NOW) == timedelta(hours=1)


@pytest.mark.parametrize(("name", "zone"), [("Europe/Berlin", ZoneInfo("Europe/Berlin")), (None, UTC)])
def test_a_zone_is_found_by_its_name(name: str | None, zone: tzinfo) -> None:
    assert time_zone(name) == zone


def test_a_day_of_the_calendar_is_told_like_a_moment_on_it() -> None:
    for days in (-40, -1, 0, 1, 3, 9):
        moment = NOW + timedelta(days=days)
        assert relative_date(WORDS, moment.date(), NOW.date()) == relative_day(WORDS, moment, NOW, UTC)
