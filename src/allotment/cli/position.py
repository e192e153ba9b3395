"""allotment position: print a starting position."""

from __future__ import annotations

import argparse
import json

from ..kernel.chance import seeded
from .common import Commands, add_game, given_game


def add(commands: Commands) -> None:
    command = commands.add_parser(
        "position",
        help="print a starting position",
        description="Prints a starting position as JSON, or as TOML to begin a scenario with.",
    )
    add_game(command)
    command.add_argument("--seed", default="1", metavar="SEED", help="a number or word (default 1)")
    command.add_argument("--toml", action="store_true", help="as TOML")
    command.set_defaults(run=run)


def run(given: argparse.Namespace) -> int:
    game = given_game(given)
    position = game.dump(game.start(seeded(given.seed)))
    if given.toml:
        from .toml import written  # its library is loaded where something is written

        print(written(position), end="")
    else:
        print(json.dumps(position, indent=2))
    return 0
