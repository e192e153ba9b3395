"""What other servers on the same store do, followed here: their entries, who is at their tables, and when
they are gone. Each server has a copy of its own of the tables at which it has connections; none owns a table.

Entries come in the notes themselves. Where one is missing, or nothing was heard for a while, they are read.
"""

from __future__ import annotations

import asyncio
import json
import logging
from typing import TYPE_CHECKING, Any, Final

from sqlalchemy.exc import SQLAlchemyError

from ...kernel.game import NOBODY
from ..refusals import Refusal, refusal
from ..store.bus import Listener, Note
from ..store.rows import Entry, TableChanges
from .broadcast import broadcast, broadcast_device, broadcast_presence
from .connection import STRANGER
from .game import TableGame
from .thoughts import Thought

if TYPE_CHECKING:
    from .live import LiveTable
    from .registry import Registry

SEEN_AGAIN: Final = 10.0  # seconds between two notes that somebody without a socket is here
LOG: Final = logging.getLogger(__name__)


class Replicator(Listener):
    """Listens for a registry."""

    def __init__(self, registry: Registry) -> None:
        self.registry = registry
        self.catching: asyncio.Task[None] | None = None
        self.connections = 0  # times that the connection was there again
        self.followed = 0  # entries of others
        self.gaps = 0  # times that entries had to be read
        self.told: dict[tuple[str, str], float] = {}  # when others were told that a session is at a table

    # ---- called by the bus ----

    def wants(self, note: Note) -> bool:
        """A table that is loaded after this is read with what the note says."""
        everybodys = note.get("asked") or "drain" in note or "bye" in note
        return bool(everybodys) or note.get("table", "") in self.registry.tables

    def heard(self, note: Note) -> None:
        registry = self.registry
        if note.get("asked"):
            registry.questions_waiting.set()
        if note.get("drain") in (registry.settings.server, "*"):
            registry.drain_requested.set()
        if note.get("bye"):
            self.gone({note["from"]})
        table = registry.tables.get(note.get("table", ""))
        if table is None:
            return
        if "here" in note or "seen" in note:
            self.others_here(table, note)
        if "entries" in note:
            table.notes.append(note)
            if table.replication is None or table.replication.done():
                table.replication = asyncio.create_task(self.follow(table))

    def again(self) -> None:
        self.connections += 1
        if self.catching is None or self.catching.done():
            self.catching = asyncio.create_task(self.catch_up_all())

    def living(self, lives: set[int]) -> None:
        known = {life for table in self.registry.tables.values() for life in table.remote_sessions}
        if known - lives:
            self.gone(known - lives)

    # ---- entries ----

    async def follow(self, table: LiveTable) -> None:
        while table.notes and not self.registry.closing:
            async with table.lock:
                notes, table.notes = table.notes, []
                for note in notes:
                    await self.one(table, note)

    async def one(self, table: LiveTable, note: Note) -> None:
        """Call with the lock held."""
        registry, game = self.registry, table.game
        entries = None if note["entries"] is None else [Entry(*given) for given in note["entries"]]
        try:
            if game is None:
                if table.connections:
                    await registry.game_at(table)
            elif entries is None or note.get("head") or skips(game, entries):
                self.gaps += 1
                await self.read(table, game, note)
            elif entries and entries[-1].number > game.revision:
                self.play(table, game, entries, note)
            else:
                return
        except SQLAlchemyError:  # it is read again when the store answers
            table.unload()
            registry.reload_later(table)
            return
        except Exception as why:  # this copy differs from the others'
            LOG.debug("table %s: not to be followed, read anew: %r", table.id, why)
            table.unload()
            await self.anew(table)
        registry.start_driver(table)

    def play(self, table: LiveTable, game: TableGame, entries: list[Entry], note: Note) -> None:
        new = [entry for entry in entries if entry.number > game.revision]
        for entry in new:
            game.apply_entry(entry)
        if note.get("thought") is not None:
            game.thoughts[len(game.match.record.events)] = Thought(**json.loads(note["thought"]))
        self.changed(table, len(new))
        broadcast(table, note.get("by", NOBODY), note.get("text") or new[-1].text)

    async def read(self, table: LiveTable, game: TableGame, note: Note | None = None) -> None:
        """Reads what the store has beyond this copy of the table, and tells the connections if there is
        anything."""
        found = await self.registry.store.changes(table.id, game.revision)
        if found is None:
            raise refusal("no-table", 404)
        before = game.places
        rest = found.row["next"] != game.row["next"]
        for entry in found.entries:
            game.apply_entry(entry)
        game.update_rows(found)
        if game.places != before:
            self.places_changed(table, game, before)
        if not found.entries and not rest and game.places == before:
            return
        self.changed(table, len(found.entries))
        said = note or last_said(found)
        broadcast(table, said.get("by", NOBODY), said.get("text") or "")

    def changed(self, table: LiveTable, entries: int) -> None:
        self.followed += entries
        table.question = None
        table.notices = None
        table.hourglass.since = None
        if entries:
            self.registry.dirty.add(table.id)
            self.registry.unsummarised.add(table.id)

    def places_changed(self, table: LiveTable, game: TableGame, before: dict[str, set[int]]) -> None:
        for session, seats in game.places.items():
            for seat in seats - before.get(session, set()):
                if seat >= 0 and any(seat in others for others in before.values()):
                    broadcast_device(table, game, session, seat)
        for connection in table.connections:
            if not game.may_watch(connection.session):
                connection.close(STRANGER)

    async def anew(self, table: LiveTable) -> None:
        try:
            if table.connections:
                table.told = NOBODY  # they may have been told otherwise
                await self.registry.game_at(table)
        except Refusal as why:  # under rules that this server does not know
            for connection in table.connections:
                connection.close(4000 + why.status)
        except SQLAlchemyError:
            self.registry.reload_later(table)

    async def catch_up(self, table: LiveTable, game: TableGame) -> TableGame:
        """Before a command, as long as notes may have been missed. Call with the lock held."""
        try:
            await self.read(table, game)
            return game
        except SQLAlchemyError:
            raise
        except Exception:
            table.unload()
            return await self.registry.load(table)

    async def catch_up_all(self) -> None:
        """The connection is back: brings every table in memory up to date, and tells everyone who is here. If
        it was lost once more meanwhile, all over again."""
        caught = -1
        while caught != self.connections and not self.registry.closing:
            caught, lost = self.connections, self.registry.bus.lost
            for table in list(self.registry.tables.values()):
                await self.caught_up(table)
            if lost == self.registry.bus.lost:
                self.registry.bus.unsure = False
        self.registry.questions_waiting.set()

    async def caught_up(self, table: LiveTable) -> None:
        try:
            async with table.lock:
                if table.game is not None:
                    await self.catch_up(table, table.game)
                    self.registry.start_driver(table)
            self.say_here(table, who=True)
        except Exception as why:
            LOG.warning("table %s: read as soon as that is possible: %r", table.id, why)
            table.unload()
            self.registry.reload_later(table)

    # ---- who is here ----

    def say_here(self, table: LiveTable, who: bool = False) -> None:
        """Tells the others who is at a table here; with `who`, also asks who is there."""
        if self.registry.bus.shared and (table.connections or table.announced):
            sessions = sorted({connection.session for connection in table.connections})
            table.announced = bool(sessions)
            self.registry.bus.say({"table": table.id, "here": sessions, "who": who})

    def ask_here(self, table: LiveTable) -> None:
        """Who is at a table elsewhere? The answers come as notes."""
        sessions = sorted({connection.session for connection in table.connections})
        self.registry.bus.say({"table": table.id, "here": sessions, "who": True})

    def say_seen(self, table: LiveTable, session: str) -> None:
        """Somebody without a socket is here."""
        now, key = asyncio.get_running_loop().time(), (table.id, session)
        if self.registry.bus.shared and now - self.told.get(key, -SEEN_AGAIN) >= SEEN_AGAIN:
            if len(self.told) > 10_000:
                self.told.clear()
            self.told[key] = now
            self.registry.bus.say({"table": table.id, "seen": session})

    def others_here(self, table: LiveTable, note: Note) -> None:
        now = asyncio.get_running_loop().time()
        if "seen" in note:
            table.seen[note["seen"]] = now
            return
        before, here = table.remote_sessions.get(note["from"], set()), set(note["here"])
        for session in before | here:
            table.seen[session] = now
        if here:
            table.remote_sessions[note["from"]] = here
        else:
            table.remote_sessions.pop(note["from"], None)
        if note.get("who") and table.connections:
            self.say_here(table)
        broadcast_presence(table)

    def gone(self, lives: set[int]) -> None:
        """These servers are gone: so are their connections, and anybody may answer their questions."""
        now = asyncio.get_running_loop().time()
        for table in list(self.registry.tables.values()):
            for life in lives & table.remote_sessions.keys():
                for session in table.remote_sessions.pop(life):
                    table.seen[session] = now
                broadcast_presence(table)
        self.registry.questions_waiting.set()


def skips(game: TableGame, entries: list[Entry]) -> bool:
    return bool(entries) and entries[0].number > game.revision + 1


def last_said(found: TableChanges) -> dict[str, Any]:
    last = found.entries[-1] if found.entries else None
    return {} if last is None else {"by": last.seat, "text": last.text}
