"""allotment puzzles: find positions in which one move is clearly better, and prove them again."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from ..games import SHELF, box
from ..kernel.options import plain
from ..kernel.result import denied
from ..puzzles import LEVELS, kept
from ..puzzles.checker import faults, sample
from ..puzzles.finder import find, written
from ..puzzles.proof import LOOKS
from ..words import speaker
from ..words.progress import bar
from .common import Commands
from .words import add_language, language_of

COUNT = 100
SAMPLE = 20


def add(commands: Commands) -> None:
    command = commands.add_parser(
        "puzzles",
        help="find puzzles in self-play, and prove them again",
        description="Puzzles are positions in which one move, or one turn, is clearly better.",
    )
    questions = command.add_subparsers(
        title="commands", metavar="COMMAND", required=True, parser_class=type(command)
    )
    finding = questions.add_parser(
        "find",
        help="find puzzles and keep them with their proof",
        description="Bots play game after game; positions in which one move is far ahead are put to the "
        "proof. Every puzzle is written down as soon as it is found, and the same command continues.",
    )
    finding.add_argument("game", metavar="GAME", help="a game, such as garden-dice")
    finding.add_argument(
        "--count", type=int, default=COUNT, metavar="N", help=f"puzzles in all (default {COUNT})"
    )
    finding.add_argument("--jobs", type=int, default=1, metavar="N", help="processes (default 1)")
    finding.add_argument("--out", required=True, metavar="FILE", help="where to write them, a line for each")
    finding.add_argument(
        "--looks", type=int, default=LOOKS, metavar="N", help=f"iterations of each search (default {LOOKS})"
    )
    add_language(finding)
    finding.set_defaults(run=run_find)
    checking = questions.add_parser(
        "check",
        help="prove kept puzzles again",
        description="Plays each puzzle's game again by the rules and repeats its proof: the same searches, "
        "comparison and playouts have to come to the same numbers. Exit status 1 if one doesn't hold.",
    )
    checking.add_argument("game", metavar="GAME", nargs="?", help="one game (default: every game)")
    checking.add_argument("--all", action="store_true", help="every puzzle")
    checking.add_argument(
        "--sample", type=int, default=SAMPLE, metavar="N", help=f"so many of each game (default {SAMPLE})"
    )
    checking.add_argument("--file", metavar="FILE", help="puzzles that are not part of Allotment yet")
    checking.add_argument(
        "--luck",
        default="",
        metavar="SEED",
        help="search with other luck: the answers have to be the same, the numbers need not",
    )
    add_language(checking)
    checking.set_defaults(run=run_check)


def known(slug: str) -> str:
    if slug not in SHELF:
        raise denied("no-game", game=plain(slug), games=", ".join(SHELF))
    return slug


def run_find(given: argparse.Namespace) -> int:
    words = speaker("", language_of(given))
    game = box(known(given.game)).title
    found = find(
        given.game, given.count, given.jobs, Path(given.out), bar(words.text("puzzles-bar")), given.looks
    )
    counts = {level: sum(one.level == level for one in found) for level in LEVELS}
    print(words.text("puzzles-found", game=game, count=len(found), file=given.out, **counts))
    return 0


def run_check(given: argparse.Namespace) -> int:
    words = speaker("", language_of(given))
    if given.sample < 1:
        raise denied("lab-at-least", option="--sample", least=1)
    wrong = 0
    for slug in [known(given.game)] if given.game else SHELF:
        puzzles = written(Path(given.file)) if given.file else kept(slug)
        numbers = sample(puzzles, None if given.all else given.sample, given.luck or slug)
        show = bar(words.text("puzzles-check-bar"))
        bad = 0
        for done, number in enumerate(numbers, 1):
            said = speaker(slug, words.language)
            for fault in faults(puzzles[number - 1], given.luck):
                print(words.text("puzzle-fault", number=number, why=said.say(fault)), file=sys.stderr)
                bad += 1
            show(done, len(numbers))
        print(words.text("puzzles-checked", game=box(slug).title, count=len(numbers), wrong=bad))
        wrong += bad
        if given.file:
            break
    return 1 if wrong else 0
