"""allotment learn: weights of a game's forecast, from self-play."""

from __future__ import annotations

import argparse
import json

from ..bots import make_bot
from ..games import box, make
from ..kernel.options import Options
from ..kernel.result import Refused
from ..lab.learn import learn
from .common import Commands, write_text
from .progress import bar


def add(commands: Commands) -> None:
    command = commands.add_parser(
        "learn",
        help="learn a game's forecast from self-play",
        description="Bots play each other; the weights that forecast best how many points are still to come "
        "are written as TOML, with how they were made. A game reads weights.toml in its folder.",
    )
    command.add_argument("game", metavar="GAME", help="its name on the shelf")
    command.add_argument("--bot", default="sprout", metavar="BOT", help="who plays (default sprout)")
    command.add_argument(
        "--games", type=int, default=600, metavar="N", help="a number of seats (default 600)"
    )
    command.add_argument("--seed", default="1", metavar="SEED", help="a number or word (default 1)")
    command.add_argument("--jobs", type=int, default=2, metavar="N", help="processes (default 2)")
    command.add_argument("--out", required=True, metavar="FILE", help="where the weights go")
    command.set_defaults(run=run)


def run(given: argparse.Namespace) -> int:
    if not make(given.game, {}).sign_names():
        raise Refused(f"{given.game} has no signs to weigh")
    make_bot(given.bot)
    if given.games < 1 or given.jobs < 1:
        raise Refused("--games and --jobs are at least 1")
    lines = [
        f"# Forecast of {given.game}: points still to come, by number of seats. Made by",
        f"#   allotment learn {given.game} --bot {given.bot} --games {given.games} --seed {given.seed} ...",
        "# `miss` is the root mean square of what it misses on games held back.",
    ]
    for seats in box(given.game).option("seats").samples():
        options: Options = {"seats": seats}
        show = bar(f"{given.game}, {seats} seats")
        found = learn(given.game, options, given.bot, given.games, given.seed, given.jobs, show)
        signs = found.pop("signs")
        lines += ["", f"[seats.{seats}]", *[f"{name} = {json.dumps(value)}" for name, value in found.items()]]
        lines += ["", f"[seats.{seats}.signs]"]
        lines += [f"{json.dumps(name)} = {weight}" for name, weight in signs.items()]
    write_text(given.out, "\n".join(lines) + "\n")
    print(f"weights written to {given.out}")
    return 0
