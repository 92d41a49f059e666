"""The attempt: one try at one exercise, as it is kept for good."""

import re
from collections.abc import Iterable
from dataclasses import dataclass
from datetime import MAXYEAR, MINYEAR, UTC, datetime, timedelta, timezone, tzinfo
from enum import StrEnum
from functools import cache
from uuid import UUID

MOST_HINTS = 4
LONGEST_PROFILE, LONGEST_ITEM_ID, LONGEST_CONCEPT = 64, 400, 200
LONGEST_VARIANT, LONGEST_THEMES = 64, 400
MOST_MILLISECONDS = 2**63 - 1
MOST_AHEAD = 24 * 60 - 1
_NOT_KEPT = re.compile("[\\x00\\ud800-\\udfff]")
_SHOWN = 400


class FieldError(ValueError):
    """An error for a value that no database could keep, with the name of its field."""

    def __init__(self, field: str, problem: str) -> None:
        self.field = field
        super().__init__(f"{field} {problem}")


class Outcome(StrEnum):
    """The way in which a try ended; `SHOWN` if the learner asked for the solution."""

    RIGHT = "right"
    LEGAL_BUT_MISSED = "legal-but-missed"
    WRONG = "wrong"
    SHOWN = "shown"


@dataclass(frozen=True, slots=True)
class Attempt:
    """A try by a profile at an item: the concept it trains, the hints that were shown, and the time it took, if known.

    `variant` is the name of the variant, if there is one, and `themes` are ids separated by blanks. `mixed` means that
    the exercise was not chosen by its concept: it was due, came in mixed practice, or was simply the next. `ahead` are
    the minutes that the learner's clock was ahead of UTC, which gives the try its day; attempts older than this field
    have their day in UTC. The moment needs a time zone and is converted to UTC. Raises FieldError for a value that no
    database could keep.
    """

    id: UUID
    moment: datetime
    profile: str
    item_id: str
    concept: str
    outcome: Outcome
    hints: int = 0
    milliseconds: int | None = None
    variant: str | None = None
    themes: str = ""
    mixed: bool = False
    ahead: int = 0

    def __post_init__(self) -> None:
        check_text("profile", self.profile, LONGEST_PROFILE)
        check_text("item_id", self.item_id, LONGEST_ITEM_ID)
        check_text("concept", self.concept, LONGEST_CONCEPT)
        _number("hints", self.hints, MOST_HINTS)
        if self.milliseconds is not None:
            _number("milliseconds", self.milliseconds, MOST_MILLISECONDS)
        if self.variant is not None:
            check_text("variant", self.variant, LONGEST_VARIANT)
        if self.themes:
            check_text("themes", self.themes, LONGEST_THEMES)
        if type(self.mixed) is not bool:
            raise FieldError("mixed", f"{self.mixed!r} is neither True nor False")
        if self.ahead:
            _number("ahead", self.ahead, MOST_AHEAD, -MOST_AHEAD)
        # Thousands of attempts are read at once, most of them in UTC already, so only the others are converted.
        if self.moment.tzinfo is not UTC or not MINYEAR < self.moment.year < MAXYEAR:
            object.__setattr__(self, "moment", in_utc(self.moment))
        if type(self.outcome) is not Outcome:
            object.__setattr__(self, "outcome", _outcome(self.outcome))

    @property
    def local(self) -> datetime:
        """The moment by the learner's clock."""
        return self.moment.astimezone(_zone(self.ahead)) if self.ahead else self.moment


def check_text(name: str, text: str, longest: int, shortest: int = 1, *, printable: bool = True) -> None:
    """Raise FieldError for a text that is too long or too short, or has characters that are not allowed."""
    # Databases refuse zero bytes and surrogates; neither is printable.
    refused = not text.isprintable() if printable else bool(_NOT_KEPT.search(text))
    if not shortest <= len(text) <= longest or refused:
        kind = "a printable text" if printable else "a text"
        raise FieldError(name, f"{text[:_SHOWN]!r} is not {kind} of {shortest} to {longest} characters")


def in_utc(moment: datetime) -> datetime:
    """Return a moment in UTC; raise FieldError if it has no time zone or lies in the first or last possible year."""
    # In the first and last year the conversion to another time zone may give a year out of range.
    if moment.tzinfo is None or not MINYEAR < moment.year < MAXYEAR:
        raise FieldError("moment", f"{moment!r} has no time zone or a year that is out of range; use UTC")
    return moment.astimezone(UTC)


def minutes_ahead(moment: datetime) -> int:
    """Return the minutes that the clock of a moment is ahead of UTC, as `ahead` of an attempt has them.

    >>> minutes_ahead(datetime.fromisoformat("2026-11-28T15:00:00-08:00"))
    -480
    """
    return int((moment.utcoffset() or timedelta(0)).total_seconds() // 60)


@cache
def _zone(ahead: int) -> tzinfo:
    return timezone(timedelta(minutes=ahead))


def _number(name: str, number: int, most: int, least: int = 0) -> None:
    if not least <= number <= most:
        raise FieldError(name, f"{number!r} is not a number from {least} to {most}")


def _outcome(outcome: str) -> Outcome:
    try:
        return Outcome(outcome)
    except ValueError as error:
        raise FieldError("outcome", str(error)) from None


def is_solved(attempt: Attempt) -> bool:
    """Tell whether the answer was right without the last hint, which is the whole solution."""
    return attempt.outcome is Outcome.RIGHT and attempt.hints < MOST_HINTS


def solved(attempts: Iterable[Attempt]) -> frozenset[str]:
    """Return the ids of the items that were solved at least once."""
    return frozenset(attempt.item_id for attempt in attempts if is_solved(attempt))
