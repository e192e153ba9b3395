"""Tables that nobody has touched for long are deleted, if the server was told after how many days."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sqlalchemy import delete, exists, select

from ..store.schema import ENTRIES, METADATA, TABLES
from ..store.store import Statement

if TYPE_CHECKING:
    from .registry import Hall

DAY: Final = 24 * 3600 * 1000  # milliseconds
AT_ONCE: Final = 200  # tables a round: a large store is swept little by little


async def forget(hall: Hall) -> int:
    """One round. How many tables went."""
    days = hall.settings.forget
    if not days:
        return 0
    since = hall.settings.now() - int(days * DAY)
    touched = exists().where(ENTRIES.c.table_id == TABLES.c.id, ENTRIES.c.at >= since)
    asked = select(TABLES.c.id).where(TABLES.c.made < since, ~touched).order_by(TABLES.c.made).limit(AT_ONCE)
    rows = await hall.store.read(lambda connection: connection.execute(asked).all())
    ids = [str(row[0]) for row in rows if row[0] not in hall.tables]  # who looks at one keeps it
    if ids:
        await hall.store.keep(deleted(ids), [])
    return len(ids)


def deleted(ids: list[str]) -> list[Statement]:
    """What takes tables out of the store, with everything that belongs to them."""
    parts = [table for table in METADATA.sorted_tables if "table_id" in table.c]
    statements: list[Statement] = [(delete(table).where(table.c.table_id.in_(ids)), None) for table in parts]
    return [*statements, (delete(TABLES).where(TABLES.c.id.in_(ids)), None)]
