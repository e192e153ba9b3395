"""Tables that nobody has touched for long are deleted, if the server was told after how many days; so is what
browsers left that sit at no table any more."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sqlalchemy import exists, select

from ..store.notices import unused_subscriptions
from ..store.schema import ENTRIES, TABLES
from ..store.statements import deleted

if TYPE_CHECKING:
    from .registry import Registry

DAY: Final = 24 * 3600 * 1000  # milliseconds
UNUSED: Final = 30 * DAY  # milliseconds that a browser without a table may still want to be told
AT_ONCE: Final = 200  # tables per round: a large store is swept little by little


async def forget(registry: Registry) -> int:
    """One round. Returns how many tables were deleted."""
    days = registry.settings.forget
    if not days:
        return 0
    since = registry.settings.now() - int(days * DAY)
    touched = exists().where(ENTRIES.c.table_id == TABLES.c.id, ENTRIES.c.at >= since)
    asked = select(TABLES.c.id).where(TABLES.c.made < since, ~touched).order_by(TABLES.c.made).limit(AT_ONCE)
    rows = await registry.store.read(lambda connection: connection.execute(asked).all())
    ids = [str(row[0]) for row in rows if row[0] not in registry.tables]  # tables in use are kept
    if ids:
        await registry.store.save(deleted(ids), [])
    return len(ids)


async def forget_subscriptions(registry: Registry) -> None:
    await registry.store.save([unused_subscriptions(registry.settings.now() - UNUSED)], [])
