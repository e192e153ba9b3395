"""allotment lab the-gardens: what may be asked, and how."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

from ....games.the_gardens.components import LAYOUT_NAMES
from . import faces


def add_experiments(games: Any) -> None:
    """The experiments with this game, among the lab's commands."""
    gardens = games.add_parser("the-gardens", help="experiments with The Gardens")
    experiments = gardens.add_subparsers(title="experiments", metavar="EXPERIMENT", required=True)
    command = experiments.add_parser(
        "faces",
        help="what are the landmarks' texts worth in points?",
        description="Plays the same deals with all landmarks points side up and with each of them text side "
        "up, and says how many points would leave its owner as far ahead as its text does.",
        epilog="At gardener:10it, 300 deals of a whole layout take some minutes.",
    )
    command.add_argument("--layout", choices=LAYOUT_NAMES, default="AA", help="default AA")
    command.add_argument(
        "--landmark", action="append", default=[], metavar="NAME", help="only this one; may be repeated"
    )
    command.add_argument("--deals", type=int, default=300, metavar="N", help="default 300")
    command.add_argument("--level", default="gardener:10it", metavar="BOT", help="default gardener:10it")
    command.add_argument("--seats", type=int, default=2, metavar="N", help="default 2")
    command.add_argument("--seed", default="1", metavar="SEED", help="a number or word (default 1)")
    command.add_argument("--jobs", type=int, default=2, metavar="N", help="processes (default 2)")
    command.add_argument(
        "--out", type=Path, metavar="FILE", help="keep each game there; continue if it exists"
    )
    command.add_argument("--json", action="store_true", help="as JSON")
    command.set_defaults(run=run_faces)


def run_faces(given: argparse.Namespace) -> int:
    return faces.run(
        level=given.level,
        seats=given.seats,
        layout=given.layout,
        named=given.landmark,
        deals=given.deals,
        jobs=given.jobs,
        seed=given.seed,
        kept=given.out,
        as_json=given.json,
    )
