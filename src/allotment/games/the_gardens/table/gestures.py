"""The gestures of The Gardens: which pieces one clicks to make a move, and each move in words."""

from __future__ import annotations

from typing import Final

from ....draw.scene import Said, Setting, Words
from ....kernel.story import AnyOf, Phrase, Title
from ..components import (
    BENCH,
    CARD_NAMES,
    CARD_SHOWN,
    FOUNTAIN,
    LETTERS,
    PATH,
    QUOTA,
    STATUE,
    TREE_NAMES,
    TREE_TYPES,
    TREES,
)
from ..knowledge.view import View

NUMBER: Final = {name: number for number, name in enumerate(CARD_NAMES)}
NOUNS: Final = ["card", "cell"]  # what a path still asks for, by what its key begins with


class Drawn(View, Setting):
    """A view and what is needed to draw it."""


def paths(view: Drawn, offers: list[str], seat: int) -> list[list[str]]:
    return [path(view, offer, seat) for offer in offers]


def path(view: Drawn, offer: str, seat: int) -> list[str]:
    verb, what, *side = offer.split(" ")
    if verb == "take":
        return [f"card-{what}", target(view, seat, LETTERS.index(what[0]), side[0])]
    if verb == "reserve":
        return [f"card-{what}"]
    return [f"visitor-{seat}-{what}"]


def target(view: Drawn, seat: int, row: int, side: str) -> str:
    """The free cell beside what a row holds already."""
    lies = view["gardens"][str(seat)][row].split(" ")
    held = [column for column, name in enumerate(lies) if name != "-"]
    return f"cell-{row + 1}-{held[0] if side == 'left' else held[-1] + 2}"


def way(view: Drawn, offer: str, seat: int) -> list[str]:
    """The visitor's walk: from where it stands to the card that is laid."""
    verb, what, *side = offer.split(" ")
    if verb != "take":
        return []
    row = LETTERS.index(what[0])
    return [f"visitor-{seat}-{row + 1}", target(view, seat, row, side[0])]


def say(view: Drawn, offer: str) -> Words:
    verb, what, *side = offer.split(" ")
    if verb == "take":
        seat = int(view["turn"])
        row = LETTERS.index(what[0])
        start = int(view["visitors"][seat][row])
        end = int(target(view, seat, row, side[0]).rsplit("-", 1)[1])
        line = Phrase(f"offer-take-{side[0]}", {"from": start, "to": end})
        return Words(card_offer("offer-take", what), line, icon_of(what))
    if verb == "reserve":
        return Words(card_offer("offer-reserve", what), Phrase("offer-reserve-line"), "tg-lm-fort-denison")
    title = Phrase("offer-return", {"row": LETTERS[int(what) - 1].upper()})
    return Words(title, Phrase("offer-return-line"), "tg-lm-state-library")


def card_offer(kind: str, name: str) -> Phrase:
    return Phrase(kind, {"card": CARD_SHOWN[NUMBER[name]], "row": name[0].upper()})


def icon_of(name: str) -> str:
    names = shown(NUMBER[name])
    return f"tg-i-{names[0]}" if names else "tg-i-path" if PATH[NUMBER[name]] else "tg-i-stream"


def status(view: Drawn, offers: list[str], seat: int) -> Phrase:
    verbs = {offer.split(" ")[0] for offer in offers}
    if verbs == {"reserve"}:
        return Phrase("status-reserve")
    rows = sorted({offer.split(" ")[1][0].upper() for offer in offers if offer.startswith("take")})
    kind = "status-take-or-return" if "return" in verbs else "status-take"
    return Phrase(kind, {"rows": AnyOf(list(rows))})


def facts(view: Drawn, seat: int) -> list[tuple[Phrase, Said]]:
    quota = QUOTA[len(view["scores"])]
    owes = " ".join(
        letter.upper() for number, letter in enumerate(LETTERS) if int(view["taken"][seat][number]) < quota
    )
    laid = [name for row in view["gardens"][str(seat)] for name in row.split(" ") if name in NUMBER]
    found: list[tuple[Phrase, Said]] = [
        (Phrase("fact-owes"), owes or Phrase("fact-none")),
        (Phrase("fact-statues"), str(sum(STATUE[NUMBER[name]] for name in laid))),
    ]
    owned: list[object] = [Title(name) for name, mark in view["landmarks"].items() if mark["owner"] == seat]
    if owned:
        found.append((Phrase("fact-holds"), Phrase("fact-landmarks", {"landmarks": owned})))
    return found


def asks(view: Drawn, key: str, seat: int) -> list[str]:
    name, _, rest = key.partition("-")
    if name == "card" and rest in NUMBER:
        return [f"take {rest} right", f"take {rest} left"]
    if name == "visitor":
        return [f"return {rest.rsplit('-', 1)[1]}"]
    return []


def shown(number: int) -> list[str]:
    """What stands on a card, by name: trees first, then statue, fountain, bench."""
    names: list[str] = []
    for kind in range(TREE_TYPES):
        names += [TREE_NAMES[kind]] * TREES[number * TREE_TYPES + kind]
    if STATUE[number]:
        names.append("statue")
    if FOUNTAIN[number]:
        names.append("fountain")
    if BENCH[number]:
        names.append("bench")
    return names
