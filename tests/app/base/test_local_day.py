"""Days in words, and the visitor's day, that of the browser's time zone, whatever the browser sends."""

from datetime import UTC, date, datetime, timedelta, tzinfo
from zoneinfo import ZoneInfo

import pytest
from streamlit.runtime.context import ContextProxy

from tests.app.earlier_attempts import Clock
from tutor.app.base.local_day import latest_day, relative_date, relative_day, time_zone, today
from tutor.text import language


def browser_in(monkeypatch: pytest.MonkeyPatch, name: object) -> None:
    """Let the browser name a time zone."""
    monkeypatch.setattr(ContextProxy, "timezone", property(lambda _: name))


@pytest.mark.parametrize(
    ("name", "day"),
    [("Europe/Berlin", 1), ("UTC", 1), ("Pacific/Kiritimati", 2), ("Pacific/Auckland", 2), ("America/New_York", 1)],
)
def test_the_day_is_that_of_the_time_zone(monkeypatch: pytest.MonkeyPatch, clock: Clock, name: str, day: int) -> None:
    clock.moment = datetime(2027, 3, 1, 12, tzinfo=UTC)
    browser_in(monkeypatch, name)
    assert today() == date(2027, 3, day)


def test_the_day_begins_at_midnight(monkeypatch: pytest.MonkeyPatch, clock: Clock) -> None:
    browser_in(monkeypatch, "Europe/Berlin")
    clock.moment = datetime(2027, 3, 1, 22, 59, 59, tzinfo=UTC)
    assert today() == date(2027, 3, 1)
    clock.moment = datetime(2027, 3, 1, 23, tzinfo=UTC)
    assert today() == date(2027, 3, 2)


@pytest.mark.parametrize(
    ("last", "first"),
    [
        # In the spring of 2027 midnight in Kiel is an hour earlier in UTC from the 29th of March on.
        (datetime(2027, 3, 27, 22, 59, tzinfo=UTC), datetime(2027, 3, 27, 23, tzinfo=UTC)),
        (datetime(2027, 3, 28, 21, 59, tzinfo=UTC), datetime(2027, 3, 28, 22, tzinfo=UTC)),
        # In the autumn it is an hour later again from the 1st of November on.
        (datetime(2027, 10, 30, 21, 59, tzinfo=UTC), datetime(2027, 10, 30, 22, tzinfo=UTC)),
        (datetime(2027, 10, 31, 22, 59, tzinfo=UTC), datetime(2027, 10, 31, 23, tzinfo=UTC)),
    ],
)
def test_midnight_moves_with_summer_time(
    monkeypatch: pytest.MonkeyPatch, clock: Clock, last: datetime, first: datetime
) -> None:
    browser_in(monkeypatch, "Europe/Berlin")
    clock.moment = last
    before = today()
    clock.moment = first
    assert today().toordinal() == before.toordinal() + 1


@pytest.mark.parametrize(
    "name",
    [
        None,
        "",
        "Nowhere/City",
        "../../etc/passwd",
        "/etc/localtime",
        "Europe",
        "Europe/",
        "europe/../Europe/Berlin",
        "Europe/Berlin\0",
        "UTC\n",
        "\udcff",
        "<b>",
        "x" * 100_000,
        7,
        b"UTC",
        ["UTC"],
    ],
    ids=lambda name: ascii(name)[:30],
)
def test_what_is_not_a_time_zone_is_utc(name: object) -> None:
    assert time_zone(name) is UTC


def test_the_latest_day_is_that_of_the_first_islands(clock: Clock) -> None:
    clock.moment = datetime(2027, 3, 1, 9, 59, tzinfo=UTC)
    assert latest_day() == date(2027, 3, 1)
    clock.moment = datetime(2027, 3, 1, 10, tzinfo=UTC)
    assert latest_day() == date(2027, 3, 2) == clock.moment.astimezone(time_zone("Pacific/Kiritimati")).date()


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
def test_a_day_is_said_as_people_say_it(days: int, said: str) -> None:
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


def test_a_day_of_the_calendar_is_said_like_a_moment_on_it() -> None:
    for days in (-40, -1, 0, 1, 3, 9):
        moment = NOW + timedelta(days=days)
        assert relative_date(WORDS, moment.date(), NOW.date()) == relative_day(WORDS, moment, NOW, UTC)
