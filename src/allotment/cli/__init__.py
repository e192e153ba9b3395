"""The command line: thin, argument parsing and printing. Errors are one sentence and exit status 2."""

from __future__ import annotations

import argparse
import multiprocessing
import os
import sys
from io import TextIOWrapper
from typing import NoReturn

from ..kernel.result import Refused, denied
from ..words import complained, languages
from . import (
    admin,
    arena,
    check,
    copies,
    dataset,
    lab,
    learn,
    mcp,
    play,
    position,
    puzzles,
    replay,
    review,
    serve,
    shelf,
    show,
    speed,
    think,
    trace,
)
from .words import language_of


class Parser(argparse.ArgumentParser):
    """Says what is wrong in one sentence, without the usage in front of it."""

    def error(self, message: str) -> NoReturn:
        print(f"{self.prog}: {message}; see {self.prog} --help", file=sys.stderr)
        raise SystemExit(2)


def parser() -> Parser:
    top = Parser(
        prog="allotment",
        description="Five garden board games: play them, check their rules, study them.",
        epilog="Without a command, the table opens in your browser: allotment serve --open",
    )
    commands = top.add_subparsers(title="commands", metavar="COMMAND", required=True, parser_class=Parser)
    for module in (
        shelf,
        serve,
        mcp,
        copies,
        think,
        admin,
        play,
        position,
        check,
        replay,
        show,
        review,
        puzzles,
        trace,
        dataset,
        arena,
        learn,
        lab,
        speed,
    ):
        module.add(commands)
    return top


def main(arguments: list[str] | None = None) -> int:
    if multiprocessing.current_process().name != "MainProcess":
        return 0  # a thinking process reads the script that started the server: it starts no second one
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):  # what the terminal cannot show is no reason to stop
            stream.reconfigure(errors="backslashreplace")
    words = sys.argv[1:] if arguments is None else arguments
    given = argparse.Namespace()
    try:
        given = parser().parse_args(words or ["serve", "--open"])
        status: int = with_extra(given)
        sys.stdout.flush()
    except Refused as why:
        known = getattr(given, "language", None) in languages()
        language = language_of(given if known else argparse.Namespace())
        print(f"allotment: {complained(why, language)}", file=sys.stderr)
        return 2
    except BrokenPipeError:  # somebody piped us into `head`
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return 130
    return status


def with_extra(given: argparse.Namespace) -> int:
    """Runs the command; says which extra brings what it lacks, if its parser named one."""
    extra: str = getattr(given, "extra", "")
    try:
        status: int = given.run(given)
    except ModuleNotFoundError as missing:
        package = str(missing.name).partition(".")[0]
        if not extra or package == __package__.partition(".")[0]:
            raise
        raise denied("needs-package", package=package, extra=extra) from None
    return status
