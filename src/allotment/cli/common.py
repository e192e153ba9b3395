"""What several commands share: options on the command line, reading and writing files."""

from __future__ import annotations

import argparse
import tomllib
from pathlib import Path
from typing import Any

from ..games import box, make
from ..kernel.game import Game
from ..kernel.house import parsed
from ..kernel.options import HOUSE, Options
from ..kernel.result import denied

Commands = Any  # argparse gives its subparsers no public type


def add_game(command: argparse.ArgumentParser) -> None:
    command.add_argument("game", metavar="GAME", help="a game, such as garden-dice")
    add_options(command)


def add_options(command: argparse.ArgumentParser) -> None:
    command.add_argument("--seats", type=int, metavar="N", help="number of seats")
    command.add_argument(
        "--set",
        action="append",
        default=[],
        metavar="OPTION=VALUE",
        help="an option of the game (allotment games GAME lists them); may be repeated",
    )
    add_house(command)


def add_house(command: argparse.ArgumentParser) -> None:
    command.add_argument(
        "--house",
        action="append",
        default=[],
        metavar="NAME=NUMBER",
        help="a house rule: change one of the game's numbers (allotment games GAME lists them); may be "
        "repeated",
    )


def given_house(slug: str, texts: list[str]) -> dict[str, object]:
    """--house as numbers by name."""
    return dict([parsed(box(slug).house, text) for text in texts])


def given_options(slug: str, given: argparse.Namespace) -> Options:
    """--seats, --set and --house as the game's options."""
    options: Options = {}
    for entry in given.set:
        name, equals, text = entry.partition("=")
        if not equals:
            raise denied("set-written", text=entry)
        options[name] = box(slug).option(name).parse(text)
    if given.seats is not None:
        options["seats"] = box(slug).option("seats").check(given.seats)
    if given.house:
        options[HOUSE] = given_house(slug, given.house)
    return options


def given_game(given: argparse.Namespace) -> Game[Any, Any]:
    return make(given.game, given_options(given.game, given))


def read_text(path: str) -> str:
    try:
        return Path(path).read_text(encoding="utf-8")
    except OSError as why:
        raise denied("file-unread", file=path, why=why.strerror or str(why)) from None
    except UnicodeDecodeError:
        raise denied("file-not-text", file=path) from None


def read_toml(path: str) -> dict[str, object]:
    text = read_text(path)
    try:
        return tomllib.loads(text)
    except (ValueError, RecursionError) as why:  # also numbers of too many digits
        raise denied("file-not-toml", file=path, why=str(why)) from None


def write_text(path: str, text: str) -> None:
    write_bytes(path, text.encode())


def write_bytes(path: str, data: bytes) -> None:
    """Whole or not at all: a full disk or a crash leaves the old file."""
    target = Path(path)
    if target.is_dir():
        raise denied("file-folder", file=path)
    try:
        draft = target.with_name(target.name + ".part")
        draft.write_bytes(data)
        draft.replace(target)
    except OSError as why:
        raise denied("file-unwritten", file=path, why=why.strerror or str(why)) from None
    except ValueError:  # such as a zero byte
        raise denied("file-name", name=ascii(path)) from None
