"""head-gardener next to what it should beat: itself without its network, and plain Monte Carlo.

    make arena-minds GAMES=the-gardens
    PYTHONPATH=build/compiled:. python -m bench.minds the-gardens --games 200 --ms 100

`linear` is the same search with the linear forecast of weights.toml, as head-gardener was before it had a
network. `monte-carlo` has no forecast: it plays each offer out to the end, every seat always taking what
scores most at once, in imagined worlds that all offers share, and takes the best on average. Two seats,
swapped on equal luck, the same processor time for both. Interrupted, it continues where it stopped.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterator
from multiprocessing import Pool
from pathlib import Path
from time import process_time
from typing import Any

from allotment.bots import ENOUGH, HABITS, make_bot
from allotment.bots.search import Budget, Habits, Searcher, chances
from allotment.cli.arena import report
from allotment.games import SHELF, box, make
from allotment.kernel.advice import LATEST
from allotment.kernel.chance import Chance
from allotment.kernel.game import Move
from allotment.kernel.match import Eyes
from allotment.kernel.story import Phrase
from allotment.lab.arena import Bout, Task, bout_of, bouts, lineups, table
from allotment.play.bot import Bot, Decision
from allotment.play.driver import begun
from allotment.words.progress import bar

HEAD = "head-gardener"
RIVALS = ("linear", "monte-carlo")
COMPETITIVE = [slug for slug in SHELF if not box(slug).cooperative]


class MonteCarlo(Bot):
    """Every offer in turn, in the same imagined world, played out greedily; until the time is over."""

    def __init__(self, name: str, seconds: float, now: Callable[[], float]) -> None:
        super().__init__(name)
        self.seconds = seconds
        self.now = now

    def decide(self, eyes: Eyes[Any, Any], luck: Chance) -> Decision:
        offers: list[Move] = eyes.legal()
        if len(offers) == 1:
            return Decision(offers[0])
        game, begun = eyes.game, self.now()
        sums, counts = [0.0] * len(offers), [0] * len(offers)
        while True:
            world = eyes.imagine(Chance(luck.draw(), luck.draw(), luck.draw(), 1, []))
            for at, offer in enumerate(offers):
                after = game.clone(world)
                game.apply(after, eyes.seat, offer)
                sums[at] += played_out(game, after, luck)[eyes.seat]
                counts[at] += 1
                if self.now() - begun >= self.seconds:
                    best = max(
                        range(len(offers)), key=lambda one: sums[one] / counts[one] if counts[one] else 0
                    )
                    return Decision(offers[best])

    def reason(self, eyes: Eyes[Any, Any], decision: Decision) -> list[Phrase]:
        return []


def played_out(game: Any, state: Any, luck: Chance) -> list[float]:
    """Each seat's chances at the end."""
    while seats := game.to_act(state):
        seat = seats[0]
        most: int | None = None
        best: list[Any] = []
        for move in game.legal(state, seat):
            after = game.clone(state)
            game.apply(after, seat, move)
            scored = game.scores(after)[seat]
            if most is None or scored > most:
                most, best = scored, []
            if scored == most:
                best.append(after)
        state = best[luck.below(len(best))]
    return list(chances(game, None, state))


def bot(name: str) -> Bot:
    level, _, budget = name.partition(":")
    seconds = int(budget.removesuffix("ms")) / 1000
    if level == "monte-carlo":
        return MonteCarlo(name, seconds, process_time)
    if level == "linear":
        one = HABITS[HEAD]
        habits = Habits(one.curiosity, one.trust, one.finish, one.turns, one.reuse, LATEST - 1)
        return Searcher(name, Budget(ENOUGH, seconds, process_time), habits)
    return make_bot(name, process_time)


def play(task: Task) -> Bout:
    _, slug, options, lineup, seed = task
    driver = begun(make(slug, options), seed, [bot(name) for name in lineup])
    driver.run()
    return bout_of(task, driver.match)


def in_processes(jobs: int) -> Callable[[list[Task]], Iterator[Bout]]:
    def playing(todo: list[Task]) -> Iterator[Bout]:
        with Pool(jobs) as pool:
            yield from pool.imap_unordered(play, todo)

    return playing


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n\n")[0])
    parser.add_argument("slugs", nargs="*", metavar="GAME", help="which (default: all that have turns)")
    parser.add_argument("--games", type=int, default=200, metavar="N", help="with each rival (200)")
    parser.add_argument("--ms", type=int, default=100, help="of processor time per decision (100)")
    parser.add_argument("--times", type=int, default=0, metavar="K", help="with itself at K times the time")
    parser.add_argument("--rivals", default=",".join(RIVALS), help=f"comma-separated ({','.join(RIVALS)})")
    parser.add_argument("--jobs", type=int, default=2, metavar="N", help="processes (2)")
    parser.add_argument("--seed", default="1", help="a number or word (1)")
    parser.add_argument("--out", type=Path, default=Path("build/arena"), metavar="FOLDER")
    given = parser.parse_args()
    for slug in given.slugs or COMPETITIVE:
        if slug not in COMPETITIVE:
            parser.error(f"{slug!r} has no arena; games are {', '.join(COMPETITIVE)}")
        game = make(slug, {"seats": 2})
        pairs = [[f"{HEAD}:{given.ms}ms", f"{rival}:{given.ms}ms"] for rival in given.rivals.split(",")]
        if given.times:
            pairs = [[f"{HEAD}:{given.ms * given.times}ms", f"{HEAD}:{given.ms}ms"]]
        for pair in pairs:
            dealt = enumerate(lineups(pair, game.seats))
            todo: list[Task] = []
            while len(todo) < given.games:
                deal, orders = next(dealt)
                for lineup in orders:
                    todo.append((len(todo), slug, game.options, lineup, f"{given.seed}/{deal}"))
            name = "-".join(one.replace(":", "-") for one in pair)
            kept = given.out / f"{slug}-{name}.jsonl"
            found = list(bouts(todo, in_processes(given.jobs), kept, bar(f"{slug}, {' and '.join(pair)}")))
            report(table(slug, game.seats, given.seed, pair, found))
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
