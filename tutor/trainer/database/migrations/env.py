"""The script that Alembic runs for an upgrade: it runs the revisions in the connection's present transaction."""

from alembic import context

from tutor.trainer.database.schema import VERSION_TABLE

context.configure(connection=context.config.attributes["connection"], version_table=VERSION_TABLE)
with context.begin_transaction():
    context.run_migrations()
