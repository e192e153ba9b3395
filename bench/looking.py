"""What looking costs: the shelf of somebody with many tables, and every step back through a long game.

    python -m bench.looking [--tables 200] [--moves 600]

The tables are played at random and saved; then a server starts, which has none of them in memory. Steps are
`look` commands on one socket, each timed until its answer. Times are of this machine; what must hold anywhere
is that the last hundred steps cost what the first hundred do, and that the event loop is never held long.
"""

from __future__ import annotations

import argparse
import asyncio
import tempfile
import time
from pathlib import Path
from random import Random
from statistics import median

from allotment.games import SHELF, make
from allotment.server.settings import Settings
from allotment.server.store.store import Store, store_url
from allotment.server.tables.creation import Draft
from allotment.server.tables.holders import Holder
from allotment.server.tables.registry import Registry
from allotment.server.tokens import digest, new_token
from bench.day import played
from tests.server.serving import Person, Process

RECORD = Path(__file__).parent.parent / "tests/replays/gardeners/complete-expert-deck-used-up.txt"


async def filled(data: str, tables: int) -> str:
    """The token of the browser whose tables they are."""
    luck = Random("a full shelf")
    token = new_token(luck.randbytes)
    registry = Registry(Settings(data), Store(store_url(data)))
    for number in range(tables):
        draft = Draft(registry, make(luck.choice(SHELF), {"seats": 2}), digest(token))
        for seat in range(2):
            draft.sit(seat, Holder("person", f"Person {number % 7}{seat}"))
            draft.place(digest(token), seat)
        played(draft, luck, 60)
        await draft.kept()
    await registry.close()
    registry.store.close()
    return token


def timed(person: Person, path: str) -> float:
    begun = time.monotonic()
    assert person.http.get(path).status_code == 200
    return 1000 * (time.monotonic() - begun)


def main() -> None:
    given = argparse.ArgumentParser(description="what a shelf and a step back cost")
    given.add_argument("--tables", type=int, default=200)
    given.add_argument("--moves", type=int, default=600)
    wish = given.parse_args()
    with tempfile.TemporaryDirectory(prefix="allotment-looking-") as folder:
        data = f"{folder}/tables.sqlite"
        token = asyncio.run(filled(data, wish.tables))
        server = Process(data)
        server.start()
        try:
            with Person(server.url) as ines:
                ines.http.get("/")  # words, templates and files are read once
                ines.http.cookies.set("allotment", token)
                first, later = timed(ines, "/"), median(timed(ines, "/") for _ in range(10))
                live = ines.get("/api/health")["tables"]
                print(f"GET / with {wish.tables} saved tables: {first:.0f} ms, then {later:.0f} ms")
                print(f"tables that had to be replayed for it: {live}")
            with Person(server.url) as ines:
                made = ines.post("/api/tables/import", {"record": RECORD.read_text(encoding="utf-8")}, 201)
                with ines.sit(made["id"], "page") as chat:
                    steps = []
                    for at in range(1, wish.moves + 1):
                        ok = False
                        while not ok:  # a server lets nobody ask faster than twenty times a second for long
                            begun = time.monotonic()
                            ok = chat.ask("look", at=at)["ok"]
                            took = 1000 * (time.monotonic() - begun)
                        steps.append(took)
                early, late = median(steps[:100]), median(steps[-100:])
                print(
                    f"a step forward: {early:.1f} ms in the first hundred moves, {late:.1f} ms in the last "
                    f"hundred of {wish.moves}; worst {max(steps):.0f} ms"
                )
        finally:
            server.stop()


if __name__ == "__main__":
    main()
