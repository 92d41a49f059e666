"""The log of attempts: added to and forgotten, never changed, from any number of threads and processes."""

import contextlib
import threading
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import TypeVar
from uuid import UUID

from sqlalchemy import URL, Engine
from sqlalchemy.exc import DataError

from tutor.trainer import rows
from tutor.trainer.attempts import Attempt
from tutor.trainer.database import FAILURES, address_of, engine_of, in_memory, prepare, unwritable
from tutor.trainer.faults import LogError, fault_of, place_of
from tutor.trainer.file import DatabaseFile
from tutor.trainer.settings import Setting

RETRY = timedelta(seconds=30)
# A failure of which nobody knows the moment; the next attempt tries again.
_LONG_AGO = datetime.min.replace(tzinfo=UTC)

_PORTION = 1000  # attempts written at once
_PAUSE = 0.002  # seconds

_T = TypeVar("_T")
# The profile, and an id or the name of a setting.
_Key = tuple[str, UUID | str]


@dataclass(eq=False, slots=True)
class _Adding:
    """Many attempts and settings that are being added, portion by portion, for some profiles."""

    profiles: set[str]
    over: bool = False


class Log:
    """Attempts and settings in a database, and in memory those that it would not take.

    Those in memory are written as soon as the database takes them again; without an engine they stay in memory. A
    database that is not `ready` is made or upgraded before anything is read or written, as soon as it can be used.
    """

    def __init__(
        self,
        engine: Engine | None,
        fault: LogError | None = None,
        *,
        ready: bool = True,
        file: DatabaseFile | None = None,
    ) -> None:
        self._engine = engine
        self._file = file
        self._watch: Callable[[str], object] = lambda _: None
        self._ready = ready
        self._fault = fault
        self._read_fault: LogError | None = None
        self._kept: dict[_Key, Attempt | Setting] = {}
        self._failed: datetime | None = None
        self._writing = threading.Lock()
        self._pause = threading.Event()
        self._adding: list[_Adding] = []

    @property
    def fault(self) -> LogError | None:
        """What is wrong with the database now, None where all is well."""
        return self._fault or self._read_fault

    @property
    def waiting(self) -> int:
        """How many attempts and settings are in memory only."""
        return len(self._kept)

    @property
    def keeps(self) -> bool:
        """Whether all that was to be written is kept, as far as it is known without asking the database.

        A log in memory keeps it, unless it only stands in for a database.
        """
        # What waits without a fault is being written at this moment.
        return self.fault is None

    def seems_well(self) -> bool:
        """Whether all is well as far as the database tells without writing anything; nothing is noted of it."""
        if self._engine is None or not self.keeps:
            return self.keeps
        try:
            return self._ready and not self._moved() and unwritable(self._engine) is None
        except FAILURES:
            return False

    def answers(self) -> bool:
        """Whether the database keeps what is written now, which is tried, and nothing waits any more."""
        with self._writing:
            if self._engine is not None:
                self._write(self._engine, _LONG_AGO)
        return self.keeps

    def watch(self, watch: Callable[[str], object]) -> None:
        """Have somebody told whenever something was kept or could not be, and when another file is opened.

        What is told is "written", "failed" or "replaced"; whoever is told must not use the log then and there.
        """
        self._watch = watch

    def add(self, attempt: Attempt) -> None:
        """Keep an attempt, on the disk if there is one; one whose id the profile has already is left out.

        Never raises: see `fault`.
        """
        self._kept.setdefault(_key(attempt), attempt)
        # After a failure nobody waits for the database for a while, nor for those who look whether it answers again.
        if not self._writing.acquire(blocking=self._failed is None):
            return
        try:
            if self._engine is not None and (self._failed is None or abs(attempt.moment - self._failed) >= RETRY):
                self._write(self._engine, attempt.moment)
        finally:
            self._writing.release()

    def add_all(self, attempts: Iterable[Attempt], settings: Iterable[Setting] = ()) -> int:
        """Keep many attempts, and the settings where nothing is set; how many of the attempts are new.

        What is deleted or adopted meanwhile ends it. Raises LogError where the database does not take them, or not all
        of them: the same again adds what is missing.
        """
        noted: dict[_Key, Attempt] = {}
        chosen: dict[_Key, Setting] = {}
        with self._writing:
            for attempt in attempts:
                if _key(attempt) not in self._kept:
                    noted.setdefault(_key(attempt), attempt)
            for setting in settings:
                if _key(setting) not in self._kept:
                    chosen.setdefault(_key(setting), setting)
            if self._engine is None:
                self._kept |= {**noted, **chosen}
                return len(noted)
            adding = _Adding({profile for profile, _ in (*noted, *chosen)})
            self._adding.append(adding)
        try:
            new = self._write_some(self._engine, adding, [], [*chosen.values()]) if chosen else 0
            many = [*noted.values()]
            for start in range(0, len(many), _PORTION):
                new += self._write_some(self._engine, adding, many[start : start + _PORTION], [])
        finally:
            self._adding.remove(adding)
        return new

    def _write_some(self, engine: Engine, adding: "_Adding", attempts: list[Attempt], settings: list[Setting]) -> int:
        with self._writing:
            if adding.over:
                return 0
            added = self._do(engine, lambda ready: rows.write_all(ready, attempts, settings))
        # Whoever waits has a turn now; a lock that is taken again at once mostly goes to the same thread.
        self._pause.wait(_PAUSE)
        return added

    def attempts(self, profile: str) -> tuple[Attempt, ...]:
        """All attempts of a profile, oldest first. Never raises; what cannot be read is missing, and `fault` tells."""
        # In this order what is written meanwhile is found twice, never not at all.
        kept = [one for one in self._kept_of(profile) if isinstance(one, Attempt)]
        found: list[Attempt] = self._read(rows.read_attempts, profile, [])
        if not kept:
            return tuple(found)
        ids = {attempt.id for attempt in found}
        return tuple(sorted([*found, *(one for one in kept if one.id not in ids)], key=lambda one: one.moment))

    def set_setting(self, profile: str, name: str, value: str) -> None:
        """Keep what a profile sets; raises FieldError for what no database could keep, else nothing: see `fault`."""
        setting = Setting(profile, name, value)
        with self._writing:
            self._kept[_key(setting)] = setting
            if self._engine is not None and self._failed is None:
                self._write(self._engine, _LONG_AGO)

    def settings(self, profile: str) -> dict[str, str]:
        """All that a profile has set, by name. Never raises; what cannot be read is missing, and `fault` tells."""
        kept = {one.name: one.value for one in self._kept_of(profile) if isinstance(one, Setting)}
        found: dict[str, str] = self._read(rows.read_settings, profile, {})
        return found | kept

    def delete(self, profile: str) -> None:
        """Delete all attempts and settings of a profile, in the database and in memory.

        Raises LogError where the database cannot do it; then nothing is deleted, in memory neither.
        """
        with self._writing:
            self._end_adding(profile)
            if self._engine is not None:
                self._do(self._engine, lambda engine: rows.forget(engine, profile))
            for key in [key for key in tuple(self._kept) if key[0] == profile]:
                del self._kept[key]

    def adopt(self, profile: str, adopted: str) -> int:
        """Give a profile all attempts and settings of another one, which has none then; how many attempts it gets.

        What the profile has already stays as it is. Raises LogError where the database cannot do it; then nothing
        has changed, in memory neither.
        """
        with self._writing:
            self._end_adding(adopted)
            moved = 0
            if self._engine is not None:
                moved = self._do(self._engine, lambda engine: rows.adopt(engine, profile, adopted))
            for key in [key for key in tuple(self._kept) if key[0] == adopted]:
                one = replace(self._kept.pop(key), profile=profile)
                if _key(one) not in self._kept:
                    self._kept[_key(one)] = one
                    moved += isinstance(one, Attempt)
            return moved

    def abandoned(self, since: datetime) -> dict[str, int]:
        """The profiles whose last attempt is older than a moment, with the number of their attempts.

        Those of which only settings are kept are not among them, as nobody knows when these were made. Raises LogError.
        """
        with self._writing:
            return {} if self._engine is None else self._do(self._engine, lambda engine: rows.abandoned(engine, since))

    def forget(self, profiles: Sequence[str], since: datetime) -> int:
        """Delete those of some profiles that have still tried nothing since a moment; how many. Raises LogError."""
        with self._writing:
            return (
                0
                if self._engine is None
                else self._do(self._engine, lambda engine: rows.forget_abandoned(engine, profiles, since))
            )

    def retry(self) -> None:
        """Write what waits in memory, if the database takes it now, whether or not anything else is to be written.

        Never raises: see `fault`.
        """
        with self._writing:
            if self._engine is not None and (self._kept or not self._ready or self.fault or self._moved()):
                self._write(self._engine, _LONG_AGO)

    def close(self) -> None:
        """Try once more to write what is in memory, and close; a log that is used again opens new connections."""
        with self._writing:
            if self._engine is None:
                return
            if self._kept:
                self._write(self._engine, _LONG_AGO)
            self._engine.dispose()

    def _end_adding(self, profile: str) -> None:
        for adding in self._adding:
            adding.over = adding.over or profile in adding.profiles

    def _kept_of(self, profile: str) -> list[Attempt | Setting]:
        return [one for one in tuple(self._kept.values()) if one.profile == profile]

    def _write(self, engine: Engine, now: datetime) -> None:
        """Write what waits, or try whether something could be written."""
        try:
            self._do(engine, rows.probe if not self._kept else lambda _: None)
        except LogError:
            self._failed_at(now)
            return
        fault: LogError | None = None
        for key, one in tuple(self._kept.items()):
            try:
                rows.write(engine, one)
                del self._kept[key]
            except FAILURES as error:
                fault = fault_of(error, engine.url)
                # What is wrong with one attempt only must not hold up the others.
                if not isinstance(error, DataError):
                    break
        if fault is not None:
            self._failed_at(now)
            self._note(fault)
            return
        self._fault = self._read_fault = self._failed = None
        self._watch("written")

    def _failed_at(self, now: datetime) -> None:
        # Whoever only looks leaves the moment alone until which the others need not wait.
        if self._failed is None or now is not _LONG_AGO:
            self._failed = now

    def _read(self, read: Callable[[Engine, str], _T], profile: str, nothing: _T) -> _T:
        if self._engine is None:
            return nothing
        if self._moved():
            with self._writing, contextlib.suppress(LogError):
                self._do(self._engine, lambda _: None)
        if not self._ready:
            return nothing
        try:
            found = read(self._engine, profile)
            self._read_fault = None
        except FAILURES as error:
            found = nothing
            self._read_fault = fault_of(error, self._engine.url)
            self._give_up(self._read_fault)
        return found

    def _do(self, engine: Engine, act: Callable[[Engine], _T]) -> _T:
        """Do something with a database that is ready by then; raises LogError."""
        try:
            self._make_ready(engine)
            done = act(engine)
        except FAILURES as error:
            fault = fault_of(error, engine.url)
            self._note(fault)
            if fault is error:
                raise
            raise fault from error
        if self._fault is not None and not self._kept:
            self._fault = None
            self._watch("written")
        return done

    def _make_ready(self, engine: Engine) -> None:
        moved = self._moved()
        if moved:
            self._leave(engine)
        if self._file is not None and self._file.gone:
            raise self._file.missing()
        if not self._ready:
            prepare(engine)
            self._ready = True
            if self._file is not None:
                self._file.opened()
            if moved:
                self._watch("replaced")

    def _moved(self) -> bool:
        return self._file is not None and self._file.changed

    def _leave(self, engine: Engine) -> None:
        """Leave a file that was moved: whole, and with nothing written ahead that the next one could take for its."""
        with contextlib.suppress(*FAILURES), engine.connect() as connection:
            connection.exec_driver_sql("PRAGMA wal_checkpoint(TRUNCATE)")
        engine.dispose()
        self._ready = False
        if self._file is not None:
            self._file.let_go()

    def _note(self, fault: LogError) -> None:
        self._fault = fault
        self._give_up(fault)

    def _give_up(self, fault: LogError) -> None:
        # A damaged file may be restored: it is looked at as a whole before it is used again.
        if fault.message == "log-damaged" and self._engine is not None and self._ready:
            self._ready = False
            self._engine.dispose()
        self._watch("failed")


def _key(one: Attempt | Setting) -> _Key:
    return one.profile, one.id if isinstance(one, Attempt) else one.name


def memory_log(fault: LogError | None = None) -> Log:
    """A log that is kept in memory only, and why."""
    return Log(None, fault)


def file_url(path: Path) -> URL:
    """The address of a database in a file."""
    return URL.create("sqlite", database=str(path))


def open_log(url: URL | str, *, later: bool = False, new: bool = True) -> Log:
    """The log in a database, which is made or upgraded first, unless it must not be `new`; `sqlite://` is in memory.

    Raises LogError where it cannot be read; a database that can be read but not written is a log with a fault, and with
    `later` so is one that cannot be read now but may be some time.
    """
    address = address_of(url)
    if in_memory(address):
        return memory_log()
    engine, file = engine_of(address), DatabaseFile(address)
    file.guard(engine)
    if file.none and not new:
        raise LogError("log-none", {"place": place_of(address)})
    try:
        prepare(engine)
        file.opened()
        return Log(engine, unwritable(engine), file=file)
    except FAILURES as error:
        engine.dispose()
        fault = error if isinstance(error, LogError) else fault_of(error, address)
        if later:
            return Log(engine, fault, ready=False, file=file)
        raise fault from error
