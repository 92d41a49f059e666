"""The puzzle of the day: one for each day in each of the five variants, the same for everybody.

It is the fresh puzzle whose seed is the date, so no content that is added later changes it. What is asked depends on
the day of the week.
"""

from collections.abc import Iterator
from datetime import date
from typing import NamedTuple

from tutor.engine.zwickern import VARIANTS
from tutor.trainer.daily import DAILY, day_of

TODAY = "today"
"""Stands for the puzzle of the visitor's day in the address."""

FIRST = date(2026, 1, 1)
"""The first day that has a puzzle."""

KINDS = ("zwick", "capture", "most-cards", "most-points", "safe-lay", "two-builds", "win-most")
"""The goals from Monday to Sunday, of which every variant has fresh puzzles.

They are named here once for all: if they were those on offer, a new goal would change the puzzles of days gone by.
"""


class Daily(NamedTuple):
    """The variant and the day of a puzzle of the day."""

    variant: str
    day: date

    @property
    def id(self) -> str:
        """The id of the puzzle in the address and in the log."""
        return f"{DAILY}{self.variant}/{self.day.isoformat()}"

    @property
    def seed(self) -> int:
        """The seed of the fresh puzzle, which is the date without its dashes."""
        return int(f"{self.day:%Y%m%d}")

    @property
    def kinds(self) -> Iterator[str]:
        """The goals to try in this order, that of the day first: one seed in ten thousand has no puzzle of a goal."""
        first = self.day.weekday()
        return iter(KINDS[first:] + KINDS[:first])


def daily(item_id: str, latest: date) -> Daily | None:
    """Return what an id of a puzzle of a day says, None if it is no such id or its day has no puzzle yet.

    `latest` is the latest day that it is anywhere, since an address may come from where it is tomorrow.

    >>> daily("daily/jensen/2026-11-23", date(2026, 11, 23))
    Daily(variant='jensen', day=datetime.date(2026, 11, 23))
    """
    found = _named(item_id)
    return found if found is not None and FIRST <= found.day <= latest else None


def too_early(item_id: str, latest: date) -> bool:
    """Tell whether an id names a puzzle of a day that is still to come everywhere."""
    found = _named(item_id)
    return found is not None and found.day > latest


def _named(item_id: str) -> Daily | None:
    day = day_of(item_id)
    if day is None:
        return None
    found = [one for name in VARIANTS if (one := Daily(name, day)).id == item_id]
    return found[0] if found else None
