"""allotment games: the shelf, and the options of one game."""

from __future__ import annotations

import argparse
import json

from ..games import SHELF, box
from ..kernel.options import Box, plain
from ..kernel.story import Phrase
from ..words import Speaker, speaker
from .common import Commands
from .words import add_language, language_of


def add(commands: Commands) -> None:
    command = commands.add_parser(
        "games",
        help="list the games, or the options of one",
        description="Lists the games, or one game with all its options.",
    )
    command.add_argument("game", metavar="GAME", nargs="?", help="show this game's options")
    command.add_argument("--json", action="store_true", help="as JSON")
    add_language(command)
    command.set_defaults(run=run)


def data(game: Box, language: str) -> dict[str, object]:
    words = speaker(game.slug, language)
    return {
        "game": game.slug,
        "title": game.title,
        "line": words.text("box-line"),
        "minutes": game.minutes,
        "credits": game.credits,
        "version": game.version,
        "hidden": game.hidden,
        "real_time": game.real_time,
        "options": [
            {**option.data(), "help": words.text(f"option-{option.name}")} for option in game.options
        ],
        "house": [{**number.data(), "says": words.text(f"house-{number.name}")} for number in game.house],
    }


def run(given: argparse.Namespace) -> int:
    if given.json:
        shown = [data(box(slug), language_of(given)) for slug in ([given.game] if given.game else SHELF)]
        print(json.dumps(shown[0] if given.game else shown, indent=2, ensure_ascii=False))
    elif given.game:
        show(box(given.game), language_of(given))
    else:
        for slug in SHELF:
            words = speaker(slug, language_of(given))
            print(f"{slug:<18} {head(box(slug), words)}")
            print(f"{'':<18} {words.text('box-line')}")
    return 0


def head(game: Box, words: Speaker) -> str:
    return words.text("shelf-game", title=game.title, players=players(game), minutes=game.minutes)


def players(game: Box) -> Phrase:
    return Phrase("shelf-players", {"seats": game.option("seats").allowed()})


def show(game: Box, language: str) -> None:
    words = speaker(game.slug, language)
    print(head(game, words))
    print(words.text("box-line"))
    print(f"{game.credits}.")
    print()
    print(words.text("shelf-options"))
    for option in game.options:
        print(f"  {option.name:<16} {words.text(f'option-{option.name}')}")
        default = words.text("shelf-none") if option.default is None else plain(option.default)
        kind = "shelf-seat" if option.seat and option.default != "random" else "shelf-default"
        print(f"  {'':<16} {words.text(kind, allowed=option.allowed(), default=default)}")
    if game.house:
        print()
        print(words.text("shelf-house"))
        for number in game.house:
            print(f"  {number.name:<18}{words.text(f'house-{number.name}')} ({number.rule})")
            given = words.text("shelf-number", low=number.low, high=number.high, box=number.box)
            print(f"  {'':<18}{given}")
