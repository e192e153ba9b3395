"""allotment lab gardeners: what may be asked, and how."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

from ....games.gardeners.components import DECKS, MODE_IDS
from ....play.driver import PACE
from . import teammates, witness


def add_experiments(games: Any) -> None:
    """The experiments with this game, among the lab's commands."""
    gardeners = games.add_parser("gardeners", help="experiments with Gardeners")
    experiments = gardeners.add_subparsers(title="experiments", metavar="EXPERIMENT", required=True)
    command = experiments.add_parser(
        "witness",
        help="can the cards be met together?",
        description="Looks for a witness, a garden that complies, for single cards, pairs and triples that "
        "can lie on the table together; checks each with a second evaluator; and writes a report. Results "
        "are appended to files, and what they hold already is not searched again.",
        epilog="All of it, about 149,000 sets of cards, takes a few minutes on two cores.",
    )
    command.add_argument("--deck", choices=list(witness.DECKS), action="append", help="only this deck")
    command.add_argument(
        "--size", type=int, choices=[1, 2, 3], action="append", help="only so many cards at once"
    )
    command.add_argument("--jobs", type=int, default=2, metavar="N", help="processes (default 2)")
    command.add_argument(
        "--out", type=Path, default=Path("witnesses"), metavar="FOLDER", help="where (default witnesses)"
    )
    command.add_argument(
        "--budget",
        type=int,
        default=witness.BUDGET,
        metavar="STEPS",
        help=f"of the solver, for each set of cards (default {witness.BUDGET:,})",
    )
    command.add_argument(
        "--sample",
        type=int,
        metavar="N",
        help="of each deck and size only N sets, evenly spread, to try it out",
    )
    command.set_defaults(run=run_witness)
    add_teammates(experiments)


def add_teammates(experiments: Any) -> None:
    command = experiments.add_parser(
        "teammates",
        help="how well do bots garden together?",
        description="Whole games in simulated time by a team of bots that see only their own cards, and "
        "an all-knowing planner at the same pace: cards validated and discarded, with 95 % intervals.",
    )
    command.add_argument("--games", type=int, default=20, metavar="N", help="for each team (default 20)")
    command.add_argument(
        "--teams",
        default=f"head-gardener,{teammates.PLANNER}",
        metavar="A,B",
        help=f"bots by level, mixed like sprout+gardener, or {teammates.PLANNER} (default "
        f"head-gardener,{teammates.PLANNER})",
    )
    command.add_argument("--seats", type=int, default=4, metavar="N", help="of a team (default 4)")
    command.add_argument("--mode", choices=MODE_IDS, default="complete", help="default complete")
    command.add_argument("--deck", choices=list(DECKS), default="standard", help="default standard")
    command.add_argument(
        "--pace",
        type=int,
        default=PACE,
        metavar="MS",
        help=f"milliseconds between two acts of a seat (default {PACE})",
    )
    command.add_argument("--seed", default="1", metavar="SEED", help="a number or word (default 1)")
    command.add_argument("--jobs", type=int, default=2, metavar="N", help="processes (default 2)")
    command.add_argument(
        "--out", type=Path, metavar="FILE", help="keep each game there; continue if it exists"
    )
    command.add_argument("--json", action="store_true", help="as JSON")
    command.set_defaults(run=run_teammates)


def run_teammates(given: argparse.Namespace) -> int:
    return teammates.run(
        teams=[name for name in given.teams.split(",") if name],
        options={"mode": given.mode, "seats": given.seats, "deck": given.deck},
        games=given.games,
        jobs=given.jobs,
        seed=given.seed,
        pace=given.pace,
        kept=given.out,
        as_json=given.json,
    )


def run_witness(given: argparse.Namespace) -> int:
    return witness.run(
        decks=given.deck or [],
        sizes=given.size or [],
        jobs=given.jobs,
        folder=given.out,
        budget=given.budget,
        sample=given.sample,
    )
