"""Bots think in processes of their own, so that no table waits for another table's bot.

A table's bots live in one worker, chosen by the table's id, for as long as the worker does: there they follow
the match and remember what they thought. A worker that dies or hangs is replaced; the bots of its tables are
made anew from the events, and think again about what they had thought in the turn. Each worker answers one
question at a time: tables with people first, and among equals whoever has waited longest for an answer.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import multiprocessing
import os
import signal
import threading
import time
import zlib
from collections import OrderedDict
from concurrent.futures import ThreadPoolExecutor
from multiprocessing.connection import Connection
from typing import Any, Final, NamedTuple

from ...bots import make_bot
from ...kernel.chance import sealed, seeded
from ...kernel.game import Position
from ...kernel.match import Match
from ...kernel.options import Options
from ...kernel.record import Event, Fork, Record
from ...kernel.story import Args
from ...play.driver import Driver
from .rules import rules_of

HANGS: Final = 5.0  # seconds after which a worker that does not answer is replaced
STARTS: Final = 30.0  # the same while it starts; nobody waits for that longer than HANGS
AGAIN: Final = 15.0  # the same for the question it left open, because rebuilt bots think twice
TABLES: Final = 500  # tables that a worker remembers
SHOWN: Final = 5  # alternatives that are kept with a decision
REST: Final = 60.0  # seconds without workers after none could be started
SUBSTITUTES: Final = ["sprout", "random"]  # stand-ins for a bot that fails, the better one first

LOG: Final = logging.getLogger(__name__)


class Opening(NamedTuple):
    """How a table's match begins. The luck is the table's own: the bots see all of it through Eyes only."""

    slug: str
    options: Options
    seed: str
    secret: str
    position: Position | None
    forks: list[Fork] = []  # noqa: RUF012 only ever replaced

    def match(self) -> Match[Any, Any]:
        rules = rules_of(self.slug, self.options)
        chance = seeded(self.seed) if self.seed else sealed(bytes.fromhex(self.secret))
        record = Record(rules.slug, rules.version, rules.options, self.seed)
        record.position = self.position
        record.forks = self.forks
        return Match(rules, record, chance, None, False)


class Question(NamedTuple):
    """Which move would this bot make? All that a worker does not know yet is in it."""

    table: str
    opening: Opening | None  # None: the worker knows the table
    known: int  # events that the worker has; those that follow are given
    events: list[tuple[int, str]]
    seat: int
    level: str
    seed: str  # of the bots' own luck; never the table's
    sand: int  # where time is part of the game: milliseconds so far
    pace: int

    def tells(self, at: int, event: Event) -> bool:
        """Is this the event at that position?"""
        told = self.events[at - self.known : at - self.known + 1]
        return told == [(event.seat, event.text)]


class Answer(NamedTuple):
    """A decision as it comes out of a worker."""

    move: str = ""  # in notation; "": it holds still
    reason: list[Args] = []  # noqa: RUF012 only ever replaced
    value: float = 0.0
    alternatives: list[tuple[str, int, float]] = []  # noqa: RUF012 only ever replaced
    looks: int = 0
    remembered: int = 0
    level: str = ""  # who really thought, where it is not the bot that was asked
    forgot: bool = False  # the worker does not know the table: ask with all of it


class WorkerLost(Exception):
    """A worker died, hangs, or could not be started."""


# ---- in a worker ----


class BotTables:
    """The tables whose bots live here."""

    def __init__(self) -> None:
        self.drivers: OrderedDict[str, tuple[Opening, Driver[Any, Any]]] = OrderedDict()

    def answer(self, question: Question) -> Answer:
        driver = self.driver(question)
        if driver is None:
            return Answer(forgot=True)
        seated = driver.bots.get(question.seat)
        if seated is None or seated.bot.name != question.level:
            driver.seat(question.seat, make_bot(question.level, time.monotonic))
        driver.match.wait(question.sand)
        decision = driver.ask(question.seat)
        return Answer(
            decision.move.text if decision.move is not None else "",
            [phrase.data() for phrase in decision.reason],
            decision.value,
            [(one.move.text, one.visits, round(one.value, 4)) for one in decision.alternatives[:SHOWN]],
            decision.looks,
            decision.remembered,
        )

    def driver(self, question: Question) -> Driver[Any, Any] | None:
        """The table as it stands now; None if the worker doesn't know it and the question doesn't say."""
        opening, driver = self.drivers.get(question.table, (None, None))
        if question.opening is not None and question.opening != opening:
            opening, driver = question.opening, None
        if opening is None:
            return None
        if driver is None:
            if question.known:
                return None
            driver = Driver(opening.match(), question.seed, question.pace, reasons=True)
        events = driver.match.record.events
        if len(events) < question.known:
            return None
        at = question.known
        while at < len(events) and question.tells(at, events[at]):
            at += 1
        if at < len(events):  # has been taken back since
            driver.match.rewind(at)
        for seat, text in question.events[at - question.known :]:
            driver.match.play(seat, text)
        self.drivers[question.table] = (opening, driver)
        self.drivers.move_to_end(question.table)
        if len(self.drivers) > TABLES:
            self.drivers.popitem(last=False)
        return driver


def work(line: Connection) -> None:
    """A worker's life."""
    settle_in()
    minds = BotTables()
    with contextlib.suppress(EOFError, OSError):  # the server is gone
        line.send("ready")
        while True:
            question: Question = line.recv()
            line.send(answered(minds, question))


def answered(minds: BotTables, question: Question) -> Answer | RuntimeError:
    try:
        return minds.answer(question)
    except Exception as why:
        LOG.exception("the bot %s could not choose a move", question.level)
        minds.drivers.pop(question.table, None)
        return why if isinstance(why, RuntimeError) else RuntimeError(repr(why))


def settle_in() -> None:
    """A worker ends when the server is gone, for whatever reason; Ctrl-C is left to the server."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = multiprocessing.parent_process()

    def watch() -> None:
        if parent is not None:
            parent.join()
            os._exit(0)

    threading.Thread(target=watch, daemon=True).start()


# ---- in the server ----


class Worker:
    """A process and the line to it. Its methods block: they are called in a thread."""

    def __init__(self) -> None:
        start = multiprocessing.get_context("spawn")
        self.line, theirs = start.Pipe()
        self.process = start.Process(target=work, args=(theirs,), daemon=True)
        self.process.start()
        theirs.close()
        self.begun = time.monotonic()
        self.ready = False
        self.told: OrderedDict[str, tuple[Opening, int, Event | None]] = OrderedDict()

    def up(self) -> bool:
        """Has it started? The first callers wait a moment for it. WorkerLost if it never will."""
        age = time.monotonic() - self.begun
        try:
            if not self.ready and self.line.poll(max(0.0, HANGS - age)):
                self.ready = self.line.recv() == "ready"
        except (EOFError, OSError):
            raise WorkerLost("a thinking process died at its start") from None
        if not self.ready and age > STARTS:
            raise WorkerLost(f"a thinking process has not started for {STARTS:g} seconds")
        return self.ready

    def receive(self, seconds: float) -> Any:
        try:
            if not self.line.poll(seconds):
                raise WorkerLost(f"a thinking process has not answered for {seconds:g} seconds")
            return self.line.recv()
        except (EOFError, OSError):
            raise WorkerLost("a thinking process died") from None

    def ask(self, question: Question, seconds: float) -> Any:
        try:
            self.line.send(question)
        except OSError:
            raise WorkerLost("a thinking process died") from None
        return self.receive(seconds)

    def kill(self) -> None:
        self.process.kill()
        self.process.join(5)
        self.line.close()


class Ticket:
    """Who waits for a worker."""

    def __init__(self, people: bool, session: str, rung: asyncio.Future[None]) -> None:
        self.people = people
        self.session = session
        self.rung = rung


class Slot:
    """One worker's place, with those who wait for it."""

    def __init__(self) -> None:
        self.worker: Worker | None = None
        self.busy = False
        self.waiting: list[Ticket] = []
        self.served: dict[str, float] = {}  # when a session's table last got an answer

    async def enter(self, people: bool, session: str) -> None:
        if not self.busy:
            self.busy = True
            return
        ticket = Ticket(people, session, asyncio.get_running_loop().create_future())
        self.waiting.append(ticket)
        try:
            await ticket.rung
        except asyncio.CancelledError:
            if ticket in self.waiting:
                self.waiting.remove(ticket)
            else:
                self.leave("")
            raise

    def leave(self, session: str) -> None:
        """Lets the next one in: people's tables first, then the session that has waited longest."""
        if session:
            self.served[session] = time.monotonic()
            if len(self.served) > TABLES:
                self.served.pop(min(self.served, key=self.served.__getitem__))
        self.waiting = [ticket for ticket in self.waiting if not ticket.rung.done()]
        if not self.waiting:
            self.busy = False
            return
        best = min(self.waiting, key=lambda ticket: (not ticket.people, self.served.get(ticket.session, 0.0)))
        self.waiting.remove(best)
        best.rung.set_result(None)


class WorkerPool:
    def __init__(self, workers: int) -> None:
        self.slots = [Slot() for _ in range(workers)]
        self.threads = ThreadPoolExecutor(workers, thread_name_prefix="thinking")
        self.minds = BotTables()  # thinks here, while no worker can be started
        self.rest_until = 0.0
        self.closed = False

    def slot(self, table: str) -> Slot:
        return self.slots[zlib.crc32(table.encode()) % len(self.slots)]

    async def choose(
        self,
        question: Question,
        events: list[Event],
        opening: Opening,
        people: bool = True,
        session: str = "",
    ) -> Answer:
        """The bot's decision. `question` says who is asked; its events are filled in here, as far as the
        worker does not know them. A bot that fails is stood in for, and the answer says by whom."""
        slot = self.slot(question.table)
        await slot.enter(people, session)
        asking = asyncio.get_running_loop().run_in_executor(
            self.threads, self.answered, slot, question, events, opening
        )

        def done(asked: asyncio.Future[Answer]) -> None:
            if not asked.cancelled():
                asked.exception()  # whoever asked may be gone
            slot.leave(session)

        asking.add_done_callback(done)
        return await asyncio.shield(asking)  # the worker is free when it has answered, not before

    def answered(self, slot: Slot, question: Question, events: list[Event], opening: Opening) -> Answer:
        """In a thread."""
        failed = question.level
        for level in [question.level, *SUBSTITUTES]:
            if level == failed and level != question.level:
                continue
            asked = question._replace(level=level)
            try:
                answer = self.exchanged(slot, asked, events, opening)
            except RuntimeError as why:
                LOG.error("table %s: the bot %s failed: %s", question.table, level, why)
                continue
            return answer if level == question.level else answer._replace(level=level)
        raise RuntimeError(f"no bot can think of a move at table {question.table}")

    def exchanged(self, slot: Slot, question: Question, events: list[Event], opening: Opening) -> Answer:
        for seconds in (HANGS, AGAIN):
            if self.closed:
                raise RuntimeError("the server is closing")
            try:
                return self.asked(slot, question, events, opening, seconds)
            except WorkerLost as why:
                LOG.warning("%s; starting anew", why)
                if slot.worker is not None:
                    slot.worker.kill()
                    slot.worker = None
        self.rest_until = time.monotonic() + REST
        return self.here(question, events, opening)

    def asked(
        self, slot: Slot, question: Question, events: list[Event], opening: Opening, seconds: float
    ) -> Answer:
        if slot.worker is None:
            if time.monotonic() < self.rest_until:
                return self.here(question, events, opening)
            try:
                slot.worker = Worker()
            except OSError as why:
                raise WorkerLost(f"a thinking process could not be started: {why}") from None
        worker = slot.worker
        if not worker.up():
            return self.here(question, events, opening)
        for _ in range(2):
            answer = worker.ask(told(worker, question, events, opening), seconds)
            if isinstance(answer, RuntimeError):
                worker.told.pop(question.table, None)
                raise answer
            assert isinstance(answer, Answer)
            if not answer.forgot:
                return answer
            worker.told.pop(question.table, None)
        raise RuntimeError("a worker forgets what it was just told")

    def here(self, question: Question, events: list[Event], opening: Opening) -> Answer:
        """Thinks in this process: slower for everybody, but it is the bot that was asked."""
        pairs = [(event.seat, event.text) for event in events]
        return self.minds.answer(question._replace(opening=opening, known=0, events=pairs))

    async def close(self) -> None:
        """Doesn't wait for bots that are thinking: they are asked again when the server is back."""
        self.closed = True
        for slot in self.slots:
            if slot.worker is not None:
                slot.worker.process.kill()
        await asyncio.to_thread(self.threads.shutdown, wait=True, cancel_futures=True)


def told(worker: Worker, question: Question, events: list[Event], opening: Opening) -> Question:
    """The question with what the worker does not know yet."""
    before, known, last = worker.told.get(question.table, (None, 0, None))
    if before is not opening or known > len(events) or (known and events[known - 1] is not last):
        known = 0
    worker.told[question.table] = (opening, len(events), events[-1] if events else None)
    worker.told.move_to_end(question.table)
    if len(worker.told) > TABLES:
        worker.told.popitem(last=False)
    return question._replace(
        opening=None if known else opening,
        known=known,
        events=[(event.seat, event.text) for event in events[known:]],
    )
