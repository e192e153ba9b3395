"""allotment games: the shelf, and the options of one game."""

from __future__ import annotations

import argparse
import json

from ..games import SHELF, box
from ..kernel.options import Box, plain
from .common import Commands


def add(commands: Commands) -> None:
    command = commands.add_parser(
        "games",
        help="what is on the shelf; the options of one game",
        description="Lists the games, or one game with all its options.",
    )
    command.add_argument("game", metavar="GAME", nargs="?", help="show this game's options")
    command.add_argument("--json", action="store_true", help="as JSON")
    command.set_defaults(run=run)


def seats_of(game: Box) -> str:
    option = game.option("seats")
    more = f" (from {option.beyond} on beyond the box)" if option.beyond else ""
    return f"{option.low}-{option.high} players{more}"


def data(game: Box) -> dict[str, object]:
    return {
        "game": game.slug,
        "title": game.title,
        "line": game.line,
        "minutes": game.minutes,
        "credits": game.credits,
        "version": game.version,
        "hidden": game.hidden,
        "real_time": game.real_time,
        "options": [option.data() for option in game.options],
        "house": [number.data() for number in game.house],
    }


def run(given: argparse.Namespace) -> int:
    if given.json:
        boxes = [box(slug) for slug in ([given.game] if given.game else SHELF)]
        print(json.dumps(data(boxes[0]) if given.game else [data(game) for game in boxes], indent=2))
    elif given.game:
        show(box(given.game))
    else:
        for slug in SHELF:
            game = box(slug)
            print(f"{slug:<18} {game.title}, {seats_of(game)}, about {game.minutes} minutes")
            print(f"{'':<18} {game.line}")
    return 0


def show(game: Box) -> None:
    print(f"{game.title} ({game.slug}), {seats_of(game)}, about {game.minutes} minutes")
    print(game.line)
    print(f"{game.credits}.")
    print()
    print("Options, given as --set NAME=VALUE:")
    for option in game.options:
        default = "left out" if option.default is None else plain(option.default)
        print(f"  {option.name:<16} {option.help}")
        if option.seat and option.default != "random":
            default += ', where people play "random"'
        print(f"  {'':<16} {option.allowed()}; default {default}")
    if game.house:
        print()
        print("House rules, numbers that a table may change, given as --house NAME=NUMBER:")
        for number in game.house:
            print(f"  {number.name:<18}{number.says} ({number.rule})")
            print(f"  {'':<18}{number.low} to {number.high}; the box says {number.box}")
