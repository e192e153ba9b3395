"""Stowing in a row: where everything in hand goes if one doesn't choose (SPEC 14, Gestures)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from ....draw.scene import Words
from ....kernel.story import Phrase
from ..components import COLOURS, CONTAINER_COUNT, CONTAINER_TITLES, CONTAINERS, LETTERS
from ..knowledge.view import View
from ..rules.moves import STOW, MysteriousMove, Stow
from .gestures import counted_treasures
from .outlook import containers, fits

Hand = tuple[int, int, int]  # red, blue, yellow
Held = tuple[tuple[str, str], ...]  # containers, each with what is in it
Way = tuple[tuple[int, str], ...]  # a colour and its container, one after the other


def series(view: View, offers: list[MysteriousMove], seat: int) -> list[MysteriousMove]:
    """The moves that stow all that is in hand, the fullest matching container first; none, if something
    would be left."""
    way = stowed(in_hand(view, seat), tuple(containers(view["players"][str(seat)])))
    moves: list[MysteriousMove] = [
        STOW[CONTAINER_COUNT * colour + CONTAINERS.index(name)] for colour, name in way
    ]
    return moves if moves and moves[0] in offers else []


def series_words(moves: list[MysteriousMove]) -> Words:
    """What all of them are called together."""
    places: dict[int, dict[str, int]] = {}
    for move in moves:
        assert isinstance(move, Stow)
        inside = places.setdefault(move.container, dict.fromkeys(COLOURS, 0))
        inside[COLOURS[move.colour]] += 1
    shares: list[object] = [
        Phrase("fill-share", {"treasures": counted_treasures(inside), "bag": CONTAINER_TITLES[container]})
        for container, inside in places.items()
    ]
    return Words(Phrase("offer-fill"), Phrase("offer-fill-line", {"shares": shares}), "mg-treasure-sack")


def in_hand(view: View, seat: int) -> Hand:
    """What the seat has in hand that stows now."""
    words = str(view["agenda"][0]).split(" ") if view["agenda"] else []
    if words[:2] != ["stow", str(seat)]:
        return (0, 0, 0)
    red, blue, yellow = map(int, words[2:])
    return (red, blue, yellow)


@lru_cache(maxsize=1024)
def stowed(hand: Hand, held: Held) -> Way:
    """Where each treasure goes; nothing, if there is no room for all."""
    if not any(hand):
        return ()
    for colour, place in places(hand, held):
        name, inside = held[place]
        red, blue, yellow = (count - (at == colour) for at, count in enumerate(hand))
        now = (*held[:place], (name, beside(inside, colour)), *held[place + 1 :])
        rest = stowed((red, blue, yellow), now)
        if rest or not red + blue + yellow:
            return ((colour, name), *rest)
    return ()


def places(hand: Hand, held: Held) -> Iterator[tuple[int, int]]:
    """Colours in hand and containers they fit in, the fullest first; one of several alike (MG-STOW-5)."""
    fullest = sorted(range(len(held)), key=lambda place: -len(held[place][1]))
    for place in fullest:
        for colour in range(len(COLOURS)):
            if hand[colour] and fits(*held[place], colour):
                yield colour, place


def beside(inside: str, colour: int) -> str:
    """ "ry" with one more red: "rry", as a view writes what is in a container."""
    return "".join(sorted(inside + LETTERS[colour], key=LETTERS.index))
