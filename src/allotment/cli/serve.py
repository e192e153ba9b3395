"""allotment serve, and allotment alone: the table in the browser."""

from __future__ import annotations

import argparse
import sys
from time import monotonic

from ..bots import make_bot
from ..kernel.result import Refused
from .common import Commands

PORT = 8375  # a garden row nobody else has planted


def add(commands: Commands) -> None:
    command = commands.add_parser(
        "serve",
        help="the table in the browser, for one machine or a whole network",
        description="Serves the table. Without --host only this machine can reach it; --host 0.0.0.0 lets in "
        "the local network, and prints the address with a QR code for phones.",
        epilog="Example: allotment serve --host 0.0.0.0 --data postgresql://localhost/allotment",
    )
    command.add_argument("--host", default="127.0.0.1", help="the address to listen at (%(default)s)")
    command.add_argument("--port", type=int, default=PORT, help="the port (%(default)s; 0: any free one)")
    command.add_argument(
        "--data",
        metavar="URL",
        help="where tables are kept: a file, sqlite:///FILE or postgresql://USER@HOST/NAME; "
        "left out: a file in your data folder",
    )
    command.add_argument(
        "--name",
        action="append",
        default=[],
        metavar="HOST",
        help="a host name people use for this server, beside localhost and addresses; may be repeated",
    )
    command.add_argument("--https", action="store_true", help="it stands behind a proxy that speaks https")
    command.add_argument(
        "--proxy",
        action="append",
        default=[],
        metavar="ADDRESS",
        help="a proxy in front, whose X-Forwarded-For says who asks; may be repeated",
    )
    command.add_argument(
        "--pace", type=float, default=0.7, metavar="SECONDS", help="what a bot takes at least (%(default)s)"
    )
    command.add_argument(
        "--forget",
        type=float,
        default=0.0,
        metavar="DAYS",
        help="delete tables that nobody has touched for so many days (left out: none)",
    )
    command.add_argument(
        "--think",
        action="append",
        default=[],
        metavar="BOT",
        help="how long a level thinks about a move, such as gardener:50ms; may be repeated",
    )
    command.add_argument("--open", action="store_true", help="open the browser on the shelf")
    command.set_defaults(run=run)


def run(given: argparse.Namespace) -> int:
    try:
        from ..server.run import default_store, serve
        from ..server.settings import Settings
    except ModuleNotFoundError as why:
        raise Refused(f"the web table needs {why.name}: pip install 'allotment[table]'") from None
    if not 0 <= given.port <= 65535:
        raise Refused(f"--port is {given.port}; a port is 0 to 65535")
    for bot in given.think:
        make_bot(bot, monotonic)
    settings = Settings(
        data=given.data or default_store(),
        hosts=[name.lower() for name in given.name],
        proxies=given.proxy,
        secure=given.https,
        pace=given.pace,
        forget=given.forget,
        budgets=given.think,
    )
    serve(settings, given.host, given.port, say, given.open)
    return 0


def say(text: str) -> None:
    print(text, file=sys.stdout, flush=True)
