"""A database that may fail, with a memory for what it does not take."""

import contextlib
import threading
from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from typing import TypeVar

from sqlalchemy import Engine
from sqlalchemy.exc import DataError

from tutor.trainer.database import rows
from tutor.trainer.database.opening import FAILURES
from tutor.trainer.faults import LogError, fault_of
from tutor.trainer.log.store import Store
from tutor.trainer.log.waiting import Waiting

RETRY = timedelta(seconds=30)
# Used for a failure at an unknown moment, so that the next attempt tries to write again.
LONG_AGO = datetime.min.replace(tzinfo=UTC)

_T = TypeVar("_T")


class DatabaseOrMemory:
    """A database, with a memory for what it does not take; this is written as soon as the database works again.

    Without a database everything stays in memory, and `fault` has the reason; it is None if that is intended.
    """

    def __init__(self, store: Store | None, fault: LogError | None = None) -> None:
        self._store = store
        self._fault = fault
        self._waiting = Waiting()
        self._watch: Callable[[str], object] = lambda _: None
        self._failed: datetime | None = None
        self._writing = threading.Lock()
        self._done = 0

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
    def changes(self) -> int:
        """A number that grows with everything that this log writes, so that what was read before may be outdated."""
        return self._done + self._waiting.changes

    @property
    def keeps(self) -> bool:
        """Whether everything that was added is kept, judged without asking the database.

        This holds for a log in memory too, unless it only stands in for a database.
        """
        # If attempts wait without a fault, another thread is writing them at this moment.
        return self.fault is None

    def seems_well(self) -> bool:
        """Tell whether all is well, without writing to the database; note nothing."""
        return self.keeps and (self._store is None or self._store.seems_well())

    def answers(self) -> bool:
        """Try to write, and return whether the database works and nothing waits in memory any more."""
        with self._writing:
            if self._store is not None:
                self._write(self._store, LONG_AGO)
        return self.keeps

    def watch(self, watch: Callable[[str], object]) -> None:
        """Call `watch` with a word from now on, whenever the state of the database changes.

        The word is "written" when something was kept, "failed" when the database could not be written or read, and
        "replaced" when another file is opened. The function must not use the log itself.
        """
        self._watch = watch
        if self._store is not None:
            self._store.watch = watch

    def retry(self) -> None:
        """Write everything that waits in memory, if the database takes it; meant for when nothing else is written.

        Never raises: see `fault`.
        """
        with self._writing:
            store = self._store
            if store is not None and (self._waiting or not store.ready or self.fault or store.moved):
                self._write(store, LONG_AGO)

    def close(self) -> None:
        """Try again to write everything that waits, and close all connections; a log used again opens new ones."""
        with self._writing:
            if self._store is None:
                return
            if self._waiting:
                self._write(self._store, LONG_AGO)
            self._store.close()

    def _write(self, store: Store, now: datetime) -> None:
        """Write everything that waits; if nothing waits, test whether the database can be written to."""
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
        # A mere check (`LONG_AGO`) must not overwrite the moment of a failure, on which the next try depends.
        if self._failed is None or now is not LONG_AGO:
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
        """Make the database ready and run an operation on it; raise LogError if that fails."""
        done = store.do(act)
        self._done += 1
        if store.fault is not None and not self._waiting:
            store.fault = None
            self._watch("written")
        return done
