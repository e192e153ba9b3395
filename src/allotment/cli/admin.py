"""allotment admin: for the host of a server."""

from __future__ import annotations

import argparse
import os
from typing import Any

from ..kernel.story import Phrase
from ..words import speaker
from .common import Commands
from .copies import add_data
from .serve import PREFIX
from .words import add_language, language_of


def add(commands: Commands) -> None:
    command = commands.add_parser(
        "admin",
        help="manage a server: its tables, who uses them, and what only its host may do",
        description="Works on the store; there is no login in the browser. With PostgreSQL the servers keep "
        "running and hear of it at once. With a file, stop the server before you change something.",
        epilog="Example: allotment admin reissue k7f3q2m9xw4t 1",
    )
    what = command.add_subparsers(title="what", metavar="WHAT", required=True)

    def one(name: str, says: str, *words: str) -> argparse.ArgumentParser:
        parser: argparse.ArgumentParser = what.add_parser(
            name, help=says, description=says[0].upper() + says[1:] + "."
        )
        for word in words:
            parser.add_argument(word.lower(), metavar=word, type=int if word == "SEAT" else str)
        add_data(parser)
        add_language(parser)
        parser.set_defaults(run=run, extra="table", what=name)
        return parser

    one("tables", "list the tables that were changed last").add_argument(
        "--most", type=int, default=20, metavar="N", help="so many (20)"
    )
    one(
        "who", "say who sits at a table; without one, which servers and thinking processes live"
    ).add_argument("id", metavar="ID", nargs="?", help="the table")
    one("questions", "list the tables at which a bot is to move, and whether a process has taken them")
    one("locks", "list the tables whose sand is running, and the server that drives it")
    one("end", "delete a table for good; export or back up before", "ID")
    one("unseat", "take a seat away from the person who holds it; a bot takes over", "ID", "SEAT")
    one("reissue", "make a new recovery code for a seat; all old browsers and codes lose it", "ID", "SEAT")
    one("drain", "let a server shut down, as after SIGTERM").add_argument(
        "server", metavar="SERVER", help="its name, as 'admin who' says it; '*': all of them"
    )


def run(given: argparse.Namespace) -> int:
    from ..server import admin
    from ..server.run import default_store

    words = speaker("", language_of(given))
    for line in told(admin, given, given.data or os.environ.get(f"{PREFIX}DATA") or default_store()):
        print(words.say(line))
    return 0


def told(admin: Any, given: argparse.Namespace, data: str) -> list[str | Phrase]:
    found: list[str | Phrase] = []
    match given.what:
        case "tables":
            found = admin.tables(data, given.most)
        case "who":
            found = admin.seats(data, given.id) if given.id else admin.who(data)
        case "questions":
            found = list(admin.questions(data))
        case "locks":
            found = list(admin.locks(data))
        case "end":
            admin.end(data, given.id)
            found = [Phrase("admin-gone", {"table": given.id})]
        case "unseat":
            found = [admin.unseat(data, given.id, given.seat)]
        case "reissue":
            found = [admin.reissue(data, given.id, given.seat)]
        case "drain":
            admin.drain(data, given.server)
            found = [Phrase("admin-draining", {"server": given.server})]
    return found
