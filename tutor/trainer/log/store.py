"""The database of a log: made ready before it is used, also where another file is in its place, and what is wrong."""

import contextlib
from collections.abc import Callable
from typing import TypeVar

from sqlalchemy import Engine

from tutor.trainer.database import FAILURES, prepare, unwritable
from tutor.trainer.faults import LogError, fault_of
from tutor.trainer.file import DatabaseFile

_T = TypeVar("_T")


class Store:
    """A database that is made or upgraded before anything is written to it, and read only once it is `ready`.

    `fault` is what was wrong when it was last made ready or written to, `read_fault` when it was last read. `watch` is
    told "failed" when either comes, and "replaced" when another file is opened.
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
        """Whether another file is in the place of the one that was opened, or none."""
        return self._file is not None and self._file.changed

    def seems_well(self) -> bool:
        """Whether all is well as far as it tells without anything being written; nothing is noted of it."""
        try:
            return self.ready and not self.moved and unwritable(self.engine) is None
        except FAILURES:
            return False

    def do(self, act: Callable[[Engine], _T]) -> _T:
        """Do something with the database, which is ready by then; raises LogError, which is its fault from then on."""
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
        """What is read of a profile, or nothing where it cannot be; never raises."""
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
        """Take down what is wrong."""
        self.fault = fault
        self._give_up(fault)

    def close(self) -> None:
        """Close all connections; new ones are opened when it is used again."""
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
        """Leave a file that was moved: whole, and with nothing written ahead that the next one could take for its."""
        with contextlib.suppress(*FAILURES), self.engine.connect() as connection:
            connection.exec_driver_sql("PRAGMA wal_checkpoint(TRUNCATE)")
        self.engine.dispose()
        self.ready = False
        if self._file is not None:
            self._file.let_go()

    def _give_up(self, fault: LogError) -> None:
        # A damaged file may be restored: it is looked at as a whole before it is used again.
        if fault.message == "log-damaged" and self.ready:
            self.ready = False
            self.engine.dispose()
        self.watch("failed")
