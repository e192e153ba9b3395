"""One, two and three servers on one PostgreSQL, side by side in one run: what a move costs, and when another
page is told.

    make bench-many                     or: python -m bench.many [--tables 8] [--seconds 10] [--bars]

Every table has a mover and a second page. Sticky: both at the same server. Apart: at two of them. Processor
time is that of all servers together, without PostgreSQL's. Moves a second are limited by the players, who are
on the same machine: with fewer cores than servers they say nothing.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import sys
import tempfile
import time
from pathlib import Path
from typing import Any, Final

from websockets.asyncio.client import ClientConnection, connect

from tests.server.many import database, quantile
from tests.server.serving import Person, Process, until

TICK: Final = os.sysconf("SC_CLK_TCK")
WARM: Final = 2.0  # seconds that are not measured
BARS: Final = {"sticky": 1.6, "apart": 2.4}  # processor time of a plain move, as a multiple of one server's
TOLD: Final = 0.025  # seconds until 95 of 100 moves are told at another server, at most


def seconds(server: Process) -> float:
    """Of processor time, without the thinking processes'."""
    assert server.process is not None
    fields = Path(f"/proc/{server.process.pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICK


class Pair:
    """A table with two pages."""

    def __init__(self, here: str, there: str) -> None:
        self.here, self.there = here, there
        with Person(here) as person:
            made = person.make("garden-dice", [{"kind": "person"}, {"kind": "here"}])
            self.id, self.cookie = made["id"], person.cookie()
        self.moved: dict[int, float] = {}
        self.told: list[float] = []
        self.moves = 0
        self.over = False

    def line(self, url: str) -> Any:
        address = f"{url.replace('http', 'ws', 1)}/api/tables/{self.id}/socket?mode=plain"
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


def measured(
    urls: list[str], servers: list[Process], apart: bool, tables: int, length: float
) -> dict[str, float]:
    at = [(n % len(urls), (n + apart) % len(urls)) for n in range(tables)]

    async def run(length: float) -> list[Pair]:
        end = time.monotonic() + length
        found: list[Pair] = []

        async def keep_playing(here: int, there: int) -> None:
            while time.monotonic() < end:  # a game may end before
                found.append(await asyncio.to_thread(Pair, urls[here], urls[there]))
                await found[-1].play(end)

        await asyncio.gather(*(keep_playing(*one) for one in at))
        return found

    asyncio.run(run(WARM))
    before, begun = sum(map(seconds, servers)), time.monotonic()
    pairs = asyncio.run(run(length))
    moves, told = sum(pair.moves for pair in pairs), [one for pair in pairs for one in pair.told]
    return {
        "us": (sum(map(seconds, servers)) - before) / moves * 1e6,
        "rate": moves / (time.monotonic() - begun),
        "told_50": quantile(told, 0.5) * 1000,
        "told_95": quantile(told, 0.95) * 1000,
    }


def main() -> int:
    given = argparse.ArgumentParser(description="one, two and three servers on one PostgreSQL")
    given.add_argument("--tables", type=int, default=8)
    given.add_argument("--seconds", type=float, default=10.0)
    given.add_argument(
        "--bars", action="store_true", help="exit 1 where a bar is missed (on a quiet machine)"
    )
    wish = given.parse_args()
    print(
        f"{os.cpu_count()} cores, {wish.tables} tables, {wish.seconds:g} s each; told: after the mover, in ms"
    )
    print(
        f"{'servers':8} {'pages':7} {'us a move':>10} {'beside one':>11} {'told p50':>9} {'p95':>6} "
        f"{'moves/s':>8}"
    )
    missed, alone = [], 0.0
    with tempfile.TemporaryDirectory(prefix="allotment-bench-") as folder, database(Path(folder)) as data:
        for count in (1, 2, 3):
            servers = [Process(data) for _ in range(count)]
            try:
                for server in servers:
                    server.launch()
                for server in servers:
                    until(server.answers, 180)
                for how in ("sticky", "apart") if count > 1 else ("sticky",):
                    urls = [server.url for server in servers]
                    got = measured(urls, servers, how == "apart", wish.tables, wish.seconds)
                    alone = alone or got["us"]
                    ratio = got["us"] / alone
                    print(
                        f"{count:<8} {how:7} {got['us']:10.0f} {ratio:10.2f}x {got['told_50']:9.1f} "
                        f"{got['told_95']:6.1f} {got['rate']:8.0f}",
                        flush=True,
                    )
                    if ratio > BARS[how] or (how == "apart" and got["told_95"] > TOLD * 1000):
                        missed.append(f"{count} servers, {how}")
            finally:
                for server in servers:
                    server.stop()
    if missed and wish.bars:
        print(f"missed: {', '.join(missed)}")
    return int(wish.bars and bool(missed))


if __name__ == "__main__":
    sys.exit(main())
