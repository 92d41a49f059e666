"""The attempts and settings that wait in memory, because no database has taken them yet."""

from dataclasses import replace
from uuid import UUID

from tutor.trainer.attempts import Attempt
from tutor.trainer.settings import Setting

WaitingKey = tuple[str, UUID | str]
"""The key of an attempt or a setting: its profile, and its id or name."""


def key_of(one: Attempt | Setting) -> WaitingKey:
    """Return the key of an attempt or a setting, which no other has."""
    return one.profile, one.id if isinstance(one, Attempt) else one.name


class Waiting:
    """Attempts and settings by their keys, in the order of their arrival; any thread may read them."""

    def __init__(self) -> None:
        self._kept: dict[WaitingKey, Attempt | Setting] = {}

    def __len__(self) -> int:
        return len(self._kept)

    def __contains__(self, one: Attempt | Setting) -> bool:
        return key_of(one) in self._kept

    def add(self, one: Attempt | Setting) -> None:
        """Keep one, unless one with its key waits already."""
        self._kept.setdefault(key_of(one), one)

    def put(self, *some: Attempt | Setting) -> None:
        """Keep some, each in place of any with its key."""
        self._kept |= {key_of(one): one for one in some}

    def done(self, one: Attempt | Setting) -> None:
        """Remove one that does not wait any more."""
        del self._kept[key_of(one)]

    def everything(self) -> tuple[Attempt | Setting, ...]:
        """Return all of them, oldest first."""
        return tuple(self._kept.values())

    def of(self, profile: str) -> list[Attempt | Setting]:
        """List those of a profile, oldest first."""
        return [one for one in self.everything() if one.profile == profile]

    def delete(self, profile: str) -> None:
        """Remove those of a profile."""
        for one in self.of(profile):
            self.done(one)

    def adopt(self, profile: str, adopted: str) -> int:
        """Move those of the `adopted` profile to another one, unless it has them; return how many attempts moved."""
        moved = 0
        for one in self.of(adopted):
            self.done(one)
            own = replace(one, profile=profile)
            if own not in self:
                self.put(own)
                moved += isinstance(own, Attempt)
        return moved
