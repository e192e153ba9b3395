"""Sentences of the frame: names put into stories, and the status line."""

from __future__ import annotations

import re
import unicodedata
from typing import Final

from ..kernel.result import Refused

MOST_LETTERS: Final = 24
JOINER: Final = "\u200d"  # joins pictures to one
PICTURE: Final = "\ufe0f"  # says that the letter before it is a picture
UNSEEN: Final = "\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180e\u2800\u3164\ufe0e\uffa0"  # drawn as nothing
LOOKALIKES: Final = str.maketrans(
    "\u0430\u0432\u0435\u0451\u043a\u043c\u043d\u043e\u0440\u0441\u0442\u0443\u0445\u0455\u0456\u0457\u0458\u04bb\u0501\u051b\u051d"
    "\u03b1\u03b2\u03b5\u03b6\u03b7\u03b9\u03ba\u03bc\u03bd\u03bf\u03c1\u03c4\u03c5\u03c7\u03f2"
    "01",
    "abeekmhopctyxsiijhdqwabezhikmnoptuxcol",
)  # Cyrillic and Greek letters, small, and digits that are drawn as letters
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
    """A name as it may stand on the page: one line, nothing invisible, not too long, written in one way."""
    plain = unicodedata.normalize("NFKC", text)
    name = " ".join("".join(kept(plain, at) for at in range(len(plain))).split())
    if not name:
        raise No("a name has at least one letter")
    if len(name) > MOST_LETTERS:
        raise No(f"a name has at most {MOST_LETTERS} letters; this one has {len(name)}")
    return name


def kept(text: str, at: int) -> str:
    """The letter, a blank for what is none, nothing for what nobody sees. A joiner stays inside an emoji."""
    letter = text[at]
    if letter == JOINER:
        before = text[at - 1] if at else ""
        return letter if before == PICTURE or unicodedata.category(before or " ") in ("So", "Sk") else ""
    if letter in UNSEEN:
        return ""
    return " " if unicodedata.category(letter).startswith(("C", "Z")) else letter


def alike(name: str) -> str:
    """Names that look the same have the same one of these: neither capitals nor letters of other alphabets
    that are drawn alike tell two people apart."""
    folded = unicodedata.normalize("NFKC", name).casefold().translate(LOOKALIKES)
    seen = "".join(letter for letter in folded if letter.isalnum() or unicodedata.category(letter) == "So")
    return seen or folded


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
