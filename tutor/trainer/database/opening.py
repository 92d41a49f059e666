"""The database of the log: its address, its connections, and its preparation."""

import contextlib
import errno
import re
from pathlib import Path

from alembic.util import CommandError
from sqlalchemy import URL, Engine, create_engine, event, false, insert, make_url, select
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.exc import ArgumentError, SQLAlchemyError
from sqlalchemy.pool import QueuePool

from tutor.trainer.database.schema import AttemptRow
from tutor.trainer.database.upgrade import known, newest, revision, upgrade
from tutor.trainer.faults import LogError, database_place, fault_of

_BUSY_SECONDS = 5
# A file's name, or the kind of database at the beginning of an address; anything else may hold a password.
_TOLD = re.compile(r"[\w./\\-]{0,80}\Z|[a-z][a-z0-9+]{0,30}:")
# The first three come from the database and its drivers, the others from values that another program has written.
FAILURES = (SQLAlchemyError, CommandError, OSError, ValueError, LookupError, TypeError)
# Each driver has its own name for the seconds that it waits.
_PATIENCE = {"sqlite": "timeout", "postgresql": "connect_timeout"}


def in_memory(url: URL) -> bool:
    """Tell whether an address names neither a file nor a server, but memory."""
    return url.get_backend_name() == "sqlite" and url.database in (None, "", ":memory:")


def address_of(url: URL | str) -> URL:
    """Return an address with a driver that the tutor has; raise LogError if the text is not an address."""
    try:
        address = make_url(url)
    except (ArgumentError, ValueError):
        raise LogError("log-url-wrong", {"place": _told(str(url))}) from None
    # SQLAlchemy's own choice of a driver depends on its version, and many services write "postgres".
    return address.set(drivername="postgresql+psycopg") if address.drivername in ("postgres", "postgresql") else address


def _told(text: str) -> str:
    """Return the safe part of a bad address: the name of a file, else the beginning without any password.

    >>> _told("foo.db"), _told("postgresql://ann:secret@db:x/club"), _told("ann@db secret")
    ('foo.db', 'postgresql:…', '…')
    """
    found = _TOLD.match(text)
    return "…" if found is None else found[0] + ("…" if found[0].endswith(":") else "")


def engine_of(url: URL) -> Engine:
    """Return the engine of a database, which need not exist yet; raise LogError if its driver cannot be used."""
    backend = url.get_backend_name()
    patience = _PATIENCE.get(backend)
    wait = {patience: _BUSY_SECONDS} if patience is not None and patience not in url.query else {}
    try:
        engine = create_engine(url, poolclass=QueuePool, pool_pre_ping=backend != "sqlite", connect_args=wait)
    except ImportError:
        raise LogError("log-driver-missing", {"place": database_place(url), "driver": url.get_driver_name()}) from None
    except (ArgumentError, TypeError, ValueError):
        raise LogError("log-url-wrong", {"place": f"{url.drivername}:…"}) from None
    if engine.dialect.is_async:
        raise LogError("log-url-wrong", {"place": f"{url.drivername}:…"})
    if backend == "sqlite":
        event.listen(engine, "connect", _careful)
    return engine


def _careful(connection: DBAPIConnection, _: object) -> None:
    """Set up a connection so that added rows are on the disk and deleted ones leave no trace in the file."""
    cursor = connection.cursor()
    for pragma in ("synchronous = FULL", "secure_delete = ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def prepare(engine: Engine) -> None:
    """Make or upgrade the database, and make the folder of its file.

    Raise LogError for a database that is damaged or of a newer version, and leave it as it is.
    """
    _make_folder(engine.url)
    with engine.connect() as connection:
        found = revision(connection)
        if found is not None and found not in known():
            raise LogError("log-newer", {"place": database_place(engine.url), "version": found})
        if engine.dialect.name == "sqlite":
            problem = str(connection.exec_driver_sql("PRAGMA quick_check(1)").scalar())
            if problem != "ok":
                raise LogError("log-damaged", {"place": database_place(engine.url), "problem": problem})
            # In this mode readers need not wait for a writer. The file keeps the mode; everything works without it too.
            with contextlib.suppress(SQLAlchemyError):
                connection.exec_driver_sql("PRAGMA journal_mode = WAL")
        connection.rollback()
        if found != newest():
            upgrade(connection)


def _make_folder(url: URL) -> None:
    if url.get_backend_name() != "sqlite" or url.database is None or url.database.startswith("file:"):
        return
    try:
        Path(url.database).parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        message = "log-full" if error.errno == errno.ENOSPC else "log-unwritable"
        raise LogError(message, {"place": database_place(url), "problem": str(error.strerror)}) from None


def unwritable(engine: Engine) -> LogError | None:
    """Return why no attempt can be written, or None if one can; nothing is written."""
    nothing = select(*AttemptRow.__table__.columns).where(false())
    try:
        with engine.connect() as connection:
            connection.execute(insert(AttemptRow).from_select(AttemptRow.__table__.columns.keys(), nothing))
    except SQLAlchemyError as error:
        return fault_of(error, engine.url)
    return None
