"""The file of a database: whether it is still the one that was opened. In its place none is ever made."""

import sqlite3
from pathlib import Path
from typing import Any

from sqlalchemy import URL, Engine, event

from tutor.trainer.faults import LogError, place_of


class DatabaseFile:
    """The file that an address names; a database that is no file, or is named as SQLite does, never changes here."""

    def __init__(self, url: URL) -> None:
        named = url.database if url.get_backend_name() == "sqlite" else None
        self._path = None if named is None or named.startswith("file:") else Path(named).absolute()
        self._place = place_of(url)
        self._seen: tuple[int, int] | None = None
        self._once_opened = False

    def guard(self, engine: Engine) -> None:
        """Have no connection made to another file than the one that was opened, nor any file that is not there."""
        if self._path is not None:
            event.listen(engine, "do_connect", self._connect)

    def opened(self) -> None:
        """Remember the file that the database has just been found ready in."""
        self._seen, self._once_opened = self._found(), True

    @property
    def gone(self) -> bool:
        """Whether there is none any more where one was."""
        return self._once_opened and self._path is not None and self._found() is None

    @property
    def changed(self) -> bool:
        """Whether there is another one, or none, in the place of the one that was opened."""
        return self._seen is not None and self._found() != self._seen

    def let_go(self) -> None:
        """Take whatever file is there when the database is opened next."""
        self._seen = None

    @property
    def none(self) -> bool:
        """Whether the address names a file that there is not."""
        return self._path is not None and self._found() is None

    def missing(self) -> LogError:
        """That there is none."""
        return LogError("log-gone", {"place": self._place})

    def _found(self) -> tuple[int, int] | None:
        if self._path is None:
            return None
        try:
            found = self._path.stat()
        except OSError:
            return None
        return found.st_dev, found.st_ino

    def _connect(self, _dialect: Any, _record: Any, arguments: list[Any], options: dict[str, Any]) -> None:
        if self.changed:
            # What was written ahead of the old file would be taken for a part of the new one.
            raise sqlite3.OperationalError("the file was moved")
        if self._once_opened and self._path is not None:
            arguments[0] = f"{self._path.as_uri()}?mode=rw"
            options["uri"] = True
