"""The gestures of The Gardens: which pieces one clicks to make a move, and each move in words."""

from __future__ import annotations

from typing import Final

from ....draw.scene import Said, Setting, Words
from ....kernel.result import Objection
from ....kernel.story import AnyOf, Args, Phrase, Title
from ..components import (
    BENCH,
    CARD_NAMES,
    CARD_ROW,
    CARD_SHOWN,
    FOUNTAIN,
    LANDMARK_NAMES,
    LEFT,
    LETTERS,
    PATH,
    QUOTA,
    SIDES,
    STATUE,
    TREE_NAMES,
    TREE_TYPES,
    TREES,
)
from ..knowledge.view import View
from ..rules.moves import RETURN, TAKE_LEFT, TAKE_RIGHT, GardensMove, Reserve, Return, Take

NUMBER: Final = {name: number for number, name in enumerate(CARD_NAMES)}
NOUNS: Final = ["card", "cell"]  # what a path still asks for, by what its key begins with
# the symbols of what lines of the log speak of, by title
DRAWINGS: Final = {
    **{name: f"tg-i-{name}" for name in [*TREE_NAMES, "statue", "fountain", "bench", "stream", "path"]},
    **{f"two-{name}": f"tg-i-{name}" for name in TREE_NAMES},
    **{name: f"tg-lm-{name}" for name in LANDMARK_NAMES},
}


class Drawn(View, Setting):
    """A view and what is needed to draw it."""


def paths(view: Drawn, offers: list[GardensMove], seat: int) -> list[list[str]]:
    return [path(view, move, seat) for move in offers]


def path(view: Drawn, move: GardensMove, seat: int) -> list[str]:
    match move:
        case Take():
            return [f"card-{CARD_NAMES[move.card]}", target(view, seat, move)]
        case Reserve():
            return [f"card-{CARD_NAMES[move.card]}"]
    assert isinstance(move, Return)
    return [visitor(seat, move.row)]


def target(view: Drawn, seat: int, move: Take) -> str:
    return f"cell-{move.row + 1}-{column(view, seat, move)}"


def column(view: Drawn, seat: int, move: Take) -> int:
    """Of the free cell beside what a row holds already."""
    lies = view["gardens"][str(seat)][move.row].split(" ")
    held = [place for place, name in enumerate(lies) if name != "-"]
    return held[0] if move.side == LEFT else held[-1] + 2


def visitor(seat: int, row: int) -> str:
    return f"visitor-{seat}-{row + 1}"


def way(view: Drawn, move: GardensMove, seat: int) -> list[str]:
    """The visitor's walk: from where it stands to the card that is laid."""
    return [visitor(seat, move.row), target(view, seat, move)] if isinstance(move, Take) else []


def say(view: Drawn, move: GardensMove) -> Words:
    match move:
        case Take():
            seat = int(view["turn"])
            start = int(view["visitors"][seat][move.row])
            line = Phrase(f"offer-take-{SIDES[move.side]}", {"from": start, "to": column(view, seat, move)})
            return Words(card_offer("offer-take", move.card), line, icon_of(move.card))
        case Reserve():
            title = card_offer("offer-reserve", move.card)
            return Words(title, Phrase("offer-reserve-line"), "tg-lm-fort-denison")
    assert isinstance(move, Return)
    title = Phrase("offer-return", {"row": LETTERS[move.row].upper()})
    return Words(title, Phrase("offer-return-line"), "tg-lm-state-library")


def card_offer(kind: str, card: int) -> Phrase:
    return Phrase(kind, {"card": CARD_SHOWN[card], "row": LETTERS[CARD_ROW[card]].upper()})


def icon_of(card: int) -> str:
    names = shown(card)
    return f"tg-i-{names[0]}" if names else "tg-i-path" if PATH[card] else "tg-i-stream"


def status(view: Drawn, offers: list[GardensMove], seat: int) -> Phrase:
    verbs = {type(move) for move in offers}
    if verbs == {Reserve}:
        return Phrase("status-reserve")
    rows = sorted({LETTERS[move.row].upper() for move in offers if isinstance(move, Take)})
    kind = "status-take-or-return" if Return in verbs else "status-take"
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


def asks(view: Drawn, key: str, seat: int, held: list[str]) -> list[GardensMove]:
    name, _, rest = key.partition("-")
    if name == "card" and rest in NUMBER:
        return [TAKE_RIGHT[NUMBER[rest]], TAKE_LEFT[NUMBER[rest]]]
    if name == "visitor":
        return [RETURN[int(rest.rsplit("-", 1)[1]) - 1]]
    return []


def objects(view: Drawn, key: str, seat: int, held: list[str]) -> Objection | None:
    """Why the card in hand doesn't go to a cell, which no move says: a move names a side."""
    name, _, rest = key.partition("-")
    cards = [NUMBER[one[5:]] for one in held if one.startswith("card-") and one[5:] in NUMBER]
    if name != "cell" or not cards:
        return None
    row, column = (int(number) - 1 for number in rest.split("-"))
    home = CARD_ROW[cards[0]]
    given: Args = {"row": LETTERS[home].upper()}
    if row != home:
        return Objection("TG-DESIGN-1", "no-other-row", given)
    lies = view["gardens"][str(seat)][row].split(" ")
    if lies[column] != "-":
        return Objection("TG-DESIGN-2", "no-card-on-card")
    if set(lies[max(0, column - 1) : column] + lies[column + 1 : column + 2]) == {"-"}:
        return Objection("TG-DESIGN-2", "no-gap", given)
    return None


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
