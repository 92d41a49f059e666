"""The file of a database, checked to be the same file that was opened; no new file is made in its place."""

import sqlite3
from pathlib import Path
from typing import Any

from sqlalchemy import URL, Engine, event

from tutor.trainer.faults import LogError, database_place


class DatabaseFile:
    """The file that an address names; a database without a file, or named by a `file:` URI, counts as never changed."""

    def __init__(self, url: URL) -> None:
        named = url.database if url.get_backend_name() == "sqlite" else None
        self._path = None if named is None or named.startswith("file:") else Path(named).absolute()
        self._place = database_place(url)
        self._seen: tuple[int, int] | None = None
        self._once_opened = False

    def guard(self, engine: Engine) -> None:
        """Refuse connections to any file but the one that was opened, and make no new file once one was opened."""
        if self._path is not None:
            event.listen(engine, "do_connect", self._connect)

    def opened(self) -> None:
        """Remember the present file as the one that was opened."""
        self._seen, self._once_opened = self._found(), True

    @property
    def gone(self) -> bool:
        """Whether a file was opened and no longer exists."""
        return self._once_opened and self._path is not None and self._found() is None

    @property
    def changed(self) -> bool:
        """Whether the file that was opened has been replaced or removed."""
        return self._seen is not None and self._found() != self._seen

    def let_go(self) -> None:
        """Forget which file was opened: the next opening accepts whatever file is there."""
        self._seen = None

    @property
    def none(self) -> bool:
        """Whether the address names a file that does not exist."""
        return self._path is not None and self._found() is None

    def missing(self) -> LogError:
        """Return the error for a file that is gone."""
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
            # SQLite would take the write-ahead log of the old file for a part of the new one.
            raise sqlite3.OperationalError("the file was moved")
        if self._once_opened and self._path is not None:
            arguments[0] = f"{self._path.as_uri()}?mode=rw"
            options["uri"] = True
