"""For operators: what is in the store, who uses it, and what only they may change. Changes are made the way a
server makes them, so running servers hear of them; a store in a file can only be changed while its server is
stopped."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import Final, TypeVar

from sqlalchemy import Connection, create_engine, func, select, text
from sqlalchemy.exc import SQLAlchemyError

from ..kernel.result import denied
from ..kernel.story import Phrase
from .settings import Settings
from .store.bus import LIFE, table_of
from .store.schema import ENTRIES, QUESTIONS, TABLES
from .store.statements import deleted, seat_is_only
from .store.store import Store, shown, store_url
from .tables import seating
from .tables.game import GATHERING, OVER
from .tables.holders import Holder
from .tables.live import LiveTable
from .tables.registry import Registry
from .tokens import ID, new_token, recovery

NOBODYS: Final = ""  # no browser's session
SESSIONS: Final = text(
    "select application_name from pg_stat_activity where application_name like 'allotment %listener' "
    "order by 1"
)

HELD: Final = text(
    "select key, application_name from (select (classid::bigint << 32) | objid::bigint as key, pid "
    "from pg_locks where locktype = 'advisory' and objsubid = 1) as held join pg_stat_activity using (pid) "
    "where key < :life and application_name like 'allotment %speaker' order by 1"
)

T = TypeVar("T")


def asked(data: str, ask: Callable[[Connection], T]) -> T:
    """Reads only, so it also works while servers use the store."""
    url = store_url(data)
    engine = create_engine(url, hide_parameters=True)
    try:
        with engine.connect() as connection:
            return ask(connection)
    except (SQLAlchemyError, ImportError) as why:
        raise denied("store-unread", store=shown(url), why=str(why).splitlines()[0]) from None
    finally:
        engine.dispose()


def tables(data: str, most: int) -> list[str]:
    """The tables that were changed last: id, game, entries, when made, when changed."""
    last = func.max(ENTRIES.c.at).label("last")
    newest = (
        select(TABLES.c.id, TABLES.c.game, func.count(ENTRIES.c.number), TABLES.c.made, last)
        .join(ENTRIES, ENTRIES.c.table_id == TABLES.c.id)
        .group_by(TABLES.c.id)
        .order_by(last.desc())
        .limit(most)
    )
    rows = asked(data, lambda connection: connection.execute(newest).all())
    return [
        f"{row[0]}  {row[1]:18} {row[2]:5} entries  made {day(row[3])}  changed {day(row[4])}" for row in rows
    ]


def day(milliseconds: int) -> str:
    return time.strftime("%Y-%m-%d %H:%M", time.gmtime(milliseconds / 1000))


def who(data: str) -> list[str | Phrase]:
    """The running processes, and how many questions to bots are waiting."""
    if store_url(data).startswith("sqlite"):
        raise denied("admin-who-file")

    def ask(connection: Connection) -> list[str | Phrase]:
        found = [str(row[0]).split()[1] for row in connection.execute(SESSIONS)]
        waiting = connection.execute(select(func.count()).where(QUESTIONS.c.taker == 0)).scalar_one()
        taken = connection.execute(select(func.count()).where(QUESTIONS.c.taker >= LIFE)).scalar_one()
        return [
            *found,
            Phrase("admin-who", {"processes": len(found), "tables": waiting + taken, "waiting": waiting}),
        ]

    return asked(data, ask)


def questions(data: str) -> list[str]:
    """What bots are asked, in the order in which it is answered: table, whether people sit there, since when,
    whether a process has taken it."""
    order = QUESTIONS.c.people.desc(), QUESTIONS.c.asked
    rows = asked(data, lambda connection: connection.execute(select(QUESTIONS).order_by(*order)).all())
    return [
        f"{row.table_id}  {'people' if row.people else 'bots only':9}  since {day(row.asked)}  "
        f"{'taken' if row.taker else 'waiting'}"
        for row in rows
    ]


def locks(data: str) -> list[str]:
    """Which server drives the sand of which table."""
    if store_url(data).startswith("sqlite"):
        raise denied("admin-locks-file")
    rows = asked(data, lambda connection: connection.execute(HELD, {"life": LIFE}).all())
    return [f"{table_of(row[0])}  {str(row[1]).split()[1]}" for row in rows]


def at_table(data: str, id: str, do: Callable[[Registry, LiveTable], Awaitable[T]]) -> T:
    """As a server that has no connections."""
    if not ID.fullmatch(id):
        raise denied("admin-table-id", id=repr(id))

    async def run() -> T:
        registry = Registry(Settings(data, server="admin"), Store(store_url(data)))
        try:
            return await do(registry, await registry.table(id))
        finally:
            registry.dirty.clear()
            registry.unsummarised.clear()
            await registry.close()
            registry.store.close()

    return asyncio.run(run())


def seats(data: str, id: str) -> list[str]:
    async def look(registry: Registry, table: LiveTable) -> list[str]:
        async with table.lock:
            game = await registry.game_at(table)
            return [
                f"{seat}  {holder.kind:6} {holder.name or '-'}"
                + (f" (for {holder.absent})" if holder.absent else "")
                + (f", {game.devices(seat)} browsers" if holder.kind == "person" else "")
                for seat, holder in enumerate(game.holders)
            ] + [f"{game.rules.slug}, {game.stage()}, revision {game.revision}"]

    return at_table(data, id, look)


def end(data: str, id: str) -> None:
    """Deletes the table. Anybody still connected is told that it no longer exists."""

    async def run(registry: Registry, table: LiveTable) -> None:
        told = registry.store.telling(id, {"head": True})
        await registry.store.save([*deleted([id]), *told], [], id)

    at_table(data, id, run)


def unseat(data: str, id: str, seat: int) -> Phrase:
    """Takes the seat away from everybody who held it: a bot takes over, or the seat opens. Says which."""

    async def run(registry: Registry, table: LiveTable) -> Phrase:
        async with table.lock:
            game = await registry.game_at(table)
            if not 0 <= seat < game.rules.seats or game.holders[seat].kind != "person":
                raise denied("nobody-there", seat=seat)
            if game.stage() == OVER:
                raise denied("admin-over")
            gathering = game.stage() == GATHERING
            statements = seating.freed(registry, table, game, seat)
            holder = Holder("open", "") if gathering else seating.bot_holder(game, seating.STAND_IN)
            await seating.taken(registry, table, game, seat, holder, statements)
            return (
                Phrase("admin-open", {"seat": seat})
                if gathering
                else Phrase("admin-stands-in", {"name": holder.name})
            )

    return at_table(data, id, run)


def reissue(data: str, id: str, seat: int) -> str:
    """A new recovery code for somebody who has lost browser and code. All old ways to the seat are closed."""

    async def run(registry: Registry, table: LiveTable) -> str:
        async with table.lock:
            game = await registry.game_at(table)
            if not 0 <= seat < game.rules.seats or game.holders[seat].kind == "open":
                raise denied("admin-empty-seat", seat=seat)
            code = new_token(registry.settings.luck)
            await registry.store.save(seat_is_only(id, seat, NOBODYS, code), [], id, {"head": True})
            return recovery(code)

    return at_table(data, id, run)


def drain(data: str, server: str) -> None:
    """The server shuts down as after SIGTERM; "*": all of them."""
    if store_url(data).startswith("sqlite"):
        raise denied("admin-drain-file")
    store = Store(store_url(data))
    store.bus.say({"drain": server})
    store.bus.close()
    store.close()
