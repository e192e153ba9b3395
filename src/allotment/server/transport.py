"""Limits for connections: none may keep the server waiting, buffering or parsing without end.

They apply below the application: clients that send too slowly, never read, or send a thousand tiny fragments
are cut off here.
"""

from __future__ import annotations

import asyncio
import struct
from collections.abc import Callable
from typing import Any, ClassVar, Final, NamedTuple

import h11
from uvicorn._types import ASGIReceiveEvent
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.extensions.permessage_deflate import PerMessageDeflate, ServerPerMessageDeflateFactory
from websockets.frames import Frame
from websockets.protocol import OPEN

try:
    from isal import isal_zlib as zlib

    FASTEST = 0
except ImportError:  # there is none for this machine
    import zlib  # type: ignore[no-redef]

    FASTEST = 1

try:
    from websockets.speedups import apply_mask
except ImportError:
    from websockets.utils import apply_mask

from .security import Bucket, believed, whence
from .settings import Settings

SLICE: Final = 4096  # bytes read at once from a socket: some hundred of the smallest frames
FRAGMENTS: Final = 64  # parts of one message
CONTROL: Final = (60, 60)  # pings and pongs on one socket
SMALL: Final = 400  # bytes that aren't worth compressing
AT_ONCE: Final = 65_536  # bytes that are collected to be written together
SMALLEST_WINDOW: Final = 9  # in bits: none compresses with the 8 that a client may ask for
WHOLE: Final = 0x81  # the first byte of a text message in one frame
COMPRESSED: Final = 0x40
MASKED: Final = 0x80  # in the second byte of all that clients send
HEAD: Final = struct.Struct("!BBH")
LONG_HEAD: Final = struct.Struct("!BBQ")
EMPTY: Final = b"\x00\x00\xff\xff"  # what every compressed message ends in, and nobody is sent


class Wire(NamedTuple):
    """A socket, below everything that lies between it and the application and takes its time."""

    cut: Callable[[], None]  # ends it at once, whether its client reads or not
    say: Callable[[bytes], bool]  # sends text at once; False: it can't
    more: Callable[[], bool]  # whether its client has said more than was heard


class Framed:
    """A text message as it goes over the wire. What several are told, one after the other, is made once."""

    last: ClassVar[tuple[int, bytes, bytes]] = (0, b"", b"")

    @staticmethod
    def of(data: bytes, bits: int) -> bytes:
        """Compressed with a window of so many bits, if that is worth it; 0: not at all."""
        if len(data) < SMALL or bits < SMALLEST_WINDOW:
            return head(WHOLE, len(data)) + data
        last = Framed.last
        if last[0] == bits and last[1] == data:
            return last[2]
        squeeze = zlib.compressobj(FASTEST, wbits=-bits)
        squeezed = (squeeze.compress(data) + squeeze.flush(zlib.Z_SYNC_FLUSH))[: -len(EMPTY)]
        made = head(WHOLE | COMPRESSED, len(squeezed)) + squeezed
        Framed.last = bits, data, made
        return made


def unmasked(data: bytes) -> tuple[bytes, int] | None:
    """The text message that the data begins with, if it is in one frame, short, not compressed and all there;
    and where it ends."""
    if len(data) < 6 or data[0] != WHOLE or data[1] < MASKED:
        return None
    length, begins = data[1] - MASKED, 6
    if length == 126:
        length, begins = int.from_bytes(data[2:4], "big"), 8
    end = begins + length
    if length == 127 or end > min(len(data), SLICE):
        return None
    return apply_mask(data[begins:end], data[begins - 4 : begins]), end


def head(first: int, length: int) -> bytes:
    if length < 126:
        return bytes((first, length))
    if length < 65536:
        return HEAD.pack(first, 126, length)
    return LONG_HEAD.pack(first, 127, length)


# Each message is compressed by itself: a quarter of the bytes, and no compressor is kept for a quiet socket.
DEFLATE: Final = ServerPerMessageDeflateFactory(
    server_no_context_takeover=True,
    client_no_context_takeover=True,
    server_max_window_bits=12,
    client_max_window_bits=12,
    compress_settings={"level": 1, "memLevel": 5},  # of what had to wait
)
WIRE: Final = "allotment.wire"  # extension of a socket's scope: what the application does past all layers
BUSY: Final = (
    b"HTTP/1.1 503 Service Unavailable\r\ncontent-type: application/json\r\nretry-after: 5\r\n"
    b"connection: close\r\n\r\n"
    b'{"why":"Too many connections from this address. Close some.","kind":"too-many-lines"}'
)


class ConnectionLimit:
    """How many connections each address has open."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.most = settings.limits.connections
        self.open: dict[str, int] = {}

    def come(self, transport: asyncio.BaseTransport) -> bool:
        """Counts a connection. False: one too many. A proxy is not limited, as it brings everybody's."""
        host, kin = ends(transport)
        if self.open.get(kin, 0) >= self.most and not believed(host, self.settings.proxies):
            return False
        self.open[kin] = self.open.get(kin, 0) + 1
        return True

    def gone(self, kin: str) -> None:
        self.open[kin] -= 1
        if not self.open[kin]:
            del self.open[kin]


def ends(transport: asyncio.BaseTransport) -> tuple[str, str]:
    """The address at the other end, and what it is counted by."""
    host = str((transport.get_extra_info("peername") or ("",))[0])
    return host, whence(host)


class HttpProtocol(H11Protocol):
    """HTTP: requests must arrive in time, answers must be read in time, and each address has only so many."""

    def __init__(self, limit: ConnectionLimit, **given: Any) -> None:
        super().__init__(**given)
        self.limit = limit
        self.kin = ""
        self.timer: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        if not self.limit.come(transport):
            transport.write(BUSY)
            transport.close()
        else:
            self.kin = ends(transport)[1]
            super().connection_made(transport)
            self.hurry()

    def connection_lost(self, exc: Exception | None) -> None:
        self.calm()
        if self.transport is not None:
            self.limit.gone(self.kin)
            super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self.transport is None:
            return
        self.hurry()  # from the first byte of a request, or since the connection was made
        super().data_received(data)
        if self.conn.their_state not in (h11.IDLE, h11.SEND_BODY):
            self.calm()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self.calm()
        super().handle_websocket_upgrade(event)

    def pause_writing(self) -> None:
        super().pause_writing()
        self.hurry()

    def resume_writing(self) -> None:
        super().resume_writing()
        self.calm()

    def hurry(self) -> None:
        if self.timer is None:
            patience = self.limit.settings.limits.patience
            self.timer = self.loop.call_later(patience, self.transport.abort)

    def calm(self) -> None:
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None


class SocketProtocol(WebSocketsSansIOProtocol):
    """WebSockets: read in slices, with few control frames and fragments, and closed without waiting."""

    def __init__(self, limit: ConnectionLimit, **given: Any) -> None:
        super().__init__(**given)
        self.conn.available_extensions = [DEFLATE]
        self.limit = limit
        self.kin = ""
        self.rest = b""  # bytes read but not parsed yet
        self.control = Bucket(CONTROL)
        self.parts = 0
        self.spoken: list[bytes] = []  # said in this round of the loop, not written yet
        self.unwritten = 0  # bytes of it

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)  # it was counted when the connection was made
        self.kin = ends(transport)[1]

    def connection_lost(self, exc: Exception | None) -> None:
        self.limit.gone(self.kin)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        self.rest += data
        self.pump()

    def pump(self) -> None:
        while self.rest and not self.read_paused and not self.transport.is_closing():
            if not self.heard_whole():
                data, self.rest = self.rest[:SLICE], self.rest[SLICE:]
                super().data_received(data)

    def heard_whole(self) -> bool:
        """Hears a short text in one frame, as nearly all are, past the parser, which takes twice as long.
        False: it is for the parser, which may be in the middle of something."""
        found = unmasked(self.rest)
        if found is None or self.conn.state is not OPEN or not self.between():
            return False
        text, end = found
        self.rest = self.rest[end:]
        self.parts = 0
        self.curr_msg_data_type = "text"
        self.frames = [text]
        self.send_receive_event_to_app()
        return True

    def between(self) -> bool:
        """Is the parser between two messages? There it asks whether there is anything."""
        waiting: Any = self.conn.parser
        while (inner := waiting.gi_yieldfrom) is not None:
            waiting = inner
        return waiting.__name__ == "at_eof" and self.conn.current_size is None

    async def receive(self) -> ASGIReceiveEvent:
        message = await super().receive()
        self.pump()
        return message

    def handle_text(self, event: Frame) -> None:
        self.parts = 0
        super().handle_text(event)

    def handle_bytes(self, event: Frame) -> None:
        self.parts = 0
        super().handle_bytes(event)

    def handle_cont(self, event: Frame) -> None:
        self.parts += 1
        if self.parts > FRAGMENTS:
            self.refuse(f"a message has at most {FRAGMENTS} fragments")
        else:
            super().handle_cont(event)

    def handle_ping(self) -> None:
        if self.control.take():
            super().handle_ping()
        else:
            self.refuse("too many pings")

    def handle_pong(self, event: Frame) -> None:
        if self.control.take():
            super().handle_pong(event)
        else:
            self.refuse("too many pongs")

    def refuse(self, why: str) -> None:
        if not self.close_sent:
            self.conn.fail(1008, why)
            self.handle_parser_exception()
            self.loop.call_later(self.close_timeout, self.transport.abort)

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self.transport.abort()  # it doesn't read: what is queued would wait for ever

    def say(self, data: bytes) -> bool:
        """Sends text. False: nothing was sent, since it would have to wait, or the socket is closed."""
        if not self.writable.is_set() or self.disconnected or self.close_sent or self.conn.state is not OPEN:
            return False
        agreed = self.conn.extensions
        bits = agreed[0].local_max_window_bits if agreed and isinstance(agreed[0], PerMessageDeflate) else 0
        if not self.spoken:
            self.loop.call_soon(self.speak)
        frame = Framed.of(data, bits)
        self.spoken.append(frame)
        self.unwritten += len(frame)
        if self.unwritten > AT_ONCE:
            self.speak()  # from which it learns whether the client still reads
        return True

    def speak(self) -> None:
        """Writes what was said in this round of the loop at once, mostly an update and the answer to a move:
        a write takes as long as all that makes what is written."""
        spoken, self.spoken, self.unwritten = b"".join(self.spoken), [], 0
        if spoken and self.conn.state is OPEN and not self.close_sent and not self.transport.is_closing():
            self.transport.write(spoken)

    def more(self) -> bool:
        return bool(self.rest) or not self.queue.empty()

    async def run_asgi(self) -> None:
        self.scope["extensions"][WIRE] = {"wire": Wire(self.transport.abort, self.say, self.more)}
        try:
            await super().run_asgi()
        finally:
            del self.scope["extensions"][WIRE]  # which holds this protocol, and with it what it is held by
            self.loop.call_later(self.close_timeout, self.transport.abort)


def wire_of(scope: Any) -> Wire | None:
    """None under another server than ours."""
    found: Wire | None = scope.get("extensions", {}).get(WIRE, {}).get("wire")
    return found
