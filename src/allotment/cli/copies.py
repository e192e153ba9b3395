"""allotment backup, restore, check-store and export: copies of a server's tables, and whether they play."""

from __future__ import annotations

import argparse
import os
from collections.abc import Callable
from typing import Any

from ..kernel.story import Phrase
from ..words import speaker
from .common import Commands
from .serve import PREFIX
from .words import language_of

Say = Callable[[Phrase], None]


# Each is given the store's tools, its address and the argument, and answers how many tables couldn't be read.
Do = Callable[[Any, str, str, Say], int]


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


def add(commands: Commands) -> None:
    def one(name: str, do: Do, says: str, description: str, example: str) -> argparse.ArgumentParser:
        command: argparse.ArgumentParser = commands.add_parser(
            name, help=says, description=description, epilog=f"Example: {example}"
        )
        add_data(command)
        command.set_defaults(run=run, extra="table", do=do, path="")
        return command

    one(
        "backup",
        backup,
        "copy the server's tables to a file, even while it runs",
        "Copies the database to a file: all tables as they are right now. The server can keep running. The "
        "copy holds every secret of the database. For PostgreSQL, use pg_dump.",
        "allotment backup tables-monday.sqlite",
    ).add_argument("path", metavar="FILE", help="the copy; the file must not exist yet")
    one(
        "restore",
        restore,
        "restore the server's tables from a copy",
        "Replaces a database that no server is using with a copy. What was there before is kept next to it, "
        "under another name. For PostgreSQL, use pg_restore.",
        "allotment restore tables-monday.sqlite",
    ).add_argument("path", metavar="FILE", help="a copy made by allotment backup")
    one(
        "check-store",
        check,
        "replay every table of a server under the rules of this version",
        "Replays every table under the rules of this version, in a copy of the database. Before an update it "
        "tells which tables continue as they are, which from their last position, and which can't. The "
        "server can keep running.",
        "allotment check-store --data tables-monday.sqlite",
    )
    one(
        "export",
        export,
        "write every table of a server down as a record",
        "Writes every table as a record, in a folder of its own, with a list of them (tables.json). Records "
        "of finished games contain their secrets. The server may keep running.",
        "allotment export records-of-may",
    ).add_argument("path", metavar="DIR", help="the folder; new, or empty")


def add_data(command: argparse.ArgumentParser) -> None:
    command.add_argument(
        "--data",
        metavar="URL",
        help="where tables are kept, as for allotment serve; default: ALLOTMENT_DATA, or the file in your "
        "data folder",
    )


def run(given: argparse.Namespace) -> int:
    from ..server import copies
    from ..server.run import default_store

    words = speaker("", language_of(argparse.Namespace()))
    data = given.data or os.environ.get(f"{PREFIX}DATA") or default_store()
    return 1 if given.do(copies, data, given.path, lambda phrase: print(words.say(phrase))) else 0
