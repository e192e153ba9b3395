"""What other servers on the same store do, followed here: their entries, who is at their tables, and when
they are gone. Each server has a copy of its own of the tables at which it has guests; none owns a table.

Entries come in the notes themselves. Where one is missing, or the ear was lost for a while, they are read.
"""

from __future__ import annotations

import asyncio
import json
import logging
from typing import TYPE_CHECKING, Any, Final

from sqlalchemy.exc import SQLAlchemyError

from ...kernel.game import NOBODY
from ..refusals import No, no
from ..store.bus import Listener, Note
from ..store.store import Entry, News
from .connection import STRANGER
from .game import Sitting, Thought

if TYPE_CHECKING:
    from .registry import Hall, Table

SEEN_AGAIN: Final = 10.0  # seconds between two notes that somebody who has no socket is here
LOG: Final = logging.getLogger(__name__)


class Follower(Listener):
    """Listens for a hall."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.catching: asyncio.Task[None] | None = None
        self.followed = 0  # entries of others
        self.gaps = 0  # times that entries had to be read
        self.told: dict[tuple[str, str], float] = {}  # when others were told that a session is at a table

    # ---- called by the bus ----

    def heard(self, note: Note) -> None:
        hall = self.hall
        if note.get("asked"):
            hall.nudge.set()
        if note.get("drain") in (hall.settings.server, "*"):
            hall.wanted_away.set()
        if note.get("bye"):
            self.gone({note["from"]})
        table = hall.tables.get(note.get("table", ""))
        if table is None:
            return
        if "here" in note or "seen" in note:
            self.others_here(table, note)
        if "entries" in note:
            table.notes.append(note)
            if table.follower is None or table.follower.done():
                table.follower = asyncio.create_task(self.follow(table))

    def again(self) -> None:
        if self.catching is None or self.catching.done():
            self.catching = asyncio.create_task(self.catch_up_all())

    def living(self, lives: set[int]) -> None:
        known = {life for table in self.hall.tables.values() for life in table.elsewhere}
        if known - lives:
            self.gone(known - lives)

    # ---- entries ----

    async def follow(self, table: Table) -> None:
        while table.notes and not self.hall.closing:
            async with table.lock:
                notes, table.notes = table.notes, []
                for note in notes:
                    await self.one(table, note)

    async def one(self, table: Table, note: Note) -> None:
        """Call with the lock held."""
        hall, sitting = self.hall, table.sitting
        entries = None if note["entries"] is None else [Entry(*given) for given in note["entries"]]
        try:
            if sitting is None:
                if table.guests:
                    await hall.awake(table)
                    hall.tell(table, NOBODY, "")
            elif entries is None or note.get("head") or skips(sitting, entries):
                self.gaps += 1
                await self.read(table, sitting, note)
            elif entries and entries[-1].number > sitting.revision:
                self.play(table, sitting, entries, note)
            else:
                return
        except SQLAlchemyError:  # it is read again when the store answers
            hall.drop(table)
            hall.look_again(table)
            return
        except Exception as why:  # its own copy is not what the others have
            LOG.debug("table %s: not to be followed, read anew: %r", table.id, why)
            hall.drop(table)
            await self.anew(table)
        hall.stir(table)

    def play(self, table: Table, sitting: Sitting, entries: list[Entry], note: Note) -> None:
        new = [entry for entry in entries if entry.number > sitting.revision]
        for entry in new:
            sitting.follow(entry)
        if note.get("thought") is not None:
            sitting.thoughts[len(sitting.match.record.events)] = Thought(**json.loads(note["thought"]))
        self.changed(table, len(new))
        self.hall.tell(table, note.get("by", NOBODY), note.get("text") or new[-1].text)

    async def read(self, table: Table, sitting: Sitting, note: Note | None = None) -> None:
        """What the store has of the table beyond this copy, told to its guests if there is anything."""
        found = await self.hall.store.news(table.id, sitting.revision)
        if found is None:
            raise no("no-table", 404)
        before = sitting.places
        rest = found.row["next"] != sitting.row["next"]
        for entry in found.entries:
            sitting.follow(entry)
        sitting.caught_up(found)
        if sitting.places != before:
            self.places_changed(table, sitting, before)
        if not found.entries and not rest and sitting.places == before:
            return
        self.changed(table, len(found.entries))
        said = note or last_said(found)
        self.hall.tell(table, said.get("by", NOBODY), said.get("text") or "")

    def changed(self, table: Table, entries: int) -> None:
        self.followed += entries
        table.question = None
        table.sand_from = None
        if entries:
            self.hall.dirty.add(table.id)

    def places_changed(self, table: Table, sitting: Sitting, before: dict[str, set[int]]) -> None:
        for session, seats in sitting.places.items():
            for seat in seats - before.get(session, set()):
                if seat >= 0 and any(seat in others for others in before.values()):
                    told_of_device(table, sitting, session, seat)
        for guest in table.guests:
            if not sitting.may_watch(guest.session):
                guest.close(STRANGER)

    async def anew(self, table: Table) -> None:
        try:
            if table.guests:
                await self.hall.awake(table)
                self.hall.tell(table, NOBODY, "")
        except No as why:  # under rules that this server does not know
            for guest in table.guests:
                guest.close(4000 + why.status)
        except SQLAlchemyError:
            self.hall.look_again(table)

    async def catch_up(self, table: Table, sitting: Sitting) -> Sitting:
        """For a command, while it is not sure that everything was heard. Call with the lock held."""
        try:
            await self.read(table, sitting)
            return sitting
        except SQLAlchemyError:
            raise
        except Exception:
            self.hall.drop(table)
            return await self.hall.load(table)

    async def catch_up_all(self) -> None:
        """The ear is back: every table in memory as the store has it, and everyone is told who is here."""
        for table in list(self.hall.tables.values()):
            try:
                async with table.lock:
                    if table.sitting is not None:
                        await self.catch_up(table, table.sitting)
                        self.hall.stir(table)
                self.say_here(table, who=True)
            except Exception as why:
                LOG.warning("table %s: read when it is needed: %r", table.id, why)
                self.hall.drop(table)
        self.hall.bus.unsure = False
        self.hall.nudge.set()

    # ---- who is here ----

    def say_here(self, table: Table, who: bool = False) -> None:
        """Tells the others who is at a table here; `who`: and asks for theirs."""
        if self.hall.bus.shared and (table.guests or table.said_here):
            sessions = sorted({guest.session for guest in table.guests})
            table.said_here = bool(sessions)
            self.hall.bus.say({"table": table.id, "here": sessions, "who": who})

    def say_seen(self, table: Table, session: str) -> None:
        """Somebody without a socket is here."""
        now, key = asyncio.get_running_loop().time(), (table.id, session)
        if self.hall.bus.shared and now - self.told.get(key, -SEEN_AGAIN) >= SEEN_AGAIN:
            if len(self.told) > 10_000:
                self.told.clear()
            self.told[key] = now
            self.hall.bus.say({"table": table.id, "seen": session})

    def others_here(self, table: Table, note: Note) -> None:
        now = asyncio.get_running_loop().time()
        if "seen" in note:
            table.seen[note["seen"]] = now
            return
        before, here = table.elsewhere.get(note["from"], set()), set(note["here"])
        for session in before | here:
            table.seen[session] = now
        if here:
            table.elsewhere[note["from"]] = here
        else:
            table.elsewhere.pop(note["from"], None)
        if note.get("who") and table.guests:
            self.say_here(table)
        self.hall.tell_here(table)

    def gone(self, lives: set[int]) -> None:
        """These servers are: so are their guests, and their questions are anybody's."""
        now = asyncio.get_running_loop().time()
        for table in list(self.hall.tables.values()):
            for life in lives & table.elsewhere.keys():
                for session in table.elsewhere.pop(life):
                    table.seen[session] = now
                self.hall.tell_here(table)
        self.hall.nudge.set()


def skips(sitting: Sitting, entries: list[Entry]) -> bool:
    return bool(entries) and entries[0].number > sitting.revision + 1


def last_said(found: News) -> dict[str, Any]:
    last = found.entries[-1] if found.entries else None
    return {} if last is None else {"by": last.seat, "text": last.text}


def told_of_device(table: Table, sitting: Sitting, session: str, seat: int) -> None:
    """The other browsers of a seat learn that one more holds it."""
    message = {"type": "device", "seat": seat, "devices": sitting.devices(seat)}
    for guest in table.guests:
        if guest.session != session and seat in sitting.seats_of(guest.session):
            guest.say(message)
