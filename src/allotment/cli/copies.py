"""allotment backup, restore, check-store and export: copies of a server's tables, and whether they play."""

from __future__ import annotations

import argparse
import os
from typing import Any

from ..kernel.result import denied
from ..words import Speaker, speaker
from .common import Commands
from .serve import PREFIX
from .words import language_of


def add(commands: Commands) -> None:
    command = commands.add_parser(
        "backup",
        help="copy the server's tables to a file, even while it runs",
        description="Copies the database to a file: all tables as they are right now. The server can keep "
        "running. The copy holds every secret of the database. For PostgreSQL, use pg_dump.",
        epilog="Example: allotment backup tables-monday.sqlite",
    )
    command.add_argument("file", metavar="FILE", help="the copy; the file must not exist yet")
    add_data(command)
    command.set_defaults(run=run_backup)
    command = commands.add_parser(
        "restore",
        help="restore the server's tables from a copy",
        description="Replaces a database that no server is using with a copy. What was there before is kept "
        "next to it, under another name. For PostgreSQL, use pg_restore.",
        epilog="Example: allotment restore tables-monday.sqlite",
    )
    command.add_argument("file", metavar="FILE", help="a copy made by allotment backup")
    add_data(command)
    command.set_defaults(run=run_restore)

    command = commands.add_parser(
        "check-store",
        help="replay every table of a server under the rules of this version",
        description="Replays every table under the rules of this version, in a copy of the database. Before "
        "an update it tells which tables continue as they are, which from their last position, and which "
        "can't. The server can keep running.",
        epilog="Example: allotment check-store --data tables-monday.sqlite",
    )
    add_data(command)
    command.set_defaults(run=run_check)

    command = commands.add_parser(
        "export",
        help="write every table of a server down as a record",
        description="Writes every table as a record, in a folder of its own, with a list of them "
        "(tables.json). Records of finished games contain their secrets. The server may keep running.",
        epilog="Example: allotment export records-of-may",
    )
    command.add_argument("folder", metavar="DIR", help="the folder; new, or empty")
    add_data(command)
    command.set_defaults(run=run_export)


def run_export(given: argparse.Namespace) -> int:
    copies, data = wanted(given)
    said = words()
    return 1 if copies.exported(data, given.folder, lambda phrase: print(said.say(phrase))) else 0


def add_data(command: argparse.ArgumentParser) -> None:
    command.add_argument(
        "--data",
        metavar="URL",
        help="where tables are kept, as for allotment serve; default: ALLOTMENT_DATA, or the file in your "
        "data folder",
    )


def run_backup(given: argparse.Namespace) -> int:
    copies, data = wanted(given)
    found = copies.backup(data, given.file)
    print(copied(found))
    return 0


def run_restore(given: argparse.Namespace) -> int:
    copies, data = wanted(given)
    found = copies.restore(data, given.file)
    print(copied(found))
    if found.before is not None:
        print(words().text("restored-before", file=str(found.before)))
    return 0


def run_check(given: argparse.Namespace) -> int:
    copies, data = wanted(given)
    said = words()
    return 1 if copies.checked(data, lambda phrase: print(said.say(phrase))) else 0


def words() -> Speaker:
    return speaker("", language_of(argparse.Namespace()))


def copied(found: Any) -> str:
    return words().text("copied", file=str(found.path), tables=found.tables, entries=found.entries)


def wanted(given: argparse.Namespace) -> tuple[Any, str]:
    try:
        from ..server import copies
        from ..server.run import default_store
    except ModuleNotFoundError as why:
        raise denied("needs-package", package=str(why.name), extra="table") from None
    return copies, given.data or os.environ.get(f"{PREFIX}DATA") or default_store()
