"""allotment backup, restore and check-store: copies of a server's tables, and whether they can be played."""

from __future__ import annotations

import argparse
import os
from typing import Any

from ..kernel.result import Refused
from .common import Commands
from .serve import PREFIX

DATA = (
    "where tables are kept, as for allotment serve; left out: ALLOTMENT_DATA, or the file in your data folder"
)


def add(commands: Commands) -> None:
    command = commands.add_parser(
        "backup",
        help="copy the server's tables to a file, also while it runs",
        description="Copies a store to a file: all tables as they are at this moment. The server may go on "
        "meanwhile. The copy holds every secret that the store holds. PostgreSQL has pg_dump for that.",
        epilog="Example: allotment backup tables-monday.sqlite",
    )
    command.add_argument("file", metavar="FILE", help="the copy; it must not be there yet")
    command.add_argument("--data", metavar="URL", help=DATA)
    command.set_defaults(run=run_backup)
    command = commands.add_parser(
        "restore",
        help="bring the server's tables back from a copy",
        description="Puts a copy in the place of a store that no server uses right now. What was there "
        "before is kept beside it, under another name. PostgreSQL has pg_restore for that.",
        epilog="Example: allotment restore tables-monday.sqlite",
    )
    command.add_argument("file", metavar="FILE", help="a copy made by allotment backup")
    command.add_argument("--data", metavar="URL", help=DATA)
    command.set_defaults(run=run_restore)

    command = commands.add_parser(
        "check-store",
        help="play every table of a server again, under the rules of this version",
        description="Plays every table again under the rules of this version, in a copy of the store. Before "
        "an update it says which tables go on as they are, which from their last position, and which would "
        "not. The server may go on meanwhile.",
        epilog="Example: allotment check-store --data tables-monday.sqlite",
    )
    command.add_argument("--data", metavar="URL", help=DATA)
    command.set_defaults(run=run_check)


def run_backup(given: argparse.Namespace) -> int:
    copies, data = wanted(given)
    found = copies.backup(data, given.file)
    print(f"{found.path}: {found.tables} tables, {found.entries} entries")
    return 0


def run_restore(given: argparse.Namespace) -> int:
    copies, data = wanted(given)
    found = copies.restore(data, given.file)
    print(f"{found.path}: {found.tables} tables, {found.entries} entries")
    if found.before is not None:
        print(f"What was there before is {found.before}")
    return 0


def run_check(given: argparse.Namespace) -> int:
    copies, data = wanted(given)
    return 1 if copies.checked(data, print) else 0


def wanted(given: argparse.Namespace) -> tuple[Any, str]:
    try:
        from ..server import copies
        from ..server.run import default_store
    except ModuleNotFoundError as why:
        raise Refused(f"the web table needs {why.name}: pip install 'allotment[table]'") from None
    return copies, given.data or os.environ.get(f"{PREFIX}DATA") or default_store()
