"""allotment trace: games as JSON lines, for data people and for checking against other engines."""

from __future__ import annotations

import argparse
import json
from typing import Any

from ..bots import RANDOM, make_bot
from ..kernel.game import CLOCK, Game
from ..kernel.result import denied
from ..play.driver import PACE, begun
from .common import Commands, add_game, given_game


def add(commands: Commands) -> None:
    command = commands.add_parser(
        "trace",
        help="games of bots as JSON lines",
        description="Plays games and prints a JSON line per decision: game, ply, options, position (before "
        "the move), offers by seat, seat, move, and the luck the move drew; then a last line a game with "
        "position and result.",
    )
    add_game(command)
    command.add_argument("--games", type=int, default=1, metavar="N", help="number of games (default 1)")
    command.add_argument("--seed", default="1", metavar="SEED", help="the first game's seed (default 1)")
    command.add_argument(
        "--bot",
        default=RANDOM,
        metavar="BOT",
        help="who plays: random (any legal move, the default) or bots, one per seat, comma-separated",
    )
    command.add_argument(
        "--pace",
        type=int,
        default=PACE,
        metavar="MS",
        help="where all seats act at once: milliseconds between two moves of a seat (default %(default)s)",
    )
    command.set_defaults(run=run)


def run(given: argparse.Namespace) -> int:
    game = given_game(given)
    bots = given.bot.split(",") if "," in given.bot else [given.bot] * game.seats
    if len(bots) != game.seats:
        raise denied("seats-named", named=len(bots), seats=game.seats)
    for name in bots:
        make_bot(name)
    if given.games < 1:
        raise denied("lab-at-least", option="--games", least=1)
    if given.pace < 1:
        raise denied("lab-at-least", option="--pace", least=1)
    for number in range(given.games):
        trace(game, f"{given.seed}" if number == 0 else f"{given.seed}/{number}", number, bots, given.pace)
    return 0


def trace(game: Game[Any, Any], seed: str, number: int, bots: list[str], pace: int) -> None:
    driver = begun(game, seed, [make_bot(name) for name in bots], pace)
    match = driver.match
    state = match.state
    head = {"game": game.slug, "number": number}
    ply = 0
    while (seat := driver.due()) >= 0:
        offers = {
            str(each): [move.text for move in game.legal(state, each)]
            for each in game.to_act(state)
            if each != CLOCK
        }
        position = game.dump(state)
        drawn = len(match.tape)
        move = driver.go(seat).move
        if move is None:
            continue
        print(
            json.dumps(
                head
                | {"ply": ply, "options": game.options, "position": position, "offers": offers}
                | {"seat": seat, "move": move.text, "luck": match.tape[drawn:]}
            )
        )
        ply += 1
    result = game.result(state)
    assert result is not None
    print(
        json.dumps(
            head
            | {"ply": ply, "options": game.options, "position": game.dump(state), "result": result.data()}
        )
    )
