"""Adding many attempts and settings, portion by portion, so that others have their turns meanwhile."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from tutor.trainer.attempts import Attempt
from tutor.trainer.log.waiting import Key, Waiting, key_of
from tutor.trainer.settings import Setting

_PORTION = 1000  # attempts written at once


@dataclass(frozen=True, slots=True)
class Portion:
    """What is written in one transaction."""

    attempts: tuple[Attempt, ...] = ()
    settings: tuple[Setting, ...] = ()


class Adding:
    """Attempts and settings that are to be added, each key once, but for what waits already.

    `over` tells that one of the profiles was deleted or adopted since, so that the rest is no more wanted.
    """

    def __init__(self, attempts: Iterable[Attempt], settings: Iterable[Setting], waiting: Waiting) -> None:
        noted: dict[Key, Attempt] = {}
        chosen: dict[Key, Setting] = {}
        for attempt in attempts:
            if attempt not in waiting:
                noted.setdefault(key_of(attempt), attempt)
        for setting in settings:
            if setting not in waiting:
                chosen.setdefault(key_of(setting), setting)
        self.attempts, self.settings = tuple(noted.values()), tuple(chosen.values())
        self.profiles = {profile for profile, _ in (*noted, *chosen)}
        self.over = False

    def portions(self) -> Iterator[Portion]:
        """The settings first, then the attempts."""
        if self.settings:
            yield Portion(settings=self.settings)
        for start in range(0, len(self.attempts), _PORTION):
            yield Portion(self.attempts[start : start + _PORTION])
