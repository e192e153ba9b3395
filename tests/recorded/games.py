"""Games that bots of mixed levels played with all options, kept to be replayed bit for bit.

    make recorded        plays them anew, for games whose version was raised or whose options changed

A line of `<slug>.jsonl.xz` is one game: its record, why it ended, and a digest of the positions along it.
"""

from __future__ import annotations

import argparse
import json
import lzma
import sys
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from hashlib import blake2b
from pathlib import Path
from typing import Any

from allotment.games import SHELF, make
from allotment.kernel.game import Game
from allotment.kernel.match import Match
from allotment.kernel.options import Options
from allotment.kernel.record import Record, read_record
from tests.conformance.samples import samples

FOLDER = Path(__file__).parent
GAMES = 200  # of each game
LEVELS = ["random", "sprout", "gardener:2it", "head-gardener:4it"]
APART = 32  # events between two positions that are compared
PACE = 12_000  # milliseconds of sand between two moves of a seat, where time is part of the game


def line(record: Record) -> str:
    """A finished game as it is kept, from playing its record again."""
    game = make(record.slug, record.options)
    again = Record(record.slug, game.version, record.options, record.seed)
    match = Match(game, again, record.chance())
    positions = blake2b(digest_size=16)
    for number, event in enumerate(record.events):
        match.play(event.seat, event.text)
        if number % APART == 0 or match.over():
            positions.update(json.dumps(game.dump(match.state), sort_keys=True).encode())
    result = game.result(match.state)
    assert result is not None, "only finished games are kept"
    return json.dumps(
        {
            "record": again.write(),
            "ended": result.reason,
            "ranks": result.ranks,
            "positions": positions.hexdigest(),
        }
    )


def play(game: Game[Any, Any], seed: str, levels: list[str]) -> Match[Any, Any]:
    from allotment.bots import make_bot  # only those who record need bots
    from allotment.play.driver import begun

    driver = begun(game, seed, [make_bot(level) for level in levels], PACE)
    driver.run()
    return driver.match


def played(slug: str, number: int) -> str:
    """Options and levels go round, so that every value of every option and every level comes up."""
    wanted = samples(slug)
    options: Options = wanted[number % len(wanted)]
    game = make(slug, options)
    among = LEVELS if number % 10 == 0 else LEVELS[: 1 + number % 2]  # searching takes longest
    levels = [among[(number // 10 + seat) % len(among)] for seat in range(game.seats)]
    return line(play(game, f"recorded {number}", levels).record)


def path(slug: str, folder: Path = FOLDER) -> Path:
    return folder / f"{slug}.jsonl.xz"


def kept(slug: str) -> list[str]:
    """The lines of a game's file."""
    with lzma.open(path(slug), "rt", encoding="utf-8") as file:
        return file.read().splitlines()


def named_anew(text: str) -> str:
    """The same game with the reason that its rules give now; nothing else may differ."""
    again = line(read_record(json.loads(text)["record"]))
    assert {**json.loads(again), "ended": ""} == {**json.loads(text), "ended": ""}, "another game came out"
    return again


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=list(SHELF))
    parser.add_argument("--count", type=int, default=GAMES)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--out", type=Path, default=FOLDER)
    parser.add_argument("--reasons", action="store_true", help="keep the games, name anew why they ended")
    given = parser.parse_args()
    for slug in given.games:
        with ProcessPoolExecutor(given.jobs) as pool:
            if given.reasons:
                lines = list(pool.map(named_anew, kept(slug), chunksize=5))
            else:
                lines = list(pool.map(partial(played, slug), range(given.count), chunksize=5))
        with lzma.open(path(slug, given.out), "wt", encoding="utf-8", preset=9) as file:
            file.write("".join(f"{text}\n" for text in lines))
        reasons = sorted({json.loads(text)["ended"] for text in lines})
        print(
            f"{slug}: {len(lines)} games, {path(slug, given.out).stat().st_size:,} bytes; {reasons}",
            flush=True,
        )
    return 0


if __name__ == "__main__":
    sys.exit(main())
