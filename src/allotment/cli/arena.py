"""allotment arena: bots play each other."""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import Any

from ..bots import LEVELS
from ..kernel.result import denied
from ..kernel.story import Args, Phrase
from ..lab.arena import FEWEST, bouts, in_processes, table, tasks
from ..words import LAB, Speaker, speaker
from ..words.columns import columns
from ..words.progress import bar
from ..words.system import system_language
from .common import Commands, add_game, given_game

MARGINS = ["score_margin", "place_margin", "rating_low", "rating_high"]  # in the table, not in the JSON


DESCRIPTION = (
    "Bots play each other on paired seeds with rotated seats. Win rates, scores and ratings "
    f"with 95 % intervals, counted in deals. Bots: {', '.join(LEVELS)}; a budget may follow, like "
    "gardener:20ms. Where a level plays with three budgets or more, in iterations, it says what twice the "
    "thought is worth: gardener:10it,gardener:20it,gardener:40it."
)


def add(commands: Commands) -> None:
    add_arguments(
        commands.add_parser("arena", help="bots play each other, with ratings", description=DESCRIPTION)
    )


def add_arguments(command: argparse.ArgumentParser) -> None:
    add_game(command)
    command.add_argument("--bots", required=True, metavar="A,B", help="comma-separated bot names")
    command.add_argument("--games", type=int, default=100, metavar="N", help="number of games (default 100)")
    command.add_argument("--seed", default="1", metavar="SEED", help="a number or word (default 1)")
    command.add_argument("--jobs", type=int, default=1, metavar="N", help="processes (default 1)")
    command.add_argument("--out", metavar="FILE", help="save every result there; continue if the file exists")
    command.add_argument("--json", action="store_true", help="as JSON")
    command.set_defaults(run=run)


def run(given: argparse.Namespace) -> int:
    game = given_game(given)
    bots = [name for name in given.bots.split(",") if name]
    if given.games < 1 or given.jobs < 1:
        raise denied("lab-at-least", option="--games, --jobs", least=1)
    todo = tasks(given.game, game.options, bots, given.games, given.seed)
    kept = Path(given.out) if given.out else None
    try:
        played = list(bouts(todo, in_processes(given.jobs), kept, bar(f"{given.game} arena")))
    except OSError as why:
        raise denied("file-unwritten", file=str(given.out), why=why.strerror or str(why)) from None
    found = table(given.game, game.seats, given.seed, bots, played)
    if given.json:
        for row in found["bots"]:
            for name in MARGINS:
                del row[name]
        print(json.dumps(found, indent=2))
    else:
        report(found)
    return 0


def report(found: dict[str, Any]) -> None:
    """What `table` of the lab's arena found, for people."""
    words = speaker(LAB, system_language())
    args: Args = {name: found[name] for name in ("game", "seats", "games", "seed")}
    print(words.say(Phrase("arena-played", args)))
    rows = []
    for row in found["bots"]:
        rate = within(words, row["win_rate"], row["low"], row["high"], ".1%")
        score = f"{row['mean_score']:.1f} ± {row['score_margin']:.1f}"
        place = f"{row['mean_place']:.2f} ± {row['place_margin']:.2f}"
        rating = within(words, row["rating"], row["rating_low"], row["rating_high"], "")
        rows.append([row["bot"], rate, score, place, rating])
    heads = ("bot", "win-rate", "mean-score", "mean-place", "rating")
    print(columns([words.text(f"arena-{head}") for head in heads], rows))
    for one in found.get("thought", []):
        deals = Phrase("fig-deals", {"n": one["deals"]})
        kind = "arena-doubling" if "elo" in one else "arena-doubling-few"
        print(words.say(Phrase(kind, {**one, "deals": deals, "needed": FEWEST})))


def within(words: Speaker, value: float, low: float, high: float, shown: str) -> str:
    ends = f"{value:{shown}}", f"{low:{shown}}", f"{high:{shown}}"
    return words.text("arena-within", value=ends[0], low=ends[1], high=ends[2])
