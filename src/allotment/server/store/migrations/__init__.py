"""Alembic's folder: how an older store becomes a newer one."""
