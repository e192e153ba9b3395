"""allotment speed: how fast the rules are, by uniformly random play."""

from __future__ import annotations

import argparse
import json
from time import process_time

from ..games import SHELF, make
from ..kernel import game as kernel_game
from ..kernel.chance import seeded
from ..kernel.playout import Tally, clones, play_out
from ..kernel.result import Refused
from .common import Commands, add_options, given_options

BATCH = 2000  # clones between two looks at the clock
LONGEST = 3600  # seconds


def add(commands: Commands) -> None:
    command = commands.add_parser(
        "speed",
        help="moves, games and clones per second",
        description="Plays uniformly random games with all legal moves listed at each decision, on one core, "
        "and prints what one second of processor time came to.",
    )
    command.add_argument("games", metavar="GAME", nargs="*", help="which games (default: all)")
    add_options(command)
    command.add_argument("--seconds", type=float, default=3.0, metavar="S", help="for each game (default 3)")
    command.add_argument("--json", action="store_true", help="as JSON")
    command.set_defaults(run=run)


def compiled() -> bool:
    return not (kernel_game.__file__ or "").endswith(".py")


def run(given: argparse.Namespace) -> int:
    if not 0 < given.seconds <= LONGEST:
        raise Refused(f"--seconds {given.seconds:g}: allowed is more than 0 and at most {LONGEST}")
    rows = [measure(slug, given) for slug in given.games or SHELF]
    if given.json:
        print(json.dumps({"compiled": compiled(), "games": rows}, indent=2))
        return 0
    print(f"rules are {'compiled' if compiled() else 'interpreted'}; per second of one core:")
    print(f"{'game':<18} {'seats':>5} {'moves':>10} {'listed':>12} {'games':>9} {'clones':>10}  listed/move")
    for row in rows:
        print(
            f"{row['game']:<18} {row['seats']:>5} {row['moves']:>10,.0f} {row['listed']:>12,.0f} "
            f"{row['games']:>9,.1f} {row['clones']:>10,.0f}  {row['branching']:.1f}"
        )
    return 0


def measure(slug: str, given: argparse.Namespace) -> dict[str, float | int | str]:
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
