"""allotment backup, restore, check-store and export: copies of a server's tables, and whether they play."""

from __future__ import annotations

import argparse
import os
from collections.abc import Callable
from typing import Any, NamedTuple

from ..kernel.result import denied
from ..kernel.story import Phrase
from ..words import speaker
from .common import Commands
from .serve import PREFIX
from .words import language_of

Say = Callable[[Phrase], None]


class Command(NamedTuple):
    """What one of them is called, takes and does. `run` is given the store's tools, its address and the
    argument, and answers how many tables could not be read."""

    run: Callable[[Any, str, str, Say], int]
    help: str
    description: str
    example: str
    metavar: str = ""
    argument: str = ""


def backup(copies: Any, data: str, target: str, say: Say) -> int:
    say(copied(copies.backup(data, target)))
    return 0


def restore(copies: Any, data: str, source: str, say: Say) -> int:
    found = copies.restore(data, source)
    say(copied(found))
    if found.before is not None:
        say(Phrase("restored-before", {"file": str(found.before)}))
    return 0


def copied(found: Any) -> Phrase:
    given = {"file": str(found.path), "tables": found.tables, "entries": found.entries}
    return Phrase("copied", given)


def check(copies: Any, data: str, _: str, say: Say) -> int:
    return int(copies.checked(data, say))


def export(copies: Any, data: str, folder: str, say: Say) -> int:
    return int(copies.exported(data, folder, say))


COMMANDS = {
    "backup": Command(
        backup,
        help="copy the server's tables to a file, even while it runs",
        description="Copies the database to a file: all tables as they are right now. The server can keep "
        "running. The copy holds every secret of the database. For PostgreSQL, use pg_dump.",
        example="allotment backup tables-monday.sqlite",
        metavar="FILE",
        argument="the copy; the file must not exist yet",
    ),
    "restore": Command(
        restore,
        help="restore the server's tables from a copy",
        description="Replaces a database that no server is using with a copy. What was there before is kept "
        "next to it, under another name. For PostgreSQL, use pg_restore.",
        example="allotment restore tables-monday.sqlite",
        metavar="FILE",
        argument="a copy made by allotment backup",
    ),
    "check-store": Command(
        check,
        help="replay every table of a server under the rules of this version",
        description="Replays every table under the rules of this version, in a copy of the database. Before "
        "an update it tells which tables continue as they are, which from their last position, and which "
        "can't. The server can keep running.",
        example="allotment check-store --data tables-monday.sqlite",
    ),
    "export": Command(
        export,
        help="write every table of a server down as a record",
        description="Writes every table as a record, in a folder of its own, with a list of them "
        "(tables.json). Records of finished games contain their secrets. The server may keep running.",
        example="allotment export records-of-may",
        metavar="DIR",
        argument="the folder; new, or empty",
    ),
}


def add(commands: Commands) -> None:
    for name, one in COMMANDS.items():
        command = commands.add_parser(
            name, help=one.help, description=one.description, epilog=f"Example: {one.example}"
        )
        if one.metavar:
            command.add_argument("path", metavar=one.metavar, help=one.argument)
        add_data(command)
        command.set_defaults(run=run, command=one, path="")


def add_data(command: argparse.ArgumentParser) -> None:
    command.add_argument(
        "--data",
        metavar="URL",
        help="where tables are kept, as for allotment serve; default: ALLOTMENT_DATA, or the file in your "
        "data folder",
    )


def run(given: argparse.Namespace) -> int:
    try:
        from ..server import copies
        from ..server.run import default_store
    except ModuleNotFoundError as why:
        raise denied("needs-package", package=str(why.name), extra="table") from None
    words = speaker("", language_of(argparse.Namespace()))
    data = given.data or os.environ.get(f"{PREFIX}DATA") or default_store()
    return 1 if given.command.run(copies, data, given.path, lambda phrase: print(words.say(phrase))) else 0
