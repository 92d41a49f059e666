"""The day that it is for the visitor, in the time zone of the browser."""

from datetime import UTC, date, datetime, timedelta, timezone, tzinfo
from functools import cache
from zoneinfo import ZoneInfo, available_timezones

import streamlit as st

from tutor.app.base.clock import now

_EARLIEST = timedelta(hours=14)
_MOST_MINUTES = 24 * 60


def today() -> date:
    """Return the day that it is for the visitor, in UTC if the browser names no time zone that exists."""
    return visitors_now().date()


def visitors_now() -> datetime:
    """Return the present moment in the visitor's time zone, in UTC if the browser names none that exists."""
    return now().astimezone(visitor_zone())


def latest_day() -> date:
    """Return the latest day that it is anywhere on Earth, which is that of the first islands."""
    return (now() + _EARLIEST).date()


def visitor_zone() -> tzinfo:
    """Return the time zone of the visitor's browser, UTC if it tells none that exists."""
    return time_zone(st.context.timezone, st.context.timezone_offset)


def time_zone(name: object, minutes: object = None) -> tzinfo:
    """Return a time zone by its name, else by the minutes that it is behind UTC, else UTC; both may be nonsense.

    A name is a path among the files of time zones, and a browser may send anything: only known ones are looked up.

    >>> time_zone("Europe/Berlin"), time_zone("/etc/passwd", -60), time_zone(None, 10**9)
    (zoneinfo.ZoneInfo(key='Europe/Berlin'), datetime.timezone(datetime.timedelta(seconds=3600)), datetime.timezone.utc)
    """
    if isinstance(name, str) and name in _known():
        return ZoneInfo(name)
    if isinstance(minutes, int) and abs(minutes) < _MOST_MINUTES:
        return timezone(-timedelta(minutes=minutes))
    return UTC


@cache
def _known() -> frozenset[str]:
    return frozenset(available_timezones())
