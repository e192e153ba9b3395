"""What the lab's commands share: what a study is given on the command line, and where it is kept."""

from __future__ import annotations

import argparse
import os
import shlex
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

from ..games import box
from ..kernel.house import deviations
from ..kernel.options import HOUSE, Options
from ..kernel.result import denied
from ..lab.study import Variant
from ..play.driver import PACE
from ..words import speaker
from ..words.progress import bar
from .common import given_house
from .words import add_language, language_of

SEATS_HELP = "number of seats (default: the fewest usual)"


def add_play(command: argparse.ArgumentParser, deals: str) -> None:
    """What all commands that play a study take."""
    command.add_argument("--deals", type=int, metavar="N", help=deals)
    command.add_argument("--levels", default="", metavar="A,B", help="two bots, the weaker first")
    command.add_argument(
        "--adapt", action="store_true", help="let the bots learn each variant first (minutes more)"
    )
    command.add_argument("--seed", default="1", metavar="SEED", help="a number or word (default 1)")
    command.add_argument(
        "--jobs", type=int, default=os.cpu_count() or 1, metavar="N", help="processes (default: one per core)"
    )
    command.add_argument(
        "--engine", default="", metavar="WHERE", help="ray or ray://HOST:PORT: on a cluster instead of --jobs"
    )
    command.add_argument("--out", type=Path, metavar="FOLDER", help="where to keep it (default lab/GAME-...)")
    command.add_argument(
        "--pace", type=int, default=PACE, metavar="MS", help="of an act, where all act at once (default 2000)"
    )


def add_question(command: argparse.ArgumentParser, deals: str, seats: str = SEATS_HELP) -> None:
    """A game, its seats and options, and how a study of it is played."""
    command.add_argument("game", metavar="GAME", help="its name on the shelf, such as garden-dice")
    command.add_argument("--seats", default="", metavar="N", help=seats)
    command.add_argument(
        "--set",
        action="append",
        default=[],
        metavar="OPTION=VALUE",
        help="an option of the game; may be repeated",
    )
    add_play(command, deals)
    command.add_argument("--json", action="store_true", help="as JSON")
    add_language(command)


def one_seats(given: argparse.Namespace) -> int:
    found = seats_of(given)
    if len(found) != 1:
        raise denied("lab-seats-one", given=given.seats)
    return found[0]


def options_of(given: argparse.Namespace) -> Options:
    """--set as options, without seats."""
    found: Options = {}
    for entry in given.set:
        name, equals, text = entry.partition("=")
        if not equals:
            raise denied("set-written", text=entry)
        if name == "seats":
            raise denied("lab-seats-set")
        found[name] = box(given.game).option(name).parse(text)
    return found


def seats_of(given: argparse.Namespace) -> list[int]:
    from ..lab.chapter import default_seats

    if not given.seats:
        return [default_seats(given.game)]
    try:
        found = [int(one) for one in given.seats.split(",") if one]
    except ValueError:
        raise denied("lab-seats-many", given=given.seats) from None
    for one in found:
        box(given.game).option("seats").check(one)
    return found


def folder_of(given: argparse.Namespace, what: str) -> Path:
    return given.out if given.out is not None else Path("lab") / f"{given.game}-{what}"


def command_line() -> str:
    return shlex.join(["allotment", *sys.argv[1:]])


def housed(slug: str, options: Options, house: list[str]) -> Options:
    """Options with house rules, those only that differ from the box."""
    given = deviations(slug, box(slug).house, given_house(slug, house)) if house else {}
    return {**options, HOUSE: given} if given else dict(options)


def learned(
    given: argparse.Namespace, seats: int, variants: dict[str, Variant], path: Path
) -> dict[str, Variant]:
    """The variants; with --adapt, each with lessons of its own."""
    if not given.adapt:
        return variants
    from ..lab.adapt import adapted

    return adapted(given.game, seats, variants, given.seed, given.jobs, path, bar)


def stopping(given: argparse.Namespace, work: Callable[[], Any]) -> Any:
    try:
        return work()
    except KeyboardInterrupt:
        print("\n" + speaker("", language_of(given)).text("lab-stopped"), file=sys.stderr)
        raise
