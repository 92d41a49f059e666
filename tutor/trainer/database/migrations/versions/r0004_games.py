"""The events of games that are played, which the database itself protects against changes."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"

_GUARDS = {
    "sqlite": (
        """CREATE TRIGGER game_event_no_update BEFORE UPDATE ON game_event
BEGIN SELECT RAISE(ABORT, 'events are never changed'); END""",
    ),
    "postgresql": (
        """CREATE FUNCTION game_event_unchanged() RETURNS trigger LANGUAGE plpgsql AS
$$BEGIN RAISE EXCEPTION 'events are never changed'; END$$""",
        """CREATE TRIGGER game_event_unchanged BEFORE UPDATE OR TRUNCATE ON game_event
FOR EACH STATEMENT EXECUTE FUNCTION game_event_unchanged()""",
    ),
}


def upgrade() -> None:
    """Make the table; a second event with the number of another is refused."""
    op.create_table(
        "game_event",
        sa.Column("profile", sa.String(64), primary_key=True),
        sa.Column("match", sa.Uuid, primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("moment", sa.DateTime(timezone=True), nullable=False),
        sa.Column("kind", sa.String(20), nullable=False),
        sa.Column("value", sa.Text, nullable=False),
    )
    for statement in _GUARDS.get(op.get_context().dialect.name, ()):
        op.execute(statement)
