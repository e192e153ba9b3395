"""Does a review, or a study of the lab, make tables wait? Bots play at the tables of a live server, as many
at once as it has workers, with and without one that goes on beside them.

    PYTHONPATH=build/compiled:. python -m bench.beside --rounds 8
    PYTHONPATH=build/compiled:. python -m bench.beside --rounds 8 --work study

The bots think for a number of iterations, so that what is taken from them shows as time. Each round
plays the same games both ways, in turns the one or the other first; other work on the machine spoils the
comparison: measure on a quiet one.
"""

from __future__ import annotations

import argparse
import threading
import time
from multiprocessing.pool import ThreadPool
from pathlib import Path
from tempfile import TemporaryDirectory

from allotment.games import make
from allotment.kernel.record import Record
from allotment.lab.stats import difference
from allotment.server.settings import Settings
from tests.server.serving import Person, quick, serving

WORKERS = Settings(data="").workers
THINKING = "head-gardener:200it"
EFFORT = 100.0  # the review outlasts the games
DEALS = 2000  # and so does the study
LOOKING = 2.0  # seconds between two looks at it


def play(host: Person, slug: str, bot: str, seed: str) -> str:
    """A game of two of these bots at a table, which the host looks at to the end: the table's id."""
    game = make(slug, {"seats": 2})
    record = Record(game.slug, game.version, game.options, seed)
    record.names = [bot] * 2
    made = host.post("/api/tables/import", {"record": record.write()}, 201)
    with host.sit(made["id"]) as chat:
        while chat.table["stage"] != "over":
            chat.read()
    found: str = made["id"]
    return found


def begin(reader: Person, slug: str, seed: str, work: str) -> str:
    """Where to look at the work that goes on from now."""
    if work == "study":
        asked = {"game": slug, "seats": 2, "level": "head-gardener", "deals": DEALS, "house": {}}
        return f"/api/lab/{reader.post('/api/lab', asked, 201)['id']}"
    path = f"/api/tables/{play(reader, slug, 'sprout', seed)}/review"
    reader.post(path, {})
    return path


def seconds(slug: str, seed: str, work: str) -> float:
    """How long all tables' games take, with this work beside them, if any."""
    with TemporaryDirectory() as folder:
        settings = quick(
            Path(folder) / "tables.sqlite",
            workers=WORKERS,
            budgets=[THINKING],
            review_effort=EFFORT,
            lab=str(Path(folder) / "lab"),
        )
        with serving(settings) as server, ThreadPool(WORKERS) as pool, Person(server.url) as reader:

            def games(bot: str) -> None:
                def one(number: int) -> None:
                    with Person(server.url) as host:
                        play(host, slug, bot, f"{seed}/{number}")

                pool.map(one, range(WORKERS))

            games("sprout")  # workers are started when they are first needed
            path = begin(reader, slug, seed, work) if work else ""
            done = threading.Event()

            def look() -> None:
                while path and not done.wait(LOOKING):
                    assert reader.get(path)["stage"] == "going", f"the {work} has to outlast the games"

            looking = threading.Thread(target=look)
            looking.start()
            begun = time.monotonic()
            games("head-gardener")
            took = time.monotonic() - begun
            done.set()
            looking.join()
            assert not path or reader.get(path)["stage"] == "going"
            return took


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n\n")[0])
    parser.add_argument("--game", default="the-gardens", metavar="GAME")
    parser.add_argument("--rounds", type=int, default=8, metavar="N", help="(8)")
    parser.add_argument("--work", choices=["review", "study"], default="review", help="(review)")
    given = parser.parse_args()
    alone: list[float] = []
    beside: list[float] = []
    for number in range(given.rounds):
        for work in ("", given.work) if number % 2 else (given.work, ""):
            (beside if work else alone).append(seconds(given.game, f"beside/{number}", work))
        print(f"alone {alone[-1]:.2f} s, beside a {given.work} {beside[-1]:.2f} s", flush=True)
    usual = sum(alone) / len(alone)
    more = difference(beside, alone)
    change, low, high = (100 * one / usual for one in (more.value, more.low, more.high))
    print(
        f"{WORKERS} tables at once take {usual:.2f} s; beside a {given.work} {change:+.1f} % "
        f"({low:+.1f} to {high:+.1f} %)"
    )
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
