"""Bringing a database to the newest revision, with any number of processes doing so at once."""

import threading
from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, column, inspect, select, table

from tutor.trainer.schema import VERSION_TABLE

_MIGRATIONS = Path(__file__).parent / "migrations"
# Alembic keeps the upgrade that is going on in a global; the threads of this process take turns.
_ONE_AT_A_TIME = threading.Lock()
# The number is that of nobody else's lock; it ends with the transaction, and so does SQLite's.
_LOCKS = {"sqlite": "BEGIN IMMEDIATE", "postgresql": "SELECT pg_advisory_xact_lock(7927653301)"}


def _config() -> Config:
    config = Config()
    # A percent sign begins an insertion in such an option.
    config.set_main_option("script_location", str(_MIGRATIONS).replace("%", "%%"))
    return config


def newest() -> str:
    """The newest revision that this version of the tutor knows."""
    head = ScriptDirectory.from_config(_config()).get_current_head()
    assert head is not None
    return head


def known() -> frozenset[str]:
    """Every revision that this version of the tutor knows."""
    return frozenset(script.revision for script in ScriptDirectory.from_config(_config()).walk_revisions())


def revision(connection: Connection) -> str | None:
    """The revision of a database, None where it has none yet; changes nothing."""
    if not inspect(connection).has_table(VERSION_TABLE):
        return None
    return connection.scalar(select(column("version_num")).select_from(table(VERSION_TABLE)))


def upgrade(connection: Connection, to: str = "head") -> None:
    """Upgrade a database in one transaction that either happens or does not; commits."""
    with _ONE_AT_A_TIME:
        lock = _LOCKS.get(connection.dialect.name)
        if lock is not None:
            connection.exec_driver_sql(lock)
        config = _config()
        config.attributes["connection"] = connection
        command.upgrade(config, to)
        connection.commit()
