"""Alembic runs this; the connection is handed over by `store.Store`."""

from alembic import context

from allotment.server.store.schema import METADATA

connection = context.config.attributes["connection"]
context.configure(connection=connection, target_metadata=METADATA, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
