"""Sentences of games whose words are not in Fluent files yet. Delete this module, and the calls of it in
speaker.py, when the last game has its words folder (`grep -rn legacy src` finds what else goes then).

Such a game's phrases have an English sentence for a kind, in which people are called "seat 0" and "{who}".
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from ..kernel.story import NOBODY, Phrase
from .lexicon import ENGLISH, has_words, lexicon

SEAT: Final = re.compile(r"(?P<of>\bof )?\b[Ss]eat (?P<seat>\d)\b(?P<own>'s\b)?(?P<verb> [a-z]+)?")
IRREGULAR: Final = {"has": "have", "is": "are", "does": "do", "goes": "go"}
SHAPES: Final = ["circle", "diamond", "square", "triangle", "star", "cross"]  # of the seats, in their order
OWNER: Final = re.compile(rf"\bthe ({'|'.join(SHAPES)})\b|\b({'|'.join(SHAPES)})(?= \d| has )")


def spoken(slug: str, phrase: Phrase | str) -> bool:
    """Is it a sentence already?"""
    if isinstance(phrase, str):
        return True
    return not has_words(slug) and phrase.kind not in lexicon("", ENGLISH).entries


def said(phrase: Phrase | str, names: Sequence[str]) -> str:
    if isinstance(phrase, str):
        return named(phrase, names)
    text = phrase.kind
    if phrase.seat != NOBODY and "{who}" in text:
        text = text.replace("{who}", f"seat {phrase.seat}")
    return named(text, names)


def whole(clause: str) -> str:
    """A clause of a reason as a sentence."""
    return clause[:1].upper() + clause[1:] + ("" if clause.endswith(".") else ".")


def about(text: str, actor: int) -> int:
    """The seat a line of the story is about: a roll for the next turn is told in the move before it."""
    begins = SEAT.match(text)
    return int(begins["seat"]) if begins and not begins["of"] else actor


def named(text: str, names: Sequence[str]) -> str:
    """Seats by name; somebody who is called "You" (in the terminal) has a grammar of their own."""

    def name(found: re.Match[str]) -> str:
        seat = int(found["seat"])
        of, own, verb = found["of"] or "", found["own"] or "", found["verb"] or ""
        known = names[seat] if seat < len(names) else ""
        if known != "You":
            return f"{of}{known}{own}{verb}" if known else found[0]
        before = text[: found.start()]
        first = not before or before.endswith(". ")
        if own:
            return f"{of}{'Your' if first else 'your'}{verb}"
        if of:
            return f"of yours{verb}"
        if verb and (first or before.endswith(": ")):
            verb = " " + second_person(verb[1:])
        return f"{'You' if first else 'you'}{verb}"

    spoken = SEAT.sub(name, text)
    return re.sub(r"\bits\b", "your", spoken) if re.search(r"(^Y|: y)ou ", spoken) else spoken


def second_person(verb: str) -> str:
    """Seat 0 buys; you buy."""
    if verb in IRREGULAR:
        return IRREGULAR[verb]
    if verb.endswith(("sses", "shes", "ches", "xes")):
        return verb[:-2]
    return verb[:-1] if verb.endswith("s") and not verb.endswith("ss") else verb


def owned(label: str, names: Sequence[str]) -> str:
    """Drawings tell seats by shape; who hears a piece's label hears the name."""

    def name(found: re.Match[str]) -> str:
        seat = SHAPES.index(found[1] or found[2])
        return names[seat] if seat < len(names) and names[seat] else found[0]

    return OWNER.sub(name, label)
