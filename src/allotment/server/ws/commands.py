"""The socket: every command is numbered and answered; who acts is read from the session."""

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
from ...kernel.result import Refused
from ...words import languages
from .. import messages as m
from ..refusals import No, Stale, language_of, no, told
from ..security import Bucket
from ..tables import seating, tutorial
from ..tables.bots import Asked
from ..tables.client_state import past, picture, preview
from ..tables.connection import Guest, Put
from ..tables.game import Sitting
from ..tables.reasons import in_words, reason
from ..tables.registry import Hall, Table
from ..tables.tally import tally
from ..tables.tutorial import Stray
from ..tokens import ID
from ..transport import cut_of

LOG: Final = logging.getLogger(__name__)
DECODER: Final = msgspec.json.Decoder(m.AnyCommand)
COSTLY: Final = (m.Look, m.Tally, m.Hint, m.Preview, m.Undo, m.Again, m.Resync, m.Layout)
ASKING: Final = (
    m.Look,
    m.Why,
    m.Preview,
    m.Hint,
    m.Tally,
    m.Sit,
    m.Layout,
    m.Resync,
    m.Ping,
)  # change nothing
HINTS: Final = "gardener"  # level of the bot that gives them

Data = dict[str, Any]


async def attend(socket: WebSocket, hall: Hall, session: str) -> None:
    """From the opening of a socket to its end."""
    id = socket.path_params["id"]
    asked = socket.query_params
    layout = "plain" if asked.get("mode") == "plain" else asked.get("layout", "wide")
    await socket.accept()
    try:
        if not ID.fullmatch(id) or (layout not in LAYOUTS and layout != "plain"):
            raise no("no-table", 404)
        table = await hall.table(id)
        await hall.knows(table, session)
        admit(hall, table, session)
    except Refused as why:
        status = why.status if isinstance(why, No) else 404
        await socket.close(4000 + status, told(why, language_of(socket))["why"][:120])
        return
    limits, language = hall.settings.limits, language_of(socket)
    guest = Guest(session, layout, language, limits, putter(socket), cut_of(socket.scope))
    try:
        await hall.join(table, guest)
        await read(socket, Ear(hall, table, guest, socket.client.host if socket.client else ""))
    except WebSocketDisconnect:
        pass
    finally:
        hall.leave(table, guest)
        if guest.writer is not None:
            guest.writer.cancel()


def admit(hall: Hall, table: Table, session: str) -> None:
    """In a function of its own: a socket must not hold on to a sitting that leaves memory."""
    if table.sitting is None or not table.sitting.may_watch(session):
        raise no("no-access", 403)
    if sum(1 for guest in table.guests if guest.session == session) >= hall.settings.limits.sockets:
        raise no("too-many-pages", 429)


def putter(socket: WebSocket) -> Put:
    async def put(message: bytes | int) -> bool:
        try:
            if isinstance(message, bytes):
                await socket.send({"type": "websocket.send", "text": message.decode()})
                return True
            if socket.application_state == WebSocketState.CONNECTED:
                await socket.close(message)
        except (WebSocketDisconnect, RuntimeError):
            pass  # it is gone; the reader notices as well
        return False

    return put


async def read(socket: WebSocket, ear: Ear) -> None:
    limits = ear.hall.settings.limits
    bucket = Bucket(limits.commands)
    while True:
        received = await socket.receive()
        if received["type"] == "websocket.disconnect":
            return
        text = received.get("text")
        raw: bytes = text.encode() if text is not None else received.get("bytes") or b""
        if not bucket.take():
            ear.deny(number_in(raw), no("too-fast"))
            await asyncio.sleep(0.25)
        elif len(raw) > limits.message:
            ear.deny(None, no("message-long", most=limits.message))
        else:
            await ear.hear(raw)
            await asyncio.sleep(0)  # a burst of commands lets everybody else go first


def refusal(id: int | None, why: Refused, language: str) -> Data:
    rule = why.rule if isinstance(why, No) else ""
    return {"type": "answer", "id": id, "ok": False, "rule": rule, "stale": False, **told(why, language)}


def number_in(raw: bytes) -> int | None:
    """The id of a command that cannot be read otherwise, if even that can be."""
    if len(raw) > 4096:
        return None
    try:
        found = msgspec.json.decode(raw)
    except (msgspec.DecodeError, RecursionError):
        return None
    id = found.get("id") if isinstance(found, dict) else None
    return id if isinstance(id, int) and not isinstance(id, bool) and 0 <= id <= 2**53 else None


class Ear:
    """Hears the commands of one guest."""

    def __init__(self, hall: Hall, table: Table, guest: Guest, address: str) -> None:
        self.hall = hall
        self.table = table
        self.guest = guest
        self.address = address

    def revision(self) -> int | None:
        return self.table.sitting.revision if self.table.sitting is not None else None

    def deny(self, id: int | None, why: No) -> None:
        self.guest.say(refusal(id, why, self.guest.language) | {"revision": self.revision()})

    async def hear(self, raw: bytes) -> None:
        guest = self.guest
        try:
            command = DECODER.decode(raw)
        except (msgspec.ValidationError, msgspec.DecodeError, RecursionError, UnicodeDecodeError) as why:
            self.deny(number_in(raw), no("not-a-command", why=str(why)[:200]))
            return
        if command.id <= guest.last_id:
            self.deny(command.id, no("command-late", id=str(command.id), last=str(guest.last_id)))
            return
        guest.last_id = command.id
        try:
            more = await self.obey(command)
            answer = {"type": "answer", "id": command.id, "ok": True, **more}
        except Stale as why:
            answer = refusal(command.id, why, guest.language) | {"stale": True}
        except Refused as why:
            answer = refusal(command.id, why, guest.language)
            if isinstance(why, Stray):
                answer["guide"] = True  # said by the lesson, not by the rules
        except Exception:
            LOG.exception("table %s: command %s", self.table.id, type(command).__name__)
            answer = refusal(command.id, no("stumbled-table"), guest.language)
            if not isinstance(command, ASKING):
                self.hall.drop(self.table)
        answer["revision"] = self.revision()
        guest.say(answer)
        if not answer["ok"]:
            self.hall.refusals["stale" if answer["stale"] else "command"] += 1
        if answer.get("stale"):
            await self.hall.show(self.table, guest)

    async def sitting(self) -> Sitting:
        async with self.table.lock:
            return await self.hall.awake(self.table)

    async def acting(self) -> int:
        """The seat this guest acts for now: from its session, and from who has the screen."""
        sitting = await self.sitting()
        self.guest.look(sitting)
        seat = self.guest.eyes
        if seat == NOBODY:
            if self.guest.curtain >= 0:
                raise no("screen-first", 409, name=sitting.chairs[self.guest.curtain].name)
            raise no("only-watching", 403)
        if sitting.chairs[seat].kind != "person":
            raise no("bot-plays", 409)
        return seat

    async def back(self) -> int:
        """The seat whose moves are taken back."""
        sitting = await self.sitting()
        seat = self.guest.back(sitting)
        if seat >= 0 and sitting.chairs[seat].kind == "person":
            return seat
        return await self.acting()

    async def obey(self, command: m.AnyCommand) -> Data:
        hall, table, session = self.hall, self.table, self.guest.session
        if isinstance(command, COSTLY) and not hall.costly.take(self.address):
            await asyncio.sleep(0.25)
            raise no("too-fast-like", 429, command=m.name_of(command))
        match command:
            case m.MoveIt():
                await hall.move(table, await self.acting(), command.text, command.revision)
            case m.Undo():
                await hall.undo(table, await self.back(), command.moves, command.revision)
            case m.Again():
                await hall.undo(table, await self.back(), None, command.revision)
            case m.Look():
                await self.look(command.id, command.at)
            case m.Why():
                return await self.why(command)
            case m.Preview():
                return await self.preview(command.text)
            case m.Hint():
                return await self.hint()
            case m.Tally():
                return await self.tally(command.at)
            case m.Sit():
                await self.sit(command.seat)
            case m.Layout():
                await self.layout(command.layout)
            case m.Language():
                await self.speak(command.language)
            case m.Rename():
                await hall.rename(table, await self.acting(), command.name)
            case m.Begin():
                await seating.fill(hall, table, session, await self.level(command.level))
            case m.SetSeat():
                await seating.set_seat(
                    hall, table, session, command.seat, command.kind, await self.level(command.level)
                )
            case m.Propose():
                by = await self.acting()
                await seating.propose(hall, table, self.guest, by, command.seat)
            case m.Agree():
                await self.acting()
                await seating.agree(hall, table, self.guest, command.yes)
            case m.Return():
                await seating.take_back(hall, table, session)
            case m.Lead():
                await hall.lead(table, await self.acting(), command.do)
            case m.Resync():
                await hall.show(table, self.guest)
            case m.Ping():
                pass
        return {}

    # ---- looking and asking ----

    async def look(self, id: int, at: int) -> None:
        async with self.table.lock:
            sitting = await self.hall.awake(self.table)
            of = len(sitting.match.record.events)
            if at > of:
                raise no("no-moment", of=of, at=at)
            self.guest.look(sitting)
            words = self.guest.words(sitting)
            seen = past(sitting, self.guest.eyes, self.guest.layout, at, words)
            self.guest.say({**seen, "reason": reason(sitting, at, words), "id": id})

    async def why(self, command: m.Why) -> Data:
        seat = await self.acting()
        async with self.table.lock:
            sitting = await self.hall.awake(self.table)
            if sitting.stage() != "playing":
                sitting.playing()
            texts = [command.text] if command.text else self.meant(sitting, seat, command.key)
            if not texts:  # it is no part of any move: the page says what it is
                return {"legal": False, "why": "", "rule": "", "text": ""}
            for text in texts:
                found = sitting.objection(seat, text)
                if found is None:
                    return {"legal": True, "why": "", "rule": "", "text": text}
            found = sitting.objection(seat, texts[0])
            assert found is not None
            said = self.guest.words(sitting).say(found)
            return {"legal": False, "why": said, "rule": found.rule, "text": texts[0]}

    async def hint(self) -> Data:
        """What a bot would do here; "": it would rather wait."""
        seat = await self.acting()
        async with self.table.lock:
            sitting = await self.hall.awake(self.table)
            if not sitting.game.legal(sitting.match.state, seat):
                raise no("not-your-turn", 409)
            asked = Asked(self.hall, sitting, seat, HINTS)
            state, words = sitting.game.clone(sitting.match.state), self.guest.words(sitting)
        answer = await asked.answer()
        why = in_words(sitting, answer.reason, state, seat, words)
        return {"text": answer.move, "level": answer.level or HINTS, "reason": why}

    def meant(self, sitting: Sitting, seat: int, key: str) -> list[str]:
        """What touching a piece may mean; nothing, if no such piece lies there."""
        view = {**sitting.game.view(sitting.match.state, seat), "options": sitting.game.options}
        room = picture(sitting.game.slug)
        layout = "wide" if self.guest.layout == "plain" else self.guest.layout
        scene = room.scene({**view, "names": sitting.names()}, seat, layout)
        found: list[str] = room.asks(view, key, seat) if key in scene.pieces else []
        return found

    async def preview(self, text: str) -> Data:
        seat = await self.acting()
        async with self.table.lock:
            sitting = await self.hall.awake(self.table)
            sitting.may(seat, text)
            return preview(sitting, seat, text, self.guest.layout, self.guest.words(sitting))

    async def tally(self, at: int | None) -> Data:
        async with self.table.lock:
            sitting = await self.hall.awake(self.table)
            self.guest.look(sitting)
            return tally(sitting, self.guest.eyes, at, self.guest.words(sitting))

    async def sit(self, seat: int) -> None:
        sitting = await self.sitting()
        if seat not in sitting.seats_of(self.guest.session):
            raise no("not-your-seat", 403, seat=seat)
        self.guest.seat = seat
        await self.hall.show(self.table, self.guest)

    async def layout(self, layout: str) -> None:
        if layout not in LAYOUTS or self.guest.layout == "plain":
            raise no("layout", layouts=", ".join(LAYOUTS))
        await self.hall.show(self.table, self.guest, layout)

    async def speak(self, language: str) -> None:
        if language not in languages():
            raise no("no-language", language=plain(language), languages=", ".join(languages()))
        self.guest.language = language
        await self.hall.show(self.table, self.guest)

    async def level(self, name: str) -> str:
        """The level that was said, or the one the game likes."""
        if not name:
            async with self.table.lock:
                name = tutorial.first((await self.hall.awake(self.table)).game.slug).level
        if name not in LEVELS:
            raise no("no-bot", bot=plain(name), bots=", ".join(LEVELS))
        return name
