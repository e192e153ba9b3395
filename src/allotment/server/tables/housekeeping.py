"""What a server does from time to time: positions are saved, idle tables leave memory, old ones are deleted,
bots whose turn it is are woken, and people are told that it is theirs. Whatever fails is tried again."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from typing import TYPE_CHECKING, Final

from sqlalchemy.exc import SQLAlchemyError

from ..refusals import Refusal, refusal
from ..store.statements import given_back, no_question, writes_nothing
from . import bots
from .connection import RESTART
from .expiry import forget
from .live import running
from .summary import saved_summary

if TYPE_CHECKING:
    from .registry import Registry

AFTER_A_FAULT: Final = 0.2  # seconds until bots are looked for again
LOOK_FOR_QUESTIONS: Final = 1.0  # seconds between two looks for questions that other processes have left
TABLES_PER_WORKER: Final = 8  # questions per thinking process: most of their time is spent on the bots' pace
UNLIMITED: Final = 1_000_000  # the same where nobody else could answer
TRIAL: Final = 0.5  # seconds the store has to answer whoever asks whether the server is ready
LOG: Final = logging.getLogger(__name__)


async def run(registry: Registry) -> None:
    waking = asyncio.create_task(keep_waking_bots(registry))
    notifying = asyncio.create_task(registry.notifier.run())
    try:
        while True:
            await asyncio.sleep(registry.settings.keep_after)
            try:
                await save_positions(registry)
                await sweep(registry)
                await forget(registry)
            except Exception:
                LOG.exception("a round of housekeeping failed; the next one goes on")
    finally:
        waking.cancel()
        notifying.cancel()


async def keep_waking_bots(registry: Registry) -> None:
    """Questions to bots are looked for at the start, then whenever there may be one."""
    pause = LOOK_FOR_QUESTIONS if registry.bus.shared else registry.settings.keep_after
    while True:
        try:
            registry.questions_waiting.clear()
            await wake_bots(registry)
        except Exception:
            LOG.exception("bots whose turn it is cannot be woken now; it is tried again")
            await asyncio.sleep(AFTER_A_FAULT)
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(registry.questions_waiting.wait(), pause)


async def wake_bots(registry: Registry) -> None:
    """Lets the bots move whose turn it is, whoever wrote the question and whether or not anybody is
    watching."""
    driven = [table.id for table in registry.tables.values() if table.driven()]
    room = capacity(registry) - len(driven)
    if room <= 0 or registry.draining:
        return
    for id, people in await registry.store.take([*driven, *registry.unwakeable], room):
        try:
            table = await registry.table(id)
            async with table.lock:
                game = await registry.game_at(table)
                if bots.awaited(game) or (not people and bots.answerable(game)):
                    table.question = True
                    registry.drive(table, once=not people)
                else:
                    await registry.store.save([no_question(id, game.revision)], [], id)
                    table.question = False
        except SQLAlchemyError:
            raise
        except Exception as why:  # this one cannot be woken; the others can
            LOG.error("table %s: its bots cannot be woken: %s", id, why)
            registry.unwakeable.add(id)
            await registry.store.save([given_back(id, registry.bus.life)], [], id)


def capacity(registry: Registry) -> int:
    """At how many tables this process lets bots move at once."""
    settings = registry.settings
    if not settings.answers:
        return 0
    return TABLES_PER_WORKER * settings.workers if registry.bus.shared else UNLIMITED


async def sweep(registry: Registry) -> int:
    """Unloads tables at which nothing has happened for a while. Returns how many stay in memory."""
    now = asyncio.get_running_loop().time()
    for table in list(registry.tables.values()):
        busy = table.lock.locked() or table.driven()
        unsaved = table.id in registry.dirty or table.id in registry.unsummarised
        if busy or unsaved or now - table.touched < registry.settings.rest_after:
            continue
        table.unload()
        table.hourglass.since = None
        if not table.connections:
            del registry.tables[table.id]
    return sum(1 for table in registry.tables.values() if table.game is not None)


async def unready(registry: Registry) -> Refusal | None:
    """Why nobody should be sent here now. The store is tried once at a time, however often somebody asks."""
    if registry.closing or registry.draining:
        return refusal("server-going", 503)
    if registry.bus.unsure:
        return refusal("servers-unheard", 503)
    if not running(registry.trial):
        registry.trial = asyncio.create_task(registry.store.save([writes_nothing()], []))
    assert registry.trial is not None
    try:
        async with asyncio.timeout(TRIAL):
            await asyncio.shield(registry.trial)
    except TimeoutError:
        return refusal("store-silent", 503, seconds=f"{TRIAL:g}")
    except SQLAlchemyError:
        return refusal("store-full", 503)
    return None


async def save_positions(registry: Registry) -> None:
    """A table's last position, in case the rules change before it is looked at again, and its summary. What
    the store does not take now stays to be saved; only the first failure in a row is written to the log."""
    for id in registry.dirty | registry.unsummarised:
        try:
            table = registry.tables.get(id) or await registry.table(id)
            async with table.lock:
                game = table.game or await registry.game_at(table)
                position = game.saved_position() if id in registry.dirty else []
                await registry.store.save([*position, saved_summary(game)], [])
                registry.dirty.discard(id)
                registry.unsummarised.discard(id)
        except SQLAlchemyError:
            if not registry.failing:
                LOG.exception("positions cannot be kept now (table %s); they are tried again", id)
            registry.failing = True
            return
        except Exception:  # this one cannot be saved; the others can
            LOG.exception("table %s: its position cannot be kept", id)
            registry.dirty.discard(id)
            registry.unsummarised.discard(id)
    registry.failing = False


async def drain(registry: Registry) -> None:
    """Nobody new is sent here, and other servers drive the tables; then the connections are closed, a tenth
    at a time, so that they don't all arrive elsewhere at once."""
    registry.draining = True
    part = registry.settings.drain / 2
    await asyncio.sleep(part)
    connections = [connection for table in registry.tables.values() for connection in table.connections]
    for step in range(10):
        for connection in connections[step::10]:
            connection.close(RESTART)
        await asyncio.sleep(part / 10)
