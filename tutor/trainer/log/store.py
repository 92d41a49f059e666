"""The database of a log: it is made ready before use, also after its file was replaced, and its faults are noted."""

import contextlib
from collections.abc import Callable
from typing import TypeVar

from sqlalchemy import Engine

from tutor.trainer.database.file import DatabaseFile
from tutor.trainer.database.opening import FAILURES, prepare, unwritable
from tutor.trainer.faults import LogError, fault_of

_T = TypeVar("_T")


class Store:
    """A database that is made or upgraded before anything is written to it, and read only once it is `ready`.

    `fault` is the fault of the last preparation or writing, `read_fault` that of the last reading. `watch` is called
    with "failed" when either occurs, and with "replaced" when another file is opened.
    """

    def __init__(
        self, engine: Engine, fault: LogError | None = None, *, ready: bool = True, file: DatabaseFile | None = None
    ) -> None:
        self.engine = engine
        self.fault = fault
        self.read_fault: LogError | None = None
        self.ready = ready
        self.watch: Callable[[str], object] = lambda _: None
        self._file = file

    @property
    def moved(self) -> bool:
        """Whether the file that was opened has been replaced or removed."""
        return self._file is not None and self._file.changed

    def seems_well(self) -> bool:
        """Tell whether all is well, without writing to the database; note nothing."""
        try:
            return self.ready and not self.moved and unwritable(self.engine) is None
        except FAILURES:
            return False

    def do(self, act: Callable[[Engine], _T]) -> _T:
        """Make the database ready and run an operation on it; note a failure as `fault` and raise it as LogError."""
        try:
            self._make_ready()
            return act(self.engine)
        except FAILURES as error:
            fault = fault_of(error, self.engine.url)
            self.note(fault)
            if fault is error:
                raise
            raise fault from error

    def read(self, read: Callable[[Engine, str], _T], profile: str, nothing: _T) -> _T:
        """Read something of a profile, or return `nothing` if that fails; never raises."""
        if not self.ready:
            return nothing
        try:
            found = read(self.engine, profile)
            self.read_fault = None
        except FAILURES as error:
            found = nothing
            self.read_fault = fault_of(error, self.engine.url)
            self._give_up(self.read_fault)
        return found

    def note(self, fault: LogError) -> None:
        """Note a fault and call `watch`."""
        self.fault = fault
        self._give_up(fault)

    def close(self) -> None:
        """Close all connections; new ones are opened when the store is used again."""
        self.engine.dispose()

    def _make_ready(self) -> None:
        moved = self.moved
        if moved:
            self._leave()
        if self._file is not None and self._file.gone:
            raise self._file.missing()
        if not self.ready:
            prepare(self.engine)
            self.ready = True
            if self._file is not None:
                self._file.opened()
            if moved:
                self.watch("replaced")

    def _leave(self) -> None:
        """Close a file that was moved, complete and without a write-ahead log that the next file would inherit."""
        with contextlib.suppress(*FAILURES), self.engine.connect() as connection:
            connection.exec_driver_sql("PRAGMA wal_checkpoint(TRUNCATE)")
        self.engine.dispose()
        self.ready = False
        if self._file is not None:
            self._file.let_go()

    def _give_up(self, fault: LogError) -> None:
        # A damaged file may be restored, so it is checked as a whole before it is used again.
        if fault.message == "log-damaged" and self.ready:
            self.ready = False
            self.engine.dispose()
        self.watch("failed")
