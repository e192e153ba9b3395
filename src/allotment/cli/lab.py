"""allotment lab: take a game apart."""

from __future__ import annotations

import argparse
import json
import os
from functools import partial
from math import ceil
from pathlib import Path
from typing import Any

from ..games import box
from ..kernel.result import denied
from ..kernel.story import Args, Phrase, read_phrase
from ..lab.experiments import add_experiments
from ..words import Speaker, speaker
from ..words.progress import bar
from . import arena
from .common import Commands, add_house
from .studies import add_question, command_line, folder_of, housed, learned, options_of, seats_of, stopping
from .tune import add_tune
from .what_if import add_cards, add_compare, add_restrict, add_sweep
from .words import add_language, language_of

EPILOG = """Begin here:

  allotment lab report garden-dice                       is it fair, long, close, decided early?
  allotment lab compare garden-dice --house set_bonus=12   what if the set bonus were 12?
  allotment games garden-dice                            the numbers that may be changed, and its options

Then ask further:

  allotment lab sweep garden-dice chain_bonus=0..3       what if it were 0, 1, 2 or 3?
  allotment lab tune garden-dice --vary set_bonus=0..30 --want "rounds 12..14"   which number gives that?
  allotment lab restrict garden-dice --no verb:flip      what if one never flips?
  allotment lab cards the-gardens --items top:5          which pieces are worth taking?
  allotment lab ladder garden-dice --bots gardener:40it,sprout   who beats whom?

Each takes a few minutes; --levels sprout,gardener:10it asks weaker bots, which answer sooner. With
sliders, in the browser: allotment serve --open, at the foot of the shelf.

Everything is kept in a folder (--out); the same command continues where it was stopped. Every answer has its
interval, counted in deals; where too little is known it says so, and how many more deals would tell."""
SECTIONS = ["fair", "length", "close", "decided", "choice", "points", "pieces", "together"]


def add(commands: Commands) -> None:
    lab = commands.add_parser(
        "lab",
        help="take a game apart: is it fair, how long, what if a number were different?",
        description="Questions to the games, for designers and researchers. Bots play every question on the "
        "same deals, and the answers come with intervals.",
        epilog=EPILOG,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    lab.set_defaults(extra="lab")
    questions = lab.add_subparsers(
        title="questions", metavar="QUESTION", required=True, parser_class=type(lab)
    )
    add_report(questions)
    add_compare(questions)
    add_sweep(questions)
    add_tune(questions)
    add_restrict(questions)
    add_cards(questions)
    add_ladder(questions)
    add_show(questions)
    add_merge(questions)
    add_self_test(questions)
    add_experiments(questions)


def add_report(questions: Commands) -> None:
    command = questions.add_parser(
        "report",
        help="is it fair, long, close; when is it decided; skill or luck; what decides?",
        description="Plays a game at two levels and writes report.html: one page for a publisher, then every "
        "figure with its interval. Next to it are figures.json, and every bout as Parquet.",
    )
    add_question(
        command,
        "deals at each level, instead of the effort's",
        "numbers of seats, with commas (default: the fewest usual)",
    )
    command.add_argument(
        "--effort",
        choices=["quick", "normal", "full"],
        default="quick",
        help="quick: minutes, 200 deals (default); normal: a quarter of an hour; full: an hour or more",
    )
    add_house(command)
    command.add_argument("--sections", default="", metavar="A,B", help=f"only these: {', '.join(SECTIONS)}")
    command.add_argument("--open", action="store_true", help="show the report in the browser")
    command.set_defaults(run=run_report)


def run_report(given: argparse.Namespace) -> int:
    from ..lab.chapter import EFFORTS, Effort, chapter, known_levels, play_all, studies
    from ..lab.engine import engine
    from ..lab.figures.together import scaled
    from ..lab.report.page import write_report
    from ..lab.study import Variant

    sections = [one for one in given.sections.split(",") if one] or SECTIONS
    for one in sections:
        if one not in SECTIONS:
            raise denied("lab-sections", section=repr(one), sections=", ".join(SECTIONS))
    effort = EFFORTS[given.effort]
    levels = known_levels(given.game, given.levels, effort)
    deals = effort.deals if given.deals is None else (given.deals, given.deals)
    pairs = effort.pairs if given.deals is None else max(1, given.deals // 2)
    variant = Variant(housed(given.game, options_of(given), given.house))
    out = folder_of(given, "report")
    chapters: list[Any] = []
    for seats in seats_of(given):
        path = out / f"seats-{seats}"
        variants = stopping(given, partial(learned, given, seats, {"box": variant}, path))
        todo = studies(given.game, seats, variants, Effort(levels, deals, pairs), given.seed, given.pace)
        found = stopping(given, partial(play_all, todo, path, engine(given.jobs, given.engine), bar))
        told = chapter(given.game, levels, variants["box"], found, sections)
        if chapters:
            told.figures.extend(scaled(chapters[-1].figures, told.figures, (chapters[-1].seats, seats)))
        chapters.append(told)
    words = speaker(given.game, language_of(given))
    page = write_report(chapters, out, command_line(), words)
    if given.json:
        print((out / "figures.json").read_text(encoding="utf-8"), end="")
    else:
        for one in chapters:
            tell(one, words)
        print("\n" + words.text("lab-report-at", file=str(page)))
    if given.open:
        import webbrowser

        webbrowser.open(page.resolve().as_uri())
    return 0


def tell(chapter: Any, words: Speaker) -> None:
    """The answers, in the terminal."""
    from ..lab.chapter import plain_seats
    from ..lab.figures.base import UNKNOWN
    from ..lab.report.charts import typeset
    from ..lab.report.page import sign
    from ..lab.study import CHUNK

    print("\n" + words.text("lab-game", game=chapter.title, seats=plain_seats(chapter.seats)))
    for note in chapter.notes:
        print(f"  {words.say(note)}")
    for one in chapter.answers:
        marked = f"  {sign(one.verdict, words)}" if one.verdict else ""
        print(f"\n{words.say(one.question)}{marked}")
        for said in one.sentences:
            print(f"  {typeset(words.all(said))}")
    more = max((one.more for one in chapter.figures if one.verdict), default=0)
    if more and any(one.verdict == UNKNOWN for one in chapter.answers):
        print("\n" + words.text("lab-more", deals=str(ceil((chapter.deals() + more) / CHUNK) * CHUNK)))


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
    add_language(command)
    command.set_defaults(run=run_show)


def run_show(given: argparse.Namespace) -> int:
    from ..lab.chapter import plain_seats

    if given.bout:
        return show_bout(given.folder, given.bout)
    try:
        data = json.loads((given.folder / "figures.json").read_text(encoding="utf-8"))
    except (OSError, ValueError):
        raise denied("lab-no-figures", folder=str(given.folder)) from None
    for one in data["chapters"]:
        if given.section:
            one["figures"] = [f for f in one["figures"] if f["section"] == given.section]
    if given.json:
        print(json.dumps(data, indent=1))
        return 0
    for one in data["chapters"]:
        words = speaker(one["game"], language_of(given))
        print(words.text("lab-game", game=box(one["game"]).title, seats=plain_seats(one["seats"])))
        for figure in one["figures"]:
            said = words.all([read_phrase(part) for part in figure["said"]])
            print(f"  {words.text('fig-by', level=figure['level'], said=said)}")
    return 0


def show_bout(folder: Path, asked: str) -> int:
    from ..lab.drive import bout
    from ..lab.ledger import Folder
    from ..lab.study import PLAIN

    study = Folder(folder).study()
    deal, dot, number = asked.partition(".")
    if not dot or not deal.isdecimal() or not number.isdecimal() or int(number) >= len(study.seatings):
        raise denied("lab-bout", last=len(study.seatings) - 1, given=asked)
    seating = study.seatings[int(number)]
    if study.luck != PLAIN or any(seating.without):
        raise denied("lab-bout-no-record")
    _, match = bout(study, int(deal), int(number), seating, 0)
    print(match.record.write(), end="")
    return 0


def add_merge(questions: Commands) -> None:
    command = questions.add_parser(
        "merge",
        help="parts of one study from several machines, in one folder",
        description="Joins folders that hold parts of the same studies: from several machines (from Python, "
        "allotment.lab.engine.play, takes a shard), or from runs that were stopped.",
    )
    command.add_argument("folders", type=Path, nargs="+", metavar="FOLDER")
    command.add_argument("--out", type=Path, required=True, metavar="FOLDER")
    add_language(command)
    command.set_defaults(run=run_merge)


def run_merge(given: argparse.Namespace) -> int:
    from ..lab.ledger import STUDY, Folder, merge

    roots = sorted({path.parent.relative_to(top) for top in given.folders for path in top.rglob(STUDY)})
    if not roots:
        raise denied("lab-no-study-in", folders=", ".join(map(str, given.folders)))
    for root in roots:
        own = [top / root for top in given.folders if (top / root / STUDY).exists()]
        study = merge(own, given.out / root)
        left = len(Folder(given.out / root).missing(study))
        there: Args = {"root": str(root), "there": study.chunks() - left, "of": study.chunks()}
        said = Phrase("lab-parts-missing", {**there, "missing": left}) if left else Phrase("lab-parts", there)
        print(speaker("", language_of(given)).say(said))
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
