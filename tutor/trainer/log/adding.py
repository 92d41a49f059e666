"""The adding of many attempts and settings in portions, between which other visitors get their turns."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from tutor.trainer.attempts import Attempt
from tutor.trainer.log.waiting import Waiting, WaitingKey, key_of
from tutor.trainer.settings import Setting

_PORTION = 1000  # attempts written at once


@dataclass(frozen=True, slots=True)
class Portion:
    """The attempts and settings that are written in one transaction."""

    attempts: tuple[Attempt, ...] = ()
    settings: tuple[Setting, ...] = ()


class Adding:
    """Attempts and settings to add, each key once, without those that already wait in memory.

    `over` is set when one of the profiles is deleted or adopted, after which the rest is not wanted any more.
    """

    def __init__(self, attempts: Iterable[Attempt], settings: Iterable[Setting], waiting: Waiting) -> None:
        noted: dict[WaitingKey, Attempt] = {}
        chosen: dict[WaitingKey, Setting] = {}
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
        """Yield the settings in one portion, then the attempts in portions."""
        if self.settings:
            yield Portion(settings=self.settings)
        for start in range(0, len(self.attempts), _PORTION):
            yield Portion(self.attempts[start : start + _PORTION])
