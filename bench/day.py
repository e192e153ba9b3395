"""A store as after a day of slow tables, and how a server bears it: its start, the shelf, a cold table, a
round of housekeeping, a copy, and its memory.

    make bench-day DAY=2000             or: python -m bench.day --tables 2000

The tables are played, each with luck and people of its own: moves are chosen at random, up to somewhere, as a
day leaves it. Bounds are printed next to what was measured; those are for a quiet machine.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
import time
from pathlib import Path
from random import Random
from typing import Any, Final

from allotment.games import SHELF, make
from allotment.kernel.chance import seeded
from allotment.kernel.game import CLOCK
from allotment.kernel.match import Match
from allotment.kernel.record import Record
from allotment.server import copies
from allotment.server.settings import Settings
from allotment.server.store.statements import new_table
from allotment.server.store.store import Store, store_url
from allotment.server.tables.creation import Draft
from allotment.server.tables.expiry import DAY, forget
from allotment.server.tables.holders import Holder
from allotment.server.tables.registry import Registry
from allotment.server.tokens import digest, new_token
from tests.server.serving import Person, Process

PEOPLE: Final = 50  # tables of one person, about
COLD: Final = 100  # tables that are opened
BOUNDS: Final = {"start": 10.0, "shelf": 2.0, "cold": 1.0, "sweep": 5.0, "memory": 400.0}


def played(draft: Draft, luck: Random, most: int) -> None:
    """Moves at random, up to somewhere, spread over the day before now."""
    game = draft.rules
    draft.row["seed"] = luck.randbytes(16).hex()
    match: Match[Any, Any] = Match(
        game, Record(game.slug, game.version, game.options, draft.row["seed"]), seeded(draft.row["seed"])
    )
    for _ in range(luck.randrange(most)):
        able = [seat for seat in game.to_act(match.state) if seat >= 0 and game.legal(match.state, seat)]
        if not able:
            break
        seat = luck.choice(able)
        match.play(seat, luck.choice(game.legal(match.state, seat)).text)
    at = draft.at - luck.randrange(DAY)
    for event in match.record.events:
        draft.entry("clock" if event.seat == CLOCK else "move", event.seat, event.text)
        at += luck.randrange(1, 600_000)
        draft.entries[-1]["at"] = min(at, draft.at)


async def filled(data: str, tables: int) -> tuple[list[str], int]:
    """The tokens of those who sit there, and how many entries there are."""
    luck = Random("a day of slow tables")
    registry = Registry(Settings(data), Store(store_url(data)))
    tokens = [new_token(luck.randbytes) for _ in range(max(1, 2 * tables // PEOPLE))]
    waiting: list[asyncio.Future[None]] = []
    entries = 0
    for number in range(tables):
        draft = Draft(registry, make(luck.choice(SHELF), {"seats": 2}), digest(tokens[number % len(tokens)]))
        for seat in range(2):
            draft.sit(seat, Holder("person", f"Person {number % 7}{seat}"))
            draft.place(digest(tokens[(number + seat) % len(tokens)]), seat)
        played(draft, luck, 60)
        entries += len(draft.entries)
        kept = registry.store.save(new_table(draft.row, draft.seats, draft.places), draft.entries)
        waiting.append(asyncio.ensure_future(kept))
        if len(waiting) == 100:
            await asyncio.gather(*waiting)
            waiting = []
            print(f"\r{number + 1} tables", end="", file=sys.stderr, flush=True)
    await asyncio.gather(*waiting)
    print(file=sys.stderr)
    await registry.close()
    registry.store.close()
    return tokens, entries


def resident(server: Process) -> float:
    """MB."""
    assert server.process is not None
    lines = Path(f"/proc/{server.process.pid}/status").read_text().splitlines()
    return next(int(line.split()[1]) / 1024 for line in lines if line.startswith("VmRSS"))


def timed(do: Any) -> float:
    begun = time.monotonic()
    do()
    return time.monotonic() - begun


def swept(data: str) -> float:
    """A round of `--forget 1`, which looks through all of it."""

    async def run() -> float:
        registry = Registry(Settings(data, forget=1.0), Store(store_url(data)))
        begun = time.monotonic()
        await forget(registry)
        took = time.monotonic() - begun
        await registry.close()
        registry.store.close()
        return took

    return asyncio.run(run())


def main() -> int:
    given = argparse.ArgumentParser(description="a server on a store of many slow tables")
    given.add_argument("--tables", type=int, default=2000)
    wish = given.parse_args()
    with tempfile.TemporaryDirectory(prefix="allotment-day-") as folder:
        data = f"{folder}/tables.sqlite"
        begun = time.monotonic()
        tokens, entries = asyncio.run(filled(data, wish.tables))
        size = Path(data).stat().st_size / 1e6
        print(
            f"{wish.tables} tables, {entries} entries, {size:.0f} MB, "
            f"played in {time.monotonic() - begun:.0f} s"
        )
        server = Process(data)
        found = {"start": timed(server.start)}
        try:
            with Person(server.url) as person:
                person.http.cookies.set("allotment", tokens[0])
                before = resident(server)
                found["shelf"] = timed(lambda: person.http.get("/").raise_for_status())
                ids = []
                for token in tokens:
                    person.http.cookies.set("allotment", token)
                    ids += [row["id"] for row in person.get("/api/tables")["tables"][:5]]
                    if len(ids) >= COLD:
                        break
                person.http.cookies.set("allotment", tokens[-1])
                rows = person.get("/api/tables")["tables"]
                found["cold"] = timed(lambda: person.get(f"/api/tables/{rows[-1]['id']}"))
                found["memory"] = resident(server)
            found["backup"] = timed(lambda: copies.backup(data, f"{folder}/copy.sqlite"))
        finally:
            server.stop()
        found["sweep"] = swept(data)
    for name, value in found.items():
        unit = "MB" if name == "memory" else "s"
        bound = f"(bound {BOUNDS[name]:g} {unit})" if name in BOUNDS else ""
        print(f"{name:7} {value:8.2f} {unit} {bound}")
    print(f"memory before anybody came: {before:.0f} MB")
    return 0


if __name__ == "__main__":
    sys.exit(main())
