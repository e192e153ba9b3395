"""Does a review make tables wait? Bots play at the tables of a live server, as many at once as it has
workers, with and without a review that goes on beside them.

    PYTHONPATH=build/compiled:. python -m bench.beside --rounds 8

The bots think for a number of iterations, so that what a review takes from them shows as time. Each round
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


def seconds(slug: str, seed: str, beside: bool) -> float:
    """How long all tables' games take."""
    with TemporaryDirectory() as folder:
        settings = quick(
            Path(folder) / "tables.sqlite", workers=WORKERS, budgets=[THINKING], review_effort=EFFORT
        )
        with serving(settings) as server, ThreadPool(WORKERS) as pool, Person(server.url) as reader:

            def games(bot: str) -> None:
                def one(number: int) -> None:
                    with Person(server.url) as host:
                        play(host, slug, bot, f"{seed}/{number}")

                pool.map(one, range(WORKERS))

            games("sprout")  # workers are started when they are first needed
            path = f"/api/tables/{play(reader, slug, 'sprout', seed)}/review"
            done = threading.Event()
            if beside:
                reader.post(path, {})

            def look() -> None:
                while beside and not done.wait(LOOKING):
                    assert reader.get(path)["stage"] == "going", "the review has to outlast the games"

            looking = threading.Thread(target=look)
            looking.start()
            begun = time.monotonic()
            games("head-gardener")
            took = time.monotonic() - begun
            done.set()
            looking.join()
            assert not beside or reader.get(path)["stage"] == "going"
            return took


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n\n")[0])
    parser.add_argument("--game", default="the-gardens", metavar="GAME")
    parser.add_argument("--rounds", type=int, default=8, metavar="N", help="(8)")
    given = parser.parse_args()
    alone: list[float] = []
    beside: list[float] = []
    for number in range(given.rounds):
        for review in (False, True) if number % 2 else (True, False):
            (beside if review else alone).append(seconds(given.game, f"beside/{number}", review))
        print(f"alone {alone[-1]:.2f} s, beside a review {beside[-1]:.2f} s", flush=True)
    usual = sum(alone) / len(alone)
    more = difference(beside, alone)
    print(
        f"{WORKERS} tables at once take {usual:.2f} s; beside a review {100 * more.value / usual:+.1f} % "
        f"({100 * more.low / usual:+.1f} to {100 * more.high / usual:+.1f} %)"
    )
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
