"""The visitor's day, in the time zone of the browser, and days in words, seen from it."""

from datetime import UTC, date, datetime, timedelta, timezone, tzinfo
from functools import cache
from zoneinfo import ZoneInfo, available_timezones

import streamlit as st

from tutor.app.base.clock import now
from tutor.app.base.i18n import words as own_words
from tutor.text import Family, Words

_EARLIEST = timedelta(hours=14)
_MOST_MINUTES = 24 * 60
_WEEKDAYS = ("monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday")
_ON = Family("day-on-{}", _WEEKDAYS)
_SHORT = Family("day-short-{}", _WEEKDAYS)
_UNITS = ("days", "weeks", "months", "years")
_AHEAD, _AGO = Family("day-in-{}", _UNITS), Family("day-{}-ago", _UNITS)
_WEEK, _MONTH, _YEAR = 7, 30, 365
# How far back or ahead a day is given in days, in weeks, in months.
_IN_DAYS, _IN_WEEKS, _IN_MONTHS = 2 * _WEEK, 8 * _WEEK, 2 * _YEAR


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
    """Return the time zone of the visitor's browser, UTC if it names none that exists."""
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


def day_text(moment: datetime) -> str:
    """Return the day of a moment in words, in the visitor's language and time zone, seen from now."""
    return relative_day(own_words(), moment, now(), visitor_zone())


def date_text(day: date) -> str:
    """Return a day of the visitor's calendar in words, in the visitor's language, seen from today."""
    return relative_date(own_words(), day, today())


def relative_day(words: Words, moment: datetime, now: datetime, zone: tzinfo) -> str:
    """Return the day of a moment in words for the middle of a sentence, such as "yesterday" or "in 3 weeks"."""
    there, today = _day(moment, zone), _day(now, zone)
    if there == today and moment > now:
        return words("day-later-today")
    return relative_date(words, there, today)


def relative_date(words: Words, there: date, today: date) -> str:
    """Return a day in words for the middle of a sentence, seen from another day."""
    days = (there - today).days
    if days == 0:
        return words("day-today")
    if abs(days) == 1:
        return words("day-tomorrow" if days > 0 else "day-yesterday")
    if abs(days) < _WEEK:
        return words(_ON[_WEEKDAYS[there.weekday()]])
    return _far(words, _AHEAD if days > 0 else _AGO, abs(days))


def weekday_name(day: date) -> str:
    """Return the name of a weekday in two or three letters, in the visitor's language."""
    return own_words()(_SHORT[_WEEKDAYS[day.weekday()]])


def _day(moment: datetime, zone: tzinfo) -> date:
    try:
        return moment.astimezone(zone).date()
    except OverflowError:
        # At the ends of the calendar there may be no such moment there.
        return moment.date()


def _far(words: Words, ids: Family[str], days: int) -> str:
    """Return a number of days in the largest unit that fits, ahead or ago by the ids."""
    if days < _IN_DAYS:
        return words(ids["days"], number=days)
    if days < _IN_WEEKS:
        return words(ids["weeks"], number=days // _WEEK)
    if days < _IN_MONTHS:
        return words(ids["months"], number=days // _MONTH)
    return words(ids["years"], number=days // _YEAR)
