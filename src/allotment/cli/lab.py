"""allotment lab: take a game apart."""

from __future__ import annotations

import argparse
import json
import os
import shlex
import sys
from pathlib import Path
from typing import Any

from ..games import box
from ..kernel.options import Options
from ..kernel.result import Refused
from ..lab.cli import add_experiments
from ..play.driver import PACE
from . import arena
from .common import Commands
from .progress import bar

FIRST = """Begin here:

  allotment lab report garden-dice        is it fair, long, close, decided early? (a few minutes)
  allotment games garden-dice             its options, and the numbers a table may change

Then ask further:

  allotment lab restrict garden-dice --no verb:flip      what if one never flips?
  allotment lab cards the-gardens --items top:5          which pieces are worth taking?
  allotment lab ladder garden-dice --bots gardener:40it,sprout   who beats whom?

Everything is kept in a folder (--out); the same command goes on where it was stopped. Every answer has its
interval, counted in deals; where too little is known it says so, and how many more deals would tell."""
SECTIONS = ["fair", "length", "close", "decided", "choice", "points", "pieces", "together"]


def add(commands: Commands) -> None:
    lab = commands.add_parser(
        "lab",
        help="take a game apart: is it fair, how long, what if a number were different?",
        description="Questions to the games, for designers and researchers. Bots play every question on the "
        "same deals, and the answers come with intervals.",
        epilog=FIRST,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    questions = lab.add_subparsers(
        title="questions", metavar="QUESTION", required=True, parser_class=type(lab)
    )
    add_report(questions)
    add_ladder(questions)
    add_show(questions)
    add_merge(questions)
    add_self_test(questions)
    add_experiments(questions)


def add_play(command: argparse.ArgumentParser, deals: str) -> None:
    """What all commands that play a study take."""
    command.add_argument("--deals", type=int, metavar="N", help=deals)
    command.add_argument("--levels", default="", metavar="A,B", help="two bots, the weaker first")
    command.add_argument("--seed", default="1", metavar="SEED", help="a number or word (default 1)")
    command.add_argument(
        "--jobs", type=int, default=os.cpu_count() or 1, metavar="N", help="processes (default: one a core)"
    )
    command.add_argument("--out", type=Path, metavar="FOLDER", help="where it is kept (default lab/GAME-...)")
    command.add_argument(
        "--pace", type=int, default=PACE, metavar="MS", help="of an act, where all act at once (default 2000)"
    )


def add_report(questions: Commands) -> None:
    command = questions.add_parser(
        "report",
        help="is it fair, long, close; when is it decided; skill or luck; what decides?",
        description="Plays a game at two levels and writes report.html: one page for a publisher, then every "
        "figure with its interval. Beside it figures.json, and every bout as Parquet.",
    )
    command.add_argument("game", metavar="GAME", help="its name on the shelf, such as garden-dice")
    command.add_argument(
        "--seats", default="", metavar="N,N", help="numbers of seats (default: the fewest usual)"
    )
    command.add_argument(
        "--set",
        action="append",
        default=[],
        metavar="OPTION=VALUE",
        help="an option of the game; may be repeated",
    )
    command.add_argument(
        "--effort",
        choices=["quick", "normal", "full"],
        default="quick",
        help="quick: minutes, 200 deals (default); normal: a quarter of an hour; full: an hour or more",
    )
    command.add_argument("--sections", default="", metavar="A,B", help=f"only these: {', '.join(SECTIONS)}")
    add_play(command, "deals at each level, instead of the effort's")
    command.add_argument("--open", action="store_true", help="show the report in the browser")
    command.set_defaults(run=run_report)


def options_of(given: argparse.Namespace) -> Options:
    """--set as options, without seats."""
    found: Options = {}
    for entry in given.set:
        name, equals, text = entry.partition("=")
        if not equals:
            raise Refused(f"--set {entry} should be --set OPTION=VALUE")
        if name == "seats":
            raise Refused("seats are given as --seats here")
        found[name] = box(given.game).option(name).parse(text)
    return found


def seats_of(given: argparse.Namespace) -> list[int]:
    from ..lab.chapter import default_seats

    if not given.seats:
        return [default_seats(given.game)]
    try:
        found = [int(one) for one in given.seats.split(",") if one]
    except ValueError:
        raise Refused(f"--seats {given.seats} should be numbers with commas, like --seats 2,3,4") from None
    for one in found:
        box(given.game).option("seats").check(one)
    return found


def folder_of(given: argparse.Namespace, what: str) -> Path:
    return given.out if given.out is not None else Path("lab") / f"{given.game}-{what}"


def command_line(given: argparse.Namespace) -> str:
    return shlex.join(["allotment", *sys.argv[1:]])


def run_report(given: argparse.Namespace) -> int:
    from ..lab.chapter import EFFORTS, Effort, chapter, known_levels, play_all, studies
    from ..lab.engine import engine
    from ..lab.report.page import write_report
    from ..lab.study import Variant

    sections = [one for one in given.sections.split(",") if one] or SECTIONS
    for one in sections:
        if one not in SECTIONS:
            raise Refused(f"there is no section {one!r}; sections are {', '.join(SECTIONS)}")
    effort = EFFORTS[given.effort]
    levels = known_levels(given.game, given.levels, effort)
    deals = effort.deals if given.deals is None else (given.deals, given.deals)
    pairs = effort.pairs if given.deals is None else max(1, given.deals // 2)
    variant = Variant(options_of(given))
    out = folder_of(given, "report")
    chapters = []
    for seats in seats_of(given):
        todo = studies(
            given.game, seats, {"box": variant}, Effort(levels, deals, pairs), given.seed, given.pace
        )
        found = stopping(
            given,
            lambda todo=todo, seats=seats: play_all(todo, out / f"seats-{seats}", engine(given.jobs), bar),
        )
        chapters.append(chapter(given.game, levels, variant, found, sections))
    page = write_report(chapters, out, command_line(given), "a report")
    for one in chapters:
        tell(one)
    print(f"\nThe whole report: {page}")
    if given.open:
        import webbrowser

        webbrowser.open(page.resolve().as_uri())
    return 0


def stopping(given: argparse.Namespace, work: Any) -> Any:
    try:
        return work()
    except KeyboardInterrupt:
        print("\nStopped. The same command goes on from here.", file=sys.stderr)
        raise


def tell(chapter: Any) -> None:
    """The answers, in the terminal."""
    from ..lab.chapter import plain_seats
    from ..lab.report.page import SIGNS

    print(f"\n{chapter.title}, {plain_seats(chapter.seats)}")
    for note in chapter.notes:
        print(f"  {note}")
    for one in chapter.answers:
        sign = f"  {' '.join(SIGNS[one.verdict])}" if one.verdict else ""
        print(f"\n{one.question}{sign}")
        for sentence in one.sentences:
            print(f"  {sentence}")


def add_ladder(questions: Commands) -> None:
    command = questions.add_parser(
        "ladder",
        help="who beats whom, by how much? (the same as: allotment arena)",
        description=arena.DESCRIPTION,
    )
    arena.add_arguments(command)


def add_show(questions: Commands) -> None:
    command = questions.add_parser(
        "show",
        help="the figures of a folder again; nothing is played",
        description="What figures.json of a folder says. With --bout, one game of a study as a record.",
    )
    command.add_argument("folder", type=Path, metavar="FOLDER", help="of a report, or of one of its studies")
    command.add_argument("--section", metavar="NAME", help=f"only this: {', '.join(['skill', *SECTIONS])}")
    command.add_argument("--json", action="store_true", help="as JSON")
    command.add_argument("--bout", metavar="DEAL.BOUT", help="this game as a record, to be replayed")
    command.set_defaults(run=run_show)


def run_show(given: argparse.Namespace) -> int:
    if given.bout:
        return show_bout(given.folder, given.bout)
    try:
        data = json.loads((given.folder / "figures.json").read_text(encoding="utf-8"))
    except (OSError, ValueError):
        raise Refused(f"{given.folder} holds no figures.json; give the folder of a report") from None
    for one in data["chapters"]:
        if given.section:
            one["figures"] = [f for f in one["figures"] if f["section"] == given.section]
    if given.json:
        print(json.dumps(data, indent=1))
        return 0
    for one in data["chapters"]:
        print(f"{one['game']}, {one['seats']} seats")
        for figure in one["figures"]:
            print(f"  {figure['level']}: {figure['sentence']}")
    return 0


def show_bout(folder: Path, asked: str) -> int:
    from ..lab.drive import bout
    from ..lab.ledger import Folder
    from ..lab.study import PLAIN

    study = Folder(folder).study()
    deal, dot, number = asked.partition(".")
    if not dot or not deal.isdecimal() or not number.isdecimal() or int(number) >= len(study.seatings):
        raise Refused(f"--bout {asked} should be DEAL.BOUT, with bouts from 0 to {len(study.seatings) - 1}")
    seating = study.seatings[int(number)]
    if study.luck != PLAIN or any(seating.without):
        raise Refused(
            "a bout with luck in step or with restrictions is no record: its draws hang on more than a seed"
        )
    _, match = bout(study, int(deal), int(number), seating, 0)
    print(match.record.write(), end="")
    return 0


def add_merge(questions: Commands) -> None:
    command = questions.add_parser(
        "merge",
        help="parts of one study from several machines, in one folder",
        description="Several machines can share a study: each plays it with --shard 1/2, --shard 2/2 ... and "
        "their folders are merged.",
    )
    command.add_argument("folders", type=Path, nargs="+", metavar="FOLDER")
    command.add_argument("--out", type=Path, required=True, metavar="FOLDER")
    command.set_defaults(run=run_merge)


def run_merge(given: argparse.Namespace) -> int:
    from ..lab.ledger import STUDY, Folder, merge

    roots = sorted({path.parent.relative_to(top) for top in given.folders for path in top.rglob(STUDY)})
    if not roots:
        raise Refused(f"there is no study in {', '.join(map(str, given.folders))}")
    for root in roots:
        own = [top / root for top in given.folders if (top / root / STUDY).exists()]
        study = merge(own, given.out / root)
        left = len(Folder(given.out / root).missing(study))
        print(
            f"{root}: {study.chunks() - left} of {study.chunks()} parts"
            + (f"; {left} are missing" if left else "")
        )
    return 0


def add_self_test(questions: Commands) -> None:
    command = questions.add_parser(
        "self-test",
        help="does the lab find what is there, and nothing else?",
        description="Plants effects and finds them, compares things with themselves, and counts how often "
        "intervals hold. Exit status 1 if one does not do what it says.",
    )
    command.add_argument("tests", nargs="*", metavar="TEST", help="only these (default all)")
    command.add_argument("--quick", action="store_true", help="under a minute")
    command.add_argument("--jobs", type=int, default=os.cpu_count() or 1, metavar="N", help="processes")
    command.set_defaults(run=run_self_test)


def run_self_test(given: argparse.Namespace) -> int:
    from ..lab.selftest import run

    return run(given.tests, given.quick, given.jobs)
