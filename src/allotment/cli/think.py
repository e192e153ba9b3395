"""allotment think: bots of a server on another machine."""

from __future__ import annotations

import argparse
import os
from functools import partial
from time import monotonic

from ..bots import make_bot
from ..kernel.options import plain
from ..kernel.result import denied
from ..kernel.story import AnyOf
from ..words import speaker
from .common import Commands
from .serve import PREFIX, USUAL, say
from .words import language_of


def add(commands: Commands) -> None:
    command = commands.add_parser(
        "think",
        help="let the bots of servers on PostgreSQL think in this process, on any machine",
        description="Answers the questions that servers write down whenever a bot is to move: people's "
        "tables first, then whoever has waited longest. Any number of these may run, on any machine that "
        "reaches the database; one that dies leaves its questions to the others. A server started with "
        "--jobs 0 leaves all turns of its bots to them.",
        epilog="Example: allotment think --data postgresql://localhost/allotment --jobs 4",
    )
    command.add_argument(
        "--data", metavar="URL", help="the servers' database; default: ALLOTMENT_DATA from the environment"
    )
    command.add_argument("--jobs", type=int, metavar="N", help=f"thinking processes ({USUAL['jobs']})")
    command.add_argument(
        "--pace", type=float, metavar="SECONDS", help=f"minimum seconds per bot move ({USUAL['pace']})"
    )
    command.add_argument(
        "--think",
        action="append",
        metavar="BOT",
        help="how long a level thinks about a move, like gardener:50ms; may be repeated",
    )
    command.add_argument("--log", metavar="FORM", help="the format of the log: text or json (text)")
    command.set_defaults(run=run, extra="table")


def run(given: argparse.Namespace) -> int:
    from ..server.logs import FORMS
    from ..server.run import think
    from ..server.settings import Settings

    data = given.data or os.environ.get(f"{PREFIX}DATA") or ""
    if not data.startswith(("postgres:", "postgresql:")):
        raise denied("think-postgres")
    jobs, form, bots = (
        given.jobs if given.jobs is not None else USUAL["jobs"],
        given.log or "text",
        given.think,
    )
    if jobs < 1:
        raise denied("think-jobs", jobs=jobs)
    if form not in FORMS:
        raise denied("serve-log", log=plain(form), forms=AnyOf(list(FORMS)))
    for bot in bots or []:
        make_bot(bot, monotonic)
    pace = USUAL["pace"] if given.pace is None else given.pace
    think(
        Settings(data=data, pace=pace, workers=jobs, budgets=bots or [], log=form),
        partial(say, speaker("", language_of(given))),
    )
    return 0
