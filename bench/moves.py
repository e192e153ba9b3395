"""What a move costs the server, by game: processor time of games between two people with a page each (or with
a program each), with the same luck every time.

    PYTHONPATH=build/compiled:. python -m bench.moves [--games garden-dice ...] [--modes page plain]
        [--rounds 5] [--unsaved] [--against another/build/compiled]

The whole server runs in this process, from bytes that come from a socket to bytes that go to one; only the
sockets are not real. Each round plays the same games; of each move the least of all rounds counts, as other
work on the machine only ever adds. With `--against` two builds take turns, each in a process of its own.
With `--unsaved` moves are not written to the store: no thread waits for another, which is most of the noise
on a busy machine.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from random import Random
from typing import Any, Final

import httpx
import uvicorn
import uvloop
from uvicorn.server import ServerState

from allotment.games import SHELF
from bench.table import DEFLATE, Line, Seat, lifted

MOST: Final = 100  # moves at one table: long games are broken off
TABLES: Final = 3
TURNS: Final = 2  # of two builds
OPTIONS: Final[dict[str, dict[str, Any]]] = {"gardeners": {"move_limit": 40, "timer": 30}}
HOST: Final = "127.0.0.1"

Costs = list[tuple[float, int]]  # of each move: seconds of processor time, and bytes sent to both


class Wire(asyncio.Transport):
    """What the server takes for a socket: what it writes waits until somebody reads it."""

    def __init__(self) -> None:
        super().__init__({"peername": (HOST, 1), "sockname": (HOST, 2)})
        self.protocol: Any = None
        self.written: list[bytes] = []
        self.answered = asyncio.Event()

    def set_protocol(self, protocol: asyncio.BaseProtocol) -> None:
        self.protocol = protocol

    def get_protocol(self) -> asyncio.BaseProtocol:
        found: asyncio.BaseProtocol = self.protocol
        return found

    def write(self, data: Any) -> None:
        self.written.append(bytes(data))
        if b"answer" in data[-500:] or b" 101 " in data[:500]:  # too short to be compressed
            self.answered.set()

    def writelines(self, list_of_data: Any) -> None:
        self.write(b"".join(list_of_data))

    def is_closing(self) -> bool:
        return False

    def pause_reading(self) -> None: ...

    def resume_reading(self) -> None: ...

    def close(self) -> None: ...

    def abort(self) -> None: ...


class Page:
    """One person's socket: the server's end, and what reads it."""

    def __init__(self, config: uvicorn.Config, state: ServerState, path: str, cookie: str) -> None:
        self.wire = Wire()
        made: Any = config.http_protocol_class  # uvicorn's type says nothing of its arguments
        self.wire.protocol = made(config=config, server_state=state, app_state={})
        self.wire.protocol.connection_made(self.wire)
        self.line = Line()
        self.line.transport = self  # what it sends comes back here
        self.asked = b""
        hello = (
            f"GET {path} HTTP/1.1\r\nHost: {HOST}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n"
            f"{DEFLATE}Cookie: {cookie}\r\n\r\n"
        )
        self.wire.protocol.data_received(hello.encode())

    def write(self, data: bytes) -> None:
        self.asked = data

    def read(self, seat: Seat) -> int:
        """Hears what was written; its bytes."""
        for data in self.wire.written:
            self.line.data_received(data)
        self.wire.written.clear()
        total = 0
        while not self.line.frames.empty():
            raw, size = self.line.frames.get_nowait()
            seat.hear(raw)
            total += size
        return total


async def played(pages: list[Page], name: str) -> Costs:
    luck, costs = Random(name), Costs()
    seats = [Seat(page.line, luck) for page in pages]
    for page in pages:
        await page.wire.answered.wait()
    await settled()
    for page, seat in zip(pages, seats, strict=True):
        page.read(seat)
    while len(costs) < MOST:
        acting = [at for at, seat in enumerate(seats) if seat.offers and not seat.over]
        if not acting:
            break
        at = acting[len(costs) % len(acting)]  # in turn, where all may act at once
        page, seat = pages[at], seats[at]
        seat.id += 1
        said = {"id": seat.id, "type": "move", "revision": seat.revision}
        page.line.send(json.dumps({**said, "text": luck.choice(seat.offers).text}).encode())
        page.wire.answered.clear()
        begun = time.process_time()
        page.wire.protocol.data_received(page.asked)
        await page.wire.answered.wait()
        spent = time.process_time() - begun
        await settled()
        sent = sum(page.read(seat) for page, seat in zip(pages, seats, strict=True))
        costs.append((spent, sent))
    return costs


async def idle() -> None:
    """Until what a server does beside at its start is done."""
    begun = -1.0
    while time.process_time() - begun > 0.02:
        begun = time.process_time()
        await asyncio.sleep(0.1)


async def settled() -> None:
    for _ in range(5):
        await asyncio.sleep(0)


@asynccontextmanager
async def serving(folder: str) -> AsyncIterator[tuple[uvicorn.Config, ServerState]]:
    from allotment.server.app import build
    from allotment.server.run import config
    from allotment.server.settings import Limits, Settings

    settings = Settings(data=str(Path(folder) / "moves.sqlite"), limits=lifted(Limits()))
    settings.luck = Random(7).randbytes
    app = build(settings)
    made = config(app, settings)
    made.load()
    async with app.router.lifespan_context(app):
        await idle()
        yield made, ServerState()


async def seated(app: Any, game: str) -> tuple[str, list[str]]:
    """A table of two people: its id, and their cookies."""
    cookies = []
    made: dict[str, Any] = {}
    for name in ("Ines", "Noor"):
        web = httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url=f"http://{HOST}")
        async with web:
            if not made:
                people = [{"kind": "person", "name": name}, {"kind": "open"}]
                asked = {"game": game, "seats": people, "options": OPTIONS.get(game, {})}
                made = (await web.post("/api/tables", json=asked)).json()
            else:
                asked = {"token": made["invite"].rsplit("/", 1)[1], "name": name}
                (await web.post(f"/api/tables/{made['id']}/claim", json=asked)).raise_for_status()
            cookies.append("; ".join(f"{key}={value}" for key, value in web.cookies.items()))
    return made["id"], cookies


@contextmanager
def saving(app: Any, saved: bool) -> Iterator[None]:
    """Moves are saved, or nothing is."""

    async def nothing(*given: Any) -> None: ...

    while not hasattr(app, "state"):  # something has been put around it
        app = app.app
    state = app.state
    store = state.registry.store if hasattr(state, "registry") else state.hall.store  # as it was called once
    save = "save" if hasattr(store, "save") else "keep"
    if not saved:
        setattr(store, save, nothing)
    yield
    if not saved:
        delattr(store, save)


async def measured(game: str, mode: str, saved: bool) -> Costs:
    found: Costs = []
    with tempfile.TemporaryDirectory() as folder:
        async with serving(folder) as (config, state):
            for number in range(TABLES):
                id, cookies = await seated(config.app, game)
                path = f"/api/tables/{id}/socket?mode={mode}"
                pages = [Page(config, state, path, cookie) for cookie in cookies]
                with saving(config.app, saved):
                    found += await played(pages, f"{game} {number}")
                for page in pages:
                    page.wire.protocol.connection_lost(None)
                await settled()
    return found


def rounds(game: str, mode: str, saved: bool, count: int) -> list[Costs]:
    """After one that isn't counted."""

    async def run() -> list[Costs]:
        await measured(game, mode, saved)
        return [await measured(game, mode, saved) for _ in range(count)]

    return uvloop.run(run())


def elsewhere(build: str, game: str, mode: str, given: argparse.Namespace) -> list[Costs]:
    """The rounds of a build, in a process of its own."""
    root = Path(__file__).resolve().parent.parent
    words = ["--games", game, "--modes", mode, "--rounds", str(given.rounds), "--json"]
    words += ["--unsaved"] if given.unsaved else []
    out = subprocess.run(
        [sys.executable, "-m", "bench.moves", *words],
        env={**os.environ, "PYTHONPATH": f"{build}{os.pathsep}{root}"},
        stdout=subprocess.PIPE,
        text=True,
        check=True,
    ).stdout
    return [[(seconds, sent) for seconds, sent in one] for one in json.loads(out.splitlines()[-1])]


def least(found: list[Costs]) -> tuple[float, float, int]:
    """Microseconds and bytes per move, and how many moves: of each move the least."""
    moves = [min(costs) for costs in zip(*found, strict=False)]
    return (
        sum(seconds for seconds, _ in moves) / len(moves) * 1e6,
        sum(sent for _, sent in moves) / len(moves),
        len(moves),
    )


def main() -> None:
    given = arguments()
    here = os.environ.get("PYTHONPATH", "").split(os.pathsep)[0]
    for mode in given.modes:
        ratios = []
        for game in given.games:
            if given.json:
                print(json.dumps(rounds(game, mode, not given.unsaved, given.rounds)))
                continue
            ours, theirs = [], []
            for _ in range(TURNS if given.against else 1):
                ours += elsewhere(here, game, mode, given)
                if given.against:
                    theirs += elsewhere(given.against, game, mode, given)
            spent, sent, moves = least(ours)
            shown = f"{game:<18}{mode:<6}{spent:>6.0f} us and {sent:>5.0f} bytes per move"
            if theirs:
                there, others, _ = least(theirs)
                ratios.append(spent / there)
                shown += f", there {there:>5.0f} us and {others:>5.0f} bytes: {ratios[-1]:.2f} times"
            print(f"{shown} ({moves} moves)", flush=True)
        if ratios:
            print(f"{mode}: {sum(ratios) / len(ratios):.2f} times on average", flush=True)


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--games", nargs="+", default=list(SHELF))
    parser.add_argument("--modes", nargs="+", default=["page", "plain"])
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--unsaved", action="store_true", help="write nothing to the store")
    parser.add_argument("--against", default="", help="where another build lies")
    parser.add_argument("--json", action="store_true", help=argparse.SUPPRESS)
    return parser.parse_args()


if __name__ == "__main__":
    main()
