"""Messages that are heard past the parser of frames are those that it would have heard; what is said goes in
one piece."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random
from typing import Any

import pytest
import uvicorn
from uvicorn.server import ServerState
from websockets.extensions.permessage_deflate import PerMessageDeflate
from websockets.frames import Frame, Opcode

from allotment.server.run import config
from allotment.server.transport import SLICE, SocketProtocol

from .serving import quick

HELLO = (
    b"GET / HTTP/1.1\r\nHost: here\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n"
    b"Sec-WebSocket-Extensions: permessage-deflate\r\n\r\n"
)
LENGTHS = (0, 1, 125, 126, 300, SLICE - 8, SLICE - 7, SLICE, 9000)


class Wire(asyncio.Transport):
    """A socket that nobody reads."""

    def __init__(self) -> None:
        super().__init__({"peername": ("127.0.0.1", 1), "sockname": ("127.0.0.1", 2)})
        self.protocol: Any = None
        self.written = b""
        self.writes = 0

    def set_protocol(self, protocol: asyncio.BaseProtocol) -> None:
        self.protocol = protocol

    def write(self, data: Any) -> None:
        self.written += bytes(data)
        self.writes += 1

    def is_closing(self) -> bool:
        return False

    def pause_reading(self) -> None: ...

    def resume_reading(self) -> None: ...

    def close(self) -> None: ...

    def abort(self) -> None: ...


class Heard:
    """A socket's messages, in their order."""

    def __init__(self, data: str) -> None:
        self.messages: list[dict[str, Any]] = []
        settings = quick(data)
        made: uvicorn.Config = config(self, settings)
        made.load()
        self.wire = Wire()
        protocol: Any = made.http_protocol_class
        self.wire.protocol = protocol(config=made, server_state=ServerState(), app_state={})
        self.wire.protocol.connection_made(self.wire)

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        while True:
            message = await receive()
            if message["type"] == "websocket.connect":
                await send({"type": "websocket.accept"})
            elif message["type"] == "websocket.receive":
                self.messages.append(message)
            else:
                return

    async def take(self, data: bytes) -> None:
        self.wire.protocol.data_received(data)
        for _ in range(8):
            await asyncio.sleep(0)

    def socket(self) -> SocketProtocol:
        found = self.wire.protocol
        assert isinstance(found, SocketProtocol)
        return found


def said(luck: Random) -> bytes:
    """A message or two as clients send them: whole, compressed, in parts, with pings between."""
    text = (luck.choice("aß🌱") * luck.choice(LENGTHS)).encode()
    squeezed = [PerMessageDeflate(True, True, 12, 12)]
    kind = luck.randrange(8)
    if kind == 0:
        return Frame(Opcode.TEXT, text).serialize(mask=True, extensions=squeezed)
    if kind == 1:
        frames = [Frame(Opcode.TEXT, text, fin=False), Frame(Opcode.PING, b"?"), Frame(Opcode.CONT, b"end")]
        return b"".join(frame.serialize(mask=True) for frame in frames)
    if kind == 2:
        return Frame(Opcode.BINARY, text).serialize(mask=True)
    if kind == 3:
        return Frame(Opcode.PING, text[:125]).serialize(mask=True)
    return Frame(Opcode.TEXT, text).serialize(mask=True)


@pytest.mark.parametrize("seed", range(12))
def test_what_is_heard_past_the_parser_is_what_it_would_have_heard(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, seed: int
) -> None:
    luck = Random(seed)
    data = b"".join(said(luck) for _ in range(60))
    cuts = sorted(luck.randrange(len(data)) for _ in range(luck.choice((0, 5, 200))))
    pieces = [data[a:b] for a, b in zip([0, *cuts], [*cuts, len(data)], strict=True)]

    async def run() -> Heard:
        heard = Heard(str(tmp_path / "t.sqlite"))
        await heard.take(HELLO)
        heard.wire.written = b""  # which has a date
        for piece in pieces:
            await heard.take(piece)
        for _ in range(200):
            await asyncio.sleep(0)
        return heard

    quickly = asyncio.run(run())
    monkeypatch.setattr(SocketProtocol, "heard_whole", lambda self: False)
    slowly = asyncio.run(run())
    assert len(quickly.messages) > 20 and quickly.messages == slowly.messages
    assert quickly.wire.written == slowly.wire.written, "pings are answered, nothing is refused"


def test_a_short_text_does_not_reach_the_parser(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Which it would also be right not to do, but then every message takes twice as long."""

    async def run() -> None:
        heard = Heard(str(tmp_path / "t.sqlite"))
        await heard.take(HELLO)
        parsed: list[bytes] = []
        monkeypatch.setattr(heard.socket().conn, "receive_data", parsed.append)
        await heard.take(Frame(Opcode.TEXT, b"one").serialize(mask=True) * 3)
        assert [message["text"] for message in heard.messages] == ["one"] * 3 and not parsed

    asyncio.run(run())


def test_a_text_that_is_no_text_closes_the_socket(tmp_path: Path) -> None:
    async def run() -> bytes:
        heard = Heard(str(tmp_path / "t.sqlite"))
        await heard.take(HELLO)
        await heard.take(Frame(Opcode.TEXT, b"\xff\xfe").serialize(mask=True))
        assert not heard.messages
        return heard.wire.written

    assert (1007).to_bytes(2, "big") in asyncio.run(run())


def test_nothing_is_heard_between_the_parts_of_a_message(tmp_path: Path) -> None:
    """A whole text there is against the protocol."""

    async def run() -> bytes:
        heard = Heard(str(tmp_path / "t.sqlite"))
        await heard.take(HELLO)
        await heard.take(Frame(Opcode.TEXT, b"half", fin=False).serialize(mask=True))
        await heard.take(Frame(Opcode.TEXT, b"whole").serialize(mask=True))
        assert not heard.messages
        return heard.wire.written

    assert (1002).to_bytes(2, "big") in asyncio.run(run())


def test_what_is_said_in_one_round_is_written_at_once_and_in_its_order(tmp_path: Path) -> None:
    texts = [b"an update" * 200, b"an answer", b"a word"]

    async def run(apart: bool) -> tuple[int, bytes]:
        heard = Heard(str(tmp_path / "t.sqlite"))
        await heard.take(HELLO)
        before, heard.wire.written = heard.wire.writes, b""
        for text in texts:
            assert heard.socket().say(text)
            if apart:
                await asyncio.sleep(0)
        await asyncio.sleep(0)
        return heard.wire.writes - before, heard.wire.written

    together, apart = asyncio.run(run(False)), asyncio.run(run(True))
    assert together[0] == 1 and apart[0] == 3
    assert together[1] == apart[1] and together[1].endswith(b"\x06a word")


def test_nothing_is_written_after_the_end(tmp_path: Path) -> None:
    """What was said just before the client left is dropped: text after a closing frame is a fault."""

    async def run() -> bytes:
        heard = Heard(str(tmp_path / "t.sqlite"))
        await heard.take(HELLO)
        heard.wire.written = b""
        assert heard.socket().say(b"too late")
        await heard.take(Frame(Opcode.CLOSE, (1000).to_bytes(2, "big")).serialize(mask=True))
        return heard.wire.written

    assert b"too late" not in asyncio.run(run())
