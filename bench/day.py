"""A store as after a day of slow tables, and how a server bears it: its start, the shelf, cold tables, a
round of housekeeping, a copy, a check of every table, and its memory.

    make bench-day DAY=2000             or: python -m bench.day --tables 2000

The tables are played, each with luck and people of its own: moves are chosen at random, up to somewhere, as a
day leaves it, and with the positions and summaries that a server keeps of them. Then a thousand of them are
opened and left again, several times over: what the server holds afterwards must not grow. Bounds are printed
next to what was measured and exit 1 where one is missed; they are for a quiet machine.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import shutil
import sqlite3
import sys
import tempfile
import time
from collections import deque
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from multiprocessing import get_context
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any, Final, NamedTuple

from allotment.games import SHELF
from allotment.kernel.chance import seeded
from allotment.kernel.game import CLOCK
from allotment.kernel.match import Match
from allotment.kernel.record import Record
from allotment.server import copies
from allotment.server.settings import Settings
from allotment.server.store.rows import Entry, Row, StoredTable
from allotment.server.store.statements import POSITION, SUMMARY, new_table
from allotment.server.store.store import Store, store_url
from allotment.server.tables.creation import Draft
from allotment.server.tables.expiry import AT_ONCE, DAY, forget
from allotment.server.tables.game import TableGame
from allotment.server.tables.holders import Holder
from allotment.server.tables.registry import Registry
from allotment.server.tables.rules import rules_of
from allotment.server.tables.summary import saved_summary
from allotment.server.tokens import digest, new_token
from bench.many import seconds
from tests.server.many import quantile
from tests.server.serving import Person, Process, until

PEOPLE: Final = 50  # tables of one person, about
BATCH: Final = 200  # tables that are played and kept at once
AHEAD: Final = 8  # batches that are being played while one is kept
MOVES: Final = 60  # of one table, at most
SHELVES: Final = 20  # people who look at their tables
ROUNDS: Final = 4  # times that many tables are opened, and left
OPENED: Final = 1000  # in each of them
BOUNDS: Final = {
    "start": 10.0,
    "shelf": 1.0,
    "cold": 0.5,
    "sweep": 2.0,  # a round that deletes what nobody has touched,
    "idle sweep": 2.0,  # and one that finds nothing, though all tables are old
    "backup": 60.0,
    "memory": 400.0,
    "growth": 8.0,
}  # seconds, and MB


class Played(NamedTuple):
    """Tables as they are kept: rows of the store."""

    tables: list[Row]
    seats: list[Row]
    places: list[Row]
    entries: list[Row]
    positions: list[Row]
    summaries: list[Row]


def batch(number: int, tokens: list[str], now: int) -> Played:
    """The tables of one batch. Runs in a process of its own."""
    luck = Random(f"a day of slow tables {number}")
    found = Played([], [], [], [], [], [])
    registry: Any = SimpleNamespace(settings=Settings("", luck=luck.randbytes, now=lambda: now))
    for _ in range(BATCH):
        draft = Draft(registry, rules_of(luck.choice(SHELF), {"seats": 2}), digest(luck.choice(tokens)))
        for seat, token in enumerate(luck.sample(tokens, 2)):
            draft.sit(seat, Holder("person", f"Person {luck.randrange(1000)}"))
            draft.place(digest(token), seat)
        played(draft, luck, MOVES)
        stored = StoredTable(
            {**draft.row, "options": json.loads(draft.row["options"])},
            draft.seats,
            draft.places,
            [Entry(*list(entry.values())[1:]) for entry in draft.entries],
            None,
            [],
        )
        game = TableGame(stored)
        found.tables.append(draft.row)
        found.seats.extend(draft.seats)
        found.places.extend(draft.places)
        found.entries.extend(draft.entries)
        found.positions.append(game.saved_position()[0][1])
        found.summaries.append(saved_summary(game)[1])
    return found


def played(draft: Draft, luck: Random, most: int) -> None:
    """A table that was made weeks ago. Moves at random, up to somewhere, spread over the day before now."""
    game = draft.rules
    draft.row["seed"] = luck.randbytes(16).hex()
    record = Record(game.slug, game.version, game.options, draft.row["seed"])
    match: Match[Any, Any] = Match(game, record, seeded(draft.row["seed"]))
    for _ in range(luck.randrange(1, most)):
        able = [seat for seat in game.to_act(match.state) if seat >= 0 and game.legal(match.state, seat)]
        if not able:
            break
        seat = luck.choice(able)
        match.play(seat, luck.choice(game.legal(match.state, seat)).text)
    for event in match.record.events:
        draft.entry("clock" if event.seat == CLOCK else "move", event.seat, event.text)
    draft.row["made"] = draft.at - 7 * DAY - luck.randrange(30 * DAY)
    at = draft.at - DAY // 8 - luck.randrange(DAY)
    for entry in draft.entries:
        entry["at"] = draft.row["made"] if entry["kind"] == "seat" else at
        at = min(at + luck.randrange(1, 600_000), draft.at)


def people(tables: int) -> list[str]:
    """The tokens of those who sit there."""
    luck = Random("people")
    return [new_token(luck.randbytes) for _ in range(max(2, 2 * tables // PEOPLE))]


async def filled(data: str, tables: int, jobs: int) -> None:
    tokens = people(tables)
    store = Store(store_url(data))
    now, batches = Settings("").now(), -(-tables // BATCH)
    with ProcessPoolExecutor(jobs, get_context("spawn")) as pool:
        playing = deque(pool.submit(batch, number, tokens, now) for number in range(min(AHEAD, batches)))
        for number in range(batches):
            found = await asyncio.wrap_future(playing.popleft())
            if number + AHEAD < batches:
                playing.append(pool.submit(batch, number + AHEAD, tokens, now))
            made: list[Any] = new_table({}, found.seats, found.places)
            made[0] = made[0][0], found.tables
            made += [(POSITION, found.positions), (SUMMARY, found.summaries)]
            await store.save(made, found.entries)
            print(f"\r{(number + 1) * BATCH} tables", end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)
    store.close()


class Took(NamedTuple):
    """Seconds, and of these what a processor worked."""

    whole: float
    worked: float


def timed(do: Any, working: Callable[[], float]) -> Took:
    begun, before = time.monotonic(), working()
    do()
    return Took(time.monotonic() - begun, working() - before)


def of_server(server: Process) -> Callable[[], float]:
    """Its processor time; 0 before it is there."""
    return lambda: seconds(server) if server.process is not None else 0.0


def resident(server: Process) -> float:
    """MB."""
    assert server.process is not None
    lines = Path(f"/proc/{server.process.pid}/status").read_text().splitlines()
    return next(int(line.split()[1]) / 1024 for line in lines if line.startswith("VmRSS"))


def at_tables(data: str, tokens: list[str]) -> list[tuple[str, str]]:
    """Tables in no order, and the token of somebody who sits there."""
    known = {digest(token): token for token in tokens}
    with sqlite3.connect(f"file:{data}?mode=ro", uri=True) as store:
        found = store.execute("select table_id, session from places where seat = 0").fetchall()
    store.close()
    Random("cold").shuffle(found)
    return [(str(id), known[session]) for id, session in found]


def swept(data: str, days: float) -> tuple[Took, int]:
    """A round of `--forget`: how long it took, and how many tables went."""
    gone: list[int] = []

    async def run() -> Took:
        registry = Registry(Settings(data, forget=days), Store(store_url(data)))
        begun, before = time.monotonic(), time.process_time()
        gone.append(await forget(registry))
        took = Took(time.monotonic() - begun, time.process_time() - before)
        await registry.close()
        registry.store.close()
        return took

    return asyncio.run(run()), gone[0]


def looked_at(server: Process, data: str, tokens: list[str], folder: str) -> dict[str, Took]:
    """Everything that is measured while the server runs."""
    found: dict[str, Took] = {}
    cold, working = at_tables(data, tokens), of_server(server)
    with Person(server.url) as person:

        def asked(path: str, token: str) -> Took:
            person.http.cookies.set("allotment", token)
            return timed(lambda: person.http.get(path).raise_for_status(), working)

        before = resident(server)
        found["shelf"] = max(asked("/", token) for token in tokens[:SHELVES])
        rounds: list[float] = []
        each = min(OPENED, len(cold) // ROUNDS)
        for number in range(ROUNDS):
            some = [cold.pop() for _ in range(each)]
            took = [asked(f"/api/tables/{id}", token) for id, token in some]
            if not number:
                worked = sum(one.worked for one in took) / len(took)
                found["cold"] = Took(quantile([one.whole for one in took], 0.99), worked)
                found["memory"] = Took(resident(server), 0)
            until(lambda: not person.get("/api/health")["tables"], 300)
            rounds.append(resident(server))
        shown = ", ".join(f"{one:.0f}" for one in rounds)
        print(f"memory: {before:.0f} MB before anybody came; after rounds of {each} tables {shown} MB")
        found["growth"] = Took(rounds[-1] - rounds[1], 0)  # the first one is not settled yet
        found["backup"] = timed(lambda: copies.backup(data, f"{folder}/copy.sqlite"), time.process_time)
        print(f"held the event loop: {person.get('/api/health')['loop']['worst_ms']} ms at most")
    return found


def main() -> int:
    given = argparse.ArgumentParser(description="a server on a store of many slow tables")
    given.add_argument("--tables", type=int, default=2000)
    given.add_argument("--jobs", type=int, default=2, help="processes that play (2)")
    given.add_argument("--check", action="store_true", help="also replay every table, as before an update")
    given.add_argument("--data", default="", help="keep the store here for another run, or take it from here")
    wish = given.parse_args()
    with tempfile.TemporaryDirectory(prefix="allotment-day-") as folder:
        data, kept = f"{folder}/tables.sqlite", Path(wish.data)
        begun = time.monotonic()
        tokens = people(wish.tables)
        if wish.data and kept.exists():
            shutil.copy(kept, data)
        else:
            asyncio.run(filled(data, wish.tables, wish.jobs))
            if wish.data:
                shutil.copy(data, kept)
        with sqlite3.connect(data) as store:
            tables, entries = (
                store.execute(f"select count(*) from {name}").fetchone()[0] for name in ("tables", "entries")
            )
        store.close()
        size, took = Path(data).stat().st_size / 1e6, time.monotonic() - begun
        print(f"{tables} tables, {entries} entries, {size:.0f} MB, there after {took:.0f} s", flush=True)
        server = Process(data, 0, "--limit", "requests=0")
        found = {"start": timed(server.start, of_server(server))}
        try:
            found |= looked_at(server, data, tokens, folder)
        finally:
            server.stop()
        found["sweep"], gone = swept(data, 0.5)
        found["idle sweep"], none = swept(data, 2.0)
        assert (gone, none) == (min(AT_ONCE, gone), 0), (gone, none)
        missed = [name for name, bound in BOUNDS.items() if found[name].whole > bound]
        print(f"{'':10} {'measured':>8}    {'bound':>5}  of it a processor worked")
        for name, value in found.items():
            unit, worked = ("MB", "") if name in ("memory", "growth") else ("s ", f"{value.worked:6.3f} s")
            print(f"{name:10} {value.whole:8.3f} {unit} {BOUNDS[name]:5g}  {worked}")
        if wish.check:
            broken: list[int] = []
            check = partial(copies.checked, f"{folder}/copy.sqlite", lambda phrase: None)
            checked = timed(lambda: broken.append(check()), time.process_time)
            print(
                f"check-store: {checked.whole:.0f} s, {checked.worked:.0f} s worked; {broken[0]} unreadable"
            )
    if missed:
        print(f"missed: {', '.join(missed)}")
    return int(bool(missed))


if __name__ == "__main__":
    sys.exit(main())
