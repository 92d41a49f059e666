"""The columns by which practice is planned, settings, ids unique in a profile, and attempts that can be deleted.

Attempts are still never changed. An id is unique in its profile only, because two learners on one server may import
the same file. The triggers refuse changes and no longer deletions, because a learner may delete everything.
"""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"

_OLD = "number, id, moment, profile, item_id, concept, outcome, hints, milliseconds"
_SQLITE_GUARD = """CREATE TRIGGER attempt_no_update BEFORE UPDATE ON attempt
BEGIN SELECT RAISE(ABORT, 'attempts are never changed'); END"""
_POSTGRESQL_GUARD = """CREATE TRIGGER attempt_unchanged BEFORE UPDATE OR TRUNCATE ON attempt
FOR EACH STATEMENT EXECUTE FUNCTION attempt_unchanged()"""


def _new_columns() -> tuple[sa.Column[str], sa.Column[str], sa.Column[bool]]:
    return (
        sa.Column("variant", sa.String(64)),
        sa.Column("themes", sa.String(400), nullable=False, server_default=""),
        sa.Column("mixed", sa.Boolean, nullable=False, server_default=sa.false()),
    )


def upgrade() -> None:
    """Change the table of attempts, and add one of settings."""
    if op.get_context().dialect.name == "sqlite":
        _rebuild()
    else:
        _alter()
    op.create_table(
        "setting",
        sa.Column("profile", sa.String(64), primary_key=True),
        sa.Column("name", sa.String(64), primary_key=True),
        sa.Column("value", sa.Text, nullable=False),
    )


def _rebuild() -> None:
    # SQLite cannot drop a constraint, so the table is copied; its index and triggers go with the old one.
    op.create_table(
        "attempt_new",
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("id", sa.Uuid, nullable=False),
        sa.Column("moment", sa.DateTime(timezone=True), nullable=False),
        sa.Column("profile", sa.String(64), nullable=False),
        sa.Column("item_id", sa.String(400), nullable=False),
        sa.Column("concept", sa.String(200), nullable=False),
        sa.Column("outcome", sa.String(20), nullable=False),
        sa.Column("hints", sa.Integer, nullable=False),
        sa.Column("milliseconds", sa.BigInteger),
        *_new_columns(),
        sa.UniqueConstraint("profile", "id", name="attempt_once"),
        sqlite_autoincrement=True,
    )
    op.execute(f"INSERT INTO attempt_new ({_OLD}) SELECT {_OLD} FROM attempt ORDER BY number")  # noqa: S608
    op.drop_table("attempt")
    op.rename_table("attempt_new", "attempt")
    op.create_index("attempt_by_profile", "attempt", ["profile", "moment"])
    op.execute(_SQLITE_GUARD)


def _alter() -> None:
    for column in _new_columns():
        op.add_column("attempt", column)
    op.drop_constraint("attempt_id_key", "attempt", type_="unique")
    op.create_unique_constraint("attempt_once", "attempt", ["profile", "id"])
    if op.get_context().dialect.name == "postgresql":
        op.execute("DROP TRIGGER attempt_unchanged ON attempt")
        op.execute(_POSTGRESQL_GUARD)
