"""How fast are studies, what does writing them down cost, and does a long one stay cheap?

    make bench-lab                                   (half an hour; BOUTS=1000: minutes)
    PYTHONPATH=build/compiled:. python -m bench.lab --bouts 10000

Sprouts play each game at two seats, with all columns. Time is processor time, of whoever plays: other work on
the machine makes it longer by a little, a second core shorter by nothing. What the driver of a study does
itself (ask for chunks, write parts) is measured with chunks that are there already, up to a million bouts.
Exit status 1 if a study takes more than two minutes on two cores, if a bout of the largest costs a tenth more
than one of the smallest, playing included, or if the driver needs more than 300 MB.
"""

from __future__ import annotations

import argparse
import resource
import subprocess
import sys
import time
from collections.abc import Iterator
from math import inf
from pathlib import Path
from tempfile import TemporaryDirectory

from allotment.bots import make_bot
from allotment.games import SHELF, box
from allotment.lab.drive import bout, game_of, played
from allotment.lab.engine import play
from allotment.lab.ledger import part
from allotment.lab.study import CHUNK, Study, Variant, mirrors
from allotment.play.driver import begun

COMPETITIVE = [slug for slug in SHELF if not box(slug).cooperative]
CORES = 2
SECONDS = 120.0  # for 10,000 bouts, on two cores
DEARER = 1.1
MEMORY = 300.0  # megabytes
SIZES = (100, 10_000, 100_000, 1_000_000)  # bouts of the driver's studies
COMPARED = 200  # bouts with and without a ledger, alternating


def study(slug: str, bouts: int, seed: str = "bench") -> Study:
    return Study(slug, 2, {"box": Variant()}, mirrors("sprout", 2, ["box"]), bouts, seed)


def quiet(done: int, of: int) -> None:
    pass


def bouts_of(slug: str, bouts: int) -> tuple[float, float]:
    """Milliseconds a bout: over all, and over the last tenth compared with the first."""
    text, chunks = study(slug, bouts).text(), study(slug, bouts).chunks()
    spent: list[float] = []
    for number in range(chunks):
        begun_at = time.process_time()
        played(text, number)
        spent.append(time.process_time() - begun_at)
    tenth = max(1, chunks // 10)
    return 1000 * sum(spent) / bouts, sum(spent[-tenth:]) / sum(spent[:tenth])


def written(slug: str) -> float:
    """What the ear and the part cost, compared with the same bouts in the driver alone."""
    asked = study(slug, COMPARED)
    game = game_of(asked, "box")
    plain = heard = 0.0
    rows = []
    for deal in range(COMPARED):
        begun_at = time.process_time()
        begun(game, f"{asked.seed}/{deal}", [make_bot("sprout") for _ in range(2)]).run()
        plain += time.process_time() - begun_at
        begun_at = time.process_time()
        rows.extend(bout(asked, deal, 0, asked.seatings[0], 0)[0])
        heard += time.process_time() - begun_at
    begun_at = time.process_time()
    for at in range(0, len(rows), 2 * CHUNK):
        part(asked, rows[at : at + 2 * CHUNK])
    return (heard + time.process_time() - begun_at) / plain - 1


class Ready:
    """An engine whose chunks are played already."""

    def __init__(self, data: bytes) -> None:
        self.data = data

    def run(self, study: str, todo: list[int]) -> Iterator[tuple[int, bytes]]:
        for number in todo:
            yield number, self.data


def driver(bouts: int) -> tuple[float, float]:
    """Microseconds a bout, and megabytes, of a study's driver."""
    asked = study("the-gardens", bouts)
    data = played(asked.text(), 0)
    with TemporaryDirectory() as folder:
        begun_at = time.process_time()
        play(asked, Path(folder), Ready(data), quiet)
        spent = time.process_time() - begun_at
    return 1e6 * spent / bouts, resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024


def alone(bouts: int) -> tuple[float, float]:
    """The same in a process of its own, whose memory is nobody else's."""
    told = subprocess.run(
        [sys.executable, "-m", "bench.lab", "--driver", str(bouts)],
        stdout=subprocess.PIPE,
        text=True,
        check=True,
    ).stdout.split()
    return float(told[0]), float(told[1])


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n\n")[0])
    parser.add_argument("--bouts", type=int, default=10_000, metavar="N", help="of each game (10,000)")
    parser.add_argument("--driver", type=int, default=0, help=argparse.SUPPRESS)
    given = parser.parse_args()
    if given.driver:
        print(*driver(given.driver))
        return 0
    missed, cheapest = 0, inf
    print("game                 10,000 bouts on 2 cores   last tenth / first   ledger")
    for slug in COMPETITIVE:
        each, flat = bouts_of(slug, given.bouts)
        seconds = 10_000 * each / 1000 / CORES
        cheapest = min(cheapest, each)
        missed += seconds > SECONDS or not 1 / DEARER <= flat <= DEARER
        print(f"{slug:<20} {seconds:>21.0f} s   {flat:>18.2f}   {100 * written(slug):>+5.0f} %", flush=True)
    print("\nthe driver's own: bouts   µs a bout   MB")
    costs = []
    for size in SIZES:
        cost, memory = alone(size)
        costs.append(cost)
        missed += memory > MEMORY
        print(f"{size:>23,}   {cost:>9.1f}   {memory:.0f}", flush=True)
    missed += costs[-1] - costs[0] > (DEARER - 1) * 1000 * cheapest
    return 1 if missed else 0


if __name__ == "__main__":
    raise SystemExit(main())
