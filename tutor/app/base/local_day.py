"""The day that it is for the visitor, in the time zone of the browser."""

from datetime import date, timedelta
from functools import cache
from zoneinfo import ZoneInfo, available_timezones

import streamlit as st

from tutor.app.base.clock import now

_EARLIEST = timedelta(hours=14)


def today() -> date:
    """Return the day that it is for the visitor, in UTC if the browser names no time zone that exists."""
    return now().astimezone(zone(st.context.timezone)).date()


def latest_day() -> date:
    """Return the latest day that it is anywhere on Earth, which is that of the first islands."""
    return (now() + _EARLIEST).date()


def zone(name: object) -> ZoneInfo:
    """Return the time zone of a name, UTC if it has none.

    The browser may send anything, and a name is a path among the files of time zones: only known ones are looked up.
    """
    return ZoneInfo(name if isinstance(name, str) and name in _known() else "UTC")


@cache
def _known() -> frozenset[str]:
    return frozenset(available_timezones())
