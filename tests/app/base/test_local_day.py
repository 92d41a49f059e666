"""The visitor's day: that of the browser's time zone, whatever the browser sends."""

from datetime import UTC, date, datetime

import pytest
from streamlit.runtime.context import ContextProxy

from tests.app.earlier_attempts import Clock
from tutor.app.base.local_day import latest_day, time_zone, today


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
def test_what_is_no_time_zone_is_utc(name: object) -> None:
    assert time_zone(name) is UTC


def test_the_latest_day_is_that_of_the_first_islands(clock: Clock) -> None:
    clock.moment = datetime(2027, 3, 1, 9, 59, tzinfo=UTC)
    assert latest_day() == date(2027, 3, 1)
    clock.moment = datetime(2027, 3, 1, 10, tzinfo=UTC)
    assert latest_day() == date(2027, 3, 2) == clock.moment.astimezone(time_zone("Pacific/Kiritimati")).date()
