"""The opening of a log, in a database or in memory only."""

from pathlib import Path

from sqlalchemy import URL

from tutor.trainer.database.file import DatabaseFile
from tutor.trainer.database.opening import FAILURES, address_of, engine_of, in_memory, prepare, unwritable
from tutor.trainer.faults import LogError, database_place, fault_of
from tutor.trainer.log.log import Log
from tutor.trainer.log.store import Store


def memory_log(fault: LogError | None = None) -> Log:
    """Return a log in memory only; `fault` is the reason, or None if that is intended."""
    return Log(None, fault)


def file_url(path: Path) -> URL:
    """Return the address of a database in a file."""
    return URL.create("sqlite", database=str(path))


def open_log(url: URL | str, *, later: bool = False, new: bool = True) -> Log:
    """Open the log in a database, which is made or upgraded first; `sqlite://` gives a log in memory.

    Without `new`, a file that does not exist is not made. A database that can be read but not written gives a log with
    a fault. Raise LogError for a database that cannot be read; with `later`, return a log with a fault for it instead,
    which tries again.
    """
    address = address_of(url)
    if in_memory(address):
        return memory_log()
    engine, file = engine_of(address), DatabaseFile(address)
    file.guard(engine)
    if file.none and not new:
        raise LogError("log-none", {"place": database_place(address)})
    try:
        prepare(engine)
        file.opened()
        return Log(Store(engine, unwritable(engine), file=file))
    except FAILURES as error:
        engine.dispose()
        fault = error if isinstance(error, LogError) else fault_of(error, address)
        if later:
            return Log(Store(engine, fault, ready=False, file=file))
        raise fault from error
