"""Attempts and settings: written to a database as soon as it takes them, and kept in memory until then."""

import contextlib
import threading
from collections.abc import Callable, Iterable, Sequence
from datetime import UTC, datetime, timedelta
from typing import TypeVar

from sqlalchemy import Engine
from sqlalchemy.exc import DataError

from tutor.trainer import rows
from tutor.trainer.attempts import Attempt
from tutor.trainer.database import FAILURES
from tutor.trainer.faults import LogError, fault_of
from tutor.trainer.log.adding import Adding, Portion
from tutor.trainer.log.first_tries import FirstTry, first_tries
from tutor.trainer.log.store import Store
from tutor.trainer.log.waiting import Waiting
from tutor.trainer.settings import Setting

RETRY = timedelta(seconds=30)
# A failure of which nobody knows the moment; the next attempt tries again.
_LONG_AGO = datetime.min.replace(tzinfo=UTC)

_PAUSE = 0.002  # seconds

_T = TypeVar("_T")


class Log:
    """Attempts and settings in a database, and in memory those that it would not take.

    Those in memory are written as soon as the database takes them again; without a database they stay in memory, and
    `fault` says why, unless that is as it should be.
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
        """What is wrong with the database now, None where all is well."""
        store = self._store
        return self._fault if store is None else store.fault or store.read_fault

    @property
    def waiting(self) -> int:
        """How many attempts and settings are in memory only."""
        return len(self._waiting)

    @property
    def keeps(self) -> bool:
        """Whether all that was to be written is kept, as far as it is known without asking the database.

        A log in memory keeps it, unless it only stands in for a database.
        """
        # What waits without a fault is being written at this moment.
        return self.fault is None

    def seems_well(self) -> bool:
        """Whether all is well as far as the database tells without writing anything; nothing is noted of it."""
        return self.keeps and (self._store is None or self._store.seems_well())

    def answers(self) -> bool:
        """Whether the database keeps what is written now, which is tried, and nothing waits any more."""
        with self._writing:
            if self._store is not None:
                self._write(self._store, _LONG_AGO)
        return self.keeps

    def watch(self, watch: Callable[[str], object]) -> None:
        """Have somebody told whenever something was kept or could not be, and when another file is opened.

        What is told is "written", "failed" or "replaced"; whoever is told must not use the log then and there.
        """
        self._watch = watch
        if self._store is not None:
            self._store.watch = watch

    def add(self, attempt: Attempt) -> None:
        """Keep an attempt, on the disk if there is one; one whose id the profile has already is left out.

        Never raises: see `fault`.
        """
        self._waiting.add(attempt)
        # After a failure nobody waits for the database for a while, nor for those who look whether it answers again.
        if not self._writing.acquire(blocking=self._failed is None):
            return
        try:
            if self._store is not None and (self._failed is None or abs(attempt.moment - self._failed) >= RETRY):
                self._write(self._store, attempt.moment)
        finally:
            self._writing.release()

    def add_all(self, attempts: Iterable[Attempt], settings: Iterable[Setting] = ()) -> int:
        """Keep many attempts, and the settings where nothing is set; how many of the attempts are new.

        What is deleted or adopted meanwhile ends it. Raises LogError where the database does not take them, or not all
        of them: the same again adds what is missing.
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
        # Whoever waits has a turn now; a lock that is taken again at once mostly goes to the same thread.
        self._pause.wait(_PAUSE)
        return added

    def attempts(self, profile: str) -> tuple[Attempt, ...]:
        """All attempts of a profile, oldest first. Never raises; what cannot be read is missing, and `fault` tells."""
        # In this order what is written meanwhile is found twice, never not at all.
        kept = [one for one in self._waiting.of(profile) if isinstance(one, Attempt)]
        found: list[Attempt] = self._read(rows.read_attempts, profile, [])
        if not kept:
            return tuple(found)
        ids = {attempt.id for attempt in found}
        return tuple(sorted([*found, *(one for one in kept if one.id not in ids)], key=lambda one: one.moment))

    def set_setting(self, profile: str, name: str, value: str) -> None:
        """Keep what a profile sets; raises FieldError for what no database could keep, else nothing: see `fault`."""
        setting = Setting(profile, name, value)
        with self._writing:
            self._waiting.put(setting)
            if self._store is not None and self._failed is None:
                self._write(self._store, _LONG_AGO)

    def settings(self, profile: str) -> dict[str, str]:
        """All that a profile has set, by name. Never raises; what cannot be read is missing, and `fault` tells."""
        kept = {one.name: one.value for one in self._waiting.of(profile) if isinstance(one, Setting)}
        found: dict[str, str] = self._read(rows.read_settings, profile, {})
        return found | kept

    def delete(self, profile: str) -> None:
        """Delete all attempts and settings of a profile, in the database and in memory.

        Raises LogError where the database cannot do it; then nothing is deleted, in memory neither.
        """
        with self._writing:
            self._end_adding(profile)
            if self._store is not None:
                self._do(self._store, lambda engine: rows.forget(engine, profile))
            self._waiting.delete(profile)

    def adopt(self, profile: str, adopted: str) -> int:
        """Give a profile all attempts and settings of another one, which has none then; how many attempts it gets.

        What the profile has already stays as it is. Raises LogError where the database cannot do it; then nothing
        has changed, in memory neither.
        """
        with self._writing:
            self._end_adding(adopted)
            moved = 0
            if self._store is not None:
                moved = self._do(self._store, lambda engine: rows.adopt(engine, profile, adopted))
            return moved + self._waiting.adopt(profile, adopted)

    def abandoned(self, since: datetime) -> dict[str, int]:
        """The profiles whose last attempt is older than a moment, with the number of their attempts.

        Those of which only settings are kept are not among them, as nobody knows when these were made. Raises LogError.
        """
        with self._writing:
            return {} if self._store is None else self._do(self._store, lambda engine: rows.abandoned(engine, since))

    def forget(self, profiles: Sequence[str], since: datetime) -> int:
        """Delete those of some profiles that have still tried nothing since a moment; how many. Raises LogError."""
        with self._writing:
            if self._store is None:
                return 0
            return self._do(self._store, lambda engine: rows.forget_abandoned(engine, profiles, since))

    def first_tries(self) -> list[FirstTry]:
        """The first tries of all profiles in the database, without their names. Raises LogError."""
        with self._writing:
            return [] if self._store is None else self._do(self._store, first_tries)

    def retry(self) -> None:
        """Write what waits in memory, if the database takes it now, whether or not anything else is to be written.

        Never raises: see `fault`.
        """
        with self._writing:
            store = self._store
            if store is not None and (self._waiting or not store.ready or self.fault or store.moved):
                self._write(store, _LONG_AGO)

    def close(self) -> None:
        """Try once more to write what is in memory, and close; a log that is used again opens new connections."""
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
        """Write what waits, or try whether something could be written."""
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
                # What is wrong with one attempt only must not hold up the others.
                if not isinstance(error, DataError):
                    break
        if fault is not None:
            self._failed_at(now)
            store.note(fault)
            return
        store.fault = store.read_fault = self._failed = None
        self._watch("written")

    def _failed_at(self, now: datetime) -> None:
        # Whoever only looks leaves the moment alone until which the others need not wait.
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
        """Do something with a database that is ready by then; raises LogError."""
        done = store.do(act)
        if store.fault is not None and not self._waiting:
            store.fault = None
            self._watch("written")
        return done
