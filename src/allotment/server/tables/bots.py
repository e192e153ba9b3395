"""What runs at a table by itself: its bots, and where time is part of the game, its sand.

One task per table. It asks the bots that are to act and makes their moves as anybody's are made. Where all
act at once it goes from slot to slot (play/driver.py), lets the sand run, and asks whose slot it is. After a
fault it rests a moment and goes on.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from typing import TYPE_CHECKING, Final

from sqlalchemy.exc import SQLAlchemyError

from ...kernel.game import CLOCK
from ...kernel.result import Refused
from ...play.driver import slot_after, slot_begins
from ..refusals import Quicker
from ..store.store import given_back, question_is
from . import tutorial
from .game import PLAYING, Sitting, Thought
from .workers import Answer, Question

if TYPE_CHECKING:
    from .registry import Hall, Table

ELSEWHERE: Final = 0.5  # seconds until it is looked again whether another server still drives
REST: Final = 0.5  # seconds after a first fault; twice as long after each that follows,
MOST_REST: Final = 30.0  # up to this
LOG: Final = logging.getLogger(__name__)


def wanted(table: Table, sitting: Sitting) -> bool:
    """Is there anything to do by itself?"""
    if sitting.stage() != PLAYING:
        return False
    if sitting.game.box.real_time:
        return bool(table.guests) and (sitting.sand_runs() or bool(bots_to_act(table, sitting)))
    return bool(bots_to_act(table, sitting))


def bots_to_act(table: Table, sitting: Sitting) -> list[int]:
    """Bots among themselves, or in real time, play only while somebody is there to see it."""
    return able(sitting) if table.guests or unwatched(sitting) else []


def unwatched(sitting: Sitting) -> bool:
    """Do bots play here while nobody looks? For people who come back: in a game with turns."""
    return not sitting.game.box.real_time and any(chair.kind == "person" for chair in sitting.chairs)


def awaited(sitting: Sitting) -> bool:
    """Is it a bot's turn, whoever looks? A server that starts goes on with these."""
    return unwatched(sitting) and answerable(sitting)


def answerable(sitting: Sitting) -> bool:
    """Is it a bot's turn, in a game with turns?"""
    return sitting.stage() == PLAYING and not sitting.game.box.real_time and bool(able(sitting))


def has_bots(sitting: Sitting) -> bool:
    return any(chair.kind == "bot" for chair in sitting.chairs)


def able(sitting: Sitting) -> list[int]:
    state = sitting.match.state
    found = [
        seat
        for seat in sitting.to_act()
        if sitting.chairs[seat].kind == "bot" and sitting.game.legal(state, seat)
    ]
    return tutorial.bots(sitting, found)


async def drive(hall: Hall, table: Table, once: bool = False) -> None:
    """The task of a table, until there is nothing to do by itself; `once`: for one move of a bot."""
    rest = REST
    try:
        while not hall.closing and not hall.draining:
            try:
                async with table.lock:
                    sitting = await hall.awake(table)
                    if not (answerable(sitting) if once else wanted(table, sitting)):
                        return
                    real_time = sitting.game.box.real_time
                if not real_time:
                    await one_move(hall, table, once)
                elif await hall.bus.grasp(table.id):
                    await one_slot(hall, table)
                else:  # another server drives it; this one is there when that one dies
                    await asyncio.sleep(ELSEWHERE)
                rest = REST
                if once:
                    return
            except (
                Quicker
            ):  # another server has kept something meanwhile: it is there when this is tried again
                await asyncio.sleep(0)
            except Exception as why:
                LOG.error("table %s: its bots or its clock rest for %g s: %r", table.id, rest, why)
                hall.drop(table)
                await asyncio.sleep(rest)
                rest = min(2 * rest, MOST_REST)
    finally:
        if hall.bus.shared and not hall.closing:
            await let_go(hall, table)


async def let_go(hall: Hall, table: Table) -> None:
    """Another server may drive the table, and answer what is open."""
    await hall.bus.let_go(table.id)
    if table.question is not False:
        with contextlib.suppress(
            SQLAlchemyError
        ):  # taken from a server that lives, too, if it does not drive
            await hall.store.keep([given_back(table.id, hall.bus.life)], [], table.id)
    hall.nudge.set()
    asyncio.get_running_loop().call_soon(hall.stir, table)  # when this task has ended


async def ask(hall: Hall, table: Table) -> None:
    """Bots play among themselves while somebody looks: their question is put, for whoever answers."""
    async with table.lock:
        sitting = await hall.awake(table)
        if wanted(table, sitting) and not awaited(sitting):
            asked = question_is(table.id, sitting.revision, False, hall.settings.now())
            await hall.store.keep([asked], [], table.id, {"asked": True})
    hall.nudge.set()


async def one_move(hall: Hall, table: Table, once: bool = False) -> None:
    """A bot decides, in its time, and its move is made."""
    async with table.lock:
        sitting = await hall.awake(table)
        bots = able(sitting) if once else bots_to_act(table, sitting)
        if not bots:
            return
        seat = bots[0]
        told = tutorial.answer(sitting, seat)
        asked = Asked(hall, sitting, seat)
        revision = sitting.revision
    begun = asyncio.get_running_loop().time()
    answer = Answer(told) if told else await asked.answer()
    pace = hall.settings.pace - (asyncio.get_running_loop().time() - begun)
    if pace > 0:
        await hall.settings.sleep(pace)
    await made(hall, table, seat, answer, revision, 0)


async def one_slot(hall: Hall, table: Table) -> None:
    """Where all act at once: on to the next slot, and what its bot does in it."""
    settings = hall.settings
    pace = max(1, int(settings.sand_pace * 1000))
    async with table.lock:
        sitting = await hall.awake(table)
        seats = sitting.game.seats
        rows = hall.pour(table, sitting, settings.now())
        if rows:
            await hall.keep(table, rows, CLOCK, "sand")
        if sitting.sand_runs():
            now = hall.sand_now(table, sitting, settings.now())
            slot = slot_after(max(sitting.sand(), now - pace), pace, seats)  # what is long past is let go
            due = slot_begins(slot, pace, seats)
            seat, wait = slot % seats, (due - now) / 1000
        else:  # no sand yet: whoever may begin
            due, wait = 0, settings.sand_pace
            seat = next(iter(bots_to_act(table, sitting)), -1)
    if wait > 0:
        await settings.sleep(wait)
    async with table.lock:
        sitting = await hall.awake(table)
        rows = sitting.let_sand(due, settings.now())
        if rows:
            await hall.keep(table, rows, CLOCK, rows[-1]["text"])
        if seat not in bots_to_act(table, sitting):
            return
        told = tutorial.answer(sitting, seat)
        asked = Asked(hall, sitting, seat)
        revision = sitting.revision
    answer = Answer(told) if told else await asked.answer()
    if answer.move:
        await made(hall, table, seat, answer, revision, due)


class Asked:
    """A question to the bot in a seat, as the table stood when it was put."""

    def __init__(self, hall: Hall, sitting: Sitting, seat: int, level: str = "") -> None:
        pace = max(1, int(hall.settings.sand_pace * 1000))
        level, sand = hall.settings.bot(level or sitting.chairs[seat].level), sitting.sand()
        self.thinking = hall.thinking
        self.question = Question(sitting.id, None, 0, [], seat, level, sitting.thoughts_seed(), sand, pace)
        self.events = sitting.match.record.events[:]
        self.opening = sitting.opening()
        self.people = any(chair.kind == "person" for chair in sitting.chairs)
        self.session: str = sitting.row["maker"]

    async def answer(self) -> Answer:
        return await self.thinking.choose(self.question, self.events, self.opening, self.people, self.session)


async def made(hall: Hall, table: Table, seat: int, answer: Answer, revision: int, sand: int) -> None:
    """A bot's move, kept with what it thought. Somebody may have been quicker: then it is asked again."""
    thought = Thought(seat, answer.move, answer.reason, answer.level, answer.value, answer.alternatives)
    try:
        await hall.bot_move(table, seat, thought, revision, sand)
    except Refused as why:
        LOG.debug("table %s: bot in seat %s: %s", table.id, seat, why)
