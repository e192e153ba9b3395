"""The tables that are in memory, and how they come and go.

Validate, append, save, then tell: a table's lock is held from the first to the last, so nobody sees a move
that is not saved. A table at which nothing happens leaves memory and is built again from its entries.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections import Counter
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final, TypeVar

from sqlalchemy.exc import SQLAlchemyError

from ...kernel.game import NOBODY
from ...kernel.result import Refused
from ..refusals import Overtaken, Refusal, refusal
from ..security import Rates
from ..settings import Settings
from ..store.bus import Note
from ..store.rows import Row
from ..store.statements import Statement, no_question, question_is, upgraded_to
from ..store.store import Conflict, Store
from ..watchdog import Watchdog
from . import bots, housekeeping
from .broadcast import broadcast, broadcast_loaded, broadcast_presence, send_table
from .connection import AWAY, Connection
from .game import TableGame
from .live import LiveTable, by_itself, running
from .notices import written as written_notices
from .notifier import Notifier
from .replication import Replicator
from .summary import saved_summary
from .thoughts import Thought
from .workers import WorkerPool

FIRST_RELOAD: Final = 0.2  # seconds after a fault of the store until it is asked again; then ever longer,
LAST_RELOAD: Final = 2.0  # up to this
LOG: Final = logging.getLogger(__name__)

T = TypeVar("T")


class Registry:
    def __init__(self, settings: Settings, store: Store) -> None:
        self.settings = settings
        self.store = store
        self.workers = WorkerPool(settings.workers)
        self.thread = ThreadPoolExecutor(1, "replay")
        self.watchdog = Watchdog()
        self.costly = Rates(settings.limits.costly)
        self.tables: dict[str, LiveTable] = {}
        self.closing = False
        self.loop: asyncio.AbstractEventLoop | None = None  # the one that runs it
        self.dirty: set[str] = set()  # tables whose last position is not saved yet
        self.unsummarised: set[str] = set()  # tables whose summary is not
        self.reloads: dict[str, asyncio.Task[None]] = {}  # for tables whose saved state is unknown
        self.failing = False  # the last try to save positions failed
        self.trial: asyncio.Task[None] | None = None  # whether the store can be written to
        self.unwakeable: set[str] = set()  # tables whose bots cannot be woken
        self.bus = store.bus
        self.replicator = Replicator(self)
        self.notifier = Notifier(self)
        self.questions_waiting = asyncio.Event()  # there may be a question to answer
        self.drain_requested = asyncio.Event()  # an operator wants this server to shut down
        self.draining = False
        self.moves = 0
        self.refusals: Counter[str] = Counter()  # by HTTP status, or of commands

    def count_refusal(self, why: Refused) -> None:
        self.refusals[str(why.status) if isinstance(why, Refusal) else "422"] += 1

    # ---- tables ----

    async def table(self, id: str) -> LiveTable:
        """The table, its game in memory. 404 if there is none."""
        table = self.tables.get(id)
        if table is None:
            table = self.tables[id] = LiveTable(id, self.settings, self.bus.shared)
        async with table.lock:
            try:
                await self.game_at(table)
            except BaseException:
                if self.tables.get(id) is table and not table.connections:
                    del self.tables[id]
                raise
        return table

    async def game_at(self, table: LiveTable) -> TableGame:
        """Call with the lock held."""
        table.touched = asyncio.get_running_loop().time()
        if table.game is None:
            return await self.load(table)
        if self.bus.unsure:
            return await self.replicator.catch_up(table, table.game)
        return table.game

    async def refresh_access(self, table: LiveTable, session: str) -> None:
        """Before somebody is sent away: has another server let them in?"""
        if not self.bus.shared:
            return
        async with table.lock:
            game = await self.game_at(table)
            if not game.may_watch(session):
                await self.replicator.catch_up(table, game)

    async def newest_game(self, table: LiveTable) -> TableGame:
        """Includes everything that any server has acknowledged so far. Call with the lock held."""
        game = await self.game_at(table)
        return await self.replicator.catch_up(table, game) if self.bus.shared else game

    async def load(self, table: LiveTable) -> TableGame:
        while True:
            stored = await self.store.table(table.id)
            if stored is None or not stored.entries:
                raise refusal("no-table", 404)
            game = await self.in_thread(TableGame, stored)
            if game.upgraded:
                rules = game.renewed(self.settings.now())
                try:
                    await self.store.save([upgraded_to(game.row)], [rules], table.id, {})
                except Conflict:  # somebody wrote to it meanwhile: read it again
                    continue
            if stored.summarised != game.revision:
                self.unsummarised.add(table.id)
            table.set_game(game)
            broadcast_loaded(table, game)
            return game

    async def in_thread(self, do: Callable[..., T], *given: Any) -> T:
        """Runs in a thread, one at a time: replaying whole games here would keep all tables waiting."""
        return await asyncio.get_running_loop().run_in_executor(self.thread, do, *given)

    async def housekeep(self) -> None:
        """As long as the server runs."""
        self.loop = asyncio.get_running_loop()
        self.bus.start(self.replicator, self.settings.now, self.settings.server)
        await housekeeping.run(self)

    async def close(self) -> None:
        self.closing = True
        for reload in list(self.reloads.values()):
            reload.cancel()
        for table in self.tables.values():
            if table.driver is not None:
                table.driver.cancel()
            for connection in table.connections:
                connection.close(AWAY)
        await housekeeping.save_positions(self)
        await asyncio.to_thread(self.bus.close)
        await self.workers.close()
        self.thread.shutdown(cancel_futures=True)

    # ---- saved, then told ----

    async def save(
        self,
        table: LiveTable,
        rows: list[Row],
        by: int,
        text: str,
        statements: list[Statement] | None = None,
        thought: Thought | None = None,
    ) -> None:
        """Call with the lock held, after the game has changed. `statements` are changes that other servers
        have to read: seats, places."""
        game = table.game
        assert game is not None
        thoughts = [] if thought is None else game.think(thought)
        position = [*game.saved_position(), saved_summary(game)] if game.match.over() else []
        question, asked = self.question(table, game)
        note: Note = {"by": by, "text": text, "asked": question}
        if statements:
            note["head"] = True
        if thought is not None:
            note["thought"] = thoughts[0][1]["thought"]
        try:
            noticed = written_notices(self.settings, table, game, rows)
            made = [*(statements or []), *thoughts, *position, *asked, *noticed]
            await self.store.save(made, rows, table.id, note)
        except Conflict:
            table.unload()
            raise Overtaken() from None
        except BaseException:
            table.unload()
            self.reload_later(table)
            raise
        table.question = question
        if position:
            self.dirty.discard(table.id)
            self.unsummarised.discard(table.id)
        else:
            self.dirty.add(table.id)
            self.unsummarised.add(table.id)
        broadcast(table, by, text)

    async def save_notices(self, table: LiveTable) -> None:
        """Of a table that has just been made: whose turn it is shows once it is dealt. The table is there
        even if this fails."""
        async with table.lock:
            made = written_notices(self.settings, table, await self.game_at(table), [])
            if made:
                with contextlib.suppress(SQLAlchemyError):
                    await self.store.save(made, [], table.id)

    def question(self, table: LiveTable, game: TableGame) -> tuple[bool, list[Statement]]:
        """Whether the table has a question for its bots, and the statement that records a change of that."""
        question = bots.awaited(game)
        if question == table.question or not (question or bots.has_bots(game)):
            return question, []
        number = game.revision
        if question:
            return True, [question_is(table.id, number, True, self.settings.now())]
        return False, [no_question(table.id, number)]

    def reload_later(self, table: LiveTable) -> None:
        """Nobody knows what was saved: once the store answers, everyone is sent the table as it is."""

        async def reload() -> None:
            pause = FIRST_RELOAD
            while table.connections and not self.closing:
                await asyncio.sleep(pause)
                pause = min(LAST_RELOAD, pause * 2)
                with contextlib.suppress(SQLAlchemyError):
                    async with table.lock:
                        await self.game_at(table)
                        broadcast(table, NOBODY, "")
                        self.start_driver(table)
                        return

        if not running(self.reloads.get(table.id)):
            task = self.reloads[table.id] = by_itself(reload())
            task.add_done_callback(lambda _: self.reloads.pop(table.id, None))

    # ---- connections ----

    async def join(self, table: LiveTable, connection: Connection) -> None:
        table.connections.append(connection)
        table.forget_states()
        await self.send_table(table, connection)
        await self.arrived(table, connection.session)
        broadcast_presence(table)
        self.replicator.say_here(table, who=len(table.connections) == 1)
        self.start_driver(table)

    async def send_table(self, table: LiveTable, connection: Connection, layout: str = "") -> None:
        async with table.lock:
            send_table(table, await self.game_at(table), connection, layout)

    async def arrived(self, table: LiveTable, session: str) -> None:
        """Somebody has come, by a socket or a request. No bot needs to stand in for somebody who is back."""
        table.seen[session] = asyncio.get_running_loop().time()
        if not table.connections:
            self.replicator.say_seen(table, session)
        if not returned(table.game, session):
            return
        async with table.lock:
            game = await self.game_at(table)
            if returned(game, session):
                row = game.ask(None, NOBODY, self.settings.now())
                await self.save(table, [row], NOBODY, "proposal")

    def leave(self, table: LiveTable, connection: Connection) -> None:
        if connection in table.connections:
            table.connections.remove(connection)
            table.seen[connection.session] = asyncio.get_running_loop().time()
        broadcast_presence(table)
        self.replicator.say_here(table)

    # ---- bots and sand ----

    def start_driver(self, table: LiveTable) -> None:
        """Something changed: bots and sand may have to run. Questions that are shared are taken in their
        order; those of bots among themselves are asked while somebody looks."""
        game = table.game
        if game is None or self.closing or self.draining or table.driven():
            return
        if not bots.wanted(table, game):
            return
        if game.rules.box.real_time or not self.bus.shared:
            self.drive(table)
        elif bots.awaited(game):
            self.questions_waiting.set()
        else:
            table.driver = by_itself(bots.ask(self, table))

    def drive(self, table: LiveTable, once: bool = False) -> None:
        if not self.closing and not table.driven():
            table.driver = by_itself(bots.drive(self, table, once))


def returned(game: TableGame | None, session: str) -> bool:
    """Has somebody come back for whom a bot was proposed?"""
    proposal = None if game is None else game.proposal
    return proposal is not None and game is not None and proposal["seat"] in game.seats_of(session)
