"""allotment trace: games as JSON lines, for data people and for checking against other engines."""

from __future__ import annotations

import argparse
import json
from typing import Any

from ..bots import make_bot
from ..kernel.chance import seeded
from ..kernel.eyes import Eyes
from ..kernel.game import CLOCK, Game
from ..kernel.playout import PACE, next_seat
from ..kernel.result import Refused
from .common import Commands, add_game, given_game


def add(commands: Commands) -> None:
    command = commands.add_parser(
        "trace",
        help="random or bot games as JSON lines",
        description="Plays games and prints a JSON line per decision: game, ply, options, position (before "
        "the move), offers by seat, seat, move, and the luck the move drew; then a last line a game with "
        "position and result.",
    )
    add_game(command)
    command.add_argument("--games", type=int, default=1, metavar="N", help="how many (default 1)")
    command.add_argument("--seed", default="1", metavar="SEED", help="of the first game (default 1)")
    command.add_argument("--bot", default="seedling", metavar="BOT", help="who plays (default seedling)")
    command.set_defaults(run=run)


def run(given: argparse.Namespace) -> int:
    game = given_game(given)
    make_bot(given.bot)
    if given.games < 1:
        raise Refused(f"--games {given.games}: at least one game is played")
    for number in range(given.games):
        trace(game, f"{given.seed}" if number == 0 else f"{given.seed}/{number}", number, given.bot)
    return 0


def trace(game: Game[Any, Any], seed: str, number: int, bot_name: str) -> None:
    bot = make_bot(bot_name)
    chance = seeded(seed)
    state = game.start(chance)
    luck = seeded(f"{seed} {bot_name}")
    heard: list[str] = []
    head = {"game": game.slug, "number": number}
    ply = 0
    seat = game.seats - 1
    while game.to_act(state):
        seat = next_seat(game, state, seat)
        if seat >= 0:
            offers = {
                str(each): [move.text for move in game.legal(state, each)]
                for each in game.to_act(state)
                if each != CLOCK
            }
            position = game.dump(state)
            move = bot.choose(Eyes(game, state, seat, heard), luck)
            chance.told = []
            game.apply(state, seat, move)
            heard.append(f"{seat}: {move.text}")
            print(
                json.dumps(
                    head
                    | {"ply": ply, "options": game.options, "position": position, "offers": offers}
                    | {"seat": seat, "move": move.text, "luck": chance.told}
                )
            )
            ply += 1
        if game.box.real_time:
            game.elapse(state, PACE)
    result = game.result(state)
    assert result is not None
    print(
        json.dumps(
            head
            | {"ply": ply, "options": game.options, "position": game.dump(state), "result": result.data()}
        )
    )
