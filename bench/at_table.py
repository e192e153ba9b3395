"""The bots as people meet them: whole games at the tables of a live server, thinking by the clock on the wall
in its worker processes, each level as long as it usually does.

    make arena-at-table
    PYTHONPATH=build/compiled:. python -m bench.at_table the-gardens --games 100

Two seats, swapped on equal luck. Bots do not rest between moves, which takes nothing from their thinking. As
many tables play at once as there are workers, so that none waits for another's bot. Other work on the machine
makes the bots weaker here, as it does at any table: measure on a quiet one. Interrupted, it continues where
it stopped.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Iterator
from functools import partial
from multiprocessing.pool import ThreadPool
from pathlib import Path
from tempfile import TemporaryDirectory

from allotment.cli.arena import report
from allotment.games import SHELF, box, make
from allotment.kernel.match import replayed
from allotment.kernel.record import Record, read_record
from allotment.lab.arena import Bout, Task, bout_of, bouts, table, tasks
from allotment.server.settings import Settings
from allotment.words.progress import bar
from tests.server.serving import Person, quick, serving

PAIR = ["head-gardener", "gardener"]
WORKERS = Settings(data="").workers  # as many as a server has
COMPETITIVE = [slug for slug in SHELF if not box(slug).cooperative]


def play(url: str, task: Task) -> Bout:
    """One game at a table of its own; whoever opened it looks on, as bots play for nobody."""
    _, slug, options, lineup, seed = task
    game = make(slug, options)
    record = Record(game.slug, game.version, game.options, seed)
    record.names = lineup
    with Person(url) as host:
        made = host.post("/api/tables/import", {"record": record.write()}, 201)
        with host.sit(made["id"]) as chat:
            while chat.table["stage"] != "over":
                chat.read()
            fallbacks = [seat["fallback"] for seat in chat.table["seats"] if seat["fallback"]]
            assert not fallbacks, f"a worker failed, and {fallbacks} stood in"
        ended = read_record(host.http.get(f"/api/tables/{made['id']}/record").text)
    return bout_of(task, replayed(game, ended))


def at_tables(workers: int, budgets: list[str], todo: list[Task]) -> Iterator[Bout]:
    with TemporaryDirectory() as folder:
        settings = quick(Path(folder) / "tables.sqlite", workers=workers, budgets=budgets)
        with serving(settings) as server, ThreadPool(workers) as pool:
            yield from pool.imap_unordered(lambda task: play(server.url, task), todo)


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n\n")[0])
    parser.add_argument("games", nargs="*", metavar="GAME", help="which (default: all that have turns)")
    parser.add_argument("--games", dest="count", type=int, default=100, metavar="N", help="of each (100)")
    parser.add_argument("--workers", type=int, default=WORKERS, metavar="N", help=f"({WORKERS})")
    parser.add_argument("--think", action="append", default=[], metavar="BOT", help="like gardener:50ms")
    parser.add_argument("--seed", default="1", help="a number or word (default 1)")
    parser.add_argument("--out", type=Path, default=Path("build/arena"), metavar="FOLDER")
    given = parser.parse_args()
    for slug in given.games or COMPETITIVE:
        if slug not in COMPETITIVE:
            parser.error(f"{slug!r} has no arena; games are {', '.join(COMPETITIVE)}")
        game = make(slug, {"seats": 2})
        todo = tasks(slug, game.options, PAIR, given.count, given.seed)
        begun = time.monotonic()
        kept = given.out / f"{slug}-at-table.jsonl"
        playing = partial(at_tables, given.workers, given.think)
        found = list(bouts(todo, playing, kept, bar(f"{slug}, at tables")))
        report(table(slug, game.seats, given.seed, PAIR, found))
        print(f"{given.workers} at once, {time.monotonic() - begun:.0f} seconds")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
