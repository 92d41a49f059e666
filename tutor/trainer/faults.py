"""The reasons why a database cannot be used, each a message id and its values, for the person who runs the tutor."""

import sqlite3
from collections.abc import Mapping

from sqlalchemy import URL
from sqlalchemy.exc import DBAPIError, InterfaceError, OperationalError

# The primary result codes of SQLite that have a remedy of their own.
_SQLITE = {
    sqlite3.SQLITE_BUSY: "log-busy",
    sqlite3.SQLITE_LOCKED: "log-busy",
    sqlite3.SQLITE_PERM: "log-unwritable",
    sqlite3.SQLITE_READONLY: "log-unwritable",
    sqlite3.SQLITE_CANTOPEN: "log-unwritable",
    sqlite3.SQLITE_FULL: "log-full",
    sqlite3.SQLITE_IOERR: "log-disk",
    sqlite3.SQLITE_CORRUPT: "log-damaged",
    sqlite3.SQLITE_NOTADB: "log-damaged",
}


class LogError(ValueError):
    """An error for a log of attempts that cannot be read or written: a message id and its values."""

    def __init__(self, message: str, values: Mapping[str, str] | None = None) -> None:
        self.message = message
        self.values = dict(values or {})
        super().__init__(f"{message}({', '.join(f'{name}={value}' for name, value in self.values.items())})")


def database_place(url: URL) -> str:
    """Return a database under the name people know: the path of its file, or else its address without the password.

    >>> database_place(URL.create("postgresql", "ann", "secret", "db.example", 5432, "club"))
    'postgresql://ann:***@db.example:5432/club'
    """
    if url.get_backend_name() == "sqlite":
        return url.database or ""
    # The part after the question mark may hold a password too.
    return url.set(query={}).render_as_string(hide_password=True)


def fault_of(error: Exception, url: URL) -> LogError:
    """Return the LogError that explains an error of the database."""
    if isinstance(error, LogError):
        return error
    place, problem = database_place(url), _problem(error)
    cause = error.orig if isinstance(error, DBAPIError) else error
    if isinstance(cause, sqlite3.Error):
        # The last eight bits are the primary code, which `_SQLITE` has; the others only refine it.
        code = getattr(cause, "sqlite_errorcode", 1) & 0xFF
        return LogError(_SQLITE.get(code, "log-failed"), {"place": place, "problem": problem})
    if isinstance(error, (OperationalError, InterfaceError)):
        return LogError("log-unreachable", {"place": place, "problem": problem})
    return LogError("log-failed", {"place": place, "problem": problem})


def _problem(error: Exception) -> str:
    cause = error.orig if isinstance(error, DBAPIError) and error.orig is not None else error
    lines = str(cause).strip().splitlines()
    return lines[0][:200] if lines else type(cause).__name__
