"""The log: the attempts, settings and games that are kept of learners, by profile."""

import threading
from collections.abc import Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass
from datetime import datetime
from functools import partial
from uuid import UUID

from tutor.trainer.attempts import Attempt
from tutor.trainer.database import rows
from tutor.trainer.events import GameEvent, KeptMatch, matches_of
from tutor.trainer.faults import LogError
from tutor.trainer.log.database_or_memory import LONG_AGO, RETRY, DatabaseOrMemory
from tutor.trainer.log.first_tries import FirstTry, first_tries
from tutor.trainer.log.store import Store
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

    `over` is set when one of the profiles is deleted or adopted, after which the rest is dropped.
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


_PAUSE = 0.002  # seconds


class Log(DatabaseOrMemory):
    """The attempts, settings and events of games of all profiles, in a database or in memory."""

    def __init__(self, store: Store | None, fault: LogError | None = None) -> None:
        super().__init__(store, fault)
        self._pause = threading.Event()
        self._adding: list[Adding] = []

    def add(self, attempt: Attempt) -> None:
        """Add an attempt, to the database if possible, else to memory, unless the profile has one with its id.

        Never raises: see `fault`.
        """
        self._waiting.add(attempt)
        # After a failure no visitor waits for the database for a while, nor for a thread that checks it.
        if not self._writing.acquire(blocking=self._failed is None):
            return
        try:
            if self._store is not None and (self._failed is None or abs(attempt.moment - self._failed) >= RETRY):
                self._write(self._store, attempt.moment)
        finally:
            self._writing.release()

    def add_all(self, attempts: Iterable[Attempt], settings: Iterable[Setting] = ()) -> int:
        """Add many attempts, and the settings that the profile lacks; return how many of the attempts are new.

        Adding ends early if one of the profiles is deleted or adopted. Raise LogError if the database does not take all
        of them; the same call made again adds those that are missing.
        """
        with self._writing:
            adding = Adding(attempts, settings, self._waiting)
            if self._store is None:
                self._waiting.put(*adding.attempts, *adding.settings)
                return len(adding.attempts)
            self._adding.append(adding)
        try:
            return sum(self._add_some(self._store, adding, portion) for portion in adding.portions())
        finally:
            self._adding.remove(adding)

    def _add_some(self, store: Store, adding: Adding, portion: Portion) -> int:
        with self._writing:
            if adding.over:
                return 0
            added = self._do(store, lambda engine: rows.write_all(engine, portion.attempts, portion.settings))
        # Waiting threads get a turn here: a lock taken again at once would mostly go to the same thread.
        self._pause.wait(_PAUSE)
        return added

    def attempts(self, profile: str) -> tuple[Attempt, ...]:
        """Return all attempts of a profile, oldest first. Never raises: if some cannot be read, see `fault`."""
        # Memory is read first: an attempt written between the two reads is then found twice, otherwise not at all.
        kept = [one for one in self._waiting.of(profile) if isinstance(one, Attempt)]
        found: list[Attempt] = self._read(rows.read_attempts, profile, [])
        if not kept:
            return tuple(found)
        ids = {attempt.id for attempt in found}
        return tuple(sorted([*found, *(one for one in kept if one.id not in ids)], key=lambda one: one.moment))

    def has_begun(self, profile: str) -> bool:
        """Tell whether a profile has any attempt or game, without reading them. Never raises: see `fault`."""
        kept = any(isinstance(one, Attempt | GameEvent) for one in self._waiting.of(profile))
        return kept or self._read(rows.has_begun, profile, nothing=False)

    def set_setting(self, profile: str, name: str, value: str) -> None:
        """Set a value for a profile; raise FieldError if no database could keep it. For other faults see `fault`."""
        setting = Setting(profile, name, value)
        with self._writing:
            self._waiting.put(setting)
            if self._store is not None and self._failed is None:
                self._write(self._store, LONG_AGO)

    def exchange(self, profile: str, name: str, before: str | None, value: str) -> bool:
        """Set a value in place of `before`, which is None for a value that is not set yet; return whether it was set.

        It is not set if another value is there, because another tab was faster. Raise FieldError if no database could
        keep the value. If the database does not take it now, it waits in memory: see `fault`.
        """
        setting = Setting(profile, name, value)
        with self._writing:
            kept = [one.value for one in self._waiting.of(profile) if isinstance(one, Setting) and one.name == name]
            if (kept or (self._store is None and before is not None)) and kept != [before]:
                return False
            if not kept and self._store is not None and self._failed is None:
                try:
                    return self._do(self._store, lambda engine: rows.exchange(engine, setting, before))
                except LogError:
                    self._failed_at(LONG_AGO)
            self._waiting.put(setting)
            return True

    def settings(self, profile: str) -> dict[str, str]:
        """Return the settings of a profile by name. Never raises: if some cannot be read, see `fault`."""
        kept = {one.name: one.value for one in self._waiting.of(profile) if isinstance(one, Setting)}
        found: dict[str, str] = self._read(rows.read_profile_settings, profile, {})
        return found | kept

    def append(self, events: Sequence[GameEvent]) -> bool:
        """Add events of one match, all or none; return whether they were added.

        They are not added if the number of any is taken, because another tab or click was faster. Never raises: if the
        database does not take them now, they wait in memory, and `fault` has the reason.
        """
        with self._writing:
            if any(one in self._waiting for one in events):
                return False
            if self._store is not None and self._failed is None:
                try:
                    return self._do(self._store, lambda engine: rows.write_events(engine, events))
                except LogError:
                    self._failed_at(events[0].moment)
            self._waiting.put(*events)
            return True

    def add_events(self, events: Sequence[GameEvent]) -> int:
        """Add the events that are not there yet; return how many, or raise LogError if the database fails."""
        with self._writing:
            new = [one for one in events if one not in self._waiting]
            if self._store is None:
                self._waiting.put(*new)
                return len(new)
            return self._do(self._store, lambda engine: rows.add_events(engine, new)) if new else 0

    def events(
        self, profile: str, match: UUID | None = None, kinds: Collection[str] | None = None
    ) -> tuple[GameEvent, ...]:
        """Return the events of a profile, or of one of its matches, by match and number; if it fails see `fault`.

        With `kinds` only those of these kinds are read.
        """
        kept = [
            one
            for one in self._waiting.of(profile)
            if isinstance(one, GameEvent) and match in (None, one.match) and (kinds is None or one.kind in kinds)
        ]
        found: list[GameEvent] = self._read(partial(rows.read_events, match=match, kinds=kinds), profile, [])
        there = {key_of(one) for one in found}
        both = [*found, *(one for one in kept if key_of(one) not in there)]
        return tuple(sorted(both, key=lambda one: (one.match, one.number)) if kept else both)

    def matches(self, profile: str) -> tuple[KeptMatch, ...]:
        """Return the matches of a profile, the last played first; if they cannot be read, see `fault`."""
        kept = [one for one in self._waiting.of(profile) if isinstance(one, GameEvent)]
        if kept:
            found = [
                KeptMatch(match, events[0], len(events), max(one.moment for one in events))
                for match, events in matches_of(self.events(profile)).items()
                if events[0].number == 0
            ]
        else:
            found = self._read(rows.read_matches, profile, [])
        return tuple(sorted(found, key=lambda one: one.last, reverse=True))

    def delete(self, profile: str) -> None:
        """Delete all attempts, settings and games of a profile, in the database and in memory.

        Raise LogError if the database cannot do it; then nothing is deleted, not even in memory.
        """
        with self._writing:
            self._end_adding(profile)
            if self._store is not None:
                self._do(self._store, lambda engine: rows.delete_profile(engine, profile))
            self._waiting.delete(profile)

    def adopt(self, profile: str, adopted: str) -> int:
        """Move all attempts and settings of the `adopted` profile to another one; return how many attempts it gets.

        Those that the other profile has already stay as they are, and the adopted profile is empty afterwards. Raise
        LogError if the database cannot do it; then nothing has changed, not even in memory.
        """
        with self._writing:
            self._end_adding(adopted)
            moved = 0
            if self._store is not None:
                moved = self._do(self._store, lambda engine: rows.adopt(engine, profile, adopted))
            return moved + self._waiting.adopt(profile, adopted)

    def abandoned(self, since: datetime) -> dict[str, int]:
        """Return the profiles whose last attempt is older than a moment, each with the number of its attempts.

        Profiles with settings only are left out, because the time of settings is not kept. Raise LogError if the
        database cannot be read.
        """
        with self._writing:
            return {} if self._store is None else self._do(self._store, lambda engine: rows.abandoned(engine, since))

    def forget(self, profiles: Sequence[str], since: datetime) -> int:
        """Delete those of the profiles without an attempt since a moment; return how many, or raise LogError."""
        with self._writing:
            if self._store is None:
                return 0
            return self._do(self._store, lambda engine: rows.forget_abandoned(engine, profiles, since))

    def first_tries(self) -> list[FirstTry]:
        """List the first tries of all profiles in the database, without their names; raise LogError on a fault."""
        with self._writing:
            return [] if self._store is None else self._do(self._store, first_tries)

    def _end_adding(self, profile: str) -> None:
        for adding in self._adding:
            adding.over = adding.over or profile in adding.profiles
