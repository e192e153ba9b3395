"""allotment serve, and allotment alone: the table in the browser."""

from __future__ import annotations

import argparse
import os
import re
import sys
from collections.abc import Mapping
from functools import partial
from ipaddress import ip_network
from time import monotonic
from typing import TYPE_CHECKING, Any, Final

from ..bots import make_bot
from ..kernel.options import plain
from ..kernel.result import denied
from ..kernel.story import AnyOf, Phrase
from ..words import Speaker, speaker
from .common import Commands
from .words import language_of

if TYPE_CHECKING:
    from ..server.settings import Settings

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
    "limit": [],
    "think": [],
    "jobs": max(1, (os.cpu_count() or 2) - 1),
    "drain": 0.0,
    "no_push": False,
    "push_host": [],
    "push_contact": "",
    "metrics": 0,
    "log": "text",
    "lab": False,
    "review_effort": 1.0,
    "open": False,
}  # what an option is if neither the command line nor the environment says
HOST: Final = re.compile(r"[A-Za-z0-9.-]+(:\d{1,5})?")  # a push service
TRUE: Final = {"1": True, "yes": True, "true": True, "0": False, "no": False, "false": False, "": False}


def add(commands: Commands) -> None:
    command = commands.add_parser(
        "serve",
        help="the table in the browser, for one machine or a whole network",
        description="Serves the table. Without --host only this machine can reach it; --host 0.0.0.0 lets in "
        "the local network and prints the address with a QR code for phones. Options that aren't on the "
        "command line are read from the environment: ALLOTMENT_PORT=9000, ALLOTMENT_HTTPS=yes, "
        "ALLOTMENT_NAME=one.example,two.example.",
        epilog="Example: allotment serve --host 0.0.0.0 --data postgresql://localhost/allotment",
    )
    command.add_argument("--host", help=f"the address to listen at ({USUAL['host']})")
    command.add_argument("--port", type=int, help=f"the port ({PORT}; 0: any free one)")
    command.add_argument(
        "--data",
        metavar="URL",
        help="where tables are kept: a file, sqlite:///FILE or postgresql://USER@HOST/NAME; "
        "default: a file in your data folder",
    )
    command.add_argument(
        "--name",
        action="append",
        metavar="HOST",
        help="a host name people use for this server, besides localhost and addresses; may be repeated",
    )
    command.add_argument(
        "--https", action="store_true", default=None, help="the server is behind a proxy that speaks https"
    )
    command.add_argument(
        "--proxy",
        action="append",
        metavar="ADDRESS",
        help="a proxy (or its network) whose X-Forwarded-For is trusted; may be repeated",
    )
    command.add_argument(
        "--pace", type=float, metavar="SECONDS", help=f"minimum seconds per bot move ({USUAL['pace']})"
    )
    command.add_argument(
        "--forget",
        type=float,
        metavar="DAYS",
        help="delete tables that nobody has touched for this many days (default: never)",
    )
    command.add_argument(
        "--limit",
        action="append",
        metavar="NAME=N",
        help="a limit other than the usual: made=10/5 (tables of one address, per minute and at once), "
        "daily=50 (of one browser), body=100000 (bytes); may be repeated; docs/running.md lists all",
    )
    command.add_argument(
        "--think",
        action="append",
        metavar="BOT",
        help="how long a level thinks about a move, like gardener:50ms; may be repeated",
    )
    command.add_argument(
        "--jobs",
        type=int,
        metavar="N",
        help=f"processes for the bots ({USUAL['jobs']}); with PostgreSQL, 0 leaves them to allotment think",
    )
    command.add_argument(
        "--drain",
        type=float,
        metavar="SECONDS",
        help="seconds between SIGTERM and the end, while other servers take over (0)",
    )
    command.add_argument(
        "--no-push",
        action="store_true",
        default=None,
        help="notify nobody while no page of theirs is open, though the extra notify is installed",
    )
    command.add_argument(
        "--push-host",
        action="append",
        metavar="HOST",
        help="a push service of your own, which may be in your network: a name, with a port if it isn't 443; "
        "may be repeated",
    )
    command.add_argument(
        "--push-contact",
        metavar="URL",
        help="whom push services may write to about this server, like mailto:me@example.org (https://, and "
        "the first --name)",
    )
    command.add_argument(
        "--lab",
        action="store_true",
        default=None,
        help="let visitors play studies, one at a time and of low priority (on for this machine alone)",
    )
    command.add_argument(
        "--review-effort",
        type=float,
        metavar="X",
        help="how long reviews of finished games think, times the usual (1)",
    )
    command.add_argument(
        "--metrics",
        type=int,
        metavar="PORT",
        help="a port of its own for Prometheus (0: none); not for the public",
    )
    command.add_argument("--log", metavar="FORM", help="the format of the log: text or json (text)")
    command.add_argument("--open", action="store_true", default=None, help="open the shelf in the browser")
    command.add_argument(
        "--show-config",
        action="store_true",
        help="print every setting that would hold, and where it comes from, without passwords; serve nothing",
    )
    command.set_defaults(run=run, extra="table")


def run(given: argparse.Namespace) -> int:
    sources = settle(given, os.environ)
    from ..server.logs import FORMS
    from ..server.run import default_store, loopback, serve, studies
    from ..server.settings import Settings, read_limits

    if not 0 <= given.port <= 65535:
        raise denied("serve-port", port=str(given.port))
    if given.log not in FORMS:
        raise denied("serve-log", log=plain(given.log), forms=AnyOf(list(FORMS)))
    for proxy in given.proxy:
        try:
            ip_network(proxy)
        except ValueError:
            raise denied("serve-proxy", proxy=plain(proxy)) from None
    if given.jobs < 0 or (given.jobs == 0 and not given.data.startswith(("postgres:", "postgresql:"))):
        raise denied("serve-jobs", jobs=given.jobs)
    if not 0.01 <= given.review_effort <= 100:
        raise denied("review-effort", effort=str(given.review_effort))
    for host in given.push_host:
        if not HOST.fullmatch(host):
            raise denied("serve-push-host", host=plain(host))
    if given.push_contact and not given.push_contact.startswith(("mailto:", "https://")):
        raise denied("serve-push-contact", contact=plain(given.push_contact))
    for bot in given.think:
        make_bot(bot, monotonic)
    settings = Settings(
        data=given.data or default_store(),
        hosts=[name.lower() for name in given.name],
        proxies=given.proxy,
        secure=given.https,
        pace=given.pace,
        forget=given.forget,
        limits=read_limits(given.limit),
        budgets=given.think,
        log=given.log,
        workers=max(1, given.jobs),  # hints, and bots where all act at once, are thought of here in any case
        answers=given.jobs > 0,
        drain=given.drain,
        push=not given.no_push,
        push_hosts=[host.lower() for host in given.push_host],
        push_contact=given.push_contact or f"https://{given.name[0] if given.name else 'localhost'}",
        lab=studies() if given.lab or loopback(given.host) else "",
        review_effort=given.review_effort,
        metrics=given.metrics,
    )
    words = speaker("", language_of(given))
    if given.show_config:
        for line in configuration(given, settings, sources, words):
            print(line)
        return 0
    serve(settings, given.host, given.port, partial(say, words), given.open)
    return 0


def settle(given: argparse.Namespace, environment: Mapping[str, str]) -> dict[str, str]:
    """What the command line left open is as the environment has it, or as usual. Returns where each comes
    from: the name of a variable or an option, or "" where it is as usual."""
    for variable in environment:
        if variable.startswith(PREFIX) and variable.removeprefix(PREFIX).lower() not in USUAL:
            known = ", ".join(PREFIX + name.upper() for name in USUAL)
            raise denied("serve-setting", setting=variable, known=known)
    sources = {}
    for name, usual in USUAL.items():
        variable = PREFIX + name.upper()
        sources[name] = f"--{name.replace('_', '-')}"
        if getattr(given, name) is None:
            text = environment.get(variable)
            sources[name] = "" if text is None else variable
            setattr(given, name, usual if text is None else value(variable, text, usual))
    return sources


def configuration(
    given: argparse.Namespace, settings: Settings, sources: Mapping[str, str], words: Speaker
) -> list[str]:
    """Every setting as it holds, a line each, and where it comes from."""
    from ..server.store.store import shown, store_url

    usual = words.text("setting-usual")
    found = vars(given) | {
        "data": shown(store_url(settings.data)),
        "push_contact": settings.push_contact,
        "lab": bool(settings.lab),
    }
    lines = [(name, written(found[name], words), sources[name] or usual) for name in USUAL if name != "limit"]
    chosen = {wish.partition("=")[0] for wish in given.limit}
    for name, limit in vars(settings.limits).items():
        lines.append((f"limit {name}", written(limit, words), sources["limit"] if name in chosen else usual))
    wide = [max(len(line[column]) for line in lines) for column in (0, 1)]
    return [f"{name:<{wide[0]}}  {held:<{wide[1]}}  {source}" for name, held, source in lines]


def written(held: object, words: Speaker) -> str:
    """A setting as people write it."""
    if isinstance(held, bool):
        return words.text("setting-yes" if held else "setting-no")
    if isinstance(held, tuple):  # a limit: per minute and at once
        return "0" if held[0] == 0 else "/".join(map(str, held))
    if isinstance(held, list):
        return ", ".join(held) or "-"
    return f"{held:g}" if isinstance(held, float) else str(held)


def value(variable: str, text: str, usual: Any) -> Any:
    """What a variable says, read as the option it stands for."""
    if isinstance(usual, list):
        return [part.strip() for part in text.split(",") if part.strip()]
    if isinstance(usual, bool):
        if text.strip().lower() not in TRUE:
            raise denied("serve-yes-no", setting=variable, value=plain(text))
        return TRUE[text.strip().lower()]
    try:
        return type(usual)(text)
    except ValueError:
        raise denied("serve-number", setting=variable, value=plain(text)) from None


def say(words: Speaker, phrase: Phrase) -> None:
    print(words.say(phrase), file=sys.stdout, flush=True)
