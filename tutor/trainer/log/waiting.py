"""The attempts, settings and events that wait in memory, because no database has taken them yet."""

from dataclasses import replace
from uuid import UUID

from tutor.trainer.attempts import Attempt
from tutor.trainer.events import GameEvent
from tutor.trainer.settings import Setting

Kept = Attempt | Setting | GameEvent
"""An attempt, a setting or an event, as a log keeps it."""

WaitingKey = tuple[str, UUID | str | tuple[UUID, int]]
"""The key of an entry: its profile, and its id, its name, or its match and number."""


def key_of(one: Kept) -> WaitingKey:
    """Return the unique key of an attempt, a setting or an event."""
    match one:
        case Attempt():
            return one.profile, one.id
        case Setting():
            return one.profile, one.name
        case GameEvent():
            return one.profile, (one.match, one.number)


class Waiting:
    """The entries that wait, by their keys, in the order of arrival; any thread may read them.

    `changes` grows with each entry that is kept or removed.
    """

    def __init__(self) -> None:
        self._kept: dict[WaitingKey, Kept] = {}
        self.changes = 0

    def __len__(self) -> int:
        return len(self._kept)

    def __contains__(self, one: Kept) -> bool:
        return key_of(one) in self._kept

    def add(self, one: Kept) -> None:
        """Keep an entry, unless one with its key waits already."""
        self._kept.setdefault(key_of(one), one)
        self.changes += 1

    def put(self, *some: Kept) -> None:
        """Keep entries, each in place of any with its key."""
        self._kept |= {key_of(one): one for one in some}
        self.changes += 1

    def done(self, one: Kept) -> None:
        """Remove an entry that has been written."""
        del self._kept[key_of(one)]
        self.changes += 1

    def everything(self) -> tuple[Kept, ...]:
        """Return all entries, oldest first."""
        return tuple(self._kept.values())

    def of(self, profile: str) -> list[Kept]:
        """List the entries of a profile, oldest first."""
        return [one for one in self.everything() if one.profile == profile]

    def delete(self, profile: str) -> None:
        """Remove the entries of a profile."""
        for one in self.of(profile):
            self.done(one)

    def adopt(self, profile: str, adopted: str) -> int:
        """Move the entries of the `adopted` profile to another, unless it has them; return how many attempts moved."""
        moved = 0
        for one in self.of(adopted):
            self.done(one)
            own = replace(one, profile=profile)
            if own not in self:
                self.put(own)
                moved += isinstance(own, Attempt)
        return moved
