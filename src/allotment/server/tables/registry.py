"""The hall: all tables that are in memory, and everything that may happen to one.

Validate, append, commit, then tell: a table's lock is held from the first to the last, so nobody sees a
move that is not kept. A table at which nothing happens leaves memory and is built again from its entries.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
from collections import Counter
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final, TypeVar

from sqlalchemy.exc import SQLAlchemyError

from ...kernel.game import CLOCK, NOBODY
from ...kernel.result import Refused
from ...kernel.story import Phrase
from ...words import Speaker
from ..refusals import No, Quicker, Stale, alike, clean_name, no
from ..security import Rates
from ..settings import Settings
from ..store.bus import Note
from ..store.store import (
    Row,
    Store,
    Taken,
    given_back,
    no_question,
    position_is,
    question_is,
    upgraded_to,
    writes_nothing,
)
from ..watchdog import Watchdog
from . import bots, tutorial
from .client_state import Sight, change, follows, whole
from .connection import AWAY, ENCODER, FAULT, RESTART, Guest
from .expiry import forget
from .game import OVER, SEALED, Chair, Sitting, Thought
from .names import bot_name, is_name
from .replication import Follower
from .workers import Thinking

AWAY_AFTER: Final = 60_000  # milliseconds without a look at the sand: nobody was there
FIRST_LOOK: Final = 0.2  # seconds after a fault of the store until it is asked again; then ever longer,
LAST_LOOK: Final = 2.0  # up to this
HELD: Final = 1_000  # milliseconds by which another server's clock may be ahead of this one's
TRIES: Final = 3  # of a change where all act at once
ROUSE: Final = 1.0  # seconds between two looks for questions that other processes have left
AT_ONCE: Final = 8  # tables that wait for one thinking process: most of their time is the bots' pace
MOST_AT_ONCE: Final = 1_000_000  # the same where nobody else could answer
TRIAL: Final = 0.5  # seconds the store has to answer whoever asks whether the server is ready
LOG: Final = logging.getLogger(__name__)

T = TypeVar("T")


class Table:
    """What stays while somebody is connected; `sitting` comes and goes."""

    __slots__ = (
        "driver",
        "elsewhere",
        "follower",
        "guests",
        "id",
        "lock",
        "notes",
        "opened",
        "question",
        "said_here",
        "sand_from",
        "sand_seen",
        "seen",
        "sights",
        "sitting",
        "stirred",
    )

    def __init__(self, id: str) -> None:
        self.id = id
        self.lock = asyncio.Lock()
        self.sitting: Sitting | None = None
        self.guests: list[Guest] = []
        self.sights: dict[tuple[int, int, str, Speaker], Sight] = {}
        self.notes: list[Note] = []  # what other servers have said of it
        self.follower: asyncio.Task[None] | None = None  # follows them
        self.elsewhere: dict[int, set[str]] = {}  # sessions that are here by other servers
        self.said_here = False  # others were told of somebody who is here
        self.question: bool | None = None  # whether the store says that a bot is to move; None: who knows
        self.driver: asyncio.Task[None] | None = None  # lets the bots move and the sand run
        self.sand_from: tuple[int, int] | None = (
            None  # sand and time, if it began to run and no entry says so
        )
        self.sand_seen = 0  # time, when it was last looked at
        self.stirred = 0.0
        self.opened = asyncio.get_running_loop().time()
        self.seen: dict[str, float] = {}  # session -> when it was last here

    def away(self, sitting: Sitting, seat: int) -> float:
        """Seconds since anybody of that seat was here; 0 if somebody is."""
        if self.connected(sitting)[seat]:
            return 0.0
        times = [self.seen.get(session, 0.0) for session, seats in sitting.places.items() if seat in seats]
        return asyncio.get_running_loop().time() - max([self.opened, *times])

    def connected(self, sitting: Sitting) -> list[bool]:
        here = set()
        for guest in self.guests:
            here.update(sitting.seats_of(guest.session))
        for sessions in self.elsewhere.values():
            for session in sessions:
                here.update(sitting.seats_of(session))
        return [seat in here for seat in range(sitting.game.seats)]


class Hall:
    def __init__(self, settings: Settings, store: Store) -> None:
        self.settings = settings
        self.store = store
        self.thinking = Thinking(settings.workers)
        self.replaying = ThreadPoolExecutor(1, "replay")
        self.watchdog = Watchdog()
        self.costly = Rates(settings.limits.costly)
        self.tables: dict[str, Table] = {}
        self.closing = False
        self.loop: asyncio.AbstractEventLoop | None = None  # the one that runs it
        self.dirty: set[str] = set()  # tables whose last position is not kept yet
        self.looks: dict[str, asyncio.Task[None]] = {}  # at tables of which it is not known what was kept
        self.failing = False  # the last try to keep positions failed
        self.trial: asyncio.Task[None] | None = None  # whether the store can be written to
        self.silent: set[str] = set()  # tables whose bots cannot be woken
        self.bus = store.bus
        self.follower = Follower(self)
        self.nudge = asyncio.Event()  # there may be a question to answer
        self.wanted_away = asyncio.Event()  # whoever looks after the servers wants this one to end
        self.draining = False
        self.moves = 0
        self.refusals: Counter[str] = Counter()  # by HTTP status, or of commands

    def refused(self, why: Refused) -> None:
        self.refusals[str(why.status) if isinstance(why, No) else "422"] += 1

    # ---- coming and going ----

    async def table(self, id: str) -> Table:
        """The table, its sitting in memory. 404 if there is none."""
        table = self.tables.get(id)
        if table is None:
            table = self.tables[id] = Table(id)
        async with table.lock:
            try:
                await self.awake(table)
            except BaseException:
                if self.tables.get(id) is table and not table.guests:
                    del self.tables[id]
                raise
        return table

    async def awake(self, table: Table) -> Sitting:
        """Call with the lock held."""
        table.stirred = asyncio.get_running_loop().time()
        if table.sitting is None:
            return await self.load(table)
        if self.bus.unsure:
            return await self.follower.catch_up(table, table.sitting)
        return table.sitting

    async def knows(self, table: Table, session: str) -> None:
        """Before somebody is sent away: has another server let them in?"""
        if not self.bus.shared:
            return
        async with table.lock:
            sitting = await self.awake(table)
            if not sitting.may_watch(session):
                await self.follower.catch_up(table, sitting)

    async def newest(self, table: Table) -> Sitting:
        """With what was acknowledged by any server up to now. Call with the lock held."""
        sitting = await self.awake(table)
        return await self.follower.catch_up(table, sitting) if self.bus.shared else sitting

    async def load(self, table: Table) -> Sitting:
        while True:
            kept = await self.store.table(table.id)
            if kept is None or not kept.entries:
                raise no("no-table", 404)
            sitting = await self.aside(Sitting, kept)
            if sitting.upgraded:
                rules = sitting.renewed(self.settings.now())
                try:
                    await self.store.keep([upgraded_to(sitting.row)], [rules], table.id, {})
                except Taken:  # somebody wrote to it meanwhile: read it again
                    continue
            self.seated(table, sitting)
            return sitting

    async def aside(self, do: Callable[..., T], *given: Any) -> T:
        """In a thread, one at a time: what plays whole games again would keep all tables waiting."""
        return await asyncio.get_running_loop().run_in_executor(self.replaying, do, *given)

    def seated(self, table: Table, sitting: Sitting) -> None:
        table.sitting = sitting
        table.sights = {}
        for guest in table.guests:
            guest.sight = None

    def drop(self, table: Table) -> None:
        """Forget what may not be as the store has it. The sand runs on, as the entries say."""
        table.sitting = None
        table.question = None
        table.sights = {}
        for guest in table.guests:
            guest.sight = None

    async def rest(self) -> None:
        """From time to time: positions are kept, idle tables leave memory. Whatever fails is tried again."""
        self.loop = asyncio.get_running_loop()
        self.bus.start(self.follower, self.settings.now, self.settings.server)
        rousing = asyncio.create_task(self.rousing())
        try:
            while True:
                await asyncio.sleep(self.settings.keep_after)
                try:
                    await self.save_positions()
                    await self.sweep()
                    await forget(self)
                except Exception:
                    LOG.exception("a round of housekeeping failed; the next one goes on")
        finally:
            rousing.cancel()

    async def rousing(self) -> None:
        """Questions to bots are looked for at the start, then whenever there may be one."""
        pause = ROUSE if self.bus.shared else self.settings.keep_after
        while True:
            try:
                self.nudge.clear()
                await self.rouse()
            except Exception:
                LOG.exception("bots whose turn it is cannot be woken now; it is tried again")
                await asyncio.sleep(FIRST_LOOK)
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self.nudge.wait(), pause)

    async def rouse(self) -> None:
        """Bots whose turn it is move, whoever wrote that down and whether anybody looks."""
        driven = [table.id for table in self.tables.values() if running(table.driver)]
        room = self.room() - len(driven)
        if room <= 0 or self.draining:
            return
        for id, people in await self.store.take([*driven, *self.silent], room):
            try:
                table = await self.table(id)
                async with table.lock:
                    sitting = await self.awake(table)
                    if bots.awaited(sitting) or (not people and bots.answerable(sitting)):
                        table.question = True
                        self.drive(table, once=not people)
                    else:
                        await self.store.keep([no_question(id, sitting.revision)], [], id)
                        table.question = False
            except SQLAlchemyError:
                raise
            except Exception as why:  # this one cannot be woken; the others can
                LOG.error("table %s: its bots cannot be woken: %s", id, why)
                self.silent.add(id)
                await self.store.keep([given_back(id, self.bus.life)], [], id)

    def room(self) -> int:
        """At how many tables this process lets bots move at once."""
        if not self.settings.answers:
            return 0
        return AT_ONCE * self.settings.workers if self.bus.shared else MOST_AT_ONCE

    async def sweep(self) -> int:
        """Lets go of the tables at which nothing has happened for a while. How many are left in memory."""
        now = asyncio.get_running_loop().time()
        for table in list(self.tables.values()):
            busy = table.lock.locked() or running(table.driver)
            if busy or table.id in self.dirty or now - table.stirred < self.settings.rest_after:
                continue
            self.drop(table)
            table.sand_from = None
            if not table.guests:
                del self.tables[table.id]
        return sum(1 for table in self.tables.values() if table.sitting is not None)

    async def objection(self) -> No | None:
        """Why nobody should be sent here now. The store is tried once at a time, however often somebody
        asks."""
        if self.closing or self.draining:
            return no("server-going", 503)
        if self.bus.unsure:
            return no("servers-unheard", 503)
        if not running(self.trial):
            self.trial = asyncio.create_task(self.store.keep([writes_nothing()], []))
        assert self.trial is not None
        try:
            async with asyncio.timeout(TRIAL):
                await asyncio.shield(self.trial)
        except TimeoutError:
            return no("store-silent", 503, seconds=f"{TRIAL:g}")
        except SQLAlchemyError:
            return no("store-full", 503)
        return None

    async def save_positions(self) -> None:
        """A table's last position, in case the rules change before it is looked at again. What the store does
        not take now stays to be kept; only the first failure in a row is written to the log."""
        for id in list(self.dirty):
            try:
                table = self.tables.get(id) or await self.table(id)
                async with table.lock:
                    sitting = table.sitting or await self.awake(table)
                    await self.store.keep(position_of(sitting), [])
                    self.dirty.discard(id)
            except SQLAlchemyError:
                if not self.failing:
                    LOG.exception("positions cannot be kept now (table %s); they are tried again", id)
                self.failing = True
                return
            except Exception:  # this one cannot be kept; the others can
                LOG.exception("table %s: its position cannot be kept", id)
                self.dirty.discard(id)
        self.failing = False

    async def drained(self) -> None:
        """Nobody new is sent here and other servers drive the tables; then the guests go, a tenth at a time,
        so that they do not all come to the others at once."""
        self.draining = True
        part = self.settings.drain / 2
        await asyncio.sleep(part)
        guests = [guest for table in self.tables.values() for guest in table.guests]
        for step in range(10):
            for guest in guests[step::10]:
                guest.close(RESTART)
            await asyncio.sleep(part / 10)

    async def close(self) -> None:
        self.closing = True
        for look in list(self.looks.values()):
            look.cancel()
        for table in self.tables.values():
            if table.driver is not None:
                table.driver.cancel()
            for guest in table.guests:
                guest.close(AWAY)
        await self.save_positions()
        await asyncio.to_thread(self.bus.close)
        await self.thinking.close()
        self.replaying.shutdown(cancel_futures=True)

    # ---- what is kept, then told ----

    async def keep(
        self,
        table: Table,
        rows: list[Row],
        by: int,
        text: str,
        statements: list[Any] | None = None,
        thought: Thought | None = None,
    ) -> None:
        """Call with the lock held, after the sitting has changed. Statements are of what other servers have
        to read: seats, places."""
        sitting = table.sitting
        assert sitting is not None
        thoughts = [] if thought is None else sitting.think(thought)
        position = position_of(sitting) if sitting.match.over() else []
        question, asked = self.question(table, sitting)
        note: Note = {"by": by, "text": text, "asked": question}
        if statements:
            note["head"] = True
        if thought is not None:
            note["thought"] = thoughts[0][1]["thought"]
        try:
            made = [*(statements or []), *thoughts, *position, *asked]
            await self.store.keep(made, rows, table.id, note)
        except Taken:
            self.drop(table)
            raise Quicker() from None
        except BaseException:
            self.drop(table)
            self.look_again(table)
            raise
        table.question = question
        if position:
            self.dirty.discard(table.id)
        else:
            self.dirty.add(table.id)
        self.tell(table, by, text)

    def question(self, table: Table, sitting: Sitting) -> tuple[bool, list[Any]]:
        """Whether the table has a question to its bots, and what writes that down if it changes."""
        question = bots.awaited(sitting)
        if question == table.question or not (question or bots.has_bots(sitting)):
            return question, []
        number = sitting.revision
        if question:
            return True, [question_is(table.id, number, True, self.settings.now())]
        return False, [no_question(table.id, number)]

    def look_again(self, table: Table) -> None:
        """Nobody knows what was kept: once the store answers, everyone is told how the table stands."""

        async def looking() -> None:
            pause = FIRST_LOOK
            while table.guests and not self.closing:
                await asyncio.sleep(pause)
                pause = min(LAST_LOOK, pause * 2)
                with contextlib.suppress(SQLAlchemyError):
                    async with table.lock:
                        await self.awake(table)
                        self.tell(table, NOBODY, "")
                        self.stir(table)
                        return

        if not running(self.looks.get(table.id)):
            task = self.looks[table.id] = asyncio.create_task(looking())
            task.add_done_callback(lambda _: self.looks.pop(table.id, None))

    def tell(self, table: Table, by: int, text: str) -> None:
        """Everyone at the table is sent what changed for their eyes. It is kept already: whoever cannot be
        told is sent away, to come back for the whole of it, and the others never notice."""
        sitting = table.sitting
        if sitting is None:
            return
        table.sights = {}
        made: dict[tuple[int, int], bytes] = {}
        for guest in table.guests:
            if guest.closing:
                continue
            try:
                guest.send(self.told(table, guest, by, text, made))
            except Exception:
                LOG.exception("table %s: not to be shown to seat %s, %s", table.id, guest.eyes, guest.layout)
                guest.close(FAULT)

    def told(
        self, table: Table, guest: Guest, by: int, text: str, made: dict[tuple[int, int], bytes]
    ) -> bytes:
        """What the guest is sent of a change; `made` holds what others with the same eyes are sent."""
        sitting = table.sitting
        assert sitting is not None
        turned = guest.look(sitting)
        old, new = guest.sight, self.sight(table, guest)
        guest.sight = new
        if old is None or not follows(old, new):
            return self.whole(table, guest)
        pair = (id(old), id(new))
        if not turned and guest.curtain < 0 and pair in made:
            return made[pair]
        message = {"type": "update", "by": by, "text": text, "move": new.fields["history"]["of"]}
        message.update(change(old, new))
        if turned:
            message["you"] = guest.you(sitting)
            message["status"] = new.fields["status"]
        if turned or guest.curtain >= 0:
            message.update(curtain(guest, sitting))
        packed = ENCODER.encode(message)
        if not turned and guest.curtain < 0:
            made[pair] = packed
        return packed

    def sight(self, table: Table, guest: Guest) -> Sight:
        sitting = table.sitting
        assert sitting is not None
        words = guest.words(sitting)
        key = (guest.eyes, guest.back(sitting), guest.layout, words)
        found = table.sights.get(key)
        if found is None:
            extra = {
                "proposal": sitting.proposal,
                "sand": self.sand(table, sitting),
                "luck": sitting.luck(),
                "commitment": sitting.commitment() if sitting.luck() == SEALED else "",
            }
            found = Sight(sitting, *key, table.connected(sitting), extra)
            found.fields["guide"] = tutorial.shown(sitting, guest.eyes, found.fields["offers"], words)
            table.sights[key] = found
        return found

    def whole(self, table: Table, guest: Guest) -> bytes:
        sitting = table.sitting
        assert sitting is not None and guest.sight is not None
        message = whole(guest.sight, guest.you(sitting)) | {"sand": self.sand(table, sitting)}
        return ENCODER.encode({**message, **curtain(guest, sitting)})

    async def show(self, table: Table, guest: Guest, layout: str = "") -> None:
        """Sends a whole `table` message. The guest has a new layout only if it can be drawn."""
        async with table.lock:
            sitting = await self.awake(table)
            guest.look(sitting)
            before, guest.layout = guest.layout, layout or guest.layout
            try:
                guest.sight = self.sight(table, guest)
            except Exception:
                guest.layout = before
                raise
            guest.send(self.whole(table, guest))

    async def join(self, table: Table, guest: Guest) -> None:
        table.guests.append(guest)
        table.sights = {}
        await self.show(table, guest)
        await self.came(table, guest.session)
        self.tell_here(table)
        self.follower.say_here(table, who=len(table.guests) == 1)
        self.stir(table)

    async def came(self, table: Table, session: str) -> None:
        """By a socket or a request. No bot is needed for somebody who has come back."""
        table.seen[session] = asyncio.get_running_loop().time()
        if not table.guests:
            self.follower.say_seen(table, session)
        if not returned(table.sitting, session):
            return
        async with table.lock:
            sitting = await self.awake(table)
            if returned(sitting, session):
                row = sitting.ask(None, NOBODY, self.settings.now())
                await self.keep(table, [row], NOBODY, "proposal")

    def leave(self, table: Table, guest: Guest) -> None:
        if guest in table.guests:
            table.guests.remove(guest)
            table.seen[guest.session] = asyncio.get_running_loop().time()
        self.tell_here(table)
        self.follower.say_here(table)

    def tell_here(self, table: Table) -> None:
        sitting = table.sitting
        if sitting is None:
            return
        table.sights = {}
        connected = table.connected(sitting)
        message = ENCODER.encode({"type": "here", "connected": connected})
        for guest in table.guests:
            if guest.here != connected:
                guest.here = connected
                guest.send(message)

    # ---- what people and bots do ----

    async def change(
        self,
        table: Table,
        revision: int | None,
        do: Callable[[Sitting, int], tuple[list[Row], int, str]],
        thought: Thought | None = None,
    ) -> Sitting:
        """Does something to the sitting and keeps it. A stale revision is refused in games with turns; where
        all act at once it is done again after what another server has kept meanwhile."""
        async with table.lock:
            for tries in range(TRIES, 0, -1):
                sitting = await self.awake(table)
                if revision is not None and revision > sitting.revision and self.bus.shared:
                    sitting = await self.follower.catch_up(table, sitting)  # heard of it elsewhere
                real_time = sitting.game.box.real_time
                if revision is not None and revision != sitting.revision and not real_time:
                    raise Stale(Phrase("stale", {"revision": revision, "now": sitting.revision}))
                if sitting.revision >= self.settings.limits.entries:
                    raise no("changed-too-often", 409)
                rows, by, text = do(sitting, self.settings.now())
                try:
                    await self.keep(table, rows, by, text, None, thought)
                    break
                except Quicker:
                    if not real_time or tries == 1:
                        raise
            self.moves += 1
            self.stir(table)
            return sitting

    async def move(self, table: Table, seat: int, text: str, revision: int | None) -> Sitting:
        late = False

        def do(sitting: Sitting, at: int) -> tuple[list[Row], int, str]:
            nonlocal late
            late = False
            rows: list[Row] = []
            most = self.settings.limits.events
            if len(sitting.match.record.events) >= most:
                raise no("game-too-long", 409, most=most)
            tutorial.check(sitting, seat, text)
            if sitting.game.box.real_time:
                sitting.may(seat, text)  # before the tick: a refused move changes nothing
                if sitting.sand_runs():
                    rows = self.pour(table, sitting, at)
                    rows += sitting.let_sand(self.sand_now(table, sitting, at), at)
                late = sitting.stage() == OVER
            if not late:
                rows += sitting.move(seat, text, at)
                rows += self.pour(table, sitting, at)  # it may have begun to run
            return rows, CLOCK if late else seat, text

        sitting = await self.change(table, revision, do)
        if late:
            raise no("time-ran-out", 409)
        return sitting

    async def undo(self, table: Table, seat: int, moves: int | None, revision: int | None) -> Sitting:
        def do(sitting: Sitting, at: int) -> tuple[list[Row], int, str]:
            back = max(1, sitting.match.undoable(seat)) if moves is None else moves
            return [sitting.undo(seat, back, at)], seat, f"undo {back}"

        return await self.change(table, revision, do)

    async def rename(self, table: Table, seat: int, name: str) -> None:
        shown = clean_name(name)
        if not is_name(shown):
            raise no("name-pronoun", name=shown)

        def do(sitting: Sitting, at: int) -> tuple[list[Row], int, str]:
            if sitting.chairs[seat].kind != "person":
                raise no("bot-plays", 409)
            others = [chair.name for other, chair in enumerate(sitting.chairs) if other != seat]
            if alike(shown) in map(alike, others):
                raise no("name-taken", 409, name=shown)
            row = sitting.sit(seat, sitting.chairs[seat]._replace(name=shown), at)
            sitting.renamed()
            return [row], seat, "seat"

        await self.change(table, None, do)

    async def lead(self, table: Table, seat: int, word: str) -> None:
        """The learner goes on, comes back, or closes the guide."""

        def do(sitting: Sitting, at: int) -> tuple[list[Row], int, str]:
            return [tutorial.mark(sitting, seat, word, at)], seat, "guide"

        await self.change(table, None, do)

    # ---- bots and sand ----

    def stir(self, table: Table) -> None:
        """Something changed: bots and sand may have to run. Questions that are shared are taken in their
        order; those of bots among themselves are asked while somebody looks."""
        sitting = table.sitting
        if sitting is None or self.closing or self.draining or running(table.driver):
            return
        if not bots.wanted(table, sitting):
            return
        if sitting.game.box.real_time or not self.bus.shared:
            self.drive(table)
        elif bots.awaited(sitting):
            self.nudge.set()
        else:
            table.driver = asyncio.create_task(bots.ask(self, table))

    def drive(self, table: Table, once: bool = False) -> None:
        if not self.closing and not running(table.driver):
            table.driver = asyncio.create_task(bots.drive(self, table, once))

    async def bot_move(self, table: Table, seat: int, thought: Thought, revision: int, sand: int) -> None:
        """As anybody's, but at its own time of the sand, and kept with what was thought."""

        def do(sitting: Sitting, at: int) -> tuple[list[Row], int, str]:
            if sitting.chairs[seat].kind != "bot":
                raise no("no-bot-now", 409)
            rows = sitting.let_sand(sand, at)
            rows += sitting.move(seat, thought.move, at)
            return rows, seat, thought.move

        await self.change(table, revision, do, thought)

    def sand_now(self, table: Table, sitting: Sitting, at: int) -> int:
        """Milliseconds of sand. It stands still while nobody looks at it for a minute, the machine sleeps, or
        its only server is away. Where servers share the store, an entry says since when it runs."""
        shared = self.bus.shared
        looks = [table.sand_seen, sitting.last_at] if shared else [table.sand_seen]
        base = table.sand_from or (sitting.poured if shared else None)
        if base is None or not any(-HELD <= at - seen <= AWAY_AFTER for seen in looks):
            sand = sitting.sand() if base is None else base[0] + max(0, max(looks) - base[1])
            table.sand_from = base = (sand, at)
        table.sand_seen = at
        return base[0] + at - base[1]

    def pour(self, table: Table, sitting: Sitting, at: int) -> list[Row]:
        """What has to be written down, if anything, so that the sand runs for every server."""
        if not self.bus.shared or not sitting.sand_runs():
            return []
        sand = self.sand_now(table, sitting, at)
        if table.sand_from is None:
            return []
        table.sand_from = None
        return [sitting.pour(max(sand, sitting.sand()), at)]

    async def look_at_sand(self, table: Table) -> None:
        """For somebody who asks without a socket: the sand runs on to now."""
        async with table.lock:
            sitting = await self.awake(table)
            at = self.settings.now()
            rows = self.pour(table, sitting, at)
            if sitting.sand_runs():
                rows += sitting.let_sand(self.sand_now(table, sitting, at), at)
            if rows:
                await self.keep(table, rows, CLOCK, rows[-1]["text"])

    def sand(self, table: Table, sitting: Sitting) -> dict[str, Any] | None:
        if not sitting.game.box.real_time:
            return None
        runs = sitting.sand_runs()
        elapsed = self.sand_now(table, sitting, self.settings.now()) if runs else sitting.sand()
        return {"elapsed": elapsed, "running": runs}


def returned(sitting: Sitting | None, session: str) -> bool:
    """Is somebody back for whom a bot was proposed?"""
    proposal = None if sitting is None else sitting.proposal
    return proposal is not None and sitting is not None and proposal["seat"] in sitting.seats_of(session)


def running(task: asyncio.Task[None] | None) -> bool:
    return task is not None and not task.done()


def position_of(sitting: Sitting) -> list[Any]:
    """What keeps the position of a table as it stands."""
    text = json.dumps(sitting.game.dump(sitting.match.state))
    return position_is(sitting.id, sitting.revision, sitting.game.version, text)


def curtain(guest: Guest, sitting: Sitting) -> dict[str, Any]:
    """What a page that several people share is told of its curtain; the status then says who comes next."""
    if guest.curtain < 0:
        return {"curtain": None}
    name = sitting.chairs[guest.curtain].name
    said = guest.words(sitting).text("pass-screen", name=name)
    return {"curtain": {"seat": guest.curtain, "name": name}, "status": said}


def bot_chair(sitting: Sitting, level: str, absent: str = "") -> Chair:
    """A bot with a name nobody else at the table has."""
    return Chair("bot", bot_name(level, sitting.names()), level, absent)


def free_name(name: str, taken: list[str]) -> str:
    """The name, with a number if somebody at the table is called so, or so alike that it looks the same."""
    looks = {alike(other) for other in taken}
    number, found = 1, name
    while alike(found) in looks:
        number += 1
        found = f"{name} {number}"
    return found
