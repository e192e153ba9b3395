"""How much load the table bears, compared with a bare Starlette socket that makes one SQLite append per
message and sends as many messages of the same size. Both run one after the other on the same machine, with
the same client.

    python bench/table.py [--tables 100 1000] [--seconds 10] [--json]

For each number of live tables: moves accepted per second when every table moves as fast as it is answered,
and the round trip of a move when every table moves once a second. Then the memory of idle tables.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import socket
import sqlite3
import subprocess
import sys
import tempfile
import time
import zlib
from pathlib import Path
from random import Random
from typing import Any, Final

import msgspec

GAME = "garden-dice"
CROWD = 100_000  # connections from this machine
PEOPLE = [{"kind": "person", "name": "Ines"}, {"kind": "here", "name": "Tom"}]


# ---- the servers ----


def lifted(limits: Any) -> Any:
    """Nobody is told to wait. An older commit (bench/against.py) may know fewer limits."""
    free = {"made": (0, 1), "kept": (0, 1), "daily": 0, "guesses": (0, 1), "requests": (0, 1)}
    for name, value in {**free, "commands": (0, 1), "connections": CROWD}.items():
        if hasattr(limits, name):
            setattr(limits, name, value)
    return limits


def run_table(port: int, data: str, rest: float) -> None:
    import uvicorn

    from allotment.server.app import build
    from allotment.server.run import config
    from allotment.server.settings import Limits, Settings

    settings = Settings(data=data, limits=lifted(Limits()), rest_after=rest, keep_after=min(rest, 20.0))
    if hasattr(settings, "freezes"):  # as `allotment serve` has it
        settings.freezes = True
    bound = socket.create_server(("127.0.0.1", port), backlog=2048)
    uvicorn.Server(config(build(settings), settings)).run(sockets=[bound])


def run_bare(port: int, data: str, sizes: list[int], sync: str) -> None:
    """Nothing but what cannot be left out: receive, append, commit, send."""
    import uvicorn
    from starlette.applications import Starlette
    from starlette.routing import WebSocketRoute
    from starlette.websockets import WebSocket, WebSocketDisconnect

    from allotment.server.run import config
    from allotment.server.settings import Limits, Settings

    store = sqlite3.connect(data)
    store.execute("PRAGMA journal_mode=WAL")
    store.execute(f"PRAGMA synchronous={sync}")
    store.execute(
        "create table entries (table_id text, number int, kind text, seat int, text text, at int, "
        "primary key (table_id, number))"
    )
    answers = ["x" * size for size in sizes]  # as many as the other server's on the wire; not compressed
    last: dict[str, int] = {}

    async def attend(line: WebSocket) -> None:
        await line.accept()
        id = line.path_params["id"]
        try:
            while True:
                text = await line.receive_text()
                last[id] = last.get(id, 0) + 1
                row = (id, last[id], "move", 0, text, time.time_ns() // 1_000_000)
                store.execute("insert into entries values (?, ?, ?, ?, ?, ?)", row)
                store.commit()
                for answer in answers:
                    await line.send_text(answer)
        except WebSocketDisconnect:
            return

    app = Starlette(routes=[WebSocketRoute("/{id}", attend)])
    bound = socket.create_server(("127.0.0.1", port), backlog=2048)
    uvicorn.Server(config(app, Settings(data=data, limits=lifted(Limits())))).run(sockets=[bound])


class Serving:
    def __init__(self, *words: str) -> None:
        with socket.create_server(("127.0.0.1", 0)) as probe:
            self.port = int(probe.getsockname()[1])
        self.process = subprocess.Popen(
            [sys.executable, __file__, "--serve", *words, "--port", str(self.port)]
        )
        for _ in range(600):
            try:
                socket.create_connection(("127.0.0.1", self.port), 1).close()
                return
            except OSError:
                time.sleep(0.05)
        raise SystemExit("the server did not start")

    def memory(self) -> int:
        """Resident bytes."""
        with open(f"/proc/{self.process.pid}/statm") as file:
            return int(file.read().split()[1]) * os.sysconf("SC_PAGE_SIZE")

    def spent(self) -> float:
        """Seconds of processor time so far, all threads."""
        with open(f"/proc/{self.process.pid}/stat") as file:
            fields = file.read().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def stop(self) -> None:
        self.process.terminate()
        self.process.wait(30)


# ---- a client that costs little ----


class Offer(msgspec.Struct):
    text: str


class Told(msgspec.Struct):
    type: str
    revision: int | None = None
    stage: str | None = None
    offers: list[Offer | int] | None = None  # a number: the offer that had this place before
    ok: bool = True


DECODER = msgspec.json.Decoder(Told)


SYNC: Final = b"\x00\x00\xff\xff"  # what a compressed message leaves out at its end


DEFLATE: Final = (
    "Sec-WebSocket-Extensions: permessage-deflate; client_no_context_takeover; server_no_context_takeover\r\n"
)


class Line(asyncio.Protocol):
    """A WebSocket client: text frames, a mask of zeros; like browsers, it takes what is compressed."""

    def __init__(self) -> None:
        self.data = bytearray()
        self.open = False
        self.frames: asyncio.Queue[tuple[bytes, int]] = asyncio.Queue()  # a message, its size on the wire
        self.ready: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def connection_made(self, transport: Any) -> None:
        self.transport = transport

    def data_received(self, data: bytes) -> None:
        self.data += data
        if not self.open:
            end = self.data.find(b"\r\n\r\n")
            if end < 0:
                return
            if b" 101 " not in self.data[:end]:
                self.ready.set_exception(OSError(bytes(self.data[:200]).decode()))
                return
            del self.data[: end + 4]
            self.open = True
            self.ready.set_result(None)
        while len(self.data) >= 2:
            size, head = self.data[1] & 127, 2
            if size == 126:
                size, head = int.from_bytes(self.data[2:4], "big"), 4
            elif size == 127:
                size, head = int.from_bytes(self.data[2:10], "big"), 10
            if len(self.data) < head + size:
                return
            kind = self.data[0] & 15
            if kind == 1:
                told = bytes(self.data[head : head + size])
                if self.data[0] & 64:
                    told = zlib.decompressobj(-zlib.MAX_WBITS).decompress(told + SYNC)
                self.frames.put_nowait((told, size))
            elif kind == 9:
                self.transport.write(bytes([0x8A, 0x80 | size]) + bytes(4) + self.data[head : head + size])
            del self.data[: head + size]

    def send(self, text: bytes) -> None:
        head = (
            bytes([0x81, 0x80 | len(text)])
            if len(text) < 126
            else bytes([0x81, 0xFE, *divmod(len(text), 256)])
        )
        self.transport.write(head + bytes(4) + text)


async def opened(port: int, path: str, cookie: str, squeezed: bool = True) -> Line:
    loop = asyncio.get_running_loop()
    _, line = await loop.create_connection(Line, "127.0.0.1", port)
    asks = (
        f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n"
        f"{DEFLATE if squeezed else ''}Cookie: {cookie}\r\n\r\n"
    )
    line.transport.write(asks.encode())
    await line.ready
    return line


class Seat:
    """Plays one table: a random offer, again and again."""

    def __init__(self, line: Line, luck: Random) -> None:
        self.line, self.luck = line, luck
        self.id, self.revision, self.over = 0, 0, False
        self.offers: list[Offer] = []
        self.sizes: list[list[int]] = []

    def hear(self, raw: bytes) -> Told:
        told = DECODER.decode(raw)
        if told.type in ("table", "update"):
            self.revision = told.revision or self.revision
            if told.offers is not None:
                before = self.offers
                self.offers = [before[one] if isinstance(one, int) else one for one in told.offers]
            self.over = self.over or told.stage == "over"
        return told

    async def move(self) -> float:
        """One move and its round trip in seconds."""
        self.id += 1
        text = self.luck.choice(self.offers).text
        said = {"id": self.id, "type": "move", "text": text, "revision": self.revision}
        begun = time.perf_counter()
        self.line.send(msgspec.json.encode(said))
        sizes = []
        while True:
            raw, size = await self.line.frames.get()
            sizes.append(size)
            told = self.hear(raw)
            if told.type == "answer":
                if not told.ok:
                    raise SystemExit(f"a move was refused: {raw.decode()}")
                self.sizes.append(sizes)
                return time.perf_counter() - begun


class Echo:
    """The same for the bare server: a message as long as a move, as many answers."""

    def __init__(self, line: Line, answers: int) -> None:
        self.line, self.answers, self.over, self.moves = line, answers, False, 0

    async def move(self) -> float:
        begun = time.perf_counter()
        self.line.send(b'{"id": 123, "type": "move", "text": "place carrot at 3,4", "revision": 123}')
        for _ in range(self.answers):
            await self.line.frames.get()
        self.moves += 1
        return time.perf_counter() - begun


async def flat_out(seats: list[Any], seconds: float) -> float:
    """Moves accepted per second, every table as fast as it can."""
    moves = 0
    end = time.perf_counter() + seconds

    async def one(seat: Any) -> None:
        nonlocal moves
        while time.perf_counter() < end and not seat.over:
            await seat.move()
            moves += 1

    begun = time.perf_counter()
    await asyncio.gather(*(one(seat) for seat in seats))
    return moves / (time.perf_counter() - begun)


async def paced(seats: list[Any], seconds: float) -> list[float]:
    """Round trips, every table moving once a second, spread evenly."""
    trips: list[float] = []

    async def one(seat: Any, wait: float) -> None:
        await asyncio.sleep(wait)
        for _ in range(int(seconds)):
            if seat.over:
                return
            trip = await seat.move()
            trips.append(trip)
            await asyncio.sleep(max(0.0, 1 - trip))

    await asyncio.gather(*(one(seat, number / len(seats)) for number, seat in enumerate(seats)))
    return sorted(trips)


async def probed(port: int, seconds: float) -> list[float]:
    """How long /livez takes meanwhile."""
    import httpx

    took: list[float] = []
    end = time.perf_counter() + seconds
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=60, trust_env=False) as web:
        while time.perf_counter() < end:
            begun = time.perf_counter()
            (await web.get("/livez")).raise_for_status()
            took.append(time.perf_counter() - begun)
            await asyncio.sleep(0.05)
    return sorted(took)


# ---- what is measured ----


async def made(port: int, count: int) -> tuple[list[str], str]:
    """Tables for two people on one screen, and the cookie that sits there."""
    import httpx

    ids = []
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=60, trust_env=False) as web:
        for _ in range(count):
            answer = await web.post("/api/tables", json={"game": GAME, "seats": PEOPLE})
            ids.append(str(answer.json()["id"]))
        return ids, "; ".join(f"{name}={value}" for name, value in web.cookies.items())


async def seated(port: int, count: int, mode: str) -> list[Seat]:
    ids, cookie = await made(port, count)
    seats = []
    for id in ids:
        line = await opened(port, f"/api/tables/{id}/socket?mode={mode}", cookie)
        seat = Seat(line, Random(id))
        seat.hear((await line.frames.get())[0])
        seats.append(seat)
    return seats


def measure(folder: Path, count: int, seconds: float, mode: str) -> dict[str, Any]:
    serving = Serving("table", "--data", str(folder / f"table-{count}-{mode}.sqlite"), "--rest", "3600")
    try:

        async def play() -> tuple[float, float, list[float], list[float], list[list[int]]]:
            seats = await seated(serving.port, count, mode)
            trips: list[float] = []
            alive: list[float] = []
            if count <= 100:
                length = min(seconds, 8)
                trips, alive = await asyncio.gather(paced(seats, length), probed(serving.port, length))
            for seat in seats:
                seat.sizes.clear()
            begun = serving.spent()
            rate = await flat_out(seats, seconds)
            spent = serving.spent() - begun
            return rate, spent, trips, alive, [sizes for seat in seats for sizes in seat.sizes]

        rate, spent, trips, alive, sizes = asyncio.run(play())
    finally:
        serving.stop()
    many = round(sum(len(one) for one in sizes) / len(sizes))
    whole = sum(sum(one) for one in sizes) / len(sizes)
    answer = round(sum(one[-1] for one in sizes) / len(sizes))
    alike = [round((whole - answer) / (many - 1))] * (many - 1) + [answer]
    bare, bare_spent = bare_rate(folder, count, seconds, mode, alike, "FULL")
    careless, _ = bare_rate(folder, count, seconds, mode, alike, "OFF")
    return {
        "tables": count,
        "mode": mode,
        "moves_per_second": round(rate),
        "bare_per_second": round(bare),
        "share": round(rate / bare, 3),
        "careless_per_second": round(careless),
        "cpu_us": round(spent / len(sizes) * 1e6),
        "bare_cpu_us": round(bare_spent * 1e6),
        "messages": alike,
        "p50_ms": round(trips[len(trips) // 2] * 1000, 1) if trips else None,
        "p95_ms": round(trips[int(len(trips) * 0.95)] * 1000, 1) if trips else None,
        "livez_ms": round(alive[int(len(alive) * 0.95)] * 1000, 1) if alive else None,
    }


def bare_rate(
    folder: Path, count: int, seconds: float, mode: str, sizes: list[int], sync: str
) -> tuple[float, float]:
    """Messages per second and processor seconds per message, with the table's own setting (FULL: commits
    reach the disk), or never waiting for the disk (OFF)."""
    words = ",".join(str(size) for size in sizes)
    serving = Serving(
        "bare", "--data", str(folder / f"bare-{count}-{mode}-{sync}.sqlite"), "--sizes", words, "--sync", sync
    )
    try:

        async def play() -> tuple[float, float]:
            lines = [await opened(serving.port, f"/{number}", "", squeezed=False) for number in range(count)]
            echoes = [Echo(line, len(sizes)) for line in lines]
            begun = serving.spent()
            rate = await flat_out(echoes, seconds)
            return rate, (serving.spent() - begun) / sum(echo.moves for echo in echoes)

        return asyncio.run(play())
    finally:
        serving.stop()


def idle_memory(folder: Path, count: int) -> dict[str, float]:
    """Kilobytes that one more table costs: with nobody there; and idle with its page still open, after some
    play. Tables come in batches, as in life, so that what a resting table gives back is used again; the
    second half counts, when the server has made most of what all tables share (some megabytes)."""
    serving = Serving("table", "--data", str(folder / "idle.sqlite"), "--rest", "1")
    batch = max(1, count // 10)
    open_, alone = [], []
    try:

        async def play() -> None:
            kept = []
            for _ in range(10):
                seats = await seated(serving.port, batch, "page")
                for _ in range(20):
                    for seat in seats:
                        await seat.move()
                kept.append(seats)
                await asyncio.sleep(2.5)
                open_.append(serving.memory())
            for _ in range(10):
                await made(serving.port, batch)
                alone.append(serving.memory())

        asyncio.run(play())
    finally:
        serving.stop()

    def each(sizes: list[int]) -> float:
        half = sizes[len(sizes) // 2 :]
        return round((half[-1] - half[0]) / (len(half) - 1) / batch / 1024, 1)

    return {"idle_kb": each(alone), "open_kb": each(open_)}


def main() -> None:
    given = arguments()
    if given.serve == "table":
        run_table(given.port, given.data, given.rest)
        return
    if given.serve == "bare":
        run_bare(given.port, given.data, [int(size) for size in given.sizes.split(",")], given.sync)
        return
    from allotment.games.garden_dice import game

    compiled = not str(game.__file__).endswith(".py")
    print(f"{GAME}, rules {'compiled' if compiled else 'NOT compiled'}, {os.cpu_count()} cores")
    found: dict[str, Any] = {"compiled": compiled, "runs": []}
    good = True
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        for count in given.tables:
            for mode in given.modes:
                run = measure(folder, count, given.seconds, mode)
                found["runs"].append(run)
                good &= run["share"] >= 0.25 and max(run["p95_ms"] or 0, run["livez_ms"] or 0) < 100
                print(
                    f"{count:>5} tables, {mode:<5} {run['moves_per_second']:>6} moves/s, bare "
                    f"{run['bare_per_second']:>6}/s, share {run['share']:.2f} (bare not waiting for the disk "
                    f"{run['careless_per_second']}/s), processor {run['cpu_us']} us a move, bare "
                    f"{run['bare_cpu_us']} us"
                    + (
                        f", round trip p50 {run['p50_ms']} ms, p95 {run['p95_ms']} ms, "
                        f"/livez p95 {run['livez_ms']} ms"
                        if run["p95_ms"]
                        else ""
                    )
                    + f", messages {run['messages']} bytes",
                    flush=True,
                )
        found["memory"] = idle_memory(folder, given.idle)
        good &= max(found["memory"].values()) < 50
        print(
            f"memory per idle table: {found['memory']['idle_kb']} KB; "
            f"with its page still open {found['memory']['open_kb']} KB"
        )
    if given.json:
        print(json.dumps(found))
    print("all bars reached" if good else "NOT all bars reached: a quarter of bare, p95s under 100 ms, 50 KB")
    raise SystemExit(0 if good else 1)


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--tables", type=int, nargs="+", default=[100, 1000])
    parser.add_argument("--modes", nargs="+", default=["page", "plain"])
    parser.add_argument("--seconds", type=float, default=10)
    parser.add_argument("--idle", type=int, default=1000)
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--serve", help=argparse.SUPPRESS)
    parser.add_argument("--port", type=int, help=argparse.SUPPRESS)
    parser.add_argument("--data", help=argparse.SUPPRESS)
    parser.add_argument("--rest", type=float, default=60, help=argparse.SUPPRESS)
    parser.add_argument("--sync", default="FULL", help=argparse.SUPPRESS)
    parser.add_argument("--sizes", default="", help=argparse.SUPPRESS)
    return parser.parse_args()


if __name__ == "__main__":
    main()
