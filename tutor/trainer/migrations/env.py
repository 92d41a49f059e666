"""What Alembic runs for an upgrade: the revisions, in the transaction that the connection is in."""

from alembic import context

from tutor.trainer.schema import VERSION_TABLE

context.configure(connection=context.config.attributes["connection"], version_table=VERSION_TABLE)
with context.begin_transaction():
    context.run_migrations()
