"""The events of a game that learners play: each is kept for good, and together they are the game."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import MAXYEAR, MINYEAR, UTC, datetime
from typing import NamedTuple
from uuid import UUID

from tutor.trainer.attempts import LONGEST_PROFILE, FieldError, check_text, in_utc

LONGEST_KIND, LONGEST_PARTICULARS = 20, 100_000
DEALT = "dealt"
"""The kind of the event that begins each game of a match and holds all its cards."""

MOST_OF_ONE_MATCH = 100_000
"""The most events of one match, more than people ever reach."""


@dataclass(frozen=True, slots=True)
class GameEvent:
    """The event with a number in a match of a profile: its moment, its kind, and its particulars as text.

    The events of a match are numbered from 0. The moment needs a time zone and is converted to UTC. Raises FieldError
    for a value that no database could keep.
    """

    profile: str
    match: UUID
    number: int
    moment: datetime
    kind: str
    value: str = ""

    def __post_init__(self) -> None:
        check_text("profile", self.profile, LONGEST_PROFILE)
        if not 0 <= self.number < MOST_OF_ONE_MATCH:
            raise FieldError("number", f"{self.number!r} is not a number from 0 to {MOST_OF_ONE_MATCH - 1}")
        check_text("kind", self.kind, LONGEST_KIND)
        check_text("value", self.value, LONGEST_PARTICULARS, shortest=0, printable=False)
        if self.moment.tzinfo is not UTC or not MINYEAR < self.moment.year < MAXYEAR:
            object.__setattr__(self, "moment", in_utc(self.moment))


class KeptMatch(NamedTuple):
    """A match of a profile in short: its id, its first event, the number of its events, and the moment of the last."""

    id: UUID
    first: GameEvent
    events: int
    last: datetime


def matches_of(events: Sequence[GameEvent]) -> dict[UUID, list[GameEvent]]:
    """Return the events of each match in the order of their numbers, the matches in the order of their first ones."""
    found: dict[UUID, list[GameEvent]] = {}
    for one in sorted(events, key=lambda event: event.number):
        found.setdefault(one.match, []).append(one)
    return dict(sorted(found.items(), key=lambda match: match[1][0].moment))
