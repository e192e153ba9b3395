"""allotment serve, and allotment alone: the table in the browser."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Mapping
from ipaddress import ip_network
from time import monotonic
from typing import Any, Final

from ..bots import make_bot
from ..kernel.result import Refused
from .common import Commands

PORT: Final = 8375  # a garden row nobody else has planted
PREFIX: Final = "ALLOTMENT_"  # of the variables that stand for options
USUAL: Final[dict[str, Any]] = {
    "host": "127.0.0.1",
    "port": PORT,
    "data": "",
    "name": [],
    "https": False,
    "proxy": [],
    "pace": 0.7,
    "forget": 0.0,
    "think": [],
    "log": "text",
    "open": False,
}  # what an option is if neither the command line nor the environment says
TRUE: Final = {"1": True, "yes": True, "true": True, "0": False, "no": False, "false": False, "": False}


def add(commands: Commands) -> None:
    command = commands.add_parser(
        "serve",
        help="the table in the browser, for one machine or a whole network",
        description="Serves the table. Without --host only this machine can reach it; --host 0.0.0.0 lets in "
        "the local network, and prints the address with a QR code for phones. Every option can stand in the "
        "environment, too (ALLOTMENT_PORT=9000, ALLOTMENT_HTTPS=yes, ALLOTMENT_NAME=one.example,two.example) "
        "for where the command line says nothing.",
        epilog="Example: allotment serve --host 0.0.0.0 --data postgresql://localhost/allotment",
    )
    command.add_argument("--host", help=f"the address to listen at ({USUAL['host']})")
    command.add_argument("--port", type=int, help=f"the port ({PORT}; 0: any free one)")
    command.add_argument(
        "--data",
        metavar="URL",
        help="where tables are kept: a file, sqlite:///FILE or postgresql://USER@HOST/NAME; "
        "left out: a file in your data folder",
    )
    command.add_argument(
        "--name",
        action="append",
        metavar="HOST",
        help="a host name people use for this server, beside localhost and addresses; may be repeated",
    )
    command.add_argument(
        "--https", action="store_true", default=None, help="it stands behind a proxy that speaks https"
    )
    command.add_argument(
        "--proxy",
        action="append",
        metavar="ADDRESS",
        help="a proxy in front (or its network), whose X-Forwarded-For says who asks; may be repeated",
    )
    command.add_argument(
        "--pace", type=float, metavar="SECONDS", help=f"what a bot takes at least ({USUAL['pace']})"
    )
    command.add_argument(
        "--forget",
        type=float,
        metavar="DAYS",
        help="delete tables that nobody has touched for so many days (left out: none)",
    )
    command.add_argument(
        "--think",
        action="append",
        metavar="BOT",
        help="how long a level thinks about a move, such as gardener:50ms; may be repeated",
    )
    command.add_argument("--log", metavar="FORM", help="how it writes its log: text or json (text)")
    command.add_argument("--open", action="store_true", default=None, help="open the browser on the shelf")
    command.set_defaults(run=run)


def run(given: argparse.Namespace) -> int:
    settle(given, os.environ)
    try:
        from ..server.logs import FORMS
        from ..server.run import default_store, serve
        from ..server.settings import Settings
    except ModuleNotFoundError as why:
        raise Refused(f"the web table needs {why.name}: pip install 'allotment[table]'") from None
    if not 0 <= given.port <= 65535:
        raise Refused(f"--port is {given.port}; a port is 0 to 65535")
    if given.log not in FORMS:
        raise Refused(f"--log is {given.log!r}; a log is written as {' or '.join(FORMS)}")
    for proxy in given.proxy:
        try:
            ip_network(proxy)
        except ValueError:
            raise Refused(
                f"--proxy is {proxy!r}; a proxy is an address or a network, such as 10.0.0.0/8"
            ) from None
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
        log=given.log,
    )
    serve(settings, given.host, given.port, say, given.open)
    return 0


def settle(given: argparse.Namespace, environment: Mapping[str, str]) -> None:
    """What the command line left open is as the environment has it, or as usual."""
    for variable in environment:
        if variable.startswith(PREFIX) and variable.removeprefix(PREFIX).lower() not in USUAL:
            known = ", ".join(PREFIX + name.upper() for name in USUAL)
            raise Refused(f"{variable} is no setting of this server; settings are {known}")
    for name, usual in USUAL.items():
        if getattr(given, name) is None:
            text = environment.get(PREFIX + name.upper())
            setattr(given, name, usual if text is None else value(PREFIX + name.upper(), text, usual))


def value(variable: str, text: str, usual: Any) -> Any:
    """What a variable says, read as the option it stands for."""
    if isinstance(usual, list):
        return [part.strip() for part in text.split(",") if part.strip()]
    if isinstance(usual, bool):
        if text.strip().lower() not in TRUE:
            raise Refused(f"{variable} is {text!r}; it is yes or no")
        return TRUE[text.strip().lower()]
    try:
        return type(usual)(text)
    except ValueError:
        raise Refused(f"{variable} is {text!r}; it is a number") from None


def say(text: str) -> None:
    print(text, file=sys.stdout, flush=True)
