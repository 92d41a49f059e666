"""The log of attempts: it is only ever added to, from any number of threads and processes."""

import threading
from collections.abc import Sequence
from datetime import datetime, timedelta
from pathlib import Path
from uuid import UUID

from sqlalchemy import URL, Engine, insert, select
from sqlalchemy.exc import DataError, IntegrityError

from tutor.trainer.attempts import Attempt
from tutor.trainer.database import FAILURES, address_of, engine_of, in_memory, prepare, unwritable
from tutor.trainer.faults import LogError, fault_of
from tutor.trainer.schema import Row, values_of

RETRY = timedelta(seconds=30)
_COLUMNS = tuple(getattr(Row, name) for name in Attempt.__dataclass_fields__)


class Log:
    """Attempts in a database, and in memory those that it would not take.

    Those in memory are written as soon as the database takes them again; without an engine they stay in memory.
    """

    def __init__(self, engine: Engine | None, fault: LogError | None = None) -> None:
        self._engine = engine
        self._fault = fault
        self._read_fault: LogError | None = None
        self._kept: dict[UUID, Attempt] = {}
        self._failed: datetime | None = None
        self._writing = threading.Lock()

    @property
    def fault(self) -> LogError | None:
        """What is wrong with the database now, None where all is well."""
        return self._fault or self._read_fault

    def add(self, attempt: Attempt) -> None:
        """Keep an attempt; one with an id that is kept already is left out. Never raises: see `fault`."""
        with self._writing:
            self._kept.setdefault(attempt.id, attempt)
            # After a failure nobody waits for the database for a while.
            if self._engine is not None and (self._failed is None or abs(attempt.moment - self._failed) >= RETRY):
                self._write(self._engine, attempt.moment)

    def attempts(self, profile: str) -> tuple[Attempt, ...]:
        """All attempts of a profile, oldest first. Never raises; what cannot be read is missing, and `fault` tells."""
        # In this order what is written meanwhile is found twice, never not at all.
        kept = [attempt for attempt in tuple(self._kept.values()) if attempt.profile == profile]
        found = self._read(self._engine, profile) if self._engine is not None else []
        if not kept:
            return tuple(found)
        ids = {attempt.id for attempt in found}
        return tuple(sorted([*found, *(one for one in kept if one.id not in ids)], key=lambda one: one.moment))

    def close(self) -> None:
        """Try once more to write what is in memory, and close; a log that is used again opens new connections."""
        with self._writing:
            if self._engine is None:
                return
            if self._kept:
                self._write(self._engine, max(attempt.moment for attempt in self._kept.values()))
            self._engine.dispose()

    def _write(self, engine: Engine, now: datetime) -> None:
        self._fault = self._read_fault = self._failed = None
        for attempt in tuple(self._kept.values()):
            try:
                _insert(engine, attempt)
                del self._kept[attempt.id]
            except FAILURES as error:
                self._fault, self._failed = fault_of(error, engine.url), now
                # What is wrong with one attempt only must not hold up the others.
                if not isinstance(error, DataError):
                    return

    def _read(self, engine: Engine, profile: str) -> list[Attempt]:
        try:
            found = _select(engine, profile)
            self._read_fault = None
        except FAILURES as error:
            found = []
            self._read_fault = fault_of(error, engine.url)
        return found


def memory_log(fault: LogError | None = None) -> Log:
    """A log that is kept in memory only, and why."""
    return Log(None, fault)


def file_url(path: Path) -> URL:
    """The address of a database in a file."""
    return URL.create("sqlite", database=str(path))


def open_log(url: URL | str) -> Log:
    """The log in a database, which is made or upgraded first; `sqlite://` is one in memory.

    Raises LogError where it cannot be read; a database that can be read but not written is a log with a fault.
    """
    address = address_of(url)
    if in_memory(address):
        return memory_log()
    engine = engine_of(address)
    try:
        prepare(engine)
        return Log(engine, unwritable(engine))
    except LogError:
        engine.dispose()
        raise
    except FAILURES as error:
        engine.dispose()
        raise fault_of(error, address) from error


def _insert(engine: Engine, attempt: Attempt) -> None:
    try:
        with engine.begin() as connection:
            connection.execute(insert(Row).values(values_of(attempt)))
    except IntegrityError:
        with engine.connect() as connection:
            if connection.scalar(select(Row.number).where(Row.id == attempt.id)) is None:
                raise


def _select(engine: Engine, profile: str) -> list[Attempt]:
    query = select(*_COLUMNS).where(Row.profile == profile).order_by(Row.moment, Row.number)
    with engine.connect() as connection:
        rows: Sequence[tuple[object, ...]] = [tuple(row) for row in connection.execute(query)]
    return [Attempt(*row) for row in rows]  # type: ignore[arg-type]
