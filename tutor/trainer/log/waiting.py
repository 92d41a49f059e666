"""What waits in memory: attempts and settings that no database has taken yet."""

from dataclasses import replace
from uuid import UUID

from tutor.trainer.attempts import Attempt
from tutor.trainer.settings import Setting

Key = tuple[str, UUID | str]
"""The profile, and an id or the name of a setting."""


def key_of(one: Attempt | Setting) -> Key:
    """What no two attempts or settings have in common."""
    return one.profile, one.id if isinstance(one, Attempt) else one.name


class Waiting:
    """Attempts and settings by their keys, in the order in which they came; any thread may look at them."""

    def __init__(self) -> None:
        self._kept: dict[Key, Attempt | Setting] = {}

    def __len__(self) -> int:
        return len(self._kept)

    def __contains__(self, one: Attempt | Setting) -> bool:
        return key_of(one) in self._kept

    def add(self, one: Attempt | Setting) -> None:
        """Keep one, unless there is one with its key."""
        self._kept.setdefault(key_of(one), one)

    def put(self, *some: Attempt | Setting) -> None:
        """Keep some, each in the place of any with its key."""
        self._kept |= {key_of(one): one for one in some}

    def done(self, one: Attempt | Setting) -> None:
        """Let go of one that waits no more."""
        del self._kept[key_of(one)]

    def everything(self) -> tuple[Attempt | Setting, ...]:
        """All of them, oldest first."""
        return tuple(self._kept.values())

    def of(self, profile: str) -> list[Attempt | Setting]:
        """Those of a profile."""
        return [one for one in self.everything() if one.profile == profile]

    def delete(self, profile: str) -> None:
        """Let go of those of a profile."""
        for one in self.of(profile):
            self.done(one)

    def adopt(self, profile: str, adopted: str) -> int:
        """Give a profile those of another one, but for what it has; the number of attempts."""
        moved = 0
        for one in self.of(adopted):
            self.done(one)
            own = replace(one, profile=profile)
            if own not in self:
                self.put(own)
                moved += isinstance(own, Attempt)
        return moved
