"""A seat's offers as its page is told them, and what is new among them."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from ..kernel.foresight import Worth
from ..kernel.game import Move
from ..words import Speaker, names_nobody
from .scene import View, Words

Data = dict[str, Any]


def offered(
    picture: Any, view: View, seat: int, offers: list[Move], worths: list[Worth], words: Speaker
) -> list[Data]:
    """Each in words, with its path and what it brings."""
    paths: list[list[str]] = picture.paths(view, offers, seat)
    known = words.lexicon.offers
    say = picture.say
    unused = getattr(picture, "unused", None)
    shown: list[Data] = []
    for at in range(len(offers)):
        move, brings = offers[at], worths[at]
        called = say(view, move)
        said = known.get(called)
        if said is None:
            said = spoken(called, words)
        offer: Data = {"text": move.text, "say": said, "points": brings.points, "path": paths[at]}
        if brings.points is not None and not brings.sure:
            offer["sure"] = False
        if brings.last:
            offer["last"] = True
            if unused is not None and (left := unused(view, move, offers)) is not None:
                offer["unused"] = words.again(left)
        shown.append(offer)
    return shown


def spoken(offer: Words, words: Speaker) -> dict[str, str]:
    """An offer in words. Remembered where it names nobody: don't change the result."""
    said = {"title": words.say(offer.title), "line": words.say(offer.line), "icon": offer.icon}
    if offer.gain:
        said["gain"] = words.say(offer.gain)
    if brief := words.brief(offer.line):
        said["brief"] = brief
    if names_nobody(offer):
        words.lexicon.remember(words.lexicon.offers, offer, said)
    return said


@lru_cache(maxsize=16384)
def plainly(move: Move) -> Data:
    """For programs. Remembered: don't change the result."""
    return {"text": move.text, "index": move.index}


def numbered(old: list[Data], new: list[Data]) -> list[Data | int]:
    """The new offers; one that is unchanged is given as its number among the old ones."""
    places = {offer["text"]: number for number, offer in enumerate(old)}
    found: list[Data | int] = []
    for offer in new:
        number = places.get(offer["text"])
        if number is None or old[number] != offer:
            found.append(offer)
        else:
            found.append(number)
    return found
