"""One, two and three servers on one PostgreSQL, side by side in one run: what a move costs, and when another
page is told.

    make bench-many                     or: python -m bench.many [--tables 4] [--seconds 10] [--bars]

Every table has a mover and a second socket: pages, which are sent pictures, or plain ones, as programs use.
Each server has as many tables: the fewer moves one has, the more each costs, however many servers there are,
as it wakes up for each alone.
Sticky: both at the same server. Apart: at two of them. Unheard: one server that tells nobody what it does.
Processor time is that of all servers together, without PostgreSQL's. Moves a second are limited by the
players, who are on the same machine, unless each server is busy: that takes a core for each server, the
database and the players, and many tables.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

from websockets.asyncio.client import ClientConnection, connect

from tests.server.many import database, quantile
from tests.server.serving import Person, Process, until

TICK: Final = os.sysconf("SC_CLK_TCK")
CALM: Final = 0.1  # seconds of processor time in two seconds that are nothing
LONGEST_WARMING: Final = 60.0  # seconds
WARM: Final = 2.0  # seconds that are not measured
BARS: Final = {
    ("page", "sticky"): 1.25,
    ("page", "apart"): 2.2,
    ("plain", "sticky"): 1.6,
    ("plain", "apart"): 2.4,
}  # processor time of a move, as a multiple of one server's, at most
HEARD: Final = 1.1  # that of one server, as a multiple of what it is if nobody is told
CORES: Final = 6  # so many are needed to see how much more several servers carry:
CARRIED: Final = {2: 1.7, 3: 2.3}  # moves a second, as a multiple of one server's, at least
BUSY: Final = 0.8  # of a core: a server that is less busy could carry more
ALONE: Final = """
import sys
from allotment.server.store import bus, store
store.PostgresBus = lambda address: bus.Bus()
from allotment.cli import main
sys.exit(main(sys.argv[1:]))
"""
TOLD: Final = 0.025  # seconds until 95 of 100 moves are told at another server, at most


def seconds(server: Process) -> float:
    """Of processor time, without the thinking processes'."""
    assert server.process is not None
    fields = Path(f"/proc/{server.process.pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICK


def calm(servers: list[Process]) -> None:
    """Until they have warmed up, and do nothing."""
    end = time.monotonic() + LONGEST_WARMING
    before = -1.0
    while time.monotonic() < end:
        now = sum(map(seconds, servers))
        if now - before < CALM:
            return
        before = now
        time.sleep(2)


class Unheard(Process):
    """A server that has the database to itself, and tells nobody."""

    def program(self) -> list[str]:
        return [sys.executable, "-c", ALONE]


class Pair:
    """A table with two pages."""

    def __init__(self, here: str, there: str, mode: str) -> None:
        self.here, self.there, self.mode = here, there, mode
        with Person(here) as person:
            made = person.make("garden-dice", [{"kind": "person"}, {"kind": "here"}])
            self.id, self.cookie = made["id"], person.cookie()
        self.moved: dict[int, float] = {}
        self.told: list[float] = []
        self.moves = 0
        self.over = False

    def line(self, url: str) -> Any:
        address = f"{url.replace('http', 'ws', 1)}/api/tables/{self.id}/socket?mode={self.mode}&layout=wide"
        return connect(address, additional_headers={"Cookie": self.cookie}, proxy=None, max_size=None)

    async def play(self, end: float) -> None:
        async with self.line(self.here) as mover, self.line(self.there) as other:
            hearing = asyncio.create_task(self.hear(other))
            table = json.loads(await mover.recv())
            number = 0
            while time.monotonic() < end and table["stage"] == "playing" and table["offers"]:
                number += 1
                text = table["offers"][number % len(table["offers"])]["text"]
                command = {"id": number, "type": "move", "text": text, "revision": table["revision"]}
                await mover.send(json.dumps(command))
                await self.answered(mover, table, number)
                await asyncio.sleep(0.052)  # a socket may send 20 commands a second
            self.over = table["stage"] != "playing"
            await asyncio.sleep(0.2)
            hearing.cancel()

    async def answered(self, mover: ClientConnection, table: dict[str, Any], number: int) -> None:
        while True:
            message = json.loads(await mover.recv())
            if message["type"] == "update":
                self.moved[message["revision"]] = time.monotonic()
                old = table["offers"]
                new = message.get("offers", old)
                table.update({name: message[name] for name in ("revision", "stage") if name in message})
                table["offers"] = [old[one] if isinstance(one, int) else one for one in new]
            elif message["type"] == "table":
                table.update(message)
            elif message["type"] == "answer" and message["id"] == number:
                self.moves += message["ok"]
                return

    async def hear(self, other: ClientConnection) -> None:
        async for text in other:
            message = json.loads(text)
            if message["type"] == "update" and message["revision"] in self.moved:
                self.told.append(max(0.0, time.monotonic() - self.moved[message["revision"]]))


def measured(servers: list[Process], mode: str, apart: bool, tables: int, length: float) -> dict[str, float]:
    """With so many tables for each server."""
    urls = [server.url for server in servers]
    at = [(n % len(urls), (n + apart) % len(urls)) for n in range(tables * len(urls))]

    async def run(length: float) -> list[Pair]:
        end = time.monotonic() + length
        found: list[Pair] = []

        async def keep_playing(here: int, there: int) -> None:
            while time.monotonic() < end:  # a game may end before
                found.append(await asyncio.to_thread(Pair, urls[here], urls[there], mode))
                await found[-1].play(end)

        await asyncio.gather(*(keep_playing(*one) for one in at))
        return found

    asyncio.run(run(WARM))
    before, begun = sum(map(seconds, servers)), time.monotonic()
    pairs = asyncio.run(run(length))
    moves, told = sum(pair.moves for pair in pairs), [one for pair in pairs for one in pair.told]
    spent, length = sum(map(seconds, servers)) - before, time.monotonic() - begun
    return {
        "us": spent / moves * 1e6,
        "rate": moves / length,
        "busy": spent / length / len(servers),
        "told_50": quantile(told, 0.5) * 1000,
        "told_95": quantile(told, 0.95) * 1000,
    }


def main() -> int:
    given = argparse.ArgumentParser(description="one, two and three servers on one PostgreSQL")
    given.add_argument("--tables", type=int, default=4, help="for each server")
    given.add_argument("--seconds", type=float, default=10.0)
    given.add_argument(
        "--bars", action="store_true", help="exit 1 where a bar is missed (on a quiet machine)"
    )
    wish = given.parse_args()
    print(
        f"{os.cpu_count()} cores, {wish.tables} tables a server, {wish.seconds:g} s each; "
        "told: after the mover, in ms"
    )
    print(
        f"{'':6}{'servers':8} {'':8} {'us a move':>10} {'beside one':>11} {'told p50':>9} {'p95':>6} "
        f"{'moves/s':>8} {'busy':>5}"
    )
    missed: list[str] = []
    with tempfile.TemporaryDirectory(prefix="allotment-bench-") as folder, database(Path(folder)) as data:
        one: dict[str, dict[str, float]] = {}
        for count in (1, 2, 3):
            with serving(Process, data, count) as servers:
                for mode in ("page", "plain"):
                    for how in ("sticky", "apart") if count > 1 else ("sticky",):
                        got = measured(servers, mode, how == "apart", wish.tables, wish.seconds)
                        missed += judged(mode, count, how, got, one.setdefault(mode, got))
        with serving(Unheard, data, 1) as servers:
            for mode in ("page", "plain"):
                got = measured(servers, mode, False, wish.tables, wish.seconds)
                tell(mode, 1, "unheard", got, one[mode])
                if one[mode]["us"] > HEARD * got["us"]:
                    missed.append(f"telling others ({mode})")
    if missed and wish.bars:
        print(f"missed: {', '.join(missed)}")
    return int(wish.bars and bool(missed))


@contextmanager
def serving(kind: type[Process], data: str, count: int) -> Iterator[list[Process]]:
    servers = [
        kind(data, 0, "--limit", "requests=0", "--limit", "made=0", "--limit", "kept=0") for _ in range(count)
    ]
    try:
        for server in servers:
            server.launch()
        for server in servers:
            until(server.answers, 180)
        calm(servers)
        yield servers
    finally:
        for server in servers:
            server.stop()


def tell(mode: str, count: int, how: str, got: dict[str, float], one: dict[str, float]) -> None:
    print(
        f"{mode:6}{count:<8} {how:8} {got['us']:10.0f} {got['us'] / one['us']:10.2f}x {got['told_50']:9.1f} "
        f"{got['told_95']:6.1f} {got['rate']:8.0f} {got['busy']:5.2f}",
        flush=True,
    )


def judged(mode: str, count: int, how: str, got: dict[str, float], one: dict[str, float]) -> list[str]:
    """The bars that are missed."""
    tell(mode, count, how, got, one)
    missed = []
    if got["us"] > BARS[mode, how] * one["us"]:
        missed.append("processor time")
    if how == "apart" and got["told_95"] > TOLD * 1000:
        missed.append("told")
    if (os.cpu_count() or 1) >= CORES and how == "sticky" and count > 1:
        if one["busy"] < BUSY:
            print("       one server had time left: with more --tables this shows what several carry")
        elif got["rate"] < CARRIED[count] * one["rate"]:
            missed.append("moves a second")
    return [f"{what} ({mode}, {count} servers, {how})" for what in missed]


if __name__ == "__main__":
    sys.exit(main())
