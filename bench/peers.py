"""head-gardener against OpenSpiel's own search, with the same processor time for a move.

    make arena-openspiel

Both play through the OpenSpiel adapter: theirs is `MCTSBot` (open games) or `ISMCTSBot` (hidden hands) from
open_spiel.python.algorithms with random rollouts and the exploration of their examples. Their C++ searches do
not take games written in Python. Two games, with the seats swapped, share a deal and the lots of all luck.

Theirs thinks in simulations. How many fit is told by how long the last ones took; what a decision took too
little is added to the next one, so that on average it thinks at least as long as ours. Decisions with one
offer are made without thinking and are not counted.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable
from functools import partial
from itertools import chain
from math import ceil
from multiprocessing import Pool
from pathlib import Path
from random import Random
from time import process_time
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

from allotment.envs.names import spiel_name
from allotment.envs.spiel import SpielBot
from allotment.games import SHELF, box
from allotment.lab.stats import wilson
from allotment.runs import RunFile
from allotment.words.progress import bar

UCT = 2.0  # open_spiel/python/examples/mcts.py
LEAST = 2  # simulations: with one of them ISMCTSBot has not looked at any move
TRIAL = 4
AMPLE = 1.08  # of the time is aimed at: a simulation is quicker late in a game than the last ones were
COMPETITIVE = [slug for slug in SHELF if not box(slug).real_time]

Task = tuple[str, int, int, str, str]  # game, number, milliseconds, search, seed
Played = dict[str, Any]


class Watch:
    """Processor time spent on decisions."""

    def __init__(self) -> None:
        self.decisions = 0
        self.seconds = 0.0
        self.looks = 0  # iterations or simulations

    def time(self, think: Callable[[], int]) -> int:
        begun = process_time()
        action = think()
        self.seconds += process_time() - begun
        self.decisions += 1
        return action


class Theirs:
    """OpenSpiel's search, held to a time for a move."""

    def __init__(self, game: Any, search: str, seconds: float, seed: int) -> None:
        random = np.random.RandomState(seed)
        evaluator = mcts.RandomRolloutEvaluator(1, random)
        if search == "mcts":
            self.bot: Any = mcts.MCTSBot(game, UCT, LEAST, evaluator, random_state=random)
            self.limit = "max_simulations"
        else:
            self.bot = ismcts.ISMCTSBot(game, evaluator, UCT, LEAST, random_state=random)
            self.limit = "_max_simulations"
        self.seconds = seconds
        self.each = 0.0  # seconds a simulation took last
        self.watch = Watch()

    def choose(self, state: Any) -> int:
        watch = self.watch
        if self.each == 0.0:
            begun = process_time()
            self.think(state, TRIAL)  # how long do they take? Not counted.
            self.each = (process_time() - begun) / TRIAL
        due = self.seconds * AMPLE * (watch.decisions + 1) - watch.seconds
        due = min(max(due, self.seconds / 2), self.seconds * 2)
        count = max(ceil(due / self.each), LEAST)
        before = watch.seconds
        action = watch.time(lambda: self.think(state, count))
        watch.looks += count
        self.each = (watch.seconds - before) / count
        return action

    def think(self, state: Any, simulations: int) -> int:
        setattr(self.bot, self.limit, simulations)
        return int(self.bot.step(state))


def play(task: Task) -> Played:
    slug, number, milliseconds, search, seed = task
    pair, mine = divmod(number, 2)
    deal = Random(f"{seed} {slug} {pair}")
    game = pyspiel.load_game(
        spiel_name(slug),
        {"seed": deal.randrange(2**30), "veiled": search == "ismcts" and not box(slug).hidden},
    )
    theirs = Theirs(game, search, milliseconds / 1000, deal.randrange(2**30) + mine)
    ours = SpielBot(mine, f"head-gardener:{milliseconds}ms", f"{seed} {slug} {number}", process_time)
    watch = Watch()
    state = game.new_initial_state()
    moves = 0
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(deal.randrange(len(state.chance_outcomes())))
            continue
        seat = state.current_player()
        offers = state.legal_actions()
        if len(offers) == 1:
            action = offers[0]
        elif seat == mine:
            action = watch.time(partial(ours.step, state))
            assert ours.decision is not None
            watch.looks += ours.decision.looks
        else:
            action = theirs.choose(state)
        state.apply_action(action)
        moves += 1
    result = state.luck.game.result(state.luck.episode.state)
    return {
        "game": slug,
        "number": number,
        "seat": mine,
        "scores": result.scores,
        "ranks": result.ranks,
        "moves": moves,
        "ours": [watch.decisions, watch.seconds, watch.looks],
        "theirs": [theirs.watch.decisions, theirs.watch.seconds, theirs.watch.looks],
    }


def told(task: Task) -> tuple[Task, Played]:
    return task, play(task)


def label(task: Task) -> str:
    """What tells the games of one match from another's."""
    slug, _, milliseconds, search, seed = task
    return f"{slug} {milliseconds}ms {search} {seed}"


def match(todo: list[Task], jobs: int, path: Path | None) -> list[Played]:
    """Play those that are not kept yet."""
    wanted = {(label(task), task[1]): task for task in todo}
    file = RunFile(path)
    done = {(of, game["number"]): game for of, game in file.found}
    played = [done[key] for key in wanted if key in done]
    left = [task for key, task in wanted.items() if key not in done]
    show = bar("against OpenSpiel")
    show(len(played), len(todo))
    with Pool(jobs) as pool:
        for task, game in pool.imap_unordered(told, left):
            file.add(label(task), game)
            played.append(game)
            show(len(played), len(todo))
    return played


def summed(slug: str, search: str, played: list[Played]) -> dict[str, Any]:
    """What the games of one of ours came to. A shared first place counts for both in parts."""
    wins = 0.0
    for game in played:
        if game["ranks"][game["seat"]] == 1:
            wins += 1 / game["ranks"].count(1)
    low, high = wilson(wins / len(played), len(played))
    row: dict[str, Any] = {
        "game": slug,
        "against": search,
        "games": len(played),
        "wins": round(wins, 3),
        "win_rate": round(wins / len(played), 4),
        "low": round(low, 4),
        "high": round(high, 4),
        "moves": round(sum(game["moves"] for game in played) / len(played), 1),
    }
    for who, seat in (("ours", 0), ("theirs", 1)):
        decisions, seconds, looks = (sum(game[who][at] for game in played) for at in range(3))
        points = [game["scores"][game["seat"] ^ seat] for game in played]
        row[who] = {
            "mean_score": round(sum(points) / len(points), 2),
            "milliseconds": round(1000 * seconds / max(decisions, 1), 1),
            "looks": round(looks / max(decisions, 1), 1),
        }
    return row


def main() -> int:
    parser = argparse.ArgumentParser(description="head-gardener against OpenSpiel's search, two seats")
    parser.add_argument("games", nargs="*", metavar="GAME", help="which (default: all that have turns)")
    parser.add_argument("--count", type=int, default=60, metavar="N", help="games of each (default 60)")
    parser.add_argument("--ms", type=int, default=100, metavar="MS", help="for a move (default 100)")
    parser.add_argument("--search", choices=["mcts", "ismcts"], help="theirs (default: what fits the game)")
    parser.add_argument("--seed", default="1", help="a number or word (default 1)")
    parser.add_argument("--jobs", type=int, default=1, metavar="N", help="processes (default 1)")
    parser.add_argument(
        "--out", type=Path, metavar="FILE", help="keep each game there; continue if it exists"
    )
    parser.add_argument("--json", action="store_true", help="as JSON")
    given = parser.parse_args()
    for slug in given.games:
        if slug not in COMPETITIVE:
            parser.error(f"there is no match of {slug!r}; games are {', '.join(COMPETITIVE)}")
    if given.count < 2 or given.count % 2 or given.ms < 1 or given.jobs < 1:
        parser.error("--count is an even number, --ms and --jobs are at least 1")
    slugs = given.games or COMPETITIVE
    searches = {slug: given.search or ("ismcts" if box(slug).hidden else "mcts") for slug in slugs}
    todo = list(
        chain.from_iterable(
            [(slug, number, given.ms, searches[slug], given.seed) for number in range(given.count)]
            for slug in slugs
        )
    )
    played = match(todo, given.jobs, given.out)
    rows = [summed(slug, searches[slug], [g for g in played if g["game"] == slug]) for slug in slugs]
    if given.json:
        print(json.dumps({"milliseconds": given.ms, "seed": given.seed, "games": rows}, indent=2))
        return 0
    print(f"head-gardener:{given.ms}ms against OpenSpiel's search, two seats, {given.count} games each")
    print(f"{'game':<19}{'against':>8}{'won':>12}{'':>22}{'points':>14}{'ms a move':>16}{'looks a move':>18}")
    for row in rows:
        ours, theirs = row["ours"], row["theirs"]
        won = f"{row['wins']:g} of {row['games']}"
        rate = f"{row['win_rate']:.0%} ({row['low']:.0%} to {row['high']:.0%})"
        points = f"{ours['mean_score']:.0f} : {theirs['mean_score']:.0f}"
        times = f"{ours['milliseconds']:.0f} : {theirs['milliseconds']:.0f}"
        looks = f"{ours['looks']:.0f} : {theirs['looks']:.0f}"
        print(f"{row['game']:<19}{row['against']:>8}{won:>12}{rate:>22}{points:>14}{times:>16}{looks:>18}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
