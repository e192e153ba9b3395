"""allotment check: run scenario files."""

from __future__ import annotations

import argparse
import sys

from ..games import box, make
from ..kernel.result import Denied, Refused
from ..kernel.scenario import read_scenarios
from ..kernel.scenario import run as run_scenario
from ..kernel.story import Phrase
from ..words import complained, speaker
from .common import Commands, read_toml
from .words import add_language, language_of

UNREAD = ("file-unread", "file-not-text", "file-not-toml")  # they name the file themselves


def add(commands: Commands) -> None:
    command = commands.add_parser(
        "check",
        help="run scenario files",
        description="Runs scenario files: one line per scenario, with a reason for each that fails. "
        "Exit status 0: all pass; 1: some fail; 2: a file can't be read.",
    )
    command.add_argument("files", metavar="FILE", nargs="+", help="a scenario file (TOML)")
    add_language(command)
    command.set_defaults(run=run)


def run(given: argparse.Namespace) -> int:
    language = language_of(given)
    passed = failed = 0
    unread = False
    for path in given.files:
        try:
            scenarios = read_scenarios(read_toml(path))
            for slug in {scenario.slug for scenario in scenarios}:
                box(slug)  # a file about an unknown game is not refused setup, it cannot be run at all
        except Refused as why:
            if not isinstance(why, Denied) or why.why.kind not in UNREAD:
                why = Denied(Phrase("file-wrong", {"file": path, "why": why.cause()}))
            print(f"allotment: {complained(why, language)}", file=sys.stderr)
            unread = True
            continue
        for scenario in scenarios:
            outcome = run_scenario(scenario, make)
            if outcome.reason is not None:
                failed += 1
                print(f"FAIL {outcome.id} {speaker(scenario.slug, language).say(outcome.reason)}")
            else:
                passed += 1
                print(f"ok   {outcome.id} {outcome.text}")
    print(speaker("", language).text("check-done", passed=passed, failed=failed))
    if unread:
        return 2
    return 1 if failed else 0
