"""The table of attempts, which the database itself protects against changes."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None

_SQLITE = """CREATE TRIGGER attempt_no_{change} BEFORE {change} ON attempt
BEGIN SELECT RAISE(ABORT, 'attempts are never changed'); END"""
_POSTGRESQL = (
    """CREATE FUNCTION attempt_unchanged() RETURNS trigger LANGUAGE plpgsql AS
$$BEGIN RAISE EXCEPTION 'attempts are never changed'; END$$""",
    """CREATE TRIGGER attempt_unchanged BEFORE UPDATE OR DELETE OR TRUNCATE ON attempt
FOR EACH STATEMENT EXECUTE FUNCTION attempt_unchanged()""",
)
_GUARDS = {"sqlite": tuple(_SQLITE.format(change=change) for change in ("UPDATE", "DELETE")), "postgresql": _POSTGRESQL}


def upgrade() -> None:
    """Make the table, and the triggers that keep it append-only."""
    op.create_table(
        "attempt",
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("id", sa.Uuid, nullable=False, unique=True),
        sa.Column("moment", sa.DateTime(timezone=True), nullable=False),
        sa.Column("profile", sa.String(64), nullable=False),
        sa.Column("item_id", sa.String(400), nullable=False),
        sa.Column("concept", sa.String(200), nullable=False),
        sa.Column("outcome", sa.String(20), nullable=False),
        sa.Column("hints", sa.Integer, nullable=False),
        sqlite_autoincrement=True,
    )
    for statement in _GUARDS.get(op.get_context().dialect.name, ()):
        op.execute(statement)
