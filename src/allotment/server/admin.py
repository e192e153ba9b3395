"""For whoever looks after the servers: what is in the store and who uses it, and what only they may do. It is
done as a server does it, so the others hear of it; a store in a file has to be free of its server."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import Final, TypeVar

from sqlalchemy import Connection, create_engine, func, select, text
from sqlalchemy.exc import SQLAlchemyError

from ..kernel.result import denied
from ..kernel.story import Phrase
from . import seating
from .bus import LIFE
from .forget import deleted
from .hall import Hall, Table, bot_chair
from .schema import ENTRIES, QUESTIONS, TABLES
from .settings import Settings
from .sitting import GATHERING, OVER, Chair
from .store import Store, seat_is_only, shown, store_url
from .tokens import ID, new_token, recovery

NOBODYS: Final = ""  # no browser's session
SESSIONS: Final = text(
    "select application_name from pg_stat_activity where application_name like 'allotment %ear' order by 1"
)

T = TypeVar("T")


def asked(data: str, ask: Callable[[Connection], T]) -> T:
    """Reads, also while servers use the store."""
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
    """The processes that live, and how many questions to bots wait."""
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


def at_table(data: str, id: str, do: Callable[[Hall, Table], Awaitable[T]]) -> T:
    """As a server that has no guests."""
    if not ID.fullmatch(id):
        raise denied("admin-table-id", id=repr(id))

    async def run() -> T:
        hall = Hall(Settings(data, server="admin"), Store(store_url(data)))
        try:
            return await do(hall, await hall.table(id))
        finally:
            hall.dirty.clear()
            await hall.close()
            hall.store.close()

    return asyncio.run(run())


def seats(data: str, id: str) -> list[str]:
    async def look(hall: Hall, table: Table) -> list[str]:
        async with table.lock:
            sitting = await hall.awake(table)
            return [
                f"{seat}  {chair.kind:6} {chair.name or '-'}"
                + (f" (for {chair.absent})" if chair.absent else "")
                + (f", {sitting.devices(seat)} browsers" if chair.kind == "person" else "")
                for seat, chair in enumerate(sitting.chairs)
            ] + [f"{sitting.game.slug}, {sitting.stage()}, revision {sitting.revision}"]

    return at_table(data, id, look)


def end(data: str, id: str) -> None:
    """Deletes the table. Whoever is there is told that there is none."""

    async def run(hall: Hall, table: Table) -> None:
        told = hall.store.telling(id, {"head": True})
        await hall.store.keep([*deleted([id]), *told], [], id)

    at_table(data, id, run)


def unseat(data: str, id: str, seat: int) -> Phrase:
    """Nobody who held the seat does any more; a bot takes over, or the seat is open. What became of it."""

    async def run(hall: Hall, table: Table) -> Phrase:
        async with table.lock:
            sitting = await hall.awake(table)
            if not 0 <= seat < sitting.game.seats or sitting.chairs[seat].kind != "person":
                raise denied("nobody-there", seat=seat)
            if sitting.stage() == OVER:
                raise denied("admin-over")
            gathering = sitting.stage() == GATHERING
            statements = seating.freed(hall, table, sitting, seat)
            chair = Chair("open", "") if gathering else bot_chair(sitting, seating.STAND_IN)
            await seating.taken(hall, table, sitting, seat, chair, statements)
            return (
                Phrase("admin-open", {"seat": seat})
                if gathering
                else Phrase("admin-stands-in", {"name": chair.name})
            )

    return at_table(data, id, run)


def reissue(data: str, id: str, seat: int) -> str:
    """A new recovery code for somebody who has lost browser and code. All old ways to the seat are closed."""

    async def run(hall: Hall, table: Table) -> str:
        async with table.lock:
            sitting = await hall.awake(table)
            if not 0 <= seat < sitting.game.seats or sitting.chairs[seat].kind == "open":
                raise denied("admin-empty-seat", seat=seat)
            code = new_token(hall.settings.luck)
            await hall.store.keep(seat_is_only(id, seat, NOBODYS, code), [], id, {"head": True})
            return recovery(code)

    return at_table(data, id, run)


def drain(data: str, server: str) -> None:
    """The server takes its leave as after SIGTERM; "*": all of them."""
    if store_url(data).startswith("sqlite"):
        raise denied("admin-drain-file")
    store = Store(store_url(data))
    store.bus.say({"drain": server})
    store.bus.close()
    store.close()
