"""The minutes that the learner's clock was ahead of UTC, which decide the day of an attempt."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Add the column; earlier attempts keep the day that they have in UTC."""
    op.add_column("attempt", sa.Column("ahead", sa.Integer, nullable=False, server_default="0"))
