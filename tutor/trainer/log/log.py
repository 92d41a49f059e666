"""The log: attempts and settings are written to a database, and kept in memory while it does not take them."""

import contextlib
import threading
from collections.abc import Callable, Iterable, Sequence
from datetime import UTC, datetime, timedelta
from functools import partial
from typing import TypeVar
from uuid import UUID

from sqlalchemy import Engine
from sqlalchemy.exc import DataError

from tutor.trainer.attempts import Attempt
from tutor.trainer.database import rows
from tutor.trainer.database.opening import FAILURES
from tutor.trainer.events import GameEvent, KeptMatch, matches_of
from tutor.trainer.faults import LogError, fault_of
from tutor.trainer.log.adding import Adding, Portion
from tutor.trainer.log.first_tries import FirstTry, first_tries
from tutor.trainer.log.store import Store
from tutor.trainer.log.waiting import Waiting, key_of
from tutor.trainer.settings import Setting

RETRY = timedelta(seconds=30)
# This moment stands for a failure at an unknown one, so that the next attempt tries to write again.
_LONG_AGO = datetime.min.replace(tzinfo=UTC)

_PAUSE = 0.002  # seconds

_T = TypeVar("_T")


class Log:
    """Attempts and settings in a database; those that it does not take are kept in memory.

    Those in memory are written as soon as the database takes them again. Without a database they stay in memory, and
    `fault` tells why; it is None if that is intended.
    """

    def __init__(self, store: Store | None, fault: LogError | None = None) -> None:
        self._store = store
        self._fault = fault
        self._waiting = Waiting()
        self._watch: Callable[[str], object] = lambda _: None
        self._failed: datetime | None = None
        self._writing = threading.Lock()
        self._pause = threading.Event()
        self._adding: list[Adding] = []

    @property
    def fault(self) -> LogError | None:
        """The present fault of the database, or None if all is well."""
        store = self._store
        return self._fault if store is None else store.fault or store.read_fault

    @property
    def waiting(self) -> int:
        """The number of attempts and settings that are in memory only."""
        return len(self._waiting)

    @property
    def keeps(self) -> bool:
        """Whether everything that was added is kept, as far as that is known without asking the database.

        This holds for a log in memory too, unless it only stands in for a database.
        """
        # If attempts wait without a fault, another thread is writing them at this moment.
        return self.fault is None

    def seems_well(self) -> bool:
        """Tell whether all is well, as far as the database tells without being written to; note nothing."""
        return self.keeps and (self._store is None or self._store.seems_well())

    def answers(self) -> bool:
        """Try to write, and tell whether the database takes it and nothing waits in memory any more."""
        with self._writing:
            if self._store is not None:
                self._write(self._store, _LONG_AGO)
        return self.keeps

    def watch(self, watch: Callable[[str], object]) -> None:
        """Call `watch` with a word from now on, whenever something happens to the database.

        The word is "written" when something was kept, "failed" when the database could not be written or read, and
        "replaced" when another file is opened. The function must not use the log itself.
        """
        self._watch = watch
        if self._store is not None:
            self._store.watch = watch

    def add(self, attempt: Attempt) -> None:
        """Add an attempt, to the database if it takes it, unless the profile has one with its id.

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

        Adding ends early if one of the profiles is deleted or adopted meanwhile. Raise LogError if the database does
        not take all of them; the same call made again adds those that are missing.
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
        """Return all attempts of a profile, oldest first. Never raises: if some cannot be read, `fault` tells why."""
        # Memory is read first: an attempt written meanwhile is then found twice, otherwise not at all.
        kept = [one for one in self._waiting.of(profile) if isinstance(one, Attempt)]
        found: list[Attempt] = self._read(rows.read_attempts, profile, [])
        if not kept:
            return tuple(found)
        ids = {attempt.id for attempt in found}
        return tuple(sorted([*found, *(one for one in kept if one.id not in ids)], key=lambda one: one.moment))

    def set_setting(self, profile: str, name: str, value: str) -> None:
        """Set a value for a profile; raise FieldError if no database could keep it. For other faults see `fault`."""
        setting = Setting(profile, name, value)
        with self._writing:
            self._waiting.put(setting)
            if self._store is not None and self._failed is None:
                self._write(self._store, _LONG_AGO)

    def settings(self, profile: str) -> dict[str, str]:
        """Return the settings of a profile by name. Never raises: if some cannot be read, `fault` tells why."""
        kept = {one.name: one.value for one in self._waiting.of(profile) if isinstance(one, Setting)}
        found: dict[str, str] = self._read(rows.read_settings, profile, {})
        return found | kept

    def append(self, events: Sequence[GameEvent]) -> bool:
        """Add events of one match, all or none; tell whether they were added.

        They are not if the number of one is taken already: another tab, or another click, was faster. Never raises: if
        the database does not take them now, they wait in memory, and `fault` tells why.
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
        """Add those of many events that are not there yet; return how many, or raise LogError if it cannot be done."""
        with self._writing:
            new = [one for one in events if one not in self._waiting]
            if self._store is None:
                self._waiting.put(*new)
                return len(new)
            return self._do(self._store, lambda engine: rows.add_events(engine, new)) if new else 0

    def events(self, profile: str, match: UUID | None = None) -> tuple[GameEvent, ...]:
        """Return the events of a profile, or of one of its matches, by match and number; if it fails see `fault`."""
        kept = [one for one in self._waiting.of(profile) if isinstance(one, GameEvent) and match in (None, one.match)]
        found: list[GameEvent] = self._read(partial(rows.read_events, match=match), profile, [])
        there = {key_of(one) for one in found}
        both = [*found, *(one for one in kept if key_of(one) not in there)]
        return tuple(sorted(both, key=lambda one: (one.match, one.number)) if kept else both)

    def matches(self, profile: str) -> tuple[KeptMatch, ...]:
        """Return the matches of a profile, the last played first; if they cannot be read, `fault` tells why."""
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

        Those that the other one has already stay as they are, and the adopted profile is empty afterwards. Raise
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
        database cannot tell.
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
        """The first tries of all profiles in the database, without their names. Raises LogError."""
        with self._writing:
            return [] if self._store is None else self._do(self._store, first_tries)

    def retry(self) -> None:
        """Write what waits in memory, if the database takes it now; meant to be called when nothing else is written.

        Never raises: see `fault`.
        """
        with self._writing:
            store = self._store
            if store is not None and (self._waiting or not store.ready or self.fault or store.moved):
                self._write(store, _LONG_AGO)

    def close(self) -> None:
        """Try once more to write what waits, and close all connections; a log that is used again opens new ones."""
        with self._writing:
            if self._store is None:
                return
            if self._waiting:
                self._write(self._store, _LONG_AGO)
            self._store.close()

    def _end_adding(self, profile: str) -> None:
        for adding in self._adding:
            adding.over = adding.over or profile in adding.profiles

    def _write(self, store: Store, now: datetime) -> None:
        """Write what waits; if nothing waits, try whether the database could be written to."""
        try:
            self._do(store, rows.probe if not self._waiting else lambda _: None)
        except LogError:
            self._failed_at(now)
            return
        fault: LogError | None = None
        for one in self._waiting.everything():
            try:
                rows.write(store.engine, one)
                self._waiting.done(one)
            except FAILURES as error:
                fault = fault_of(error, store.engine.url)
                # An error in the data of one attempt must not hold up the others.
                if not isinstance(error, DataError):
                    break
        if fault is not None:
            self._failed_at(now)
            store.note(fault)
            return
        store.fault = store.read_fault = self._failed = None
        self._watch("written")

    def _failed_at(self, now: datetime) -> None:
        # A mere check (`_LONG_AGO`) must not overwrite the moment of a failure, on which the next try depends.
        if self._failed is None or now is not _LONG_AGO:
            self._failed = now

    def _read(self, read: Callable[[Engine, str], _T], profile: str, nothing: _T) -> _T:
        store = self._store
        if store is None:
            return nothing
        if store.moved:
            with self._writing, contextlib.suppress(LogError):
                self._do(store, lambda _: None)
        return store.read(read, profile, nothing)

    def _do(self, store: Store, act: Callable[[Engine], _T]) -> _T:
        """Make the database ready and do something with it; raise LogError if that fails."""
        done = store.do(act)
        if store.fault is not None and not self._waiting:
            store.fault = None
            self._watch("written")
        return done
