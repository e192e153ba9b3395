"""python -m allotment.lab: the lab without the rest of the command line."""

from __future__ import annotations

import argparse
import sys

from ..kernel.result import Refused
from ..words import complained, speaker
from ..words.system import system_language
from .experiments import add_experiments


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="allotment lab", description="Experiments with the games.")
    add_experiments(parser.add_subparsers(title="games", metavar="GAME", required=True))
    given = parser.parse_args(arguments)
    try:
        status: int = given.run(given)
    except Refused as why:
        print(f"allotment: {complained(why, system_language())}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        print("\n" + speaker("", system_language()).text("lab-stopped"), file=sys.stderr)
        return 130
    return status


if __name__ == "__main__":
    raise SystemExit(main())
