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

from ...kernel.game import CLOCK, NOBODY
from ...kernel.result import Refused
from ...play.driver import slot_after, slot_begins
from ..refusals import Overtaken, Refusal
from ..store.statements import given_back, question_is
from . import actions, puzzling, tutorial
from .game import PLAYING, TableGame
from .thoughts import Thought
from .workers import Answer, Question

if TYPE_CHECKING:
    from ..settings import Settings
    from .live import LiveTable
    from .registry import Registry

ELSEWHERE: Final = 0.5  # seconds until the next check whether another server still drives the table
REST: Final = 0.5  # seconds after a first fault; twice as long after each that follows,
MOST_REST: Final = 30.0  # up to this,
STORE_REST: Final = 1.0  # or to this while it is the store that fails: people go on at once when it is back
TOGETHER: Final = 1.5  # times the sand's pace between two acts of all bots, where people play along;
UNHURRIED: Final = 4.0  # the same where no timer presses anybody
MOMENT: Final = 2.5  # times the pace that bots leave people to take back what they have just done
READING: Final = 3.0  # and so many times it is left to people alone when a round begins
LOG: Final = logging.getLogger(__name__)


def wanted(table: LiveTable, game: TableGame) -> bool:
    """Is there anything to do without a person?"""
    if not (game.rules.box.real_time or has_bots(game)) or game.stage() != PLAYING:
        return False
    if game.rules.box.real_time:
        return bool(table.connections) and (game.sand_runs() or bool(bots_to_act(table, game)))
    return bool(bots_to_act(table, game))


def bots_to_act(table: LiveTable, game: TableGame) -> list[int]:
    """Bots among themselves, or in real time, play only while somebody is there to see it."""
    return able(game) if table.connections or unwatched(game) else []


def unwatched(game: TableGame) -> bool:
    """Do bots play on here while nobody is watching? In a game with turns, for people who come back."""
    return not game.rules.box.real_time and with_people(game)


def awaited(game: TableGame) -> bool:
    """Is it a bot's turn, whether anybody is watching or not? A server that starts resumes these tables."""
    return has_bots(game) and unwatched(game) and answerable(game)


def answerable(game: TableGame) -> bool:
    """Is it a bot's turn, in a game with turns?"""
    return game.stage() == PLAYING and not game.rules.box.real_time and bool(able(game))


def has_bots(game: TableGame) -> bool:
    return any(holder.kind == "bot" for holder in game.holders)


def able(game: TableGame) -> list[int]:
    if not has_bots(game):
        return []
    state = game.match.state
    found = [
        seat for seat in game.to_act() if game.holders[seat].kind == "bot" and game.rules.legal(state, seat)
    ]
    return puzzling.bots(game, tutorial.bots(game, found))


def with_people(game: TableGame) -> bool:
    return any(holder.kind == "person" for holder in game.holders)


def leisurely(game: TableGame) -> bool:
    """Do bots leave room for people? In a lesson they do what it says."""
    return with_people(game) and tutorial.progress(game) is None


def sand_pace(settings: Settings, game: TableGame) -> int:
    """Milliseconds between two slots of one seat. Bots who play with people share a pace, however many they
    are, so that there is something left to do for the people."""
    bots = sum(holder.kind == "bot" for holder in game.holders)
    shared = leisurely(game)
    pressed = bool(game.rules.options.get("timer", True))
    times = (TOGETHER if pressed else UNHURRIED) * max(1, bots) if shared else 1.0
    return max(1, int(settings.sand_pace * times * 1000))


def left_to_people(settings: Settings, game: TableGame, sand: int) -> bool:
    """Has the round only just begun, at so many milliseconds of sand?"""
    return leisurely(game) and sand < game.round_since + settings.sand_pace * READING * 1000


def patience(settings: Settings, table: LiveTable, game: TableGame) -> float:
    """Seconds until a bot's move: as many as anybody here wishes for, and a moment longer while somebody may
    still take back their own."""
    wishes = [connection.pace for connection in table.connections if game.seats_of(connection.session)]
    events = game.match.record.events
    last = events[-1].seat if events else NOBODY
    moment = last >= 0 and game.holders[last].kind == "person" and game.match.undoable(last) > 0
    return max(settings.pace * (MOMENT if moment else 1.0), *wishes, 0.0)


async def drive(registry: Registry, table: LiveTable, once: bool = False) -> None:
    """The task of a table: runs until only people can continue; `once`: for one bot's move."""
    rest = REST
    try:
        while not registry.closing and not registry.draining:
            try:
                async with table.lock:
                    game = await registry.game_at(table)
                    if not (answerable(game) if once else wanted(table, game)):
                        return
                    real_time = game.rules.box.real_time
                if not real_time:
                    await one_move(registry, table, once)
                elif await registry.bus.acquire(table.id):
                    await one_slot(registry, table)
                else:  # another server drives it; this one takes over if that one dies
                    await asyncio.sleep(ELSEWHERE)
                rest = REST
                if once:
                    return
            except Overtaken:  # another server has saved something in the meantime: the next try will see it
                await asyncio.sleep(0)
            except Exception as why:
                if isinstance(why, Refusal) and why.status == 404:  # somebody has deleted the table
                    return
                LOG.error("table %s: its bots or its clock rest for %g s: %r", table.id, rest, why)
                table.unload()
                await asyncio.sleep(rest)
                rest = min(2 * rest, STORE_REST if isinstance(why, SQLAlchemyError) else MOST_REST)
    finally:
        if registry.bus.shared and not registry.closing:
            await let_go(registry, table)


async def let_go(registry: Registry, table: LiveTable) -> None:
    """Lets another server drive the table and answer its questions."""
    await registry.bus.release(table.id)
    if table.question is not False:
        with contextlib.suppress(
            SQLAlchemyError
        ):  # also taken from a live server, if it doesn't drive the table
            await registry.store.save([given_back(table.id, registry.bus.life)], [], table.id)
    registry.questions_waiting.set()
    asyncio.get_running_loop().call_soon(registry.start_driver, table)  # when this task has ended


async def ask(registry: Registry, table: LiveTable) -> None:
    """Somebody is watching bots play among themselves: writes their question down for whichever process
    answers it, as soon as the store takes it."""
    rest = REST
    while not registry.closing and not registry.draining:
        try:
            async with table.lock:
                game = await registry.game_at(table)
                if wanted(table, game) and not awaited(game):
                    asked = question_is(table.id, game.revision, False, registry.settings.now())
                    await registry.store.save([asked], [], table.id, {"asked": True})
            registry.questions_waiting.set()
            return
        except Refused:  # somebody has deleted the table, or a newer server has it
            return
        except SQLAlchemyError as why:
            LOG.warning("table %s: its bots cannot be asked for %g s: %r", table.id, rest, why)
            await asyncio.sleep(rest)
            rest = min(2 * rest, STORE_REST)


async def one_move(registry: Registry, table: LiveTable, once: bool = False) -> None:
    """A bot decides, in its time, and its move is made."""
    async with table.lock:
        game = await registry.game_at(table)
        bots = able(game) if once else bots_to_act(table, game)
        if not bots:
            return
        seat = bots[0]
        told = tutorial.answer(game, seat)
        asked = Asked(registry, game, seat)
        revision = game.revision
        least = patience(registry.settings, table, game)
    begun = asyncio.get_running_loop().time()
    answer = Answer(told) if told else await asked.answer()
    rest = least - (asyncio.get_running_loop().time() - begun)
    if rest > 0:
        await registry.settings.sleep(rest)
    await made(registry, table, seat, answer, revision, 0)


async def one_slot(registry: Registry, table: LiveTable) -> None:
    """Where all act at once: on to the next slot, and what its bot does in it."""
    settings = registry.settings
    async with table.lock:
        game = await registry.game_at(table)
        pace = sand_pace(settings, game)
        seats = game.rules.seats
        rows = table.hourglass.pour(game, settings.now())
        if rows:
            await registry.save(table, rows, CLOCK, "sand")
        if game.sand_runs():
            now = table.hourglass.now(game, settings.now())
            slot = slot_after(max(game.sand(), now - pace), pace, seats)  # slots long past are skipped
            due = slot_begins(slot, pace, seats)
            seat, wait = slot % seats, (due - now) / 1000
        else:  # no sand yet: asks whoever may begin
            due, wait = 0, settings.sand_pace * (READING if leisurely(game) else 1.0)
            seat = next(iter(bots_to_act(table, game)), -1)
    if wait > 0:
        await settings.sleep(wait)
    async with table.lock:
        game = await registry.game_at(table)
        rows = game.let_sand(due, settings.now())
        if rows:
            await registry.save(table, rows, CLOCK, rows[-1]["text"])
        if seat not in bots_to_act(table, game):
            return
        told = tutorial.answer(game, seat)
        if not told and due and left_to_people(settings, game, due):
            return
        asked = Asked(registry, game, seat)
        revision = game.revision
    answer = Answer(told) if told else await asked.answer()
    if answer.move:
        await made(registry, table, seat, answer, revision, due)


class Asked:
    """A question to the bot in a seat, as the table stood when it was put."""

    def __init__(self, registry: Registry, game: TableGame, seat: int, level: str = "") -> None:
        pace = sand_pace(registry.settings, game)
        level, sand = registry.settings.bot(level or game.holders[seat].level), game.sand()
        self.thinking = registry.workers
        self.question = Question(game.id, None, 0, [], seat, level, game.thoughts_seed(), sand, pace)
        self.events = game.match.record.events[:]
        self.opening = game.opening()
        self.people = with_people(game)
        self.session: str = game.row["maker"]

    async def answer(self) -> Answer:
        return await self.thinking.choose(self.question, self.events, self.opening, self.people, self.session)


async def made(
    registry: Registry, table: LiveTable, seat: int, answer: Answer, revision: int, sand: int
) -> None:
    """Makes a bot's move and keeps its thoughts. If somebody was quicker, the bot is asked again."""
    thought = Thought(seat, answer.move, answer.reason, answer.level, answer.value, answer.alternatives)
    try:
        await actions.bot_move(registry, table, seat, thought, revision, sand)
    except Refused as why:
        LOG.debug("table %s: bot in seat %s: %s", table.id, seat, why)
