"""The upgrade of a database to the newest revision, which any number of processes may try at once."""

import threading
from functools import cache
from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, column, inspect, select, table

from tutor.trainer.database.schema import VERSION_TABLE

_MIGRATIONS = Path(__file__).parent / "migrations"
# Alembic keeps the upgrade in progress in a global variable, so the threads of this process take turns.
_ONE_AT_A_TIME = threading.Lock()
# The number is used for no other lock. Both locks end with the transaction.
_LOCKS = {"sqlite": "BEGIN IMMEDIATE", "postgresql": "SELECT pg_advisory_xact_lock(7927653301)"}


def _config() -> Config:
    config = Config()
    # In such an option a percent sign would begin an interpolation.
    config.set_main_option("script_location", str(_MIGRATIONS).replace("%", "%%"))
    return config


@cache
def newest() -> str:
    """Return the newest revision that this version of the tutor knows."""
    head = ScriptDirectory.from_config(_config()).get_current_head()
    assert head is not None
    return head


@cache
def known() -> frozenset[str]:
    """Return every revision that this version of the tutor knows."""
    return frozenset(script.revision for script in ScriptDirectory.from_config(_config()).walk_revisions())


def revision(connection: Connection) -> str | None:
    """Return the revision of a database, or None if it has none yet; change nothing."""
    if not inspect(connection).has_table(VERSION_TABLE):
        return None
    return connection.scalar(select(column("version_num")).select_from(table(VERSION_TABLE)))


def upgrade(connection: Connection, to: str = "head") -> None:
    """Upgrade a database in one transaction, wholly or not at all, and commit it."""
    with _ONE_AT_A_TIME:
        lock = _LOCKS.get(connection.dialect.name)
        if lock is not None:
            connection.exec_driver_sql(lock)
        config = _config()
        config.attributes["connection"] = connection
        command.upgrade(config, to)
        connection.commit()
