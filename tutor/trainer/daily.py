"""The puzzles of the day, one for each day in each variant: their ids, and the days on which a learner solved one."""

from collections.abc import Collection, Iterable, Set
from datetime import UTC, date, datetime, time, timedelta
from typing import NamedTuple

from tutor.trainer.exercises import Exercise

_DAILY = "daily/"
"""The prefix of the ids of all puzzles of the day, which end with the day, as in daily/jensen/2026-11-23."""

FIRST = date(2026, 1, 1)
"""The first day that has a puzzle."""

_DAY = timedelta(days=1)
# A day begins fourteen hours earlier than in UTC on the first islands, and ends twelve hours later on the last ships.
_EARLIEST, _LATEST = timedelta(hours=14), timedelta(hours=12)


class Daily(NamedTuple):
    """The variant and the day of a puzzle of the day."""

    variant: str
    day: date

    @property
    def id(self) -> str:
        """The id of the puzzle in the address and in the log."""
        return f"{_DAILY}{self.variant}/{self.day.isoformat()}"


def daily(item_id: str, variants: Collection[str], latest: date) -> Daily | None:
    """Return the variant and day that an id names, or None if it is no puzzle of the day or has no puzzle yet.

    `variants` are those that have puzzles of the day. `latest` is the latest day that has begun anywhere on Earth,
    since an address may come from a place where it is tomorrow.

    >>> daily("daily/jensen/2026-11-23", ["jensen"], date(2026, 11, 23))
    Daily(variant='jensen', day=datetime.date(2026, 11, 23))
    """
    found = _named(item_id, variants)
    return found if found is not None and FIRST <= found.day <= latest else None


def too_early(item_id: str, variants: Collection[str], latest: date) -> bool:
    """Tell whether an id names the puzzle of a day that has not begun anywhere yet."""
    found = _named(item_id, variants)
    return found is not None and found.day > latest


def _named(item_id: str, variants: Collection[str]) -> Daily | None:
    day = day_of(item_id)
    if day is None:
        return None
    return next((one for name in variants if (one := Daily(name, day)).id == item_id), None)


def day_of(item_id: str) -> date | None:
    """Return the day of a puzzle of the day, or None for any other id.

    >>> day_of("daily/jensen/2026-11-23"), day_of("puzzles/jensen/small-change")
    (datetime.date(2026, 11, 23), None)
    """
    if not item_id.startswith(_DAILY):
        return None
    written = item_id.rpartition("/")[2]
    try:
        day = date.fromisoformat(written)
    except ValueError:
        return None
    # Other forms of dates are read too, but a puzzle has one id.
    return day if day.isoformat() == written else None


def is_that_day(day: date, moment: datetime) -> bool:
    """Tell whether it is that day anywhere on Earth at a moment."""
    # A log may hold any moment, and at the ends of the calendar there is no day before or after.
    midnight = datetime.combine(day, time(), UTC)
    since = moment - midnight
    return -_EARLIEST <= since < _DAY + _LATEST


def days_solved(exercises: Iterable[Exercise]) -> frozenset[date]:
    """Return the days whose puzzle was solved while it was that day somewhere on Earth.

    A learner who travels, or who finishes a minute after midnight, loses no day by it.
    """
    found = set()
    for one in exercises:
        day = day_of(one.item_id) if one.solved else None
        if day is not None and is_that_day(day, one.end):
            found.add(day)
    return frozenset(found)


def days_in_a_row(days: Set[date], today: date) -> int:
    """Count the days without a gap up to today; while today's puzzle is still to be solved, up to yesterday.

    >>> days_in_a_row({date(2026, 11, 21), date(2026, 11, 22)}, date(2026, 11, 23))
    2
    """
    last = today.toordinal() - (today not in days)
    first = last
    ordinals = {day.toordinal() for day in days}
    while first in ordinals:
        first -= 1
    return last - first
