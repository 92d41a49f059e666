"""The time that an attempt took, and an index to find the attempts of a profile."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Add the column, which is empty for earlier attempts, and the index."""
    op.add_column("attempt", sa.Column("milliseconds", sa.BigInteger))
    op.create_index("attempt_by_profile", "attempt", ["profile", "moment"])
