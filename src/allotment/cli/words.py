"""What the terminal says: the score pad, and in which language."""

from __future__ import annotations

import argparse
from typing import Any

from ..kernel.result import PadLine, Refused, denied
from ..kernel.story import Phrase
from ..words import Speaker, languages
from ..words.system import system_language


def add_language(command: argparse.ArgumentParser) -> None:
    command.add_argument("--language", metavar="CODE", help="en, de ...; default: the system's")


def language_of(given: Any) -> str:
    """What was asked for, or what the environment is set to."""
    if getattr(given, "language", None):
        if given.language not in languages():
            raise denied("no-language", language=given.language, languages=", ".join(languages()))
        return str(given.language)
    return system_language()


def told(why: Refused, words: Speaker) -> str:
    """A refusal as the person who asked should read it."""
    return words.say(why.cause())


def pad_table(pad: list[PadLine], scores: list[int], words: Speaker) -> str:
    """The score pad: a line per category, a column per seat."""
    heads = [words.name(seat) for seat in range(len(scores))]
    labels = [words.say(line) for line in pad]
    total = words.say(Phrase("pad-total"))
    wide = max(len(label) for label in [*labels, total])
    columns = [max(len(head), 6) for head in heads]
    rows = [" " * wide + "".join(f"  {head:>{c}}" for head, c in zip(heads, columns, strict=True))]
    for label, line in zip(labels, pad, strict=True):
        rows.append(row(label, line.points, wide, columns))
    rows.append(row(total, scores, wide, columns))
    return "\n".join(rows)


def row(label: str, points: list[int], wide: int, columns: list[int]) -> str:
    return f"{label:<{wide}}" + "".join(f"  {p:>{c}}" for p, c in zip(points, columns, strict=True))
