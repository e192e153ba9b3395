"""Everything that servers know of a browser is taken out of the store: its places, what it was called, its
bell.

Entries are never changed but for this: a name that stood in them becomes "Player 2". A table of nobody else
is deleted; at others a bot goes on, and everybody's record still verifies. Where a name was bound to the luck
(decision 12), what all draws follow from is kept in its place, without a seal.
"""

from __future__ import annotations

import json
from typing import Any, Final

from sqlalchemy import Connection, delete, select, union, update

from ...kernel.game import NOBODY
from ...words import speaker
from ..refusals import Overtaken, Refusal
from ..store.notices import no_notice
from ..store.rows import Row
from ..store.schema import ENTRIES, NOTICES, PLACES, SUBSCRIPTIONS, SUMMARIES, TABLES
from ..store.statements import Statement, deleted, gone_from
from ..store.store import WATCHER
from . import seating
from .broadcast import broadcast
from .connection import STRANGER
from .game import GATHERING, PLAYING, TableGame
from .holders import Holder
from .live import LiveTable
from .names import free_name
from .registry import Registry

TRIES: Final = 5  # of a table at which others go on playing meanwhile
UNBOUND: Final = "luck"  # the entry's text where the luck was bound to a name

Names = dict[int, str]  # what stands in the place of a seat's name from now on


async def erase(registry: Registry, session: str, language: str) -> list[str]:
    """The tables that the browser was at."""
    store = registry.store
    ids = await store.read(lambda connection: tables_with(connection, session))
    forks = await store.read(forks_by_origin) if ids else {}
    for id in ids:
        names = await tried(registry, id, session, language)
        later = forks.get(id, [])
        for fork in later:
            later += [one for one in forks.get(fork, []) if one not in later]
        for fork in later if names else []:
            await tried(registry, fork, "", language, names)
    statements: list[Statement] = [
        (delete(table).where(table.c.session == session), None) for table in (PLACES, NOTICES, SUBSCRIPTIONS)
    ]
    await store.save([*statements, maker_gone(session)], [])
    return ids


def tables_with(connection: Connection, session: str) -> list[str]:
    sat = select(PLACES.c.table_id).where(PLACES.c.session == session)
    made = select(TABLES.c.id).where(TABLES.c.maker == session)
    return sorted(str(row[0]) for row in connection.execute(union(sat, made)))


def forks_by_origin(connection: Connection) -> dict[str, list[str]]:
    """Who made the moves before a fork is written down there, too."""
    asked = select(ENTRIES.c.table_id, ENTRIES.c.text).where(ENTRIES.c.kind == "fork")
    found: dict[str, list[str]] = {}
    for id, text in connection.execute(asked):
        said = json.loads(text)
        if isinstance(said, dict) and "of" in said:
            found.setdefault(said["of"], []).append(str(id))
    return found


async def tried(
    registry: Registry, id: str, session: str, language: str, names: Names | None = None
) -> Names:
    """Until nobody else writes to the table meanwhile. What its seats are called now; {} if it is gone."""
    for tries in range(TRIES, 0, -1):
        try:
            table = await registry.table(id)
            async with table.lock:
                game = await registry.newest_game(table)
                if names is None and alone(game, session):
                    await end(registry, table)
                    return {}
                return await erase_at(registry, table, game, session, language, names)
        except Overtaken:
            if tries == 1:
                raise
        except Refusal as why:
            if why.status != 404:
                raise
            break
    return {}


def alone(game: TableGame, session: str) -> bool:
    """Does nobody else have a seat there?"""
    own = set(game.seats_of(session)) | {WATCHER}
    return all(seats <= own for who, seats in game.places.items() if who != session)


async def end(registry: Registry, table: LiveTable) -> None:
    told = registry.store.telling(table.id, {"head": True})
    await registry.store.save([*deleted([table.id]), *told], [], table.id)
    registry.dirty.discard(table.id)
    registry.unsummarised.discard(table.id)
    table.unload()
    for connection in table.connections:
        connection.close(STRANGER)


async def erase_at(
    registry: Registry, table: LiveTable, game: TableGame, session: str, language: str, names: Names | None
) -> Names:
    """Call with the lock held. With `names` it is a fork of a table that the browser was at."""
    store = registry.store
    entries = await store.read(lambda connection: told_of(connection, table.id))
    statements: list[Statement] = []
    rows: list[Row] = []
    if names is None:
        own, names = game.seats_of(session), {}
        statements += [
            gone_from(session, table.id),
            no_notice(session, table.id),
            maker_gone(session, table.id),
        ]
        others = [name for seat, name in enumerate(game.names()) if seat not in own]
        for seat in own:
            names[seat] = free_name(speaker("", language).text("erased-name", number=seat + 1), others)
            statements += seating.freed(registry, table, game, seat)
            statements += [
                renamed(entry, {"name": names[seat], "nonce": ""}) for entry in entries if sat(entry, seat)
            ]
            statements += [
                renamed(entry, {"absent": names[seat]}) for entry in entries if stood_in(entry, seat)
            ]
            rows.append(game.sit(seat, successor(game, seat, names[seat]), registry.settings.now()))
        game.places.pop(session, None)
        if game.row["maker"] == session:
            game.row["maker"] = ""
        game.renamed()
    statements += [made_by(entry, names) for entry in entries if entry["kind"] == "fork"]
    bound = bool(names) and game.luck.joint() and game.luck.deal is not None
    if bound:
        game.luck.unbind()
        statements += [secret_is(game)]
        statements += [texted(entry, "{}") for entry in entries if entry["kind"] == "luck"]
    rows.append(game.entry("erased", NOBODY, UNBOUND if bound else "", registry.settings.now()))
    statements.append((delete(SUMMARIES).where(SUMMARIES.c.table_id == table.id), None))
    await registry.save(table, rows, NOBODY, "erased", statements)
    for connection in table.connections:
        if connection.session == session:
            connection.close(STRANGER)
    table.unload()
    if table.connections:
        await registry.game_at(table)
        broadcast(table, NOBODY, "erased")
        registry.start_driver(table)
    return names


def successor(game: TableGame, seat: int, name: str) -> Holder:
    """Who holds the seat from now on."""
    holder = game.holders[seat]
    if game.stage() == GATHERING:
        return Holder("open", "")
    if holder.kind == "bot":
        return holder._replace(absent="")
    if game.stage() == PLAYING:
        return seating.bot_holder(game, seating.STAND_IN)
    return Holder("person", name)


# ---- what is written ----


def told_of(connection: Connection, id: str) -> list[Row]:
    """Entries of a table in which names may stand."""
    kinds = ENTRIES.c.kind.in_(("seat", "fork", "luck"))
    asked = select(ENTRIES).where(ENTRIES.c.table_id == id, kinds).order_by(ENTRIES.c.number)
    return [dict(row._mapping) for row in connection.execute(asked)]


def sat(entry: Row, seat: int) -> bool:
    is_seat = entry["kind"] == "seat" and entry["seat"] == seat
    return is_seat and bool(json.loads(entry["text"])["kind"] == "person")


def stood_in(entry: Row, seat: int) -> bool:
    is_seat = entry["kind"] == "seat" and entry["seat"] == seat
    return is_seat and bool(json.loads(entry["text"]).get("absent"))


def renamed(entry: Row, values: dict[str, Any]) -> Statement:
    said = json.loads(entry["text"])
    return texted(entry, json.dumps(said | {name: value for name, value in values.items() if name in said}))


def made_by(entry: Row, names: Names) -> Statement:
    """A fork says who made the moves before it."""
    said = json.loads(entry["text"])
    if isinstance(said, dict):
        said["names"] = [names.get(seat, name) for seat, name in enumerate(said["names"])]
    return texted(entry, json.dumps(said))


def texted(entry: Row, text: str) -> Statement:
    this = ENTRIES.c.table_id == entry["table_id"], ENTRIES.c.number == entry["number"]
    return update(ENTRIES).where(*this).values(text=text), None


def secret_is(game: TableGame) -> Statement:
    return update(TABLES).where(TABLES.c.id == game.id).values(secret=game.row["secret"]), None


def maker_gone(session: str, table: str = "") -> Statement:
    made = TABLES.c.maker == session
    which = made & (TABLES.c.id == table) if table else made
    return update(TABLES).where(which).values(maker=""), None
