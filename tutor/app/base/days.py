"""Days in words, as a visitor would say them, in the time zone of the visitor's browser."""

from datetime import UTC, date, datetime, timedelta, timezone, tzinfo
from zoneinfo import ZoneInfo

import streamlit as st

from tutor.app.base.clock import now as present
from tutor.app.base.words_and_content import words as own_words
from tutor.text import Family, Words

_WEEKDAYS = ("monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday")
_ON = Family("day-on-{}", _WEEKDAYS)
_WEEK, _MONTH, _YEAR = 7, 30, 365
# So far back or ahead it is told in days, in weeks, in months.
_IN_DAYS, _IN_WEEKS, _IN_MONTHS = 2 * _WEEK, 8 * _WEEK, 2 * _YEAR
_MOST_MINUTES = 24 * 60
_LONGEST_NAME = 64


def visitor_zone() -> tzinfo:
    """Return the time zone of the visitor's browser, UTC if it tells none that exists."""
    return zone_of(st.context.timezone, st.context.timezone_offset)


def zone_of(name: str | None, minutes: int | None = None) -> tzinfo:
    """Return a time zone by its name, else by the minutes that it is behind UTC, else UTC; both may be nonsense.

    >>> zone_of("Europe/Berlin"), zone_of("/etc/passwd", -60), zone_of(None, 10**9)
    (zoneinfo.ZoneInfo(key='Europe/Berlin'), datetime.timezone(datetime.timedelta(seconds=3600)), datetime.timezone.utc)
    """
    # Any text may come from a browser: a path, a folder of the zones, or a file that is none.
    if name and len(name) <= _LONGEST_NAME:
        try:
            return ZoneInfo(name)
        except (ValueError, OSError, KeyError):
            pass
    if minutes is not None and abs(minutes) < _MOST_MINUTES:
        return timezone(-timedelta(minutes=minutes))
    return UTC


def told_day(moment: datetime) -> str:
    """Return the day of a moment in words, in the visitor's language and time zone, seen from now."""
    return day_words(own_words(), moment, present(), visitor_zone())


def day_words(words: Words, moment: datetime, now: datetime, zone: tzinfo) -> str:
    """Return the day of a moment in words for the middle of a sentence, such as "yesterday" or "in 3 weeks"."""
    there, today = _day(moment, zone), _day(now, zone)
    days = (there - today).days
    if days == 0:
        return words("day-later-today" if moment > now else "day-today")
    if abs(days) == 1:
        return words("day-tomorrow" if days > 0 else "day-yesterday")
    if abs(days) < _WEEK:
        return words(_ON[_WEEKDAYS[there.weekday()]])
    return _ahead(words, days) if days > 0 else _ago(words, -days)


def _day(moment: datetime, zone: tzinfo) -> date:
    try:
        return moment.astimezone(zone).date()
    except OverflowError:
        # At the ends of the calendar there may be no such moment there.
        return moment.date()


def _ahead(words: Words, days: int) -> str:
    if days < _IN_DAYS:
        return words("day-in-days", number=days)
    if days < _IN_WEEKS:
        return words("day-in-weeks", number=days // _WEEK)
    if days < _IN_MONTHS:
        return words("day-in-months", number=days // _MONTH)
    return words("day-in-years", number=days // _YEAR)


def _ago(words: Words, days: int) -> str:
    if days < _IN_DAYS:
        return words("day-days-ago", number=days)
    if days < _IN_WEEKS:
        return words("day-weeks-ago", number=days // _WEEK)
    if days < _IN_MONTHS:
        return words("day-months-ago", number=days // _MONTH)
    return words("day-years-ago", number=days // _YEAR)
