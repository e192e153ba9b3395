"""allotment speed: how fast the rules are, by uniformly random play."""

from __future__ import annotations

import argparse
import json
import subprocess
from time import process_time
from typing import Any

from ..bots import make_bot
from ..games import SHELF, box, make
from ..kernel import game as kernel_game
from ..kernel.chance import seeded
from ..kernel.match import adopted
from ..kernel.playout import Tally, clones, play_out
from ..kernel.result import denied
from ..play.driver import Driver
from ..words import Speaker, speaker
from ..words.columns import columns
from .common import Commands, add_options, given_options
from .words import add_language, language_of

BATCH = 2000  # clones between two looks at the clock
THOUGHT = 200  # iterations per decision, ours and OpenSpiel's
LOOKS = 12  # decisions of a random game that are thought about, spread over all of it
SPIEL_SCRIPT = """
import json, random, sys, time
import pyspiel
name, seconds, thought, looks = sys.argv[1], float(sys.argv[2]), int(sys.argv[3]), int(sys.argv[4])
game = pyspiel.load_game(name)
luck = random.Random(1)
bot = pyspiel.MCTSBot(game, pyspiel.RandomRolloutEvaluator(1, 1), 2.0, thought, 200, False, 1, False)
done = moves = games = 0
spent = 0.0

def play(share):
    global done, spent
    count = 0
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes = state.chance_outcomes()
            state.apply_action(luck.choices([a for a, _ in outcomes], [p for _, p in outcomes])[0])
            continue
        offers = state.legal_actions()
        if len(offers) > 1 and luck.random() < share:
            begun = time.process_time()
            bot.step(state)
            spent += time.process_time() - begun
            done += thought
        count += 1
        state.apply_action(luck.choice(offers))
    return count

share = looks / play(0.0)
while spent < seconds:
    moves += play(share)
    games += 1
print(json.dumps({"iterations": done / spent, "moves_per_game": moves / games, "games": games}))
"""
LONGEST = 3600  # seconds
PER_SECOND = {"moves": 0, "listed": 0, "games": 1, "clones": 0}  # and how many decimals each is shown with


def add(commands: Commands) -> None:
    command = commands.add_parser(
        "speed",
        help="moves, games and clones per second",
        description="Plays uniformly random games with all legal moves listed at each decision, on one core, "
        "and prints what one second of processor time came to.",
    )
    command.add_argument("games", metavar="GAME", nargs="*", help="which games (default: all)")
    add_options(command)
    command.add_argument(
        "--seconds", type=float, default=3.0, metavar="S", help="seconds per game (default 3)"
    )
    command.add_argument(
        "--search", action="store_true", help="iterations per second of the bots' search instead"
    )
    command.add_argument(
        "--beside",
        metavar="PYTHON",
        help="with --search: a Python that has open_spiel, to measure its MCTS in the same run",
    )
    command.add_argument("--json", action="store_true", help="as JSON")
    add_language(command)
    command.set_defaults(run=run)


def compiled() -> bool:
    return not (kernel_game.__file__ or "").endswith(".py")


def run(given: argparse.Namespace) -> int:
    if not 0 < given.seconds <= LONGEST:
        raise denied("speed-seconds", seconds=f"{given.seconds:g}", most=str(LONGEST))
    words = speaker("", language_of(given))
    if given.search:
        return search(given, words)
    rows = [measure(slug, given) for slug in given.games or SHELF]
    if given.json:
        print(json.dumps({"compiled": compiled(), "games": rows}, indent=2))
        return 0
    print(words.text("speed-rules", compiled=compiled()))
    heads = [words.text(f"speed-{what}") for what in ("game", "seats", *PER_SECOND, "branching")]
    print(
        columns(
            heads,
            [
                [row["game"], str(row["seats"])]
                + [f"{row[what]:,.{PER_SECOND[what]}f}" for what in PER_SECOND]
                + [f"{row['branching']:.1f}"]
                for row in rows
            ],
        )
    )
    return 0


def measure(slug: str, given: argparse.Namespace) -> dict[str, Any]:
    game = make(slug, given_options(slug, given))
    play_out(game, game.start(seeded("warm")), seeded("up"), Tally())
    tally = Tally()
    luck = seeded("speed")
    number = 0
    begun = process_time()
    while not tally.games or process_time() - begun < given.seconds:
        play_out(game, game.start(seeded(number)), luck, tally)
        number += 1
    spent = process_time() - begun
    copies = 0
    state = game.start(seeded("clone"))
    for _ in range(60):  # into the middle of a game
        seats = [seat for seat in game.to_act(state) if seat >= 0]
        offers = game.legal(state, seats[0]) if seats else []
        if offers:
            game.apply(state, seats[0], offers[luck.below(len(offers))])
    begun = process_time()
    while not copies or process_time() - begun < given.seconds / 4:
        clones(game, state, BATCH)
        copies += BATCH
    copying = process_time() - begun
    return {
        "game": slug,
        "seats": game.seats,
        "moves": tally.moves / spent,
        "listed": tally.listed / spent,
        "games": tally.games / spent,
        "clones": copies / copying,
        "branching": tally.listed / tally.moves,
        "moves_per_game": tally.moves / tally.games,
    }


# ---- search ----


def search(given: argparse.Namespace, words: Speaker) -> int:
    slugs = given.games or [slug for slug in SHELF if not box(slug).real_time]
    rows = [pair(slug, given) for slug in slugs]
    if given.json:
        print(json.dumps({"compiled": compiled(), "games": rows}, indent=2))
        return 0
    print(words.text("speed-search", compiled=compiled(), iterations=THOUGHT))
    for row in rows:
        line = f"{row['game']:<18} {row['iterations']:>8,.0f} {length(row):>6}"
        peer = row["openspiel"]
        if peer is not None:
            name = f"OpenSpiel MCTS, {peer['game']}"
            ratio = row["iterations"] / peer["iterations"]
            line += f"   {name:<33} {peer['iterations']:>8,.0f} {length(peer):>6}   {ratio:>5.1f} ×"
        print(line)
    if not given.beside:
        print(words.text("speed-beside"))
    return 0


def length(row: dict[str, Any]) -> str:
    return f"({row['moves_per_game']:.0f})"


def pair(slug: str, given: argparse.Namespace) -> dict[str, Any]:
    """One of our games, and the one of OpenSpiel's that is about as long."""
    if box(slug).real_time:
        raise denied("speed-no-turns", game=slug)
    known = box(slug).peer if given.beside else ""
    peer = measure_peer(known, given.beside, given.seconds) if known else None
    return {**measure_search(slug, given), "openspiel": peer}


def measure_search(slug: str, given: argparse.Namespace) -> dict[str, Any]:
    """The head-gardener thinks at some decisions of random games, as many as fit. Nothing is kept from one
    decision to the next."""
    game = make(slug, given_options(slug, given))
    bot = make_bot(f"head-gardener:{THOUGHT}it")
    luck = seeded("walk")
    first = Tally()
    play_out(game, game.start(seeded("length")), luck, first)
    done = moves = games = 0
    spent = 0.0
    while spent < given.seconds:
        state = game.start(seeded(f"search {games}"))
        while game.to_act(state):
            seat = game.to_act(state)[0]
            offers = game.legal(state, seat)
            if len(offers) > 1 and luck.below(first.moves) < LOOKS:
                driver = Driver(adopted(game, state, []), f"search {games} {moves}")
                driver.seat(seat, bot)
                begun = process_time()
                done += driver.ask(seat).looks
                spent += process_time() - begun
            game.apply(state, seat, offers[luck.below(len(offers))])
            moves += 1
        games += 1
    return {"game": slug, "iterations": done / spent, "moves_per_game": moves / games, "games": games}


def measure_peer(name: str, python: str, seconds: float) -> dict[str, Any]:
    try:
        out = subprocess.run(
            [python, "-c", SPIEL_SCRIPT, name, str(seconds), str(THOUGHT), str(LOOKS)],
            capture_output=True,
            text=True,
            check=True,
        )
    except (OSError, subprocess.CalledProcessError) as why:
        raise denied("speed-no-peer", python=python, why=str(why)) from None
    found: dict[str, Any] = {"game": name, **json.loads(out.stdout.splitlines()[-1])}
    return found
