"""A seat's offers as its page is told them, and what is new among them."""

from __future__ import annotations

from collections.abc import Hashable
from functools import lru_cache
from typing import Any

from ..kernel.foresight import Worth
from ..kernel.game import Move
from ..words import Speaker, names_nobody
from .scene import View, Words

Data = dict[str, Any]


class Offer:
    """An offer as somebody is told it. What reads the same is mostly the same object, at all tables and after
    every move, so that it is compared and encoded only once: don't change it."""

    __slots__ = ("brings", "called", "data", "key", "left", "packed", "path", "text")

    def __init__(
        self,
        data: Data,
        key: Hashable = None,
        called: Words | None = None,
        brings: Worth | None = None,
        left: str = "",
    ) -> None:
        self.text: str = data["text"]
        self.path: list[str] = data.get("path", [])
        self.data: Data | None = data  # until it is packed, if it has a key
        self.key = key  # with the path, what it reads like; none where somebody is named
        self.packed: Any = None  # whoever sends it keeps it here as it is sent
        self.called = called  # what the key is made of
        self.brings = brings
        self.left = left

    def __eq__(self, other: object) -> bool:
        if self is other:
            return True
        if not isinstance(other, Offer):
            return False
        if self.data is not None and other.data is not None:
            return self.data == other.data
        return self.key is not None and self.key == other.key and self.path == other.path

    def pack(self, packed: Any) -> None:
        """It is kept as it is sent. There are thousands, so what that was made of is let go."""
        self.packed = packed
        if self.key is not None:
            self.data = None

    def __hash__(self) -> int:
        return hash(self.text)

    def reads(self, called: Words, brings: Worth, left: str, path: list[str]) -> bool:
        """Does it read like this? Asked before a key is made, which takes longer."""
        mine = self.brings
        return (
            self.called is called
            and mine is not None
            and (mine is brings or (mine.points == brings.points and alike(mine, brings)))
            and (self.path is path or self.path == path)
            and self.left == left
        )


def offered(
    picture: Any, view: View, seat: int, offers: list[Move], worths: list[Worth], words: Speaker
) -> list[Offer]:
    """Each in words, with its path and what it brings."""
    paths: list[list[str]] = picture.paths(view, offers, seat)
    known = words.lexicon.offers
    latest: list[dict[Move, Offer]] = words.lexicon.latest_of(seat)
    say = picture.say
    unused = getattr(picture, "unused", None)
    shown: list[Offer] = []
    for at in range(len(offers)):
        move, brings, path = offers[at], worths[at], paths[at]
        called = say(view, move)
        left = ""
        if brings.last and unused is not None and (wasted := unused(view, move, offers)) is not None:
            left = words.again(wasted)
        last = latest[2 * brings.last + brings.sure]
        found = last.get(move)  # mostly it reads as it did the last time, wherever that was
        if found is not None and found.reads(called, brings, left, path):
            shown.append(found)
            continue
        key: Hashable = (called, move.text, brings.points, brings.sure, brings.last, left)
        place = key
        found = known.get(key)
        if found is not None and found.path is not path and found.path != path:
            place = (key, *path)  # it begins with a piece of the seat's own
            found = known.get(place)
        if found is None:
            data = told(move.text, spoken(called, words), path, brings, left)
            if names_nobody(called):
                found = Offer(data, key, called, brings, left)
                words.lexicon.remember(known, place, found)
            else:
                found = Offer(data)
        if found.called is not None:
            last[move] = found
        shown.append(found)
    return shown


def alike(one: Worth, other: Worth) -> bool:
    return one.sure == other.sure and one.last == other.last


def told(text: str, said: dict[str, str], path: list[str], brings: Worth, left: str) -> Data:
    offer: Data = {"text": text, "say": said, "points": brings.points, "path": path}
    if brings.points is not None and not brings.sure:
        offer["sure"] = False
    if brings.last:
        offer["last"] = True
        if left:
            offer["unused"] = left
    return offer


def spoken(offer: Words, words: Speaker) -> dict[str, str]:
    """An offer in words."""
    said = {"title": words.say(offer.title), "line": words.say(offer.line), "icon": offer.icon}
    if offer.gain:
        said["gain"] = words.say(offer.gain)
    if brief := words.brief(offer.line):
        said["brief"] = brief
    return said


@lru_cache(maxsize=16384)
def plainly(move: Move) -> Offer:
    """For programs."""
    return Offer({"text": move.text, "index": move.index})


def verbs(offers: list[Move]) -> list[str]:
    """What these moves begin with, each once, in their order."""
    found: dict[str, bool] = {}
    for move in offers:
        found[move.verb()] = True
    return list(found)


def numbered(old: list[Offer], new: list[Offer]) -> list[Any]:
    """The new offers, as `sent`; one that is unchanged is given as its number among the old ones."""
    places = {offer.text: number for number, offer in enumerate(old)}
    found: list[Any] = []
    for offer in new:
        number = places.get(offer.text)
        if number is not None and (old[number] is offer or old[number] == offer):
            found.append(number)
        else:
            found.append(offer if offer.packed is None else offer.packed)
    return found


def sent(offers: list[Offer]) -> list[Any]:
    """All of them, as far as they have been sent before."""
    return [offer if offer.packed is None else offer.packed for offer in offers]
