"""The socket: every command is numbered and answered; the session says who acts."""

from __future__ import annotations

import asyncio
import logging
from typing import Any, Final

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from ...bots import LEVELS
from ...draw.scene import LAYOUTS
from ...kernel.game import NOBODY
from ...kernel.options import plain
from ...kernel.result import Objection, Refused
from ...words import languages
from ..language import language_of
from ..messages import socket as m
from ..refusals import Refusal, Stale, refusal, told
from ..security import Bucket
from ..tables import actions, puzzling, seating, tutorial
from ..tables.bots import Asked
from ..tables.connection import Connection, Put
from ..tables.game import TableGame
from ..tables.history import in_words, pad_at, past, reason
from ..tables.live import LiveTable
from ..tables.preview import foresight, preview
from ..tables.registry import Registry
from ..tables.rules import picture
from ..tables.tutorial import OffLesson
from ..tables.workers import Answer
from ..tokens import ID
from ..transport import wire_of

LOG: Final = logging.getLogger(__name__)
DECODER: Final = msgspec.json.Decoder(m.AnyCommand)
COSTLY: Final = {m.Look, m.Tally, m.Hint, m.Preview, m.Foresee, m.Undo, m.Again, m.Resync, m.Layout}
ASKING: Final = (
    m.Look,
    m.Why,
    m.Preview,
    m.Foresee,
    m.Hint,
    m.Tally,
    m.Sit,
    m.Layout,
    m.Pace,
    m.Resync,
    m.Ping,
)  # change nothing
HINTS: Final = "gardener"  # level of the bot that gives them
LIKED: Final = 3  # moves that a hint shows

Data = dict[str, Any]


async def attend(socket: WebSocket, registry: Registry, session: str) -> None:
    """From the opening of a socket to its end."""
    id = socket.path_params["id"]
    asked = socket.query_params
    layout = "plain" if asked.get("mode") == "plain" else asked.get("layout", "wide")
    await socket.accept()
    try:
        if not ID.fullmatch(id) or (layout not in LAYOUTS and layout != "plain"):
            raise refusal("no-table", 404)
        table = await registry.table(id)
        await registry.refresh_access(table, session)
        admit(registry, table, session)
    except Refused as why:
        status = why.status if isinstance(why, Refusal) else 404
        await socket.close(4000 + status, told(why, language_of(socket))["why"][:120])
        return
    limits, language = registry.settings.limits, language_of(socket)
    connection = Connection(session, layout, language, limits, putter(socket), wire_of(socket.scope))
    try:
        await registry.join(table, connection)
        await read(
            socket, CommandHandler(registry, table, connection, socket.client.host if socket.client else "")
        )
    except WebSocketDisconnect:
        pass
    finally:
        registry.leave(table, connection)
        if connection.writer is not None:
            connection.writer.cancel()


def admit(registry: Registry, table: LiveTable, session: str) -> None:
    """In a function of its own, so that a socket doesn't hold on to a game that is unloaded."""
    if table.game is None or not table.game.may_watch(session):
        raise refusal("no-access", 403)
    if (
        sum(1 for connection in table.connections if connection.session == session)
        >= registry.settings.limits.sockets
    ):
        raise refusal("too-many-pages", 429)


def putter(socket: WebSocket) -> Put:
    async def put(message: bytes | int) -> bool:
        try:
            if isinstance(message, bytes):
                await socket.send({"type": "websocket.send", "text": message.decode()})
                return True
            if socket.application_state == WebSocketState.CONNECTED:
                await socket.close(message)
        except (WebSocketDisconnect, RuntimeError):
            pass  # it is closed; the reader notices that, too
        return False

    return put


async def read(socket: WebSocket, handler: CommandHandler) -> None:
    limits, wire = handler.registry.settings.limits, handler.connection.wire
    bucket = Bucket(limits.commands)
    while True:
        received = await socket.receive()
        if received["type"] == "websocket.disconnect":
            return
        text = received.get("text")
        raw: bytes = text.encode() if text is not None else received.get("bytes") or b""
        if not bucket.take():
            handler.deny(number_in(raw), refusal("too-fast"))
            await asyncio.sleep(0.25)
        elif len(raw) > limits.message:
            handler.deny(None, refusal("message-long", most=limits.message))
        else:
            await handler.hear(raw)
            if wire is None or wire.more():
                await asyncio.sleep(0)  # in a burst of commands everybody else goes first


def refused(id: int | None, why: Refused, language: str) -> Data:
    rule = why.rule if isinstance(why, Refusal) else ""
    return {"id": id, "ok": False, "rule": rule, "stale": False, **told(why, language)}


def number_in(raw: bytes) -> int | None:
    """The id of a command that is otherwise unreadable, if at least that can be read."""
    if len(raw) > 4096:
        return None
    try:
        found = msgspec.json.decode(raw)
    except (msgspec.DecodeError, RecursionError):
        return None
    id = found.get("id") if isinstance(found, dict) else None
    return id if isinstance(id, int) and not isinstance(id, bool) and 0 <= id <= 2**53 else None


class CommandHandler:
    """Hears the commands of one connection."""

    def __init__(self, registry: Registry, table: LiveTable, connection: Connection, address: str) -> None:
        self.registry = registry
        self.table = table
        self.connection = connection
        self.address = address

    def revision(self) -> int | None:
        return self.table.game.revision if self.table.game is not None else None

    def deny(self, id: int | None, why: Refusal) -> None:
        self.connection.say(m.Answer(revision=self.revision(), **refused(id, why, self.connection.language)))

    async def hear(self, raw: bytes) -> None:
        connection = self.connection
        try:
            command = DECODER.decode(raw)
        except (msgspec.ValidationError, msgspec.DecodeError, RecursionError, UnicodeDecodeError) as why:
            self.deny(number_in(raw), refusal("not-a-command", why=str(why)[:200]))
            return
        if command.id <= connection.last_id:
            self.deny(command.id, refusal("command-late", id=str(command.id), last=str(connection.last_id)))
            return
        connection.last_id = command.id
        try:
            more = await self.obey(command)
            answer = {"id": command.id, "ok": True, **more}
        except Stale as why:
            answer = refused(command.id, why, connection.language) | {"stale": True}
        except Refused as why:
            answer = refused(command.id, why, connection.language)
            if isinstance(why, OffLesson):
                answer["guide"] = True  # said by the lesson, not by the rules
        except Exception:
            LOG.exception("table %s: command %s", self.table.id, type(command).__name__)
            answer = refused(command.id, refusal("stumbled-table"), connection.language)
            if not isinstance(command, ASKING):
                self.table.unload()
        connection.say(m.Answer(revision=self.revision(), **answer))
        if not answer["ok"]:
            self.registry.refusals["stale" if answer["stale"] else "command"] += 1
        if answer.get("stale"):
            await self.registry.send_table(self.table, connection)

    async def game(self) -> TableGame:
        table = self.table
        if table.game is not None and not table.lock.locked() and not self.registry.bus.unsure:
            table.touched = asyncio.get_running_loop().time()
            return table.game  # as nearly always
        async with table.lock:
            return await self.registry.game_at(table)

    async def acting(self) -> int:
        """The seat this connection acts for now: from its session, and from who has the screen."""
        game = await self.game()
        self.connection.look(game)
        seat = self.connection.eyes
        if seat == NOBODY:
            if self.connection.curtain >= 0:
                raise refusal("screen-first", 409, name=game.holders[self.connection.curtain].name)
            raise refusal("only-watching", 403)
        if game.holders[seat].kind != "person":
            raise refusal("bot-plays", 409)
        return seat

    async def back(self) -> int:
        """The seat whose moves are taken back."""
        game = await self.game()
        seat = self.connection.undo_seat(game)
        if seat >= 0 and game.holders[seat].kind == "person":
            return seat
        return await self.acting()

    async def obey(self, command: m.AnyCommand) -> Data:
        registry, table, session = self.registry, self.table, self.connection.session
        if type(command) in COSTLY and not registry.costly.take(self.address):
            await asyncio.sleep(0.25)
            raise refusal("too-fast-like", 429, command=m.name_of(command))
        match command:
            case m.MoveIt():
                await actions.move(registry, table, await self.acting(), command.text, command.revision)
            case m.Undo():
                await actions.undo(registry, table, await self.back(), command.moves, command.revision)
            case m.Series():
                await actions.series(registry, table, await self.acting(), command.revision)
            case m.Again():
                await actions.undo(registry, table, await self.back(), None, command.revision)
            case m.Look():
                await self.look(command.id, command.at)
            case m.Why():
                return await self.why(command)
            case m.Preview():
                return await self.preview(command.text)
            case m.Foresee():
                return await self.foresee(command.at, command.text)
            case m.Hint():
                return await self.hint()
            case m.Tally():
                return await self.score_pad(command.at)
            case m.Sit():
                await self.sit(command.seat)
            case m.Layout():
                await self.layout(command.layout)
            case m.Pace():
                self.connection.pace = command.least / 1000
            case m.Language():
                await self.speak(command.language)
            case m.Rename():
                await actions.rename(registry, table, await self.acting(), command.name)
            case m.Begin():
                await seating.fill(registry, table, session, await self.level(command.level))
            case m.SetSeat():
                await seating.set_seat(
                    registry, table, session, command.seat, command.kind, await self.level(command.level)
                )
            case m.Propose():
                by = await self.acting()
                await seating.propose(registry, table, self.connection, by, command.seat)
            case m.Agree():
                await self.acting()
                await seating.agree(registry, table, self.connection, command.yes)
            case m.Return():
                await seating.take_back(registry, table, session)
            case m.Lead():
                await actions.guide(registry, table, await self.acting(), command.do)
            case m.Resync():
                await registry.send_table(table, self.connection)
            case m.Ping():
                pass
        return {}

    # ---- looking and asking ----

    async def look(self, id: int, at: int) -> None:
        async with self.table.lock:
            game = await self.registry.game_at(self.table)
            of = len(game.match.record.events)
            if at > of:
                raise refusal("no-moment", of=of, at=at)
            self.connection.look(game)
            words = self.connection.words(game)
            why = reason(game, at, words)  # of the position before: the next one is one step from there
            seen = past(game, self.connection.eyes, self.connection.layout, at, words)
            self.connection.say(m.Past(id=id, reason=why, **seen))

    async def why(self, command: m.Why) -> Data:
        seat = await self.acting()
        async with self.table.lock:
            game = await self.registry.game_at(self.table)
            if game.stage() != "playing":
                game.playing()
            texts, own = [command.text], None
            if not command.text:
                texts, own = self.meant(game, seat, command.key, command.held)
            if own is not None:
                return {"legal": False, "why": self.said(game, own), "rule": own.rule, "text": ""}
            if not texts:  # it's not part of any move: the page says what it is
                return {"legal": False, "why": "", "rule": "", "text": ""}
            for text in texts:
                found = game.objection(seat, text)
                if found is None:
                    return {"legal": True, "why": "", "rule": "", "text": text}
            found = game.objection(seat, texts[0])
            assert found is not None
            return {"legal": False, "why": self.said(game, found), "rule": found.rule, "text": texts[0]}

    def said(self, game: TableGame, why: Objection) -> str:
        return self.connection.words(game).say(why)

    async def hint(self) -> Data:
        """What a bot would do here; "": it would rather wait. Asked again, it says the same."""
        seat = await self.acting()
        async with self.table.lock:
            game = await self.registry.game_at(self.table)
            if not game.hints:
                raise refusal("hints-off", 403)
            if not game.rules.legal(game.match.state, seat):
                raise refusal("not-your-turn", 409)
            puzzling.hintable(game)
            asked = Asked(self.registry, game, seat, HINTS)
            state, words = game.rules.clone(game.match.state), self.connection.words(game)
            revision = game.revision
            before, answer = self.table.hints.get(seat, (-1, Answer()))
        if before != revision:
            answer = await asked.answer()
        if answer.move:
            self.table.hints[seat] = (revision, answer)
        why = in_words(game, answer.reason, state, seat, words)
        moves = liked(answer)
        return {"text": answer.move, "level": answer.level or HINTS, "reason": why, "moves": moves}

    def meant(
        self, game: TableGame, seat: int, key: str, held: list[str]
    ) -> tuple[list[str], Objection | None]:
        """What touching a piece may mean with others in one's hand, or why it means nothing; neither, if no
        such piece lies there."""
        view = {**game.rules.view(game.match.state, seat), "options": game.rules.options}
        room = picture(game.rules.slug)
        layout = "wide" if self.connection.layout == "plain" else self.connection.layout
        scene = room.scene({**view, "names": game.names()}, seat, layout)
        if key not in scene.pieces:
            return [], None
        why = room.objects(view, key, seat, held) if hasattr(room, "objects") else None
        return [move.text for move in room.asks(view, key, seat, held)], why

    async def preview(self, text: str) -> Data:
        seat = await self.acting()
        async with self.table.lock:
            game = await self.registry.game_at(self.table)
            game.may(seat, text)
            return preview(game, seat, text, self.connection.layout, self.connection.words(game))

    async def foresee(self, at: int, text: str) -> Data:
        async with self.table.lock:
            game = await self.registry.game_at(self.table)
            self.connection.look(game)
            return foresight(game, at, text, self.connection.layout, self.connection.words(game))

    async def score_pad(self, at: int | None) -> Data:
        async with self.table.lock:
            game = await self.registry.game_at(self.table)
            self.connection.look(game)
            return pad_at(game, self.connection.eyes, at, self.connection.words(game))

    async def sit(self, seat: int) -> None:
        game = await self.game()
        if seat not in game.seats_of(self.connection.session):
            raise refusal("not-your-seat", 403, seat=seat)
        self.connection.seat = seat
        await self.registry.send_table(self.table, self.connection)

    async def layout(self, layout: str) -> None:
        if layout not in LAYOUTS or self.connection.layout == "plain":
            raise refusal("layout", layouts=", ".join(LAYOUTS))
        await self.registry.send_table(self.table, self.connection, layout)

    async def speak(self, language: str) -> None:
        if language not in languages():
            raise refusal("no-language", language=plain(language), languages=", ".join(languages()))
        self.connection.language = language
        await self.registry.send_table(self.table, self.connection)

    async def level(self, name: str) -> str:
        """The level that was asked for, or the game's own choice."""
        if not name:
            async with self.table.lock:
                name = tutorial.first((await self.registry.game_at(self.table)).rules.slug).level
        if name not in LEVELS:
            raise refusal("no-bot", bot=plain(name), bots=", ".join(LEVELS))
        return name


def liked(answer: Answer) -> list[Data]:
    """The moves that a bot looked at most, first the one it would make."""
    looked = sum(looks for _, looks, _ in answer.alternatives)
    others = sorted(answer.alternatives, key=lambda one: (one[0] != answer.move, -one[1]))
    return [{"text": text, "share": round(looks / looked, 3)} for text, looks, _ in others[:LIKED] if looks]
