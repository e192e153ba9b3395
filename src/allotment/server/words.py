"""Sentences of the frame: names put into stories, and the status line."""

from __future__ import annotations

import re
import unicodedata
from typing import Final

from ..kernel.result import Refused

MOST_LETTERS: Final = 24
SEAT: Final = re.compile(r"\b[Ss]eat (\d+)\b")


SHAPES: Final = ["circle", "diamond", "square", "triangle", "star", "cross"]  # of the seats, in their order
OWNER: Final = re.compile(rf"\bthe ({'|'.join(SHAPES)})\b|\b({'|'.join(SHAPES)})(?= \d| has )")


class No(Refused):
    """Refused, with the id of the rule that says so and the HTTP status that fits."""

    def __init__(self, why: str, rule: str = "", status: int = 422) -> None:
        super().__init__(why)
        self.rule = rule
        self.status = status


class Guessed(No):
    """A token or code that fits nothing: too many of these from one address are refused unread."""

    def __init__(self, why: str) -> None:
        super().__init__(why, status=403)


def named(text: str, names: list[str]) -> str:
    """Stories and objections speak of seats; people have names."""

    def name(found: re.Match[str]) -> str:
        seat = int(found[1])
        return names[seat] if seat < len(names) and names[seat] else found[0]

    return SEAT.sub(name, text)


def owned(label: str, names: list[str]) -> str:
    """Drawings tell seats by shape; who hears a piece's label hears the name."""

    def name(found: re.Match[str]) -> str:
        seat = SHAPES.index(found[1] or found[2])
        return names[seat] if seat < len(names) and names[seat] else found[0]

    return OWNER.sub(name, label)


def clean_name(text: str) -> str:
    """A name as it may stand on the page: one line, nothing invisible, not too long."""
    shown = "".join(c if not unicodedata.category(c).startswith(("C", "Z")) else " " for c in text)
    name = " ".join(shown.split())
    if not name:
        raise No("a name has at least one letter")
    if len(name) > MOST_LETTERS:
        raise No(f"a name has at most {MOST_LETTERS} letters; this one has {len(name)}")
    return name


def listed(names: list[str]) -> str:
    if len(names) < 2:
        return "".join(names)
    return f"{', '.join(names[:-1])} and {names[-1]}"


def gathering(open_seats: int) -> str:
    return f"Waiting for {open_seats} more: share the link, or fill the seats with bots."


def to_move(names: list[str]) -> str:
    return f"{listed(names)} {'is' if len(names) == 1 else 'are'} to move."


def finished(scores: list[int], winners: list[int], names: list[str], together: bool) -> str:
    if together or len(names) == 1:
        return f"The game is over: {scores[0]} points."
    totals = ", ".join(f"{name} {score}" for name, score in zip(names, scores, strict=True))
    verb = "wins" if len(winners) == 1 else "share the win"
    return f"The game is over: {listed([names[seat] for seat in winners])} {verb}; {totals}."
