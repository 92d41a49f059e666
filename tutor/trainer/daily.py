"""The puzzles of the day, one for each day in each variant: their ids, and the days on which a learner solved one."""

from collections.abc import Collection, Iterable
from datetime import date
from typing import NamedTuple

from tutor.trainer.exercises import Exercise

_DAILY = "daily/"
"""The prefix of the ids of all puzzles of the day, which end with the day, as in daily/jensen/2026-11-23."""

FIRST = date(2026, 1, 1)
"""The first day that has a puzzle."""


class Daily(NamedTuple):
    """The variant and the day of a puzzle of the day."""

    variant: str
    day: date

    @property
    def id(self) -> str:
        """The id of the puzzle in the address and in the log."""
        return f"{_DAILY}{self.variant}/{self.day.isoformat()}"


def daily(item_id: str, variants: Collection[str], latest: date) -> Daily | None:
    """Return the variant and day that an id names, or None if it is not a puzzle of the day or has no puzzle yet.

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


def days_solved(exercises: Iterable[Exercise]) -> frozenset[date]:
    """Return the days whose puzzle was solved, on the day or later."""
    days = (day_of(one.item_id) for one in exercises if one.solved)
    return frozenset(day for day in days if day is not None)


def last_seven(today: date) -> tuple[date, ...]:
    """Return the seven days up to today that have a puzzle, the oldest first.

    >>> len(last_seven(date(2026, 11, 29))), len(last_seven(FIRST))
    (7, 1)
    """
    since = today.toordinal() - 6
    return tuple(date.fromordinal(day) for day in range(max(FIRST.toordinal(), since), today.toordinal() + 1))
