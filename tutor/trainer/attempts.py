"""One try at one exercise, as it is kept for good."""

from dataclasses import dataclass
from datetime import UTC, datetime
from enum import StrEnum
from uuid import UUID

MOST_HINTS = 4
LONGEST_PROFILE, LONGEST_ITEM_ID, LONGEST_CONCEPT = 64, 400, 200
MOST_MILLISECONDS = 2**63 - 1


class Outcome(StrEnum):
    """How a try ended; `SHOWN` where the solution was asked for."""

    RIGHT = "right"
    LEGAL_BUT_MISSED = "legal-but-missed"
    WRONG = "wrong"
    SHOWN = "shown"


@dataclass(frozen=True, slots=True)
class Attempt:
    """A try by a profile at an item: the concept it trains, the hints that were shown, and the time it took if known.

    The moment has a time zone and is turned into UTC. Raises ValueError for what no database could keep.
    """

    id: UUID
    moment: datetime
    profile: str
    item_id: str
    concept: str
    outcome: Outcome
    hints: int = 0
    milliseconds: int | None = None

    def __post_init__(self) -> None:
        _text("profile", self.profile, LONGEST_PROFILE)
        _text("item_id", self.item_id, LONGEST_ITEM_ID)
        _text("concept", self.concept, LONGEST_CONCEPT)
        _number("hints", self.hints, MOST_HINTS)
        _number("milliseconds", self.milliseconds or 0, MOST_MILLISECONDS)
        if self.moment.tzinfo is None:
            raise ValueError(f"moment {self.moment!r} has no time zone; use UTC")
        object.__setattr__(self, "moment", self.moment.astimezone(UTC))
        object.__setattr__(self, "outcome", Outcome(self.outcome))


def _text(name: str, text: str, longest: int) -> None:
    # What is printable has no zero byte and no half characters, which databases refuse.
    if not 0 < len(text) <= longest or not text.isprintable():
        raise ValueError(f"{name} {text[:longest]!r} is not a printable text of 1 to {longest} characters")


def _number(name: str, number: int, most: int) -> None:
    if not 0 <= number <= most:
        raise ValueError(f"{name} {number!r} is not a number from 0 to {most}")
